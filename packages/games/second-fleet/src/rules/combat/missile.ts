import { pieceOf, ratingsNow } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

export interface Missile {
  readonly value: number;
  readonly range: number;
}

/** [A13] [C.18.4] What starred aircraft carry when stores are counted: the long missile, and a US one for close range. */
const LONG: Missile = { value: 40, range: 2 };
const SHORT: Missile = { value: 30, range: 1 };

type Counted = Pick<PublicState, 'pieces' | 'extra' | 'options'>;

/** [10.8] The missiles a unit fires at a target at this distance; range 0: it has none. */
export const missileOf = (table: Counted, unit: UnitId, distance: number): Missile => {
  const { ssm, ssmRange } = ratingsNow(table, unit);
  const { specialSsm, nation } = specOf(table, unit);
  if (ssm > 0 || !specialSsm || !table.options.logistics) return { value: ssm, range: ssmRange };
  const { value, range } = nation === 'US' && distance <= SHORT.range ? SHORT : LONG;
  return { value: pieceOf(table, unit).damaged ? Math.floor(value / 2) : value, range };
};

/** How far its longest missile goes. */
export const missileRange = (table: Counted, unit: UnitId): number =>
  missileOf(table, unit, LONG.range).range;
