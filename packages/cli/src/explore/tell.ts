import { EXPLORE_WORDS as SAID } from '../words/explore.ts';
import type { ExploredContinuation, ExploredPosition } from './tree.ts';

/** More ways to go on are counted; --json has them all. */
const MOST_WAYS = 8;
const MOST_STEPS = 6;

/** The tree for people: each level of decisions two steps further in. */
export const sayTree = <A>(positions: readonly ExploredPosition<A>[]): readonly string[] =>
  positions.flatMap(position => sayPosition(position, ''));

const sayPosition = <A>(
  { turn, by, games, continuations }: ExploredPosition<A>,
  indent: string,
): readonly string[] => {
  const more = continuations.length - MOST_WAYS;
  return [
    `${indent}${SAID.start(turn, by, games)}`,
    ...continuations.slice(0, MOST_WAYS).flatMap(each => sayWay(each, `${indent}  `)),
    ...(more > 0 ? [`${indent}  ${SAID.others(more)}`] : []),
  ];
};

const sayWay = <A>(
  { title, differs, count, won, drawn, lost, points, next }: ExploredContinuation<A>,
  indent: string,
): readonly string[] => {
  const more = differs.length - MOST_STEPS;
  const isOneStep = differs.length === 0 || (differs.length === 1 && differs[0] === title);
  return [
    `${indent}${SAID.line(count, [won, drawn, lost], points)}: ${title}`,
    ...(isOneStep ? [] : [`${indent}  ${SAID.differs(differs.slice(0, MOST_STEPS), more)}`]),
    ...next.flatMap(position => [
      ...(next.length > 1 ? [`${indent}  ${SAID.dice(position.games)}`] : []),
      ...sayPosition(position, `${indent}  `),
    ]),
  ];
};
