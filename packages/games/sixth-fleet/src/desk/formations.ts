import type { Formation } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import { hexOfUnit } from '../model/position.ts';
import { isCarrier, specOf } from '../model/roster.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { say } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { formation: SAY } = DESK_WORDS;

/** Ships that are no farther from each other sail as one task force. */
const CLOSE = 2;

/** Who can still move and may be ordered as a whole: each task force, all submarines, all aircraft that need not land. */
export const formationsIn = (
  state: State,
  { mustLand }: Movement,
  ready: readonly UnitId[],
): readonly Formation[] => {
  const all = (domain: 'air' | 'submarine'): readonly Formation[] => {
    const pieces = ready.filter(unit => specOf(state, unit).domain === domain && !mustLand.includes(unit));
    return pieces.length > 1 ? [{ name: SAY.all(domain, pieces.length), pieces }] : [];
  };
  return [
    ...taskForces(state, ready).map(ships => taskForce(state, ships)),
    ...all('submarine'),
    ...all('air'),
  ];
};

/** The flagship leads: a carrier before others, then who is worth most. */
const taskForce = (state: State, ships: readonly UnitId[]): Formation => {
  const rank = (unit: UnitId): number => {
    const spec = specOf(state, unit);
    return (isCarrier(spec) ? 1000 : 0) + spec.ratings.defence;
  };
  const pieces = ships.toSorted((one, other) => rank(other) - rank(one) || one - other);
  return { name: SAY.taskForce(say(state, pieces[0] as UnitId), pieces.length), pieces };
};

/** Surface ships close to each other, chain by chain; a ship alone is no task force. */
const taskForces = (state: State, ready: readonly UnitId[]): readonly (readonly UnitId[])[] => {
  let left = ready.filter(unit => specOf(state, unit).domain === 'surface');
  const forces: (readonly UnitId[])[] = [];
  while (left.length > 0) {
    const force = chainFrom(state, left);
    left = left.filter(unit => !force.includes(unit));
    if (force.length > 1) forces.push(force);
  }
  return forces;
};

/** The first, those close to it, those close to these, and so on. */
const chainFrom = (state: State, ships: readonly UnitId[]): readonly UnitId[] => {
  const chain = ships.slice(0, 1);
  for (const member of chain)
    chain.push(...ships.filter(ship => !chain.includes(ship) && isClose(state, member, ship)));
  return chain;
};

const isClose = (state: State, one: UnitId, other: UnitId): boolean =>
  distance(GRID, hexOfUnit(state, one) as HexId, hexOfUnit(state, other) as HexId) <= CLOSE;
