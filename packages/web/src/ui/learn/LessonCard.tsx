import { type ReactNode, useEffect, useRef } from 'react';
import { giveHint, goOn, isStepDone, lessonOf, showStep, startAgain } from '../../learn/run.ts';
import type { LearnPlace } from '../../link/address.ts';
import { forFinger } from '../../store/finger.ts';
import { isBusy } from '../../store/staging.ts';
import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import { LEARN } from '../../words/learn.ts';
import type { PanelProps } from '../panel-props.ts';
import { RuleLink } from '../RuleLink.tsx';
import { useLessonPointer } from './useLessonPointer.ts';

interface Props extends PanelProps {
  readonly go: (place: LearnPlace) => void;
}

/** Whether the step is done and seen: not before the dice have come to rest. */
const useDone = (table: TableStore): boolean => {
  const isDone = useStore(table, isStepDone);
  const isRolling = useStore(table.film, film => film.isRolling);
  const isShown = useStore(table, () => !isBusy(table));
  return isDone && isShown && !isRolling;
};

/** What the lesson says now: one thing to do, and when it is done what came of it. */
export const LessonCard = (props: Props) => {
  const { table } = props;
  const lesson = useStore(table, lessonOf);
  const isDone = useDone(table);
  useLessonPointer(props, isDone || lesson.isOver);
  useAutomatic(table, isDone);
  useFirstWords(table);
  return (
    <section className="lesson-card" aria-label={LEARN.card}>
      {lesson.isOver ? <Finished {...props} /> : <Step {...props} isDone={isDone} />}
    </section>
  );
};

/** The words that are there when the card comes are not heard by themselves. */
const useFirstWords = (table: TableStore): void => {
  useEffect(() => {
    const { sheet, step } = lessonOf(table.get());
    const { text = '' } = sheet.steps[step] ?? {};
    table.set({ spoken: `${sheet.title}. ${text}` });
  }, [table]);
};

/** Where the page decides that a step is done, the next one follows at once. */
const useAutomatic = (table: TableStore, isDone: boolean): void => {
  const isPage = useStore(table, state => {
    const { sheet, step } = lessonOf(state);
    return sheet.steps[step]?.goal !== undefined;
  });
  const step = useStore(table, state => lessonOf(state).step);
  useEffect(() => {
    if (isDone && isPage && !lessonOf(table.get()).isOver) goOn(table);
  }, [table, isDone, isPage, step]);
};

interface StepProps extends Props {
  readonly isDone: boolean;
}

const Step = (props: StepProps) => {
  const { table, isDone } = props;
  const { sheet, step, said, isHinted, showing } = useStore(table, lessonOf);
  const instead = useStore(table, state => state.snapshot.lesson?.instead);
  const now = sheet.steps[step];
  if (now === undefined) return null;
  const wrong = isDone ? undefined : instead;
  return (
    <>
      <header>
        <h2>{sheet.title}</h2>
        <span className="lesson-step">{LEARN.step(step + 1, sheet.steps.length)}</span>
        <progress max={sheet.steps.length} value={step + (isDone ? 1 : 0)} aria-hidden="true" />
      </header>
      <div role="status" aria-live="polite">
        {said !== '' && !isDone && <p className="lesson-said">{cited(said, table)}</p>}
        <p className={isDone ? 'lesson-said' : 'lesson-text'}>{cited(isDone ? now.done : now.text, table)}</p>
        {wrong !== undefined && <p className="lesson-instead">{cited(wrong, table)}</p>}
        {isHinted && !isDone && <p className="lesson-hint">{cited(now.hint, table)}</p>}
      </div>
      {now.hasDice && <p className="hint lesson-dice">{LEARN.dice}</p>}
      {showing !== undefined && !isDone && <p className="hint">{LEARN.showing}</p>}
      <Buttons {...props} isWrong={wrong !== undefined} />
    </>
  );
};

const CITED = /\[((?:\d|[A-Z]\.)[\w.]*)\]/;

