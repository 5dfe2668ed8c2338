import { sameData } from '@narrow-seas/core';
import type { ProblemVerdict } from '../../link/problem.ts';
import { problemOf, verdictOf } from '../../problems/run.ts';
import { useStore } from '../../store/store.ts';
import { PROBLEMS } from '../../words/problems.ts';
import type { PanelProps } from '../panel-props.ts';
import { HexText } from './HexText.tsx';

/** What the answer reaches, and what refutes it or why it is right. */
export const VerdictText = (props: PanelProps) => {
  const verdict = useStore(props.table, verdictOf);
  const { showing } = useStore(props.table, problemOf);
  if (verdict === undefined) return null;
  if (showing !== undefined) return <Shown {...props} verdict={verdict} />;
  return verdict.isRight ? <Right {...props} verdict={verdict} /> : <Wrong {...props} verdict={verdict} />;
};

interface Props extends PanelProps {
  readonly verdict: ProblemVerdict;
}

const Figure = ({ table, verdict }: Props) => {
  const { sheet } = useStore(table, problemOf);
  return <p>{PROBLEMS.figure(sheet.aim, verdict.reached)}</p>;
};

const Shown = (props: Props) => (
  <>
    <p className="lesson-said">
      <HexText {...props} text={PROBLEMS.shown(props.verdict.steps)} />
    </p>
    <Figure {...props} />
    <p className="hint">{PROBLEMS.mapShowsRight}</p>
  </>
);

const Right = (props: Props) => {
  const { table, verdict } = props;
  const { sheet, isShown } = useStore(table, problemOf);
  const { steps } = sheet.solution;
  return (
    <>
      <p className="lesson-said">
        <b>{PROBLEMS.right}</b> <HexText {...props} text={PROBLEMS.gave(verdict.steps)} />
      </p>
      <Figure {...props} />
      {!sameData(steps, verdict.steps) && (
        <p>
          <HexText {...props} text={PROBLEMS.listed(steps)} />
        </p>
      )}
      <p className="hint">{isShown ? PROBLEMS.seenBefore : PROBLEMS.mapShowsRight}</p>
    </>
  );
};

const Wrong = (props: Props) => {
  const { steps, reply } = props.verdict;
  return (
    <>
      <p className="lesson-instead">
        <b>{PROBLEMS.wrong}</b> <HexText {...props} text={PROBLEMS.gave(steps)} />
      </p>
      <Figure {...props} />
      {reply !== undefined && (
        <p>
          <HexText {...props} text={PROBLEMS.reply(reply.side, reply.step)} />
        </p>
      )}
      <p className="hint">{reply === undefined ? PROBLEMS.mapShows : PROBLEMS.mapShowsReply}</p>
    </>
  );
};
