import { emptySet, type HexId, type HexSet, hasHex } from '@narrow-seas/hex';
import { GRID, region } from '../../model/chart.ts';
import type { PublicState } from '../../model/state.ts';

const PERIODS = [1, 2, 3, 4] as const;
const NO_ICE = emptySet(GRID.size);

const byPeriod = (kind: 'pack-ice' | 'drift-ice'): readonly HexSet[] => [
  NO_ICE,
  ...PERIODS.map(period => region(`${kind}-${period}`)),
];

/** [16.3.1] [16.3.2] [16] Pack ice grows over all drift ice in period 1; in period 4 drift ice is open sea. */
const PACK = byPeriod('pack-ice');
const DRIFT = byPeriod('drift-ice');
const PACK_ALL_YEAR = region('pack-ice');

/** What the ice of a hex depends on. */
export type Season = Pick<PublicState, 'level' | 'period'>;

/** [5.2] [C.20.6] Below the advanced game there is only the pack ice of the whole year. */
const packIceOf = ({ level, period }: Season): HexSet =>
  level === 'advanced' ? (PACK[period] ?? NO_ICE) : PACK_ALL_YEAR;

const driftIceOf = ({ level, period }: Season): HexSet =>
  level === 'advanced' ? (DRIFT[period] ?? NO_ICE) : NO_ICE;

/** [5] [10] */
export const isPackIce = (season: Season, hex: HexId): boolean => hasHex(packIceOf(season), hex);
/** [16] */
export const isDriftIce = (season: Season, hex: HexId): boolean => hasHex(driftIceOf(season), hex);
