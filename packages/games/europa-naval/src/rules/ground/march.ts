import { pick, type Random, type Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import { NO_TROOPS, no, noAt, STAYS, WHOLE_RES } from '../../turn/refusals.ts';
import type { Common, Fleet, State, Troop } from '../../model/state.ts';
import { isOwnedBy, territory } from './territory.ts';
import { enemyOf, type GroundId, OWNERS, type Side } from '../../model/vocabulary.ts';
import type { ShoreAction } from '../../model/shore/action.ts';
import {
  groundKind,
  heldHexes,
  isPart,
  isSupported,
  MARCH,
  sideOfGround,
  staysPut,
  troopAt,
} from './ground.ts';
import type { GroundMovement } from '../../model/shore/phase.ts';
import { ferriesOf, wayCost, waysFrom, waysOnFoot } from './overland.ts';

type March = Extract<ShoreAction, { readonly type: 'march' }>;

/** What a side's troops have to reckon with, gathered once. */
export interface Ground {
  readonly common: Common;
  readonly side: Side;
  readonly ferries: ReadonlySet<number>;
  readonly enemies: ReadonlySet<HexId>;
}

export const groundFor = (common: Common, fleet: Fleet, side: Side): Ground => ({
  common,
  side,
  ferries: ferriesOf(common, fleet),
  enemies: heldHexes(common, enemyOf(side)),
});

/** [F.15.2] Troops stop next to an enemy whom they could walk to. */
const mustStop = ({ common, ferries, enemies }: Ground, hex: HexId): boolean =>
  enemies.size > 0 && waysFrom(chartOf(common), hex, ferries).some(near => enemies.has(near));

/** [F.2.4] [F.15.2] Neither neutral land nor hexes that the enemy holds. */
const isClosed = ({ common, enemies }: Ground, hex: HexId): boolean =>
  enemies.has(hex) || ownerAt(common, hex) === 'neutral';

/** [F.3.2] All its points, or half of them for mech in the exploitation phase. */
export const marchPoints = (common: Common, { exploitation }: GroundMovement, unit: GroundId): number => {
  const points = MARCH[groundKind(common, unit)];
  return exploitation ? points / 2 : points;
};

const refuseWay = (ground: Ground, path: readonly HexId[], points: number): Refusal | undefined => {
  const chart = chartOf(ground.common);
  let spent = 0;
  for (const [at, to] of path.entries()) {
    const from = path[at - 1];
    if (from === undefined) continue;
    if (at > 1 && mustStop(ground, from))
      return noAt('F.15.2', 'must-stop', 'Troops must stop next to an enemy unit.', from);
    const cost = wayCost(chart, from, to, ground.ferries);
    if (cost === undefined) return noAt('F.15.2', 'no-way', 'There is no way over land to this hex.', to);
    if (isClosed(ground, to))
      return noAt('F.15.2', 'closed', 'Troops cannot enter neutral hexes or hexes held by the enemy.', to);
    spent += cost;
  }
  return spent > points
    ? no('F.15.2', 'march-too-long', `This route costs ${spent} movement points, but the unit has ${points}.`)
    : undefined;
};

/** Why a part of a unit may not be moved at all in this sub-phase. */
export const refuseTroop = (
  common: Common,
  { side, exploitation, exploited }: GroundMovement,
  unit: GroundId,
  troop: Troop | undefined,
): Refusal | undefined => {
  if (sideOfGround(common, unit) !== side || troop === undefined) return NO_TROOPS;
  if (staysPut(common, unit)) return STAYS;
  if (troop.landed) return no('F.10.5', 'landed', 'Troops that landed cannot move in the same player-turn.');
  if (!exploitation)
    return troop.moved
      ? no('F.15.2', 'marched', 'These troops have already moved or are at work.')
      : undefined;
  if (groundKind(common, unit) !== 'mech')
    return no('F.3.2', 'not-mech', 'Only mechanised units can move in the exploitation phase.');
  return exploited.some(each => each.unit === unit && each.hex === troop.hex)
    ? no('F.15.2', 'marched', 'These troops have already moved or are at work.')
    : undefined;
};

/** [F.15.2] */
export const refuseMarch = (
  common: Common,
  fleet: Fleet,
  phase: GroundMovement,
  { unit, re, path }: March,
): Refusal | undefined => {
  const [from] = path;
  if (from === undefined || path.length < 2)
    return no('F.15.2', 'no-path', 'A march needs its starting hex and at least one more hex.');
  const troop = troopAt(common, unit, from);
  const refusal = refuseTroop(common, phase, unit, troop);
  if (refusal !== undefined) return refusal;
  if (!isPart(re, troop?.re ?? 0)) return WHOLE_RES;
  return (
    refuseEngineers(common, phase.side, unit, path) ??
    refuseWay(groundFor(common, fleet, phase.side), path, marchPoints(common, phase, unit))
  );
};

/** [F.15.5] They take no port, and two sides never share one. */
const refuseEngineers = (
  common: Common,
  side: Side,
  unit: GroundId,
  path: readonly HexId[],
): Refusal | undefined => {
  if (groundKind(common, unit) !== 'engineer') return undefined;
  const theirs = path.find(hex => isPort(common, hex) && ownerAt(common, hex) === enemyOf(side));
  return theirs === undefined
    ? undefined
    : noAt(
        'F.15.5',
        'engineers',
        'Engineers cannot capture a port, so they cannot enter an enemy port.',
        theirs,
      );
};

const isPort = (common: Common, hex: HexId): boolean => chartOf(common).portAt.has(hex);

/** [F.15.2] [F.15.5] Land that was the enemy's becomes ours; ports only at the end of the phase. */
const takenOn = (state: State, side: Side, troop: Troop, path: readonly HexId[]): readonly Event[] => {
  const entered = isSupported(state, troop) ? path.slice(1) : path.slice(-1);
  return entered
    .filter(hex => !isPort(state.common, hex) && ownerAt(state.common, hex) === enemyOf(side))
    .map(hex => ({ type: 'taken', hex, owner: side }));
};

export const resolveMarch = (
  state: State,
  phase: GroundMovement,
  { unit, re, path }: March,
): readonly Event[] => {
  const from = path[0] as HexId;
  const to = path.at(-1) as HexId;
  const troop = troopAt(state.common, unit, from) as Troop;
  const exploited = phase.exploitation ? [...phase.exploited, { unit, hex: to }] : phase.exploited;
  return [
    { type: 'marched', unit, re, from, to },
    ...takenOn(state, phase.side, troop, path),
    { type: 'began', phase: { ...phase, exploited } },
  ];
};

interface Stride {
  readonly to: HexId;
  readonly cost: number;
}

/** [F.15.2] Hexes that come next on a march; none from one where it stops. */
const strides = (ground: Ground, path: readonly HexId[], points: number): readonly Stride[] => {
  const chart = chartOf(ground.common);
  const hex = path.at(-1) as HexId;
  if (path.length > 1 && mustStop(ground, hex)) return [];
  return waysFrom(chart, hex, ground.ferries).flatMap(to => {
    const cost = wayCost(chart, hex, to, ground.ferries);
    return cost === undefined || cost > points || isClosed(ground, to) ? [] : [{ to, cost }];
  });
};

/** Hexes that a part can march to, with a cheapest way to each. */
export const marchesFrom = (ground: Ground, from: HexId, points: number): readonly (readonly HexId[])[] => {
  const best = new Map<HexId, { readonly cost: number; readonly path: readonly HexId[] }>();
  best.set(from, { cost: 0, path: [from] });
  for (const { cost, path } of best.values())
    for (const stride of strides(ground, path, points - cost)) {
      const total = cost + stride.cost;
      if (total >= (best.get(stride.to)?.cost ?? total + 1)) continue;
      // Put at the end again: a cheaper way found later must be followed up too.
      best.delete(stride.to);
      best.set(stride.to, { cost: total, path: [...path, stride.to] });
    }
  best.delete(from);
  return [...best.values()].map(({ path }) => path);
};

/** A march to anywhere, a stride at a time: a sample needs no map of all that could be reached. */
export const sampleMarch = (
  ground: Ground,
  from: HexId,
  points: number,
  random: Random,
): readonly HexId[] => {
  const path = [from];
  for (let left = points; left > 0; ) {
    const stride = pick(random, strides(ground, path, left));
    if (stride === undefined || (path.length > 1 && random.below(3) === 0)) break;
    path.push(stride.to);
    left -= stride.cost;
  }
  return path;
};

/** Own land that hangs together over land with a hex: where rail runs [F.15.2]; as far as to a hex when one is given. */
const railhead = (common: Common, side: Side, start: HexId, end?: HexId): readonly HexId[] => {
  const chart = chartOf(common);
  const owners = territory(common);
  const reached = [start];
  for (const hex of reached) {
    if (hex === end) break;
    for (const to of waysOnFoot(chart, hex))
      if (isOwnedBy(owners, side, to)) {
        // Struck off, so that it is reached once: this copy is ours.
        owners[to] = OWNERS.length;
        reached.push(to);
      }
  }
  return reached;
};

export const railNet = (common: Common, side: Side, start: HexId): ReadonlySet<HexId> =>
  new Set(railhead(common, side, start));

export const railRuns = (common: Common, side: Side, from: HexId, to: HexId): boolean =>
  railhead(common, side, from, to).includes(to);
