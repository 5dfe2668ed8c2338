import type { AdvisedPlan } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import type { AdviceAsked } from '../store/table-state.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly table: TableStore;
}

/** Up to three plans with their reasons, best first; each can be played from here. */
export const AdvicePanel = ({ table }: Props) => {
  const advice = useStore(table, state => state.advice);
  if (advice === undefined) return null;
  return (
    <section className="advice" aria-label={WORDS.advice.title} aria-busy={advice.told?.complete !== true}>
      <h2>{WORDS.advice.title}</h2>
      <State advice={advice} />
      <ol>
        {(advice.told?.plans ?? []).map(plan => (
          <Plan key={plan.title} table={table} plan={plan} />
        ))}
      </ol>
      <button type="button" onClick={() => table.set({ advice: undefined })}>
        {WORDS.advice.close}
      </button>
    </section>
  );
};

const State = ({ advice: { told } }: { readonly advice: AdviceAsked }) => {
  if (told === undefined || !told.complete) return <p>{WORDS.advice.thinking(told?.nodes ?? 0)}</p>;
  const nothing = told.plans.length === 0;
  return <p>{nothing ? WORDS.advice.none : WORDS.advice.by(told.level, told.now)}</p>;
};

const Plan = ({ table, plan }: Props & { readonly plan: AdvisedPlan<Action> }) => (
  <li>
    <p className="plan">
      <strong>{plan.title}</strong> <span>{WORDS.advice.change(plan.change)}</span>
    </p>
    <ul>
      {plan.reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    {plan.steps.length > 1 && (
      <details>
        <summary>{WORDS.advice.steps(plan.steps.length)}</summary>
        <ol>
          {plan.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    )}
    <button type="button" onClick={() => table.perform({ actions: plan.actions })}>
      {WORDS.advice.follow}
    </button>
  </li>
);
