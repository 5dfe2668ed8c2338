import type { AdvisedPlan } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';
import { followPlan, lookAtPlan } from '../store/advice.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { AdviceRequest } from '../store/table-state.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly table: TableStore;
}

/** Beside the map, which shows the same: up to three plans with their reasons, one of them open and drawn. */
export const AdvicePanel = ({ table }: Props) => {
  const advice = useStore(table, state => state.advice);
  if (advice === undefined) return null;
  return (
    <section className="advice" aria-label={WORDS.advice.title} aria-busy={advice.told?.complete !== true}>
      <div className="row">
        <h2>{WORDS.advice.title}</h2>
        <button type="button" className="link" onClick={() => table.set({ advice: undefined })}>
          {WORDS.advice.close}
        </button>
      </div>
      <State advice={advice} />
      <ol>
        {(advice.told?.plans ?? []).map((plan, place) => (
          <li key={plan.title} aria-current={place === advice.plan}>
            {place === advice.plan ? (
              <OpenPlan table={table} plan={plan} done={advice.done} />
            ) : (
              <button type="button" title={WORDS.advice.look} onClick={() => lookAtPlan(table, place)}>
                <PlanHead plan={plan} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const State = ({ advice: { told } }: { readonly advice: AdviceRequest }) => {
  if (told === undefined || !told.complete) return <p>{WORDS.advice.thinking(told?.nodes ?? 0)}</p>;
  const nothing = told.plans.length === 0;
  return <p>{nothing ? WORDS.advice.none : WORDS.advice.by(told.level, told.now)}</p>;
};

interface PlanProps extends Props {
  readonly plan: AdvisedPlan<Action>;
}

const PlanHead = ({ plan }: Pick<PlanProps, 'plan'>) => (
  <span className="plan">
    <strong>{plan.title}</strong> <span>{WORDS.advice.change(plan.change)}</span>
  </span>
);

/** The steps have the numbers that the map shows. One step or all are done from here; nothing ends a phase. */
const OpenPlan = ({ table, plan, done }: PlanProps & { readonly done: number }) => (
  <>
    <PlanHead plan={plan} />
    <ul>
      {plan.reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <details open={plan.steps.length <= 6}>
      <summary>{WORDS.advice.steps(plan.steps.length)}</summary>
      <ol className="plan-steps">
        {plan.steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same
          <li key={place} className={place < done ? 'done' : ''}>
            {step}
          </li>
        ))}
      </ol>
    </details>
    <div className="row">
      <button type="button" onClick={() => followPlan(table, 'one')}>
        {WORDS.advice.one}
      </button>
      {plan.actions.length - done > 1 && (
        <button type="button" onClick={() => followPlan(table, 'all')}>
          {WORDS.advice.all}
        </button>
      )}
    </div>
  </>
);
