import type { Advice, AdvisedPlan, Game, GameTypes } from '@narrow-seas/core';
import { grouped } from '../number.ts';

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;

/** More steps than these are counted; --json has them all. */
const MOST_STEPS = 12;

const indent = (lines: readonly string[], by: string): readonly string[] => lines.map(line => `${by}${line}`);

const sayPlan = <A>(plan: AdvisedPlan<A>, place: number): readonly string[] => {
  const { title, reasons, steps, expected, change } = plan;
  const shown = steps.slice(0, MOST_STEPS);
  const more = steps.length - shown.length;
  return [
    `${place + 1}. ${title}`,
    `   expected ${signed(expected)} points, a change of ${signed(change)}`,
    ...indent(reasons, '   - '),
    ...(steps.length > 1 ? indent(shown, '     ') : []),
    ...(more > 0 ? [`     and ${more} more steps`] : []),
  ];
};

/** The advice for people. */
export const sayAdvice = <T extends GameTypes>(
  { id }: Game<T>,
  { side, level, now, plans, nodes, complete }: Advice<T['action']>,
): string =>
  [
    `${id}: ${level} advises ${side}; the position is worth ${signed(now)} points to it as it stands.`,
    ...(plans.length === 0
      ? ['There is nothing to choose.']
      : plans.flatMap((plan, place) => ['', ...sayPlan(plan, place)])),
    '',
    `${grouped(nodes)} positions looked at${complete ? '' : '; thinking was cut short'}.`,
  ].join('\n');
