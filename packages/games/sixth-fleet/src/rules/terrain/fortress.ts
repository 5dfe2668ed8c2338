import type { HexId } from '@narrow-seas/hex';
import { AIRBASE_AT, type Airbase, FORTRESS_AT, type Fortress } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';

/** [10.4] [10.46] The Defended hex there that still stands; once destroyed it is a hex like any other. */
export const standingFortress = (
  { destroyed }: Pick<State, 'destroyed'>,
  hex: HexId,
): Fortress | undefined => {
  const fortress = FORTRESS_AT.get(hex);
  return fortress === undefined || destroyed.includes(hex) ? undefined : fortress;
};

/** [10.15] [10.42] A standing Defended hex of the enemy: it controls nothing, it only bars the way. */
export const barsEntry = (state: Pick<State, 'destroyed'>, side: Side, hex: HexId): Fortress | undefined => {
  const fortress = standingFortress(state, hex);
  return fortress?.side === side ? undefined : fortress;
};

/** [10.48] [9.16] The airbase there, unless destroyed or not in use [14.3]. */
export const airbaseAt = (state: Pick<State, 'destroyed' | 'options'>, hex: HexId): Airbase | undefined => {
  const base = AIRBASE_AT.get(hex);
  if (base === undefined || state.destroyed.includes(hex)) return undefined;
  return base.optional && !state.options.middleEast ? undefined : base;
};
