import { useEffect } from 'react';
import type { ProblemsPlace } from '../../link/address.ts';
import { streakUpTo } from '../../problems/progress.ts';
import { problemOf, verdictOf } from '../../problems/run.ts';
import { isBusy } from '../../store/staging.ts';
import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import { PROBLEMS } from '../../words/problems.ts';
import type { PanelProps } from '../panel-props.ts';
import { hexesNamed } from './hex-words.ts';
import { HexText } from './HexText.tsx';
import { ProblemWays } from './ProblemWays.tsx';
import { VerdictText } from './VerdictText.tsx';

interface Props extends PanelProps {
  readonly go: (place: ProblemsPlace) => void;
}

/** Whether the answer is judged and what came of it has been seen: not before the dice have come to rest. */
const useJudged = (table: TableStore): boolean => {
  const isGiven = useStore(table, state => verdictOf(state) !== undefined);
  const isRolling = useStore(table.film, film => film.isRolling);
  const isShown = useStore(table, () => !isBusy(table));
  return isGiven && isShown && !isRolling;
};

/** What the problem asks, and what is said of the answer. */
export const ProblemCard = (props: Props) => {
  const { table } = props;
  const { sheet, number, of, day } = useStore(table, problemOf);
  const isJudged = useJudged(table);
  useFirstWords(table);
  useVerdictInSight(props, isJudged);
  return (
    <section className="lesson-card problem-card" aria-label={PROBLEMS.card}>
      <header>
        <h2>{sheet.title}</h2>
        <span className="lesson-step">
          {day === undefined ? PROBLEMS.place(number, of, sheet.level) : PROBLEMS.placeToday(sheet.level)}
          {isJudged && day !== undefined && <Streak day={day} />}
        </span>
      </header>
      <div role="status" aria-live="polite">
        {isJudged ? <VerdictText {...props} /> : <Task {...props} />}
      </div>
      <ProblemWays {...props} isJudged={isJudged} />
    </section>
  );
};

const Streak = ({ day }: { readonly day: string }) => {
  const said = PROBLEMS.streak(streakUpTo(day));
  return said === '' ? null : <> · {said}</>;
};

/** The words that are there when the card comes are not heard by themselves. */
const useFirstWords = (table: TableStore): void => {
  useEffect(() => {
    const { sheet } = problemOf(table.get());
    table.set({ spoken: `${sheet.title}. ${sheet.task}` });
  }, [table]);
};

/** What the answer and its refutation speak of comes into sight. */
const useVerdictInSight = ({ table, stage }: PanelProps, isJudged: boolean): void => {
  useEffect(() => {
    const verdict = isJudged ? verdictOf(table.get()) : undefined;
    if (verdict === undefined) return;
    const said = [...verdict.steps, verdict.reply?.step ?? ''];
    const hexes = said.flatMap(step => hexesNamed(step, table));
    if (hexes.length > 0) stage.view?.frame(hexes);
  }, [table, stage, isJudged]);
};

const Task = (props: PanelProps) => {
  const { table } = props;
  const { sheet, hints, showing, checked } = useStore(table, problemOf);
  const isGiven = useStore(table, state => verdictOf(state) !== undefined);
  return (
    <>
      <p className="lesson-text">{sheet.task}</p>
      {sheet.hints.slice(0, hints).map(hint => (
        <p key={hint} className="lesson-hint">
          <HexText {...props} text={hint} />
        </p>
      ))}
      {checked === undefined && (
        <p className="hint">{showing === undefined && !isGiven ? PROBLEMS.how : PROBLEMS.showing}</p>
      )}
      {checked !== undefined && (
        <p className="hint">
          {PROBLEMS.checking} <progress max={1} value={checked} aria-label={PROBLEMS.checking} />
        </p>
      )}
    </>
  );
};
