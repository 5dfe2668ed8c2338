import { nextReady, prefetchNext } from '../gesture/next-ready.ts';
import { tryToEnd } from '../gesture/primary.ts';
import { askAdvice } from '../store/advice.ts';
import { isDrawnFirst } from '../store/proposals.ts';
import { primaryOf, shortLabel } from '../store/primary.ts';
import { openReplay } from '../store/replay.ts';
import { openSummary } from '../film/controls.ts';
import { newsFor } from '../store/since.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { handOverTo, isMyTurn, type TableState } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';
import { PrimaryButton } from './PrimaryButton.tsx';
import { Prompt } from './Prompt.tsx';
import type { Stage } from './stage.ts';
import { Thinking } from './Thinking.tsx';

interface Props {
  readonly table: TableStore;
  readonly stage: Stage;
}

/** The bar at the foot, of one height: one sentence at the left, the ways on at the right, the next step in the corner. */
export const PhaseBar = ({ table, stage }: Props) => {
  const isAsking = useStore(table, state => state.ending);
  return (
    <footer className={`phase ${isAsking ? 'asking' : ''}`}>
      <Prompt table={table} />
      <Ways table={table} stage={stage} />
    </footer>
  );
};

const Ways = (props: Props) => {
  const { table } = props;
  const state = useStore(table, whole => whole);
  const other = handOverTo(state);
  if (state.snapshot.computer !== undefined) return <Thinking table={table} state={state} />;
  if (other !== undefined) return <HandOver {...props} state={state} side={other} />;
  if (state.snapshot.outcome !== undefined) return <Over table={table} />;
  return (
    <div className="ways">
      {state.ending ? <EndAnyway {...props} state={state} /> : <Hints {...props} state={state} />}
      <PrimaryButton {...props} />
    </div>
  );
};

interface StateProps extends Props {
  readonly state: TableState;
}

/** What may help before one acts: the news, advice, taking back, the second answer, and who can still act. */
const Hints = (props: StateProps) => {
  const { table, state } = props;
  const mine = isMyTurn(state);
  const isHolding = state.picked.length > 0 || state.pointed !== undefined;
  return (
    <>
      {mine && !isHolding && <News {...props} />}
      {mine && state.card.advises && <AdviceButton {...props} />}
      <UndoButton {...props} />
      {isHolding && (
        <button type="button" className="way" aria-label={WORDS.panel.back} onClick={table.stepBack}>
          <Icon name="back" /> <span>{WORDS.panel.back}</span>
        </button>
      )}
      {mine && !isHolding && <OtherAnswer {...props} />}
      {mine && state.handed && !state.choicesDue && <EndPhase {...props} />}
      {mine && <ToActButton {...props} />}
    </>
  );
};

const AdviceButton = ({ table, state }: StateProps) => (
  <button
    type="button"
    className="way"
    aria-label={WORDS.advice.ask}
    aria-expanded={state.advice !== undefined}
    onClick={() => askAdvice(table)}
  >
    <Icon name="bulb" /> <span>{WORDS.advice.ask}</span>
  </button>
);

const UndoButton = ({ table, state: { snapshot } }: StateProps) => {
  const label = snapshot.undoByConsent === true ? WORDS.phase.askUndo : WORDS.phase.undo;
  return (
    <button
      type="button"
      className="way undo-way"
      aria-label={label}
      disabled={snapshot.undoRefusal !== undefined}
      title={snapshot.undoRefusal?.reason}
      aria-description={snapshot.undoRefusal?.reason}
      onClick={table.undo}
    >
      <Icon name="undo" /> <span>{label}</span>
    </button>
  );
};

/** Beside the primary button the next answer; all of them stand in the panel. */
const OtherAnswer = ({ table, state }: StateProps) => {
  const primary = primaryOf(state);
  const { commands } = state.snapshot.survey;
  const others = commands.filter(choice => primary?.type !== 'do' || primary.choice.key !== choice.key);
  const [first, ...more] = others;
  if (first === undefined || more.length > 2) return null;
  return (
    <button
      type="button"
      className="way plain"
      onClick={() => (isDrawnFirst(first) ? table.choose(first.key) : table.perform(first))}
      title={first.warning ?? first.label}
    >
      {shortLabel(first)}
    </button>
  );
};

/** The page has put the next unit into the hand: who is done need not put it down first. */
const EndPhase = ({ table, stage, state }: StateProps) => {
  const { end } = state.snapshot.survey;
  if (end === undefined || end.refusal !== undefined) return null;
  return (
    <button type="button" className="way plain end-phase" onClick={() => tryToEnd(table, stage)}>
      {end.label}
    </button>
  );
};

/** Counts down, and leads to the next unit. */
const ToActButton = ({ table, stage, state }: StateProps) => {
  const count = toAct(state).length;
  // Who is asked about one thing is not led away from it.
  if (count === 0 || state.snapshot.survey.focus !== undefined) return null;
  return (
    <button
      type="button"
      className="way to-act"
      aria-label={WORDS.toAct.count(count)}
      title={WORDS.map.find}
      onPointerEnter={() => prefetchNext(table)}
      onFocus={() => prefetchNext(table)}
      onClick={() => nextReady(table, stage, 1)}
    >
      <span>
        {count} <span className="words">{WORDS.toAct.words}</span>
      </span>
      <Icon name="next" />
    </button>
  );
};

/** What the others did while one waited; gone with one's own first move. */
const News = ({ table, state }: StateProps) => {
  const { log, snapshot } = state;
  const news = newsFor(log, snapshot.viewer);
  // A set-up or a single step is seen at a glance.
  if (news.length < 2) return null;
  return (
    <button
      type="button"
      className="way"
      aria-label={WORDS.film.news(news.length)}
      title={WORDS.film.newsHint}
      onClick={() => void openSummary(table).catch(table.fail)}
    >
      <Icon name="play" /> <span>{WORDS.film.news(news.length)}</span>
    </button>
  );
};

/** The unsafe answer to the question whether the phase may end. */
const EndAnyway = ({ table, state }: StateProps) => {
  const { end } = state.snapshot.survey;
  if (end === undefined) return null;
  return (
    <button type="button" className="way plain end-anyway" onClick={table.end}>
      {WORDS.primary.endAnyway(end.label)}
    </button>
  );
};

/** After the last move: how it went, from the whole down to each moment. */
const Over = ({ table }: Pick<Props, 'table'>) => (
  <div className="ways">
    <button type="button" onClick={() => openReplay(table, table.get().log.length)}>
      {WORDS.replay.open}
    </button>
    <button
      type="button"
      className="primary main-way"
      onClick={() => table.set({ report: true, menu: false })}
    >
      {WORDS.report.open}
    </button>
  </div>
);

const HandOver = ({ table, side, state }: StateProps & { readonly side: string }) => {
  const name = state.display.saySide(side);
  return (
    <div className="ways">
      <span className="thinking">{WORDS.phase.handOver(name)}</span>
      <button type="button" className="primary main-way" onClick={() => table.handOver(side)}>
        {state.card.secrets ? WORDS.handOver.leave(name) : WORDS.phase.takeOver(name)}
      </button>
    </div>
  );
};
