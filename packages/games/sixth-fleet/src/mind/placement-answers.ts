import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { setUpHexes } from '../rules/set-up/deploy.ts';
import { hexesFor, waitingIn } from '../rules/set-up/deploy-rest.ts';
import { assignedCarrier } from '../rules/set-up/group.ts';
import { listAboard } from '../turn/list.ts';
import { hexOfUnit } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { SetUp, State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import type { Errand } from './errand.ts';
import { BESIDE_THE_GATE } from './gate.ts';

const MOST = 5;

/** Some of them, spread over the whole list. */
const some = (hexes: readonly HexId[], random: Random): readonly HexId[] => {
  if (hexes.length <= MOST) return hexes;
  const first = random.below(hexes.length);
  return Array.from(
    { length: MOST },
    (_, place) => hexes[(first + Math.floor((place * hexes.length) / MOST)) % hexes.length] as HexId,
  );
};

/** [12.2] Where a reinforcement may come in. */
export const reinforcementAnswers = (
  state: State,
  side: Side,
  unit: UnitId,
  random: Random,
  { courses }: Errand,
): readonly Action[] => {
  if (!waitingIn(state).includes(unit)) return [];
  const aboard = listAboard(state, side, unit);
  const open = hexesFor(state, unit);
  const besideBosphorus = open.filter(hex => BESIDE_THE_GATE.includes(hex));
  const deployed = [
    ...new Set([...besideBosphorus, ...courses(state, specOf(state, unit), open), ...some(open, random)]),
  ].map(hex => ({ type: 'deploy', unit, hex }) as const);
  return [...aboard, ...deployed];
};

/** [11] Other places for a unit that is set up by the book. */
export const setUpAnswers = (state: State, phase: SetUp, unit: UnitId, random: Random): readonly Action[] => {
  const here = hexOfUnit(state, unit);
  if (here === undefined || assignedCarrier(state, unit) !== undefined) return [];
  return some(
    setUpHexes(state, phase, unit).filter(hex => hex !== here),
    random,
  ).map(hex => ({ type: 'deploy', unit, hex }) as const);
};

/** The units that a side has on the map in this branch of the set-up. */
export const setUpOrder = (state: State, { side, branch }: SetUp): readonly UnitId[] =>
  state.stacks[side]
    .flatMap(({ units }) => units)
    .filter(unit => (specOf(state, unit).domain === 'air') === (branch === 'air'));
