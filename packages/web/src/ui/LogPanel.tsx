import type { Phrase } from '@narrow-seas/core';
import { useState } from 'react';
import { isRunning } from '../film/film.ts';
import type { LogEntry } from '../link/protocol.ts';
import { openReplay } from '../store/replay.ts';
import { lengthAtMine } from '../store/since.ts';
import { sentencesOf } from '../store/speech.ts';
import { useStore } from '../store/store.ts';
import { viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { PanelProps, SidePanelProps } from './panel-props.ts';
import { TurnList } from './TurnList.tsx';
import { TurnSummary } from './TurnSummary.tsx';

const SHOWN = 120;

/** What the others do while it is shown, then what came of it, then everything that has happened. */
export const LogPanel = ({ settings, ...props }: SidePanelProps) => {
  const { table } = props;
  const isFilm = useStore(table.film, isRunning);
  const hasSummary = useStore(table.film, film => film.hasSummary);
  if (isFilm) return <TurnList table={table} settings={settings} />;
  return (
    <>
      {hasSummary && <TurnSummary {...props} />}
      <WholeLog {...props} />
    </>
  );
};

/** What has happened, latest first, in sentences that lead to the map. */
const WholeLog = (props: PanelProps) => {
  const { table } = props;
  const whole = useStore(table, state => state.log);
  const replayed = useStore(table, state => state.replay?.at);
  const log = replayed === undefined ? whole : whole.slice(0, replayed);
  const viewer = useStore(table, state => state.snapshot.viewer);
  const [recent, setRecent] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const entries = recent ? log.slice(lengthAtMine(log, viewer)) : log;
  const listed = entries.slice(-shown).toReversed();
  return (
    <section className="log">
      <h2>{WORDS.log.title}</h2>
      <div className="row">
        <button type="button" aria-pressed={recent} onClick={() => setRecent(!recent)}>
          {WORDS.log.since}
        </button>
        <button type="button" onClick={() => openReplay(table, whole.length)}>
          {WORDS.replay.open}
        </button>
      </div>
      {table.get().lesson !== undefined && <p className="hint">{WORDS.log.lesson}</p>}
      {table.get().problem !== undefined && <p className="hint">{WORDS.log.problem}</p>}
      {log.length === 0 && <p>{WORDS.log.empty}</p>}
      <ol>
        {listed.map(entry => (
          <EntryItem key={entry.number} entry={entry} {...props} />
        ))}
      </ol>
      {entries.length > shown && (
        <button type="button" onClick={() => setShown(shown * 4)}>
          {WORDS.log.earlier(entries.length - shown)}
        </button>
      )}
    </section>
  );
};

interface EntryProps extends PanelProps {
  readonly entry: LogEntry;
}

const EntryItem = ({ entry, table, stage }: EntryProps) => {
  const { display } = table.get();
  const view = viewShown(table.get());
  const sentences = sentencesOf(display, view, entry);
  if (sentences.length === 0) return null;
  return (
    <li className={display.sides[entry.by]?.tint ?? 'chance'}>
      <button
        type="button"
        className="number"
        title={WORDS.log.replay}
        aria-label={`${WORDS.log.replay}: ${entry.number}`}
        onClick={() => openReplay(table, entry.number)}
      >
        {entry.number}
      </button>
      <span>
        {entry.order !== undefined && <span className="made">{WORDS.standing.made}</span>}{' '}
        {sentences.map((phrases, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an entry never change
          <Sentence key={place} phrases={phrases} table={table} stage={stage} />
        ))}
      </span>
    </li>
  );
};

const Sentence = ({ phrases, table, stage }: PanelProps & { readonly phrases: readonly Phrase[] }) => (
  <span>
    {phrases.map((phrase, place) =>
      typeof phrase === 'string' ? (
        phrase
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
        <button key={place} type="button" className="link" onClick={() => show({ table, stage }, phrase)}>
          {phrase.text}
        </button>
      ),
    )}{' '}
  </span>
);

const show = ({ table, stage }: PanelProps, { hex, piece }: Exclude<Phrase, string>): void => {
  const at = hex ?? table.get().board.pieces.find(({ id }) => id === piece)?.hex;
  if (at === undefined) return;
  stage.view?.centreOn([at]);
  table.set({ selected: at, picked: [], choices: [] });
};
