import type { HexId } from '@narrow-seas/hex';
import type { Common, Fleet } from '../../model/state.ts';
import type { AirId, Side } from '../../model/vocabulary.ts';
import { airUnit, isGrounded, ratingOf, reaches, readyUnits } from './air.ts';
import { isFighter } from './cover.ts';

/** [F.11.1] [F.11.6] Units that could strike ships in a hex now. */
export const strikersAt = (common: Common, fleet: Fleet, side: Side, hex: HexId): readonly AirId[] =>
  readyUnits(common, fleet, side)
    .filter(({ unit }) => ratingOf(common, unit).strike > 0 && !airUnit(common, unit).bombed)
    .filter(({ unit, from }) => reaches(common, unit, from, hex, 1) && !isGrounded(common, unit, from, hex))
    .map(({ unit }) => unit);

export const anyStriker = (common: Common, fleet: Fleet, side: Side, hex: HexId): boolean =>
  strikersAt(common, fleet, side, hex).length > 0;

/** [F.11.6] Fighters that could go along. */
export const escortsAt = (common: Common, fleet: Fleet, side: Side, hex: HexId): readonly AirId[] =>
  readyUnits(common, fleet, side)
    .filter(({ unit, from }) => isFighter(common, unit) && reaches(common, unit, from, hex, 1))
    .filter(({ unit, from }) => !isGrounded(common, unit, from, hex))
    .map(({ unit }) => unit);
