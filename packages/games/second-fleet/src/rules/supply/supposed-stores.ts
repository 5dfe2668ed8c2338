import type { Random } from '@narrow-seas/core';
import { pieceOf } from '../../model/position.ts';
import type { Stores, PublicState } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { type Row, storesAtStart, UNLIMITED } from './stores.ts';

/** What of a full roster a ship at sea is supposed to have used by the end of a game, on average, in percent. */
const USED_BY_THE_END = 50;

const ROWS: readonly Row[] = [
  'fuel',
  'ssm',
  'asw',
  'antiAir',
  'torpedo',
  'bombs',
  'airSsm',
  'airSsmShort',
  'cruise',
  'ammunition',
  'cargoFuel',
];

/** Of this many boxes some are used: none at the start, half of them or so at the end, now more, now fewer. */
const used = ({ turn, lastTurn }: PublicState, boxes: number, random: Random): number => {
  const usual = (boxes * USED_BY_THE_END * (turn - 1)) / (100 * Math.max(1, lastTurn - 1));
  return Math.min(boxes, random.below(1 + Math.round(2 * usual)));
};

/** [C.21.6] [C.18.2] Everybody has seen that a ship at high speed has fuel. */
const leastOf = ({ campaign }: PublicState, { unit }: Stores, row: Row): number =>
  row === 'fuel' && campaign.hasty.includes(unit) ? 1 : 0;

const worn = (table: PublicState, full: Stores, random: Random): Stores => {
  const rows: { -readonly [row in Row]?: number } = {};
  for (const row of ROWS) {
    const boxes = full[row];
    if (boxes > 0 && boxes !== UNLIMITED)
      rows[row] = Math.max(leastOf(table, full, row), boxes - used(table, boxes, random));
  }
  return { ...full, ...rows };
};

/** [20] [C.18] Rosters that the other side may have by now: full where a ship has not sailed yet, else used in part. */
export const supposedStores = (table: PublicState, side: Side, random: Random): readonly Stores[] =>
  storesAtStart(table, side).map(stores =>
    pieceOf(table, stores.unit).where.at === 'sea' ? worn(table, stores, random) : stores,
  );
