import type { Refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { pieceOf } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Home, Secret, State, Stores, PublicState } from '../../model/state.ts';
import type { AttackType, UnitId } from '../../model/vocabulary.ts';
import { fullStores, type Row, storesOf, UNLIMITED, withSpent } from './stores.ts';

/** One unit's part in an attack. */
export interface Shot {
  readonly attack: AttackType;
  readonly unit: UnitId;
  /** Where the aircraft came from; ships and submarines have none. */
  readonly home?: Home;
  /** [C.18.4] The short missile of a carrier aircraft; [C.21.1] a cruise missile. */
  readonly missile?: 'short' | 'cruise';
}

/** A box of whose roster is spent. */
export interface Draw {
  readonly holder: UnitId;
  readonly row: Row;
}

/** [C.18.3] [C.18.4] Undefined where nothing runs out: guns, and everything that starts from land. */
export const drawOf = (table: Pick<PublicState, 'extra'>, shot: Shot): Draw | undefined => {
  const { arm } = specOf(table, shot.unit);
  if (arm === 'air')
    return shot.home?.kind === 'carrier' ? { holder: shot.home.carrier, row: airRow(shot) } : undefined;
  const row = arm === 'submarine' ? submarineRow(shot) : surfaceRow(shot);
  return row === undefined ? undefined : { holder: shot.unit, row };
};

const airRow = ({ attack, missile }: Shot): Row => {
  if (attack === 'bombing') return 'bombs';
  if (attack === 'asw') return 'asw';
  return missile === 'short' ? 'airSsmShort' : 'airSsm';
};

/** [C.18.3] A submarine hunts with torpedoes. */
const submarineRow = ({ attack, missile }: Shot): Row =>
  attack === 'ssm' ? (missile === 'cruise' ? 'cruise' : 'ssm') : 'torpedo';

const surfaceRow = ({ attack, missile }: Shot): Row | undefined => {
  if (attack === 'ssm') return missile === 'cruise' ? 'cruise' : 'ssm';
  return attack === 'asw' ? 'asw' : undefined;
};

/** A ship without the row does not count that weapon: a cruise missile then goes by its one salvo [C.21.1]. */
const isCounted = (table: Pick<PublicState, 'extra'>, { holder, row }: Draw): boolean =>
  row !== 'cruise' || fullStores(table, holder).cruise > 0;

const drawsOf = (table: Pick<PublicState, 'extra'>, shots: readonly Shot[]): readonly Draw[] =>
  shots.flatMap(shot => drawOf(table, shot) ?? []).filter(draw => isCounted(table, draw));

const sameDraw = (a: Draw, b: Draw): boolean => a.holder === b.holder && a.row === b.row;

/** [C.18.3] An attack for which a box is lacking is barred. */
export const refuseAmmunition = (
  table: PublicState,
  own: Pick<Secret, 'stores'> | undefined,
  shots: readonly Shot[],
): Refusal | undefined => {
  if (!table.options.logistics || own === undefined) return undefined;
  const draws = drawsOf(table, shots);
  const lacking = draws.find(draw => {
    const stores = storesOf(own, draw.holder);
    return stores !== undefined && stores[draw.row] < draws.filter(other => sameDraw(other, draw)).length;
  });
  return lacking === undefined
    ? undefined
    : no('C.18.3', 'no-ammunition', 'There is not enough ammunition left for this attack.', lacking.holder);
};

const changed = (state: State, holder: UnitId, change: (stores: Stores) => Stores): readonly Event[] => {
  const { side } = specOf(state.table, holder);
  const before = storesOf(state.secret[side], holder);
  if (before === undefined) return [];
  const stores = change(before);
  return [{ type: 'stores-changed', side, stores }];
};

/** [C.18.3] [C.18.4] One box for each unit that attacks. */
export const spendAmmunition = (state: State, shots: readonly Shot[]): readonly Event[] => {
  if (!state.table.options.logistics) return [];
  const draws = drawsOf(state.table, shots);
  const holders = [...new Set(draws.map(({ holder }) => holder))];
  return holders.flatMap(holder =>
    changed(state, holder, stores =>
      draws.filter(draw => draw.holder === holder).reduce((left, { row }) => withSpent(left, row, 1), stores),
    ),
  );
};

/** [C.18.3] One AAA box for each ship whose guns were counted in a defence. */
export const spendAntiAir = (state: State, units: readonly UnitId[]): readonly Event[] =>
  state.table.options.logistics
    ? units
        .filter(unit => hasAntiAirRow(state.table, unit))
        .flatMap(unit => changed(state, unit, stores => withSpent(stores, 'antiAir', 1)))
    : [];

const hasAntiAirRow = (table: Pick<PublicState, 'extra'>, unit: UnitId): boolean =>
  fullStores(table, unit).antiAir > 0;

/** [C.18.3] Area AA 0, Close AA half. Ships without the row never run out. */
export const isAntiAirSpent = (
  table: Pick<PublicState, 'extra' | 'options'>,
  secret: Pick<Secret, 'stores'>,
  unit: UnitId,
): boolean => table.options.logistics && hasAntiAirRow(table, unit) && storesOf(secret, unit)?.antiAir === 0;

/** [C.18.2] Movement 1 and no high speed. */
export const isOutOfFuel = (secret: Pick<Secret, 'stores'> | undefined, unit: UnitId): boolean =>
  secret !== undefined && storesOf(secret, unit)?.fuel === 0;

/** [23.1.3] Mines of a Soviet submarine cost three torpedo boxes. */
export const MINE_BOXES = 3;

export const hasBoxes = (secret: Pick<Secret, 'stores'>, unit: UnitId, row: Row, boxes: number): boolean =>
  (storesOf(secret, unit)?.[row] ?? 0) >= boxes;

export const spendBoxes = (state: State, unit: UnitId, row: Row, boxes: number): readonly Event[] =>
  changed(state, unit, stores => withSpent(stores, row, boxes));

/** [C.18.2] A box for five hexes in a day, one more for each turn at high speed. */
const LONG_VOYAGE = 5;

export const burnFuel = (state: State): readonly Event[] =>
  state.table.campaign.voyages.flatMap(({ unit, today, fast }) => {
    const boxes = (today >= LONG_VOYAGE ? 1 : 0) + fast;
    const burns = boxes > 0 && pieceOf(state.table, unit).where.at === 'sea' && !isUnlimited(state, unit);
    return burns ? changed(state, unit, stores => withSpent(stores, 'fuel', boxes)) : [];
  });

const isUnlimited = ({ table }: State, unit: UnitId): boolean => fullStores(table, unit).fuel === UNLIMITED;
