import { isBeside } from '../../model/chart.ts';
import { pieceOf } from '../../model/position.ts';
import { isCarrier, specOf } from '../../model/roster.ts';
import { isLayer } from '../../rules/mines/mines.ts';
import type { Lot, Secret, State, PublicState } from '../../model/state.ts';
import { SIDES, type Side, type UnitId } from '../../model/vocabulary.ts';
import { type Flaw, flaw } from './flaw.ts';

const twice = (units: readonly UnitId[]): UnitId | undefined =>
  units.find((unit, place) => units.indexOf(unit) !== place);

/** [7] A sealed order is for an aircraft that stands ready. */
const mayBeSent = (table: PublicState, unit: UnitId): boolean =>
  ['home', 'wing'].includes(pieceOf(table, unit).where.at) && specOf(table, unit).arm === 'air';

/** [C.12.5] [23.1.3] Who dropped a mine was sent to, or is a submarine beside it. */
const isMiner = (table: PublicState, { unit, hex }: Lot): boolean => {
  const { where } = pieceOf(table, unit);
  if (where.at === 'sea') return isLayer(table, unit) && isBeside(where.hex, hex);
  return (where.at === 'mission' || where.at === 'returning') && where.mission === 'mining';
};

const flawOfSide = (table: PublicState, side: Side, secret: Secret): Flaw | undefined => {
  const { orders, lots, stores, wings } = secret;
  const lists = [orders, lots, stores, wings].map(list => list.map(({ unit }) => unit));
  const wrong = (unit: UnitId | undefined, message: string): Flaw | undefined =>
    unit === undefined ? undefined : flaw(specOf(table, unit).name, message);
  const foreign = lists.flat().find(unit => specOf(table, unit).side !== side);
  const homeless = wings.find(({ carrier }) => !isCarrier(specOf(table, carrier)));
  return (
    wrong(foreign, `This is not a ${side} unit.`) ??
    wrong(
      lists.map(twice).find(unit => unit !== undefined),
      'This unit is named twice in what its side knows.',
    ) ??
    wrong(
      orders.find(({ unit }) => !mayBeSent(table, unit))?.unit,
      'Only a unit that is ready can have an order [7].',
    ) ??
    wrong(
      lots.find(lot => !isMiner(table, lot))?.unit,
      'This unit cannot have laid that mine [C.12.5] [23.1.3].',
    ) ??
    wrong(homeless?.unit, 'The wing of this unit must belong to a carrier [C.21.3].')
  );
};

/** [C.21.3] A unit that is aboard in secret is aboard somewhere. */
const flawOfWings = ({ table, secret }: State): Flaw | undefined => {
  const known = new Set(SIDES.flatMap(side => secret[side].wings.map(({ unit }) => unit)));
  const lost = table.pieces.findIndex(({ where }, unit) => where.at === 'wing' && !known.has(unit as UnitId));
  return lost < 0
    ? undefined
    : flaw(specOf(table, lost as UnitId).name, 'The owner of this unit must know its carrier [C.21.3].');
};

/** What only one side knows must fit what everybody sees. */
export const flawOfSecrets = (state: State): Flaw | undefined => {
  for (const side of SIDES) {
    const found = flawOfSide(state.table, side, state.secret[side]);
    if (found !== undefined) return found;
  }
  return flawOfWings(state);
};
