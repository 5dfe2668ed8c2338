import type { AdvisedPlan, PositionReport } from '@narrow-seas/core';
import { useEffect } from 'react';
import type { Action } from '../../link/protocol.ts';
import { useStore } from '../../store/store.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { useNarrow } from '../useNarrow.ts';
import { drawPlan, isDrawn, isEngineFree, momentShown, runEngine, switchEngine } from './engine.ts';
import { tryFrom } from './variation.ts';

interface Props {
  readonly table: TableStore;
}

/** What the position on the screen is worth, and the way to try other moves from it. */
export const EngineStrip = ({ table, studies }: Props & { readonly studies: Studies }) => {
  const isOn = useStore(table, state => state.engine?.isOn === true);
  const moment = useStore(table, momentShown);
  const isFree = useStore(table, isEngineFree);
  const at = useStore(table, state => state.replay?.at);
  const isVariation = useStore(table, state => state.variation !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is thought about from its beginning
  useEffect(() => (isOn && isFree ? runEngine(table) : undefined), [table, isOn, isFree, moment]);
  return (
    <section className="engine" aria-label={SAID.engine}>
      <div className="row">
        <label>
          <input type="checkbox" role="switch" checked={isOn} onChange={() => switchEngine(table)} />{' '}
          {SAID.engine}
        </label>
        {isOn && <Worth table={table} />}
        {!isVariation && at !== undefined && (
          <button type="button" title={SAID.tryHint} onClick={() => tryFrom(table, studies, { at })}>
            {SAID.tryMoves}
          </button>
        )}
      </div>
      {isOn && <Plans table={table} />}
    </section>
  );
};

const Worth = ({ table }: Props) => {
  const told = useStore(table, state => state.engine?.told);
  const isFree = useStore(table, isEngineFree);
  const { display } = table.get();
  if (told === undefined) return <span className="worth">{isFree ? SAID.weighing : SAID.waits}</span>;
  return (
    <span className="worth" role="status">
      {SAID.worth(display.saySide(told.side), told.value, told.chance)}
    </span>
  );
};

const Plans = ({ table }: Props) => {
  const told = useStore(table, state => state.engine?.told);
  const isNarrow = useNarrow();
  if (told?.by === undefined) return null;
  return (
    <details open={!isNarrow}>
      <summary>{SAID.best(table.get().display.saySide(told.by), told.complete)}</summary>
      <ol>
        {told.plans.map(plan => (
          <Plan key={plan.title} table={table} told={told} plan={plan} />
        ))}
      </ol>
    </details>
  );
};

interface PlanProps extends Props {
  readonly told: PositionReport<Action>;
  readonly plan: AdvisedPlan<Action>;
}

const Plan = ({ table, told, plan }: PlanProps) => {
  const isShown = useStore(table, state => isDrawn(state.engine, plan));
  const mayPlay = useStore(
    table,
    ({ variation, replay, snapshot }) =>
      variation !== undefined && replay === undefined && snapshot.viewer === told.by,
  );
  return (
    <li>
      {plan.title} <span className="worth-of">{SAID.swing(plan.change)}</span>
      <div className="row">
        {plan.ways !== undefined && (
          <button type="button" className="link" aria-pressed={isShown} onClick={() => drawPlan(table, plan)}>
            {isShown ? SAID.hidePlan : SAID.show}
          </button>
        )}
        {mayPlay && (
          <button type="button" className="link" onClick={() => table.perform({ actions: plan.actions })}>
            {SAID.playPlan}
          </button>
        )}
      </div>
    </li>
  );
};
