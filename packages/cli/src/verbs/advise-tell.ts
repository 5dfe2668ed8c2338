import { type Advice, type AdvisedPlan, type Game, type GameTypes, signed } from '@narrow-seas/core';
import { grouped } from '../number.ts';
import { ADVISE_WORDS } from '../words/verbs.ts';

/** More steps than these are counted; --json has them all. */
const MOST_STEPS = 12;

const indent = (lines: readonly string[], by: string): readonly string[] => lines.map(line => `${by}${line}`);

const sayPlan = <A>(plan: AdvisedPlan<A>, place: number): readonly string[] => {
  const { title, reasons, steps, expected, change } = plan;
  const shown = steps.slice(0, MOST_STEPS);
  const more = steps.length - shown.length;
  return [
    `${place + 1}. ${title}`,
    ADVISE_WORDS.expected(signed(expected, 1), signed(change, 1)),
    ...indent(reasons, '   - '),
    ...(steps.length > 1 ? indent(shown, '     ') : []),
    ...(more > 0 ? [ADVISE_WORDS.moreSteps(more)] : []),
  ];
};

/** The advice for people. */
export const sayAdvice = <T extends GameTypes>(
  { id }: Game<T>,
  { side, level, now, plans, nodes, complete }: Advice<T['action']>,
): string =>
  [
    ADVISE_WORDS.head(id, level, side, signed(now, 1)),
    ...(plans.length === 0
      ? [ADVISE_WORDS.nothing]
      : plans.flatMap((plan, place) => ['', ...sayPlan(plan, place)])),
    '',
    ADVISE_WORDS.searched(grouped(nodes), complete),
  ].join('\n');
