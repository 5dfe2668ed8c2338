import type { Reason } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween, nameOfHex, zoneOf } from '../../model/chart.ts';
import { say, sayAll } from '../../desk/say.ts';
import { theZone } from '../../face/map.ts';
import { missileRange } from '../../rules/combat/missile.ts';
import { worthOf } from '../strike-value.ts';
import { hexOfUnit, pieceOf, submarineStacks, surfaceStacks } from '../../model/position.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import type { Reasoner } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** What it counts to be found, to have an enemy in range, and to be in his: shares of what the unit is worth. */
const FOUND = 0.06;
const IN_REACH = 0.05;
const EXPOSED = 0.1;

const isFound = (table: PublicState, unit: UnitId): boolean => pieceOf(table, unit).mark !== 'none';

const unitsOf = (table: PublicState, side: Side): readonly UnitId[] =>
  Array.from({ length: unitCount(table) }, (_, unit) => unit as UnitId).filter(
    unit => specOf(table, unit).side === side,
  );

const worthOfAll = (table: PublicState, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + worthOf(table, unit), 0);

/** [9.5] Own units that the enemy finds because of the plan. */
const foundReasons = (before: PublicState, after: PublicState, side: Side): readonly Reason[] => {
  const found = unitsOf(after, side).filter(unit => isFound(after, unit) && !isFound(before, unit));
  return found.length === 0
    ? []
    : [{ text: ADVICE_WORDS.sight.found(sayAll(after, found)), weight: FOUND * worthOfAll(after, found) }];
};

/** [10.8] A hex from which ships or submarines of the side reach another with missiles; undefined when there is none. */
const reachedFrom = (table: PublicState, side: Side, target: HexId): HexId | undefined => {
  for (const stacks of [surfaceStacks(table, side), submarineStacks(table, side)])
    for (const [hex, units] of stacks) {
      const away = distanceBetween(hex, target);
      if (units.some(unit => missileRange(table, unit) >= away)) return hex;
    }
  return undefined;
};

/** [10.8] Ships of a side that are found and in range of the other's missiles after the plan, and were not before. */
const newlyReached = (
  before: PublicState,
  after: PublicState,
  side: Side,
): readonly (readonly [UnitId, HexId])[] => {
  const by = enemyOf(side);
  const inReach = (table: PublicState, unit: UnitId): HexId | undefined => {
    const hex = hexOfUnit(table, unit);
    return hex === undefined || !isFound(table, unit) ? undefined : reachedFrom(table, by, hex);
  };
  return unitsOf(after, side).flatMap((unit): readonly (readonly [UnitId, HexId])[] => {
    if (specOf(after, unit).arm !== 'surface') return [];
    const from = inReach(after, unit);
    return from === undefined || inReach(before, unit) !== undefined ? [] : [[unit, from]];
  });
};

const reachReasons = (before: PublicState, after: PublicState, side: Side): readonly Reason[] =>
  newlyReached(before, after, enemyOf(side)).map(([unit]) => ({
    text: ADVICE_WORDS.sight.inReach(say(after, unit), nameOfHex(hexOfUnit(after, unit) as HexId)),
    weight: IN_REACH * worthOf(after, unit),
  }));

/** Those in danger from one hex are told together. */
const exposedReasons = (before: PublicState, after: PublicState, side: Side): readonly Reason[] => {
  const reached = newlyReached(before, after, side);
  return [...new Set(reached.map(([, from]) => from))].map(from => {
    const units = reached.filter(([, other]) => other === from).map(([unit]) => unit);
    return {
      text: ADVICE_WORDS.sight.exposed(sayAll(after, units), nameOfHex(from)),
      weight: EXPOSED * worthOfAll(after, units),
    };
  });
};

/** Who is found, who comes into range, and into whose. */
export const sightReasons: Reasoner = ({ side, before, after }) => [
  ...foundReasons(before.table, after.table, side),
  ...reachReasons(before.table, after.table, side),
  ...exposedReasons(before.table, after.table, side),
];

/** What a group that is not found yet is worth looking for. */
const UNSEEN = 0.3;

/** [7.4.2] What scouts sent over a zone could find there, each zone once. */
export const missionReasons: Reasoner = ({ side, before }, steps) => {
  const zones = steps.flatMap(({ action }) =>
    action.type === 'assign' && action.mission === 'recon' ? [action.zone] : [],
  );
  const { table } = before;
  return [...new Set(zones)].flatMap((zone): readonly Reason[] => {
    const stacks = [surfaceStacks(table, enemyOf(side)), submarineStacks(table, enemyOf(side))];
    const unseen = stacks
      .flatMap(each => [...each])
      .filter(([hex, units]) => zoneOf(hex) === zone && units.some(unit => !isFound(table, unit))).length;
    return unseen === 0
      ? []
      : [{ text: ADVICE_WORDS.mission.recon(theZone(zone), unseen), weight: UNSEEN * unseen }];
  });
};
