import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../chart.ts';
import { missileRange } from '../fire/missile.ts';
import { pieceOf, ratingsNow, submarineStacks, surfaceStacks } from '../position.ts';
import type { Table } from '../state.ts';
import { enemyOf, type Side, type UnitId } from '../vocabulary.ts';
import { worthOf } from './strike-value.ts';

/** Who may come and attack in the next turn: from where, how far, and how much of a unit that takes on average. */
interface Hunter {
  readonly hex: HexId;
  readonly reach: number;
  readonly share: number;
}

interface Hunters {
  readonly ofShips: readonly Hunter[];
  readonly ofSubmarines: readonly Hunter[];
}

/** [C.25] Read off the odds of typical attacks: strength counts less and less. */
const shareByHunt = (asw: number): number => (asw === 0 ? 0 : Math.min(0.35, 0.08 + 0.012 * asw));
const shareByFire = (points: number): number => Math.min(0.35, points * 0.008);

const groupOf = (table: Table, hex: HexId, units: readonly UnitId[]): Hunters => {
  let [move, asw, ssm, range] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  let torpedo = 0;
  for (const unit of units) {
    const ratings = ratingsNow(table, unit);
    move = Math.min(move, ratings.move);
    asw += ratings.asw;
    ssm += ratings.ssm;
    torpedo = Math.max(torpedo, ratings.torpedo);
    range = Math.max(range, missileRange(table, unit));
  }
  const fire: readonly Hunter[] = [
    { hex, reach: move + range, share: shareByFire(ssm) },
    { hex, reach: move + 1, share: shareByFire(torpedo) },
  ];
  return {
    ofShips: fire.filter(({ share }) => share > 0),
    ofSubmarines: asw > 0 ? [{ hex, reach: move + 1, share: shareByHunt(asw) }] : [],
  };
};

const huntersOf = (table: Table, side: Side): Hunters => {
  const groups = [
    ...[...surfaceStacks(table, side)].map(([hex, units]) => groupOf(table, hex, units)),
    ...[...submarineStacks(table, side)].flatMap(([hex, units]) =>
      units.map(unit => groupOf(table, hex, [unit])),
    ),
  ];
  return {
    ofShips: groups.flatMap(({ ofShips }) => ofShips),
    ofSubmarines: groups.flatMap(({ ofSubmarines }) => ofSubmarines),
  };
};

type Stacks = ReturnType<typeof surfaceStacks>;

/** Made once for each arrangement of a side's ships: it stays while the other side tries its moves. */
const known = new WeakMap<Stacks, { readonly boats: Stacks; readonly hunters: Hunters }>();

const huntersNow = (table: Table, side: Side): Hunters => {
  const [ships, boats] = [surfaceStacks(table, side), submarineStacks(table, side)];
  const last = known.get(ships);
  if (last !== undefined && last.boats === boats) return last.hunters;
  const hunters = huntersOf(table, side);
  known.set(ships, { boats, hunters });
  return hunters;
};

/** Who has not been found may yet be. */
const UNFOUND = 0.25;

const lossAt = (hunters: readonly Hunter[], hex: HexId, isFound: boolean): number => {
  let safe = 1;
  for (const hunter of hunters) {
    const far = distanceBetween(hunter.hex, hex);
    if (far <= hunter.reach) safe *= 1 - hunter.share * (isFound || far <= 1 ? 1 : UNFOUND);
  }
  return 1 - safe;
};

/** What a side stands to lose at sea in the next turn. */
export const dangerTo = (table: Table, side: Side): number => {
  const { ofShips, ofSubmarines } = huntersNow(table, enemyOf(side));
  let danger = 0;
  for (const [hex, units] of surfaceStacks(table, side)) {
    const worth = units.reduce((sum, unit) => sum + worthOf(table, unit), 0) / units.length;
    const isFound = units.some(unit => pieceOf(table, unit).mark !== 'none');
    danger += worth * lossAt(ofShips, hex, isFound);
  }
  for (const [hex, units] of submarineStacks(table, side))
    for (const unit of units)
      danger += worthOf(table, unit) * lossAt(ofSubmarines, hex, pieceOf(table, unit).mark !== 'none');
  return danger;
};
