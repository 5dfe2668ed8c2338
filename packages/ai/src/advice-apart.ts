import { type AdvisedPlan, capital, signed } from '@narrow-seas/core';

/** A plan that moves less than this shows as 0.0. */
const LEAST_CHANGE = 0.05;

/** From here on a figure must be explained by what moves it. */
const LARGE = 1;

/**
 * Plans as they are told side by side: those that change nothing are left out, unless the best is one of them. What holds of
 * all is told once, after what speaks for the first alone. A plan whose reasons do not tell what moves its figure is told that as well.
 */
export const toldApart = <A>(plans: readonly AdvisedPlan<A>[]): readonly AdvisedPlan<A>[] => {
  const moving = plans.filter(({ change }) => Math.abs(change) >= LEAST_CHANGE);
  const counted = moving.length > 0 ? moving : plans.slice(0, 1);
  const isShared = (reason: string): boolean =>
    counted.length > 1 && counted.every(({ reasons }) => reasons.includes(reason));
  return counted.map((plan, place) => {
    const own = withWeightiest(
      plan,
      plan.reasons.filter(reason => !isShared(reason)),
    );
    return { ...plan, reasons: place === 0 ? [...own, ...plan.reasons.filter(isShared)] : own };
  });
};

/** What moves the figure most, where nothing else speaks for the plan or the figure is large. */
const withWeightiest = <A>(
  { changes, change }: AdvisedPlan<A>,
  reasons: readonly string[],
): readonly string[] => {
  const [most] = changes;
  if (most === undefined) return reasons;
  const moved = most.after - most.before;
  const isNeeded =
    reasons.length === 0 || (Math.abs(change) >= LARGE && Math.abs(moved) >= Math.abs(change) / 2);
  const title = capital(most.title);
  const isTold = reasons.some(reason => capital(reason).startsWith(title));
  return isNeeded && !isTold ? [...reasons, `${title}: ${signed(moved, 1)} points.`] : reasons;
};
