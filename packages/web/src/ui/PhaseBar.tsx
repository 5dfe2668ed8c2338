import type { Survey } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';
import { deedsOf } from '../gesture/deeds.ts';
import { foreseeNext, nextReady } from '../gesture/keys.ts';
import { askAdvice } from '../store/advice.ts';
import { openReplay } from '../store/replay.ts';
import { newsFor } from '../store/since.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { handOverTo, isMyTurn, type TableState } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { Stage } from './stage.ts';
import { Thinking } from './Thinking.tsx';

interface Props {
  readonly table: TableStore;
  readonly stage: Stage;
}

/** The phase, what is owed, and the ways on. */
export const PhaseBar = ({ table, stage }: Props) => {
  const state = useStore(table, whole => whole);
  const { survey, outcome } = state.standing;
  return (
    <footer className="phase">
      {state.ending && <Ending table={table} survey={survey} />}
      <div className="phase-text">
        <strong>{outcome === undefined ? survey.title : WORDS.phase.over}</strong>
        <span>{outcome === undefined ? survey.advice : outcome.summary}</span>
      </div>
      <Duties table={table} stage={stage} state={state} />
      <Ways table={table} stage={stage} state={state} />
    </footer>
  );
};

interface StateProps extends Props {
  readonly state: TableState;
}

/** What is owed may be beyond the first piece, or beyond any alone: then all of them are picked together. */
const firstAble = async ({ client }: TableStore, pieces: readonly number[]): Promise<readonly number[]> => {
  for (const piece of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- the first that can do something ends the search
    if ((await client('choices', { pieces: [piece], targets: [] })).length > 0) return [piece];
  }
  return pieces;
};

const goTo = ({ table, stage }: Props, hexes: readonly number[], pieces: readonly number[]): void => {
  const hex = hexes[0];
  if (hex === undefined) return table.set({ tab: 'forces', sheet: 'half' });
  stage.view?.reveal(hex);
  const ready = pieces.filter(id => table.get().standing.survey.ready.includes(id));
  firstAble(table, ready).then(able => table.pick(hex, able), table.fail);
};

const Duties = ({ table, stage, state }: StateProps) => {
  const { duties } = state.standing.survey;
  if (duties.length === 0 || !isMyTurn(state)) return null;
  return (
    <ul className="duties" aria-label={WORDS.phase.duties}>
      {duties.map(({ text, rule, urgent, hexes, pieces }) => (
        <li key={`${rule} ${text}`}>
          <button
            type="button"
            className={urgent ? 'urgent' : ''}
            onClick={() => goTo({ table, stage }, hexes, pieces)}
          >
            {text} <small>{WORDS.case(rule)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Buttons of the phase: commands of the game, undo, and the end. */
const Ways = (props: StateProps) => {
  const { table, state } = props;
  const other = handOverTo(state);
  if (state.standing.computer !== undefined) return <Thinking table={table} state={state} />;
  if (other !== undefined) return <HandOver {...props} side={other} />;
  if (state.standing.outcome !== undefined) return <Over table={table} />;
  const { survey, undoRefusal } = state.standing;
  const mine = isMyTurn(state);
  return (
    <div className="ways">
      {mine && <Hints {...props} />}
      {deedsOf(survey.commands).map(deed => (
        <button key={deed.key} type="button" onClick={() => table.perform(deed)} title={deed.warning}>
          {deed.label}
        </button>
      ))}
      <button
        type="button"
        disabled={undoRefusal !== undefined}
        title={undoRefusal?.reason}
        onClick={table.undo}
      >
        {WORDS.phase.undo}
      </button>
      {mine && survey.end !== undefined && <EndButton table={table} survey={survey} />}
    </div>
  );
};

/** What may help before one acts: the news, who can still act, and advice. */
const Hints = ({ table, stage, state }: StateProps) => {
  const { ready } = state.standing.survey;
  return (
    <>
      <News table={table} state={state} />
      {ready.length > 0 && (
        <button
          type="button"
          title={WORDS.map.find}
          onPointerEnter={() => foreseeNext(table)}
          onFocus={() => foreseeNext(table)}
          onClick={() => nextReady(table, stage, 1)}
        >
          {WORDS.phase.ready(ready.length)} ›
        </button>
      )}
      {state.card.advises && (
        <button type="button" aria-expanded={state.advice !== undefined} onClick={() => askAdvice(table)}>
          {WORDS.advice.ask}
        </button>
      )}
    </>
  );
};

/** What the others did while one waited; gone with one's own first move. */
const News = ({ table, state }: Omit<StateProps, 'stage'>) => {
  const { log, standing } = state;
  const news = newsFor(log, standing.viewer);
  // A set-up or a single step is seen at a glance.
  if (news.length < 2) return null;
  const from = (news[0]?.number ?? 1) - 1;
  return (
    <button type="button" title={WORDS.log.newsHint} onClick={() => openReplay(table, from, true)}>
      ▶ {WORDS.log.news(news.length)}
    </button>
  );
};

/** After the last move: how it went, from the whole down to each moment. */
const Over = ({ table }: Pick<Props, 'table'>) => (
  <div className="ways">
    <button type="button" onClick={() => openReplay(table, table.get().log.length)}>
      {WORDS.replay.open}
    </button>
    <button type="button" className="primary" onClick={() => table.set({ report: true, menu: false })}>
      {WORDS.report.open}
    </button>
  </div>
);

/** Ends at once when nothing is lost by it; asks otherwise. */
const EndButton = ({ table, survey }: { readonly table: TableStore; readonly survey: Survey<Action> }) => (
  <button
    type="button"
    className="primary"
    onClick={() => {
      const asks = (survey.end?.losses.length ?? 0) > 0 || survey.end?.refusal !== undefined;
      if (asks) table.set({ ending: true });
      else table.end();
    }}
  >
    {survey.end?.label}
  </button>
);

const Ending = ({ table, survey }: { readonly table: TableStore; readonly survey: Survey<Action> }) => {
  const { end, ready } = survey;
  if (end === undefined) return null;
  return (
    <div className="ending" role="group" aria-label={end.label}>
      <strong>{end.refusal === undefined ? end.label : end.refusal.reason}</strong>
      {end.losses.length > 0 ? (
        <ul>
          {end.losses.map(loss => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      ) : (
        <p>{WORDS.phase.nothingLost}</p>
      )}
      {ready.length > 0 && <p>{WORDS.phase.still(ready.length)}</p>}
      <div className="row">
        {end.refusal === undefined && (
          <button type="button" className="primary" autoFocus onClick={table.end}>
            {WORDS.phase.endAnyway}
          </button>
        )}
        <button type="button" onClick={() => table.set({ ending: false })}>
          {WORDS.phase.stay}
        </button>
      </div>
    </div>
  );
};

const HandOver = ({ table, side, state }: StateProps & { readonly side: string }) => {
  const name = state.exhibit.saySide(side);
  return (
    <div className="ways">
      <span className="thinking">{WORDS.phase.handOver(name)}</span>
      <button type="button" className="primary" onClick={() => table.handOver(side)}>
        {state.card.secrets ? WORDS.veil.leave(name) : WORDS.phase.takeOver(name)}
      </button>
    </div>
  );
};
