import type { Analysis, GradedDecision } from '@narrow-seas/core';
import { useEffect, useRef } from 'react';
import type { Action } from '../../link/protocol.ts';
import { openReplay } from '../../store/replay.ts';
import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import type { AnalysisScreen } from '../../store/table-state.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { couldBeBetter, lessonsFor, reveal, showDecision } from './look.ts';
import { setAnalysis } from './run.ts';

interface Props {
  readonly table: TableStore;
}

interface DecisionProps extends Props {
  readonly decision: GradedDecision<Action>;
}

/** Beside the map, which shows the position before it: one decision, what was played and what would have been better. */
export const AnalysisPanel = ({ table }: Props) => {
  const analysis = useStore(table, state => state.analysis);
  const { told, chosen } = analysis ?? {};
  const decision = chosen === undefined ? undefined : told?.decisions[chosen];
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is read from its head
  useEffect(() => head.current?.focus(), [chosen]);
  if (analysis === undefined || told === undefined || decision === undefined) return null;
  const { display } = table.get();
  const isAsked = analysis.isHidden === true;
  return (
    <section className="advice" aria-label={SAID.decision}>
      <div className="row">
        <h2 ref={head} tabIndex={-1}>
          {isAsked ? display.saySide(decision.by) : SAID.grade(decision.grade)}
          {isAsked
            ? ''
            : `, ${display.saySide(decision.by)}, ${SAID.lost(decision.lost, decision.lostChance)}`}
        </h2>
        <button type="button" className="link" onClick={() => setAnalysis(table, { isOpen: true })}>
          {SAID.back}
        </button>
      </div>
      {isAsked ? <Question table={table} /> : <Answer table={table} decision={decision} />}
      <Ways table={table} analysis={analysis} decision={decision} />
      <Steps table={table} told={told} analysis={analysis} />
    </section>
  );
};

/** The reader thinks first. */
const Question = ({ table }: Props) => (
  <>
    <p>{SAID.question}</p>
    <button type="button" className="primary" onClick={() => reveal(table)}>
      {SAID.reveal}
    </button>
  </>
);

/** Reasons and gains that are told; the map and the steps say the rest. */
const MOST = 5;

const Answer = ({ decision }: DecisionProps) => {
  const { title, better, hurt } = decision;
  return (
    <>
      <h3>{SAID.played}</h3>
      <p>{title}</p>
      {hurt !== undefined && <p>{SAID.hurt(hurt.step, hurt.points)}</p>}
      <h3>{SAID.better}</h3>
      {better === undefined ? (
        <p>{SAID.noBetter}</p>
      ) : (
        <>
          <p>
            <strong>{better.title}</strong>
          </p>
          <ul>
            {better.reasons.slice(0, MOST).map(reason => (
              <li key={reason}>{reason}</li>
            ))}
            {better.gains.slice(0, 2).map(({ id, title: what, before, after }) => (
              <li key={id}>{SAID.gain(what, after - before)}</li>
            ))}
          </ul>
          <details open={better.differs.length <= 6}>
            <summary>{SAID.steps(better.differs.length)}</summary>
            <ol className="plan-steps">
              {better.differs.map(place => (
                <li key={place}>{better.steps[place]}</li>
              ))}
            </ol>
          </details>
        </>
      )}
    </>
  );
};

const Ways = ({ table, analysis, decision }: DecisionProps & { readonly analysis: AnalysisScreen }) => {
  const at = useStore(table, state => state.replay?.at);
  const isBefore = at === decision.from;
  return (
    <div className="row">
      {analysis.isHidden !== true && (
        <button type="button" onClick={() => openReplay(table, isBefore ? decision.to : decision.from)}>
          {isBefore ? SAID.after : SAID.before}
        </button>
      )}
      <button type="button" title={SAID.playOnHint} onClick={() => analysis.playOn?.(decision.from)}>
        {SAID.playOn}
      </button>
    </div>
  );
};

/** To the decision before and the next, among those that one looks at. */
const Steps = ({
  table,
  told,
  analysis: { chosen, isLesson },
}: Props & { readonly told: Analysis<Action>; readonly analysis: AnalysisScreen }) => {
  const list = isLesson === true ? lessonsFor(told, table.get().snapshot.viewer) : couldBeBetter(told);
  const place = list.findIndex(each => each.place === chosen);
  const go = (to: number) => () => {
    const found = list[to];
    if (found !== undefined) showDecision(table, found.place, isLesson === true ? 'ask' : undefined);
  };
  return (
    <div className="row">
      <button type="button" disabled={place <= 0} onClick={go(place - 1)}>
        {SAID.previous}
      </button>
      <span>{SAID.lessonPlace(place + 1, list.length)}</span>
      <button type="button" disabled={place >= list.length - 1} onClick={go(place + 1)}>
        {SAID.next}
      </button>
    </div>
  );
};