/** A sentence whose cases are links to the rules. */
const cited = (text: string, table: TableStore): ReactNode =>
  forFinger(text)
    .split(CITED)
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
    .map((part, place) => (place % 2 === 0 ? part : <RuleLink key={place} rule={part} table={table} />));

/** The keyboard goes on where the lesson goes on, and from there back to the map. */
const useFocusHere = () => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return button;
};

const backToMap = (): void =>
  document.querySelector<HTMLElement>('canvas.map')?.focus({ preventScroll: true });

interface ButtonProps extends StepProps {
  readonly isWrong: boolean;
}

const Buttons = (props: ButtonProps) => {
  const { table, go, isDone } = props;
  const { sheet, step, game } = useStore(table, lessonOf);
  const isRead = isDone || sheet.steps[step]?.goal?.type === 'continue';
  return (
    <div className="lesson-ways">
      {isRead ? <Onwards key={step} table={table} /> : <Helps {...props} />}
      <button type="button" className="quiet" onClick={() => go({ at: 'learn', game })}>
        {LEARN.leave}
      </button>
    </div>
  );
};

const Onwards = ({ table }: Pick<Props, 'table'>) => {
  const button = useFocusHere();
  // With the keyboard the map comes next; a mouse needs no focus.
  const onwards = ({ detail }: { readonly detail: number }): void => {
    goOn(table);
    if (detail === 0) backToMap();
  };
  return (
    <button ref={button} type="button" className="primary" onClick={onwards}>
      {LEARN.goOn}
    </button>
  );
};

/** What helps before the step is done. */
const Helps = ({ table, isWrong }: ButtonProps) => {
  const { isHinted, showing } = useStore(table, lessonOf);
  const isShowing = showing !== undefined;
  return (
    <>
      <button type="button" disabled={isHinted} onClick={() => giveHint(table)}>
        {LEARN.hint}
      </button>
      <button type="button" disabled={isShowing} onClick={() => showStep(table)}>
        {LEARN.show}
      </button>
      <button
        type="button"
        className={isWrong ? 'primary' : ''}
        disabled={isShowing}
        onClick={() => startAgain(table)}
      >
        {LEARN.again}
      </button>
      <button type="button" className="quiet" onClick={() => goOn(table)}>
        {LEARN.skip}
      </button>
    </>
  );
};

/** What was learned, the rules behind it, and what comes next. */
const Finished = (props: Props) => {
  const { table } = props;
  const { sheet } = useStore(table, lessonOf);
  return (
    <>
      <header>
        <h2>{sheet.title}</h2>
        <span className="lesson-step">{LEARN.finished}</span>
        <progress max={1} value={1} aria-hidden="true" />
      </header>
      <p className="lesson-said" role="status" aria-live="polite">
        {LEARN.learned(sheet.learn)}
      </p>
      <h3>{LEARN.rules}</h3>
      <ul className="lesson-rules">
        {sheet.rules.map(({ id, title }) => (
          <li key={id}>
            {title} <RuleLink rule={id} table={table} />
          </li>
        ))}
      </ul>
      <Ends {...props} />
    </>
  );
};

/** Where one goes from the end of a lesson. */
const Ends = ({ table, go }: Props) => {
  const { sheet, next, game } = useStore(table, lessonOf);
  const main = useFocusHere();
  const take = (lesson: string) => (): void => go({ at: 'learn', game, lesson });
  return (
    <div className="lesson-ways">
      {next !== undefined && (
        <button ref={main} type="button" className="primary" onClick={take(next)}>
          {LEARN.next}
        </button>
      )}
      <button
        ref={next === undefined ? main : undefined}
        type="button"
        onClick={() => go({ at: 'learn', game })}
      >
        {LEARN.all}
      </button>
      <button type="button" className="quiet" onClick={take(sheet.id)}>
        {LEARN.once}
      </button>
    </div>
  );
};
