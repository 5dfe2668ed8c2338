import { memoBy, memoOfLatestPart } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { BASE_IDS, BASES, baseSpec, baseState } from '../stacking/bases.ts';
import { besideOpen, distanceBetween } from '../../model/chart.ts';
import { pieceOf, submarineStacks, surfaceStacks } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type AttackType, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { areaAt, noneSpent } from './anti-air.ts';
import { CRUISE_RANGE, CRUISE_UNITS, salvosLeft } from '../optional/cruise.ts';
import { movementLeft } from './flight.ts';
import { missileRange } from './missile.ts';
import type { Activation, Flight, Strike } from '../../model/fire/phase.ts';
import { pointsOf } from './strength.ts';
import { refuseStrike, type StrikeAction, strikeOf } from './strike.ts';
import { armOfActivation, attacksOf } from './strike-rules.ts';
import { airDistance, quietest, straightFlight } from './trajectory.ts';

const QUIET = { jammed: false, isSpent: noneSpent };

const declared = (activation: Activation, attack: AttackType, hex: HexId, units: readonly UnitId[]): Strike =>
  strikeOf(activation, { type: 'strike', attack, units, hex, over: [], cruise: false });

/** Those of an activation who have something for an attack of this type on that hex. */
const ableUnits = (
  table: PublicState,
  activation: Activation,
  attack: AttackType,
  hex: HexId,
): readonly UnitId[] => {
  const units: readonly UnitId[] = activation.units;
  const strike = declared(activation, attack, hex, units);
  const busy = activation.name === 'flight' || activation.attacks.at(-1) !== attack ? [] : activation.fired;
  return units.filter(unit => !busy.includes(unit) && pointsOf(table, activation, strike, unit) > 0);
};

const mostOf = (activation: Activation, attack: AttackType): number => {
  if (attack === 'close') return 6;
  return attack === 'asw' && activation.name === 'surface-activation' ? 5 : Number.POSITIVE_INFINITY;
};

/** Limits on how many take part: a smaller attack may still be made. */
const SHARED: readonly string[] = ['no-ammunition', 'guests'];

/** [C.18.3] [C.8.8] One after another, as many as the boxes and the hosts allow. */
const withFewer = (view: View, activation: Activation, action: StrikeAction): StrikeAction | undefined => {
  const units = action.units.reduce<readonly UnitId[]>((chosen, unit) => {
    const more = [...chosen, unit];
    return refuseStrike(view, activation, { ...action, units: more }) === undefined ? more : chosen;
  }, []);
  return units.length > 0 ? { ...action, units } : undefined;
};

/** The attack, or as much of it as is allowed. */
const admitted = (view: View, activation: Activation, action: StrikeAction): StrikeAction | undefined => {
  const refusal = refuseStrike(view, activation, action);
  if (refusal === undefined) return action;
  return SHARED.includes(refusal.code) ? withFewer(view, activation, action) : undefined;
};

/** The attack of all who can on one hex, by the quietest way; undefined when the rules forbid it. */
const fullStrike = (
  view: View,
  activation: Activation,
  attack: AttackType,
  hex: HexId,
): StrikeAction | undefined => {
  const { table } = view;
  const able = ableUnits(table, activation, attack, hex);
  const range = (unit: UnitId): number => missileRange(table, unit);
  const course = activation.name === 'flight' ? 'air' : 'open';
  const most = Math.max(0, ...able.map(range));
  const over =
    attack === 'ssm'
      ? quietest(course, activation.hex, hex, most, near =>
          areaAt(table, enemyOf(activation.side), near, QUIET),
        )
      : [];
  const far = over.length + 1;
  const units = (
    attack === 'ssm' ? able.filter(unit => range(unit) >= far || activation.hex === hex) : able
  ).slice(0, mostOf(activation, attack));
  return admitted(view, activation, { type: 'strike', attack, units, hex, over, cruise: false });
};

/** [C.21.1] All cruise missiles of the activation at one base. */
const cruiseStrike = (view: View, activation: Activation, hex: HexId): StrikeAction | undefined => {
  const units: readonly UnitId[] = activation.units;
  const able = units.filter(unit => salvosLeft(view.table, unit) > 0).slice(0, CRUISE_UNITS);
  return admitted(view, activation, {
    type: 'strike',
    attack: 'ssm',
    units: able,
    hex,
    over: [],
    cruise: true,
  });
};

const BASE_HEXES: readonly HexId[] = BASES.filter(({ strip }) => !strip).map(({ hex }) => hex);

/** Hexes where an attack of this type could find something that has been seen. */
const hexesFor = (table: PublicState, side: Side, attack: AttackType): readonly HexId[] => {
  const enemy = enemyOf(side);
  if (attack === 'asw') return seenHexes(table, enemy).submarines;
  const { ships } = seenHexes(table, enemy);
  if (attack !== 'ssm' && attack !== 'bombing') return ships;
  if (table.level === 'basic') return ships;
  const bases = baseHexes(table.bases, enemy);
  return ships.length === 0 ? bases : [...ships, ...bases.filter(hex => !ships.includes(hex))];
};

interface SeenHexes {
  readonly ships: readonly HexId[];
  readonly submarines: readonly HexId[];
}

