import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../../model/chart.ts';
import { pieceOf, submarineStacks, surfaceStacks } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Secret, PublicState } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { isOutOfFuel } from '../supply/logistics.ts';
import { effectAt } from '../weather/weather.ts';

/** [C.21.6] What it takes, and how far it is heard. */
const FAST_SHIP = 4;
const EARSHOT = 3;

/** [C.21.6] [C.13.2] Undamaged ships with four points or more, with fuel, not in a storm: one hex farther. */
export const refuseHighSpeed = (
  table: PublicState,
  own: Pick<Secret, 'stores'> | undefined,
  units: readonly UnitId[],
  hex: HexId,
): Refusal | undefined => {
  if (!table.options.highSpeeds)
    return no('24.6', 'no-high-speed', 'High speeds are not part of this game.', ...units);
  if (!effectAt(table, hex).highSpeed)
    return no('C.13.2', 'storm-at-sea', 'Ships cannot go at high speed in a storm.', ...units);
  const slow = units.find(unit => pieceOf(table, unit).damaged || specOf(table, unit).front.move < FAST_SHIP);
  if (slow !== undefined)
    return no(
      'C.21.6',
      'too-slow',
      'All ships must be undamaged and have four or more movement points.',
      slow,
    );
  const dry = units.find(unit => isOutOfFuel(own, unit));
  return dry === undefined
    ? undefined
    : no('C.18.2', 'no-fuel', 'A ship without fuel cannot go at high speed.', dry);
};

/** [C.21.6] ASW is 0 in torpedo defence and detection for the rest of the turn. */
export const isDeaf = ({ campaign }: Pick<PublicState, 'campaign'>, unit: UnitId): boolean =>
  campaign.hasty.includes(unit);

/** [C.21.6] An enemy ship or submarine within three hexes hears them: a local mark. */
export const isHeard = (table: Pick<PublicState, 'pieces' | 'extra'>, side: Side, hex: HexId): boolean => {
  const enemy = enemyOf(side);
  const near = (other: HexId): boolean => distanceBetween(hex, other) <= EARSHOT;
  return (
    [...surfaceStacks(table, enemy).keys()].some(near) || [...submarineStacks(table, enemy).keys()].some(near)
  );
};
