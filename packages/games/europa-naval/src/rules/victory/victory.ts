import type { Outcome, VictoryLevel } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { scenarioData } from '../../model/roster.ts';
import type { Common, State } from '../../model/state.ts';
import { prizeOf, termsOf } from '../../model/terms.ts';
import { enemyOf, type Side, SIDES } from '../../model/vocabulary.ts';
import { heldBy } from '../../scenarios/held.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { booked, NAMED_PORTS, totalOf } from '../surrender/cause.ts';

/** Ports that the position puts a prize on. */
const prizes = (common: Common): readonly Event[] =>
  SIDES.flatMap(side =>
    booked(
      side,
      NAMED_PORTS,
      heldBy(common, side, ({ id }) => prizeOf(common, side, id)),
    ),
  );

/** [F.30] Holdings at the end of a scenario, or of an act. */
export const holdings = ({ common }: Pick<State, 'common'>): readonly Event[] => [
  ...scenarioOf(common.scenario).goals.holdings(common),
  ...(common.terms === undefined ? [] : prizes(common)),
];

/** [S.3] What is held at the end of a turn. */
export const heldEachTurn = ({ common }: State): readonly Event[] =>
  scenarioOf(common.scenario).goals.eachTurn(common);

/** [S] The points of the side that the levels are about, less those of the other. */
export const balance = (common: Common): number => {
  const { counts } = scenarioOf(common.scenario).goals;
  return totalOf(common, counts) - totalOf(common, enemyOf(counts));
};

const winnerOf = (level: string): Side | undefined => {
  if (level.startsWith('Axis')) return 'axis';
  return level === 'draw' ? undefined : 'allied';
};

const NAMES: { readonly [level: string]: string } = {
  draw: 'Draw',
};

type Level = Pick<ReturnType<typeof scenarioData>['levels'][number], 'level' | 'min'>;

/** [F.30] From the worst for whom the points count; [S.3] both acts in a row begin each where the two do together. */
const levelsOf = (common: Common): readonly Level[] => {
  const { scenario, once } = common;
  const { data, acts } = scenarioOf(scenario);
  const own = termsOf(common).levels;
  if (own.length > 0) return data.levels.map(({ level }, place) => ({ level, min: own[place - 1] ?? null }));
  if (!once.includes('act-two') || acts === undefined) return data.levels;
  const first = scenarioData(acts.first).levels;
  return data.levels.map(({ level, min }, place) => ({
    level,
    min: min === null ? null : min + (first[place]?.min ?? 0),
  }));
};

/** [F.30] The same as a screen wants them. */
export const victoryLevels = (common: Common): readonly VictoryLevel<Side>[] =>
  levelsOf(common).map(({ level, min }) => {
    const winner = winnerOf(level);
    const grade = level.split(' ')[1] ?? '';
    return min === null ? { winner, grade } : { from: min, winner, grade };
  });

/** [F.30] What these points come to; in the long Baltic game by its own levels. */
const levelOf = (common: Common, points: number): string =>
  levelsOf(common).findLast(({ min }) => min === null || points >= min)?.level ?? 'draw';

/** Whose points they are, and who is ahead: levels are cut by the lead. */
const account = (common: Common): string => {
  const [axis, allied] = [totalOf(common, 'axis'), totalOf(common, 'allied')];
  const { sides } = scenarioOf(common.scenario);
  const points = `${sides.axis} ${axis}, ${sides.allied} ${allied} in points`;
  if (axis === allied) return `${points}; nobody leads`;
  const leader = axis > allied ? sides.axis : `${sides.allied} side`;
  return `${points}; the ${leader} leads by ${Math.abs(axis - allied)}`;
};

/** [F.30] */
export const outcome = ({ common }: State): Outcome<Side> | undefined => {
  if (common.phase.name !== 'over') return undefined;
  const net = balance(common);
  const found = levelOf(common, net);
  const level = NAMES[found] ?? `${found} victory`;
  return { winner: winnerOf(found), summary: `${level}: ${account(common)}`, level, net };
};
