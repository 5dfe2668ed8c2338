import type { Continuation } from '@narrow-seas/core';
import { useEffect } from 'react';
import { saveAddress } from '../../link/address.ts';
import type { Explored } from '../../link/explored.ts';
import type { Action } from '../../link/protocol.ts';
import { useStore } from '../../store/store.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { openExplorer, positionShown, runExplorer, tryPlayed } from './explorer.ts';
import { ResultBar } from './ResultBar.tsx';

interface Props {
  readonly table: TableStore;
  readonly studies: Studies;
}

/** What was played from the position on the screen in all games of this browser. */
export const ExplorerStrip = ({ table, studies }: Props) => {
  const isOpen = useStore(table, state => state.explorer?.isOpen === true);
  const position = useStore(table, positionShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is looked for from its beginning
  useEffect(() => (isOpen ? runExplorer(table) : undefined), [table, isOpen, position]);
  return (
    <details
      className="engine explorer"
      open={isOpen}
      onToggle={event => openExplorer(table, event.currentTarget.open)}
    >
      <summary>{SAID.explorer}</summary>
      {isOpen && <Found table={table} studies={studies} />}
    </details>
  );
};

const Found = ({ table, studies }: Props) => {
  const told = useStore(table, state => state.explorer?.told);
  if (told === undefined) return <p role="status">{SAID.reading(0, 0)}</p>;
  const { complete, continuations, read, all } = told;
  return (
    <>
      <p role="status" className="hint">
        {sayState(told)}
      </p>
      {!complete && <progress max={all} value={read} aria-label={SAID.explorer} />}
      <ol className="continuations">
        {continuations.map(way => (
          <Way key={`${way.by} ${way.after}`} table={table} studies={studies} told={told} way={way} />
        ))}
      </ol>
    </>
  );
};

const sayState = ({ complete, continuations, read, all }: Explored): string => {
  if (!complete) return SAID.reading(read, all);
  return continuations.length === 0 ? SAID.notPlayed(all) : '';
};

interface WayProps extends Props {
  readonly told: Explored;
  readonly way: Continuation<Action>;
}

const Way = ({ table, studies, told, way }: WayProps) => {
  const { by, title, differs, count, won, drawn, lost, points } = way;
  const over = won + drawn + lost;
  const notOver = SAID.notOver(count - over);
  const { display } = table.get();
  return (
    <li>
      <p>
        <b>{display.saySide(by)}: </b>
        {title} <span className="worth-of">{SAID.timesPlayed(count)}</span>
      </p>
      {differs.length > 1 && <p className="hint">{SAID.differs(differs)}</p>}
      {over > 0 && <ResultBar won={won} drawn={drawn} lost={lost} />}
      <p className="worth-of">
        {[points === undefined ? '' : SAID.meanPoints(points), notOver].filter(Boolean).join(', ')}
      </p>
      <div className="row">
        <button
          type="button"
          className="link"
          aria-label={SAID.tryPlayed(title)}
          onClick={() => tryPlayed(table, studies, way)}
        >
          {SAID.tryIt}
        </button>
        <Games table={table} told={told} way={way} />
      </div>
    </li>
  );
};

/** More links than these nobody follows. */
const MOST = 8;

const Games = ({ table, told, way }: Omit<WayProps, 'studies'>) => {
  const { saveId, variation } = table.get();
  const here = variation?.gameId ?? saveId;
  const ids = new Set(way.games.map(({ id }) => id));
  const games = told.games.filter(({ id }) => ids.has(id)).slice(0, MOST);
  return (
    <details className="played-in">
      <summary>{SAID.playedIn(ids.size)}</summary>
      <ul>
        {games.map(({ id, title, at }) => (
          <li key={id}>
            {id === here ? SAID.thisGame : <a href={saveAddress(id)}>{SAID.openGame(title, at)}</a>}
          </li>
        ))}
      </ul>
    </details>
  );
};
