import { useEffect, useRef } from 'react';
import type { ProblemsPlace } from '../../link/address.ts';
import { giveHint, problemOf, showSolution, stopCheck, tryAgain, verdictOf } from '../../problems/run.ts';
import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import { PROBLEMS } from '../../words/problems.ts';

interface Props {
  readonly table: TableStore;
  readonly go: (place: ProblemsPlace) => void;
  /** What came of the answer has been seen. */
  readonly isJudged: boolean;
}

/** Where one goes from here. */
export const ProblemWays = (props: Props) => {
  const { table, go, isJudged } = props;
  const { game, checked } = useStore(table, problemOf);
  return (
    <div className="lesson-ways">
      {checked !== undefined && (
        <button type="button" onClick={() => stopCheck(table)}>
          {PROBLEMS.stop}
        </button>
      )}
      {isJudged ? <Onwards {...props} /> : <Helps {...props} />}
      <button type="button" className="quiet" onClick={() => go({ at: 'problems', game })}>
        {PROBLEMS.all}
      </button>
    </div>
  );
};

/** The keyboard goes on where the problem goes on, and from there back to the map. */
const useFocusHere = () => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return button;
};

const backToMap = (): void =>
  document.querySelector<HTMLElement>('canvas.map')?.focus({ preventScroll: true });

/** With the keyboard the map comes next; a mouse needs no focus. */
const again =
  (table: TableStore) =>
  ({ detail }: { readonly detail: number }): void => {
    tryAgain(table);
    if (detail === 0) backToMap();
  };

const HintButton = ({ table }: Pick<Props, 'table'>) => {
  const { hints, sheet } = useStore(table, problemOf);
  const left = sheet.hints.length - hints;
  return (
    <button type="button" disabled={left === 0} onClick={() => giveHint(table)}>
      {left === 0 ? PROBLEMS.noHint : PROBLEMS.hint(left)}
    </button>
  );
};

const ShowButton = ({ table }: Pick<Props, 'table'>) => (
  <button type="button" onClick={() => showSolution(table)}>
    {PROBLEMS.show}
  </button>
);

/** What helps before an answer is given. */
const Helps = ({ table }: Props) => {
  const { showing } = useStore(table, problemOf);
  const isBegun = useStore(table, state => (state.snapshot.problem?.given.length ?? 0) > 0);
  if (showing !== undefined) return null;
  return (
    <>
      <HintButton table={table} />
      <ShowButton table={table} />
      {isBegun && (
        <button type="button" onClick={again(table)}>
          {PROBLEMS.fresh}
        </button>
      )}
    </>
  );
};

const Onwards = (props: Props) => {
  const { table } = props;
  const isRight = useStore(table, state => verdictOf(state)?.isRight === true);
  return isRight ? <AfterRight {...props} /> : <AfterWrong table={table} />;
};

const AfterWrong = ({ table }: Pick<Props, 'table'>) => {
  const main = useFocusHere();
  return (
    <>
      <button ref={main} type="button" className="primary" onClick={again(table)}>
        {PROBLEMS.again}
      </button>
      <HintButton table={table} />
      <ShowButton table={table} />
    </>
  );
};

/** The next problem, or once more. */
const AfterRight = ({ table, go }: Props) => {
  const { next } = useStore(table, problemOf);
  const main = useFocusHere();
  return (
    <>
      {next === undefined ? (
        <span>{PROBLEMS.last}</span>
      ) : (
        <button ref={main} type="button" className="primary" onClick={() => go({ at: 'problems', ...next })}>
          {PROBLEMS.next}
        </button>
      )}
      <button ref={next === undefined ? main : undefined} type="button" onClick={again(table)}>
        {PROBLEMS.once}
      </button>
    </>
  );
};
