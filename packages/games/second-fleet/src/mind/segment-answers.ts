import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { BASE_IDS, baseSpec, baseState } from '../rules/stacking/bases.ts';
import { distanceBetween } from '../model/chart.ts';
import { homesOf } from '../rules/patrols/berth.ts';
import { launchesLeft, refuseTakeOff } from '../rules/combat/flight.ts';
import { readyToFly, rolesFor } from '../turn/fire/list.ts';
import { forcesAt, hexOfHome, submarineStacks, surfaceStacks } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { refuseActivation } from '../rules/action/activation.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { Home, PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';

/** Ships that have not acted, force by force; then submarines one by one. */
export const nextToAct = (view: View, segment: Segment): Action | undefined => {
  const { table } = view;
  const groups: readonly (readonly UnitId[])[] =
    segment.arm === 'surface'
      ? [...surfaceStacks(table, segment.side).keys()].flatMap(hex => forcesAt(table, segment.side, hex))
      : [...submarineStacks(table, segment.side).values()].flat().map(unit => [unit]);
  const units = groups
    .map(force => force.filter(unit => !segment.acted.includes(unit)))
    .find(force => force.length > 0 && refuseActivation(view, segment, force, false) === undefined);
  return units === undefined ? undefined : { type: 'activate', units, fast: false };
};

/** What aircraft can be sent against. */
interface Prey {
  readonly ships: readonly HexId[];
  readonly submarines: readonly HexId[];
  readonly bases: readonly HexId[];
}

const seenIn = (table: PublicState, stacks: ReturnType<typeof surfaceStacks>): readonly HexId[] =>
  [...stacks]
    .filter(([, units]) => units.some(unit => table.pieces[unit]?.mark !== 'none'))
    .map(([hex]) => hex);

/** Airfields of the nations that the scenario lets a side attack, as long as there is something left of them. */
const basesToBomb = (table: PublicState, side: Side): readonly HexId[] => {
  const nations = scenarioOf(table).rules.attackBases[side];
  if (table.level === 'basic' || nations.length === 0) return [];
  return BASE_IDS.filter(base => {
    const { owner, airfield } = baseState(table, base);
    const { nation, strip } = baseSpec(base);
    return !strip && owner !== side && airfield < 3 && nations.includes(nation);
  }).map(base => baseSpec(base).hex);
};

const preyOf = (table: PublicState, side: Side): Prey => ({
  ships: seenIn(table, surfaceStacks(table, enemyOf(side))),
  submarines: seenIn(table, submarineStacks(table, enemyOf(side))),
  bases: basesToBomb(table, side),
});

/** Less than this against a ship is not worth the flak. */
const WORTH_FLYING = 20;

/** Whether an aircraft has something for what it can reach and come back from. */
const hasWork = (table: PublicState, prey: Prey, from: HexId, unit: UnitId): boolean => {
  const { front } = specOf(table, unit);
  const isNear = (hex: HexId): boolean => distanceBetween(from, hex) * 2 <= front.move;
  if (front.bombing + front.ssm >= WORTH_FLYING && prey.ships.some(isNear)) return true;
  if (front.asw > 0 && prey.submarines.some(isNear)) return true;
  return front.bombing >= WORTH_FLYING && prey.bases.some(isNear);
};

const stackFrom = (view: View, segment: Segment, prey: Prey, home: Home): Action | undefined => {
  const { table } = view;
  const from = hexOfHome(table, home);
  if (from === undefined) return undefined;
  const units = readyToFly(view, segment, home)
    .filter(unit => hasWork(table, prey, from, unit))
    .slice(0, Math.min(4, launchesLeft(segment, home)));
  const action = { type: 'take-off', units, roles: rolesFor(table, units, () => 'atk') } as const;
  return units.length > 0 && refuseTakeOff(view, segment, action) === undefined ? action : undefined;
};

/** Aircraft that can strike something that has been seen, field by field. */
export const nextToFly = (view: View, segment: Segment): Action | undefined => {
  const prey = preyOf(view.table, segment.side);
  if (prey.ships.length + prey.submarines.length + prey.bases.length === 0) return undefined;
  for (const home of homesOf(view.table, segment.side)) {
    const action = stackFrom(view, segment, prey, home);
    if (action !== undefined) return action;
  }
  return undefined;
};
