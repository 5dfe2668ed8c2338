import { memoOfLatestPart, type Refusal } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { chartOf, groupOf } from '../../model/fleet.ts';
import { noAir, noAt, notOurAir } from '../../turn/refusals.ts';
import type { AirMission, Common, Fleet } from '../../model/state.ts';
import type { AirId, AirKind, GroupId, Side } from '../../model/vocabulary.ts';
import type { ShoreAction } from '../../model/shore/action.ts';
import {
  airOf,
  airUnit,
  baseHex,
  isGrounded,
  isNeutralGround,
  kindOfAir,
  reaches,
  sideOfAir,
} from './air.ts';

type Cover = Extract<ShoreAction, { readonly type: 'cover' }>;

/** [F.11.4] Types that fly CAP and escort. */
const FIGHTERS: readonly AirKind[] = ['F', 'H', 'CF'];

export const isFighter = (common: Common, unit: AirId): boolean => FIGHTERS.includes(kindOfAir(common, unit));

/** [F.11.4] Hexes around it that a patrol covers. */
const PATROL = 5;
const LONG_PATROL = 8;

const patrolReach = (kind: AirKind): number => (kind === 'P' ? LONG_PATROL : PATROL);

/** The hex of a mission; a CAP on a group flies where the group is. */
const missionHex = (fleet: Fleet, mission: AirMission): HexId | undefined => {
  if (mission.kind === 'patrol') return mission.hex;
  if ('hex' in mission.over) return mission.over.hex;
  const place = groupOf(fleet, mission.over.group)?.place;
  return place?.at === 'sea' ? place.hex : undefined;
};

/** [F.11.1] [F.11] [F.11.9] [F.13.2] What keeps a unit of ours from flying to a hex at all: its missions, its range, the weather. */
export const refuseFlight = (
  common: Common,
  fleet: Fleet,
  side: Side,
  unit: AirId,
  to: HexId,
  part: number,
): Refusal | undefined => {
  if (sideOfAir(common, unit) !== side) return notOurAir(unit);
  const from = baseHex(common, fleet, unit);
  if (airUnit(common, unit).status !== 'ready' || from === undefined)
    return noAir('F.11.1', 'not-ready', 'This air unit has already flown or cannot fly.', unit);
  if (!reaches(common, unit, from, to, 1))
    return noAir('F.11', 'out-of-range', 'This hex is out of the air unit’s range.', unit);
  if (!reaches(common, unit, from, to, part))
    return noAir('F.11.9', 'half-range', 'An air unit can lay mines only within half its range.', unit);
  return isGrounded(common, unit, from, to)
    ? noAir('F.13.2', 'weather', 'The sea there or at its carrier is too rough for flying.', unit)
    : undefined;
};

const isOverGroup = (mission: AirMission): boolean => mission.kind === 'cap' && 'group' in mission.over;

/** [F.11.3] [F.11.4] [F.2.4] */
export const refuseCover = (
  common: Common,
  fleet: Fleet,
  side: Side,
  { unit, mission }: Cover,
): Refusal | undefined => {
  const hex = missionHex(fleet, mission);
  if (hex === undefined)
    return noAir(
      'F.11.4',
      'no-cap',
      'A combat air patrol (CAP) must cover a hex or one of your groups at sea.',
      unit,
    );
  if (mission.kind === 'cap' && !isFighter(common, unit))
    return noAir('F.11.4', 'no-fighter', 'Only fighters can fly a combat air patrol (CAP).', unit);
  // A group may cross the waters of neutrals, and its cover goes with it.
  if (!isOverGroup(mission) && isNeutralGround(common, hex))
    return noAt('F.2.4', 'neutral', 'Aircraft cannot enter neutral hexes.', hex);
  return refuseFlight(common, fleet, side, unit, hex, 1);
};

interface Flying {
  readonly unit: AirId;
  readonly mission: AirMission;
  readonly side: Side;
}

/** Units on CAP and patrol, kept while the list of units stays as it is: each hex of each group asks for them. */
const flying = memoOfLatestPart(4, airOf, (common): readonly Flying[] =>
  common.air.flatMap(({ mission }, id) => {
    const unit = id as AirId;
    return mission === undefined ? [] : [{ unit, mission, side: sideOfAir(common, unit) }];
  }),
);

/** [F.11.4] In range of where it flies from now; a carrier that is gone has nobody up. */
const isWithin = (common: Common, fleet: Fleet, unit: AirId, hex: HexId, part: number): boolean => {
  const from = baseHex(common, fleet, unit);
  return from !== undefined && reaches(common, unit, from, hex, part);
};

/** [F.11.4] CAPs of a side over a hex, or over the group that is there while it is in their range. */
export const capsOver = (
  common: Common,
  fleet: Fleet,
  side: Side,
  hex: HexId,
  group?: GroupId,
): readonly AirId[] =>
  flying(common)
    .filter(({ unit, mission, side: by }) => {
      if (by !== side || mission.kind !== 'cap') return false;
      if ('hex' in mission.over)
        return mission.over.hex === hex && baseHex(common, fleet, unit) !== undefined;
      return mission.over.group === group && isWithin(common, fleet, unit, hex, 1);
    })
    .map(({ unit }) => unit);

export interface Patrol {
  readonly unit: AirId;
  /** [T.3] Within half its range of home. */
  readonly near: boolean;
}

/** [F.11.4] Patrols of a side that cover a hex. */
export const patrolsOver = (common: Common, fleet: Fleet, side: Side, hex: HexId): readonly Patrol[] => {
  const { grid } = chartOf(common);
  let found: readonly Patrol[] = NOBODY;
  for (const { unit, mission, side: by } of flying(common))
    if (
      by === side &&
      mission.kind === 'patrol' &&
      distance(grid, mission.hex, hex) <= patrolReach(kindOfAir(common, unit)) &&
      baseHex(common, fleet, unit) !== undefined
    )
      found = [...found, { unit, near: isWithin(common, fleet, unit, hex, 1 / 2) }];
  return found;
};

const NOBODY: readonly [] = [];