/** Where ships and submarines of a side lie that the enemy has seen. */
const seenHexesOf = (side: Side) =>
  memoOfLatestPart(
    4,
    ({ pieces }: PublicState) => pieces,
    (table): SeenHexes => ({
      ships: seenOf(table, surfaceStacks(table, side)),
      submarines: seenOf(table, submarineStacks(table, side)),
    }),
  );

const SEEN_HEXES = { nato: seenHexesOf('nato'), soviet: seenHexesOf('soviet') };

const seenHexes = (table: PublicState, side: Side): SeenHexes => SEEN_HEXES[side](table);

const seenOf = (table: PublicState, stacks: ReturnType<typeof surfaceStacks>): readonly HexId[] => {
  const found: HexId[] = [];
  for (const [hex, units] of stacks) if (isSeen(table, units)) found.push(hex);
  return found;
};

const isSeen = (table: PublicState, units: readonly UnitId[]): boolean =>
  units.some(unit => pieceOf(table, unit).mark !== 'none');

/** Where a side has its bases. */
const baseHexes = memoBy((bases: PublicState['bases'], side: Side): readonly HexId[] =>
  BASE_IDS.filter(base => !baseSpec(base).strip && baseState({ bases }, base).owner === side).map(
    base => baseSpec(base).hex,
  ),
);

const reachOf = (table: PublicState, activation: Activation, attack: AttackType): number => {
  if (attack === 'ssm') return Math.max(0, ...activation.units.map(unit => missileRange(table, unit)));
  return activation.name === 'flight' ? 0 : 1;
};

/** Attacks that an activation may make where it stands: everybody who can on each hex. */
export function* strikesFrom(view: View, activation: Activation): Generator<Action> {
  const { table } = view;
  if (activation.name === 'flight' && (activation.attacked !== undefined || activation.turnedBack !== 'no'))
    return;
  for (const attack of attacksOf(table, armOfActivation(activation))) {
    const reach = reachOf(table, activation, attack);
    for (const hex of hexesFor(table, activation.side, attack)) {
      const near =
        attack === 'ssm' || reach === 0
          ? distanceBetween(activation.hex, hex) <= reach
          : isNear(activation.hex, hex);
      const action = near ? fullStrike(view, activation, attack, hex) : undefined;
      if (action !== undefined) yield action;
    }
  }
  if (table.options.cruiseMissiles && activation.name !== 'flight') yield* cruiseStrikes(view, activation);
}

const isNear = (from: HexId, hex: HexId): boolean => besideOpen(from).includes(hex);

function* cruiseStrikes(view: View, activation: Activation): Generator<Action> {
  for (const hex of BASE_HEXES) {
    if (distanceBetween(activation.hex, hex) > CRUISE_RANGE) continue;
    const action = cruiseStrike(view, activation, hex);
    if (action !== undefined) yield action;
  }
}

/** A flight to where it could attack, if it can come back from there to its start. */
const approach = (view: View, flight: Flight, attack: AttackType, hex: HexId): Action | undefined => {
  const { table } = view;
  const able = ableUnits(table, flight, attack, hex);
  if (able.length === 0) return undefined;
  const way = straightFlight(flight.hex, hex);
  const reach = attack === 'ssm' ? Math.min(...able.map(unit => missileRange(table, unit))) : 0;
  const path = way.slice(0, Math.max(0, way.length - reach));
  const at = path.at(-1);
  if (at === undefined) return undefined;
  const back = airDistance(at, flight.path[0] ?? at);
  if (path.length + back > Math.min(movementLeft(table, flight), flight.allowance - flight.spent))
    return undefined;
  const there: Flight = {
    ...flight,
    hex: at,
    spent: flight.spent + path.length,
    path: [...flight.path, ...path],
  };
  return fullStrike(view, there, attack, hex) === undefined ? undefined : { type: 'fly', path };
};

/** Every hex worth flying to for an attack. */
export function* approachesOf(view: View, flight: Flight): Generator<Action> {
  if (flight.attacked !== undefined || flight.turnedBack !== 'no') return;
  for (const attack of attacksOf(view.table, 'air')) {
    for (const hex of hexesFor(view.table, flight.side, attack)) {
      const action = approach(view, flight, attack, hex);
      if (action !== undefined) yield action;
    }
  }
}

/** One of them, or nothing after a few tries. */
export const someApproach = (
  view: View,
  flight: Flight,
  below: (limit: number) => number,
): Action | undefined => {
  if (flight.attacked !== undefined || flight.turnedBack !== 'no') return undefined;
  const attacks = attacksOf(view.table, 'air').filter(attack =>
    flight.units.some(
      unit => pointsOf(view.table, flight, declared(flight, attack, flight.hex, [unit]), unit) > 0,
    ),
  );
  for (let tries = 0; tries < 4 && attacks.length > 0; tries += 1) {
    const attack = attacks[below(attacks.length)] as AttackType;
    const hexes = hexesFor(view.table, flight.side, attack);
    const hex = hexes.length === 0 ? undefined : hexes[below(hexes.length)];
    const action = hex === undefined ? undefined : approach(view, flight, attack, hex);
    if (action !== undefined) return action;
  }
  return undefined;
};
