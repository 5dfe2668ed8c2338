import { type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseState } from '../stacking/bases.ts';
import type { Event } from '../../model/event.ts';
import { pieceOf } from '../../model/position.ts';
import { no, notYours } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Secret, State, Stores, PublicState } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import type { Replenishment } from '../../model/campaign/phase.ts';
import { fullStores, isGiver, type Row, storesOf, UNLIMITED } from './stores.ts';
import { isInPort } from './supply-limit.ts';
import { CLEAR_SKIES, effectAt } from '../weather/weather.ts';

/** [C.18.5] Ammunition boxes that a turn in port brings. */
const BOXES_IN_PORT = 4;
/** [C.18.6] Takers that a supply ship serves in a turn. */
const TAKERS = 3;
/** [C.18.6] Missiles of this range are loaded in port only. */
const LONG_MISSILE = 5;

const AMMUNITION: readonly Row[] = [
  'ssm',
  'asw',
  'torpedo',
  'antiAir',
  'bombs',
  'airSsm',
  'airSsmShort',
  'cruise',
];

const missing = (table: PublicState, stores: Stores, row: Row): number =>
  Math.max(0, fullStores(table, stores.unit)[row] - stores[row]);

/** [C.18.6] What can be passed over at sea. */
const rowsAtSea = (table: PublicState, unit: UnitId): readonly Row[] =>
  specOf(table, unit).front.ssmRange >= LONG_MISSILE
    ? AMMUNITION.filter(row => row !== 'ssm' && row !== 'cruise')
    : AMMUNITION.filter(row => row !== 'cruise');

const neediest = (table: PublicState, stores: Stores, rows: readonly Row[]): Row | undefined =>
  rows
    .filter(row => missing(table, stores, row) > 0)
    .toSorted((a, b) => missing(table, stores, b) - missing(table, stores, a))[0];

/** Box by box into the row that lacks most; equal rows in the order of the roster. */
const loaded = (table: PublicState, stores: Stores, rows: readonly Row[], boxes: number): Stores => {
  let now = stores;
  for (let box = 0; box < boxes; box += 1) {
    const row = neediest(table, now, rows);
    if (row === undefined) return now;
    now = { ...now, [row]: now[row] + 1 };
  }
  return now;
};

const lacksAmmunition = (table: PublicState, stores: Stores, rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + missing(table, stores, row), 0);

const lacksFuel = (table: PublicState, stores: Stores): number =>
  fullStores(table, stores.unit).fuel === UNLIMITED ? 0 : missing(table, stores, 'fuel');

const isServed = ({ campaign }: PublicState, unit: UnitId): boolean => campaign.served.includes(unit);

const hexOfShip = (table: PublicState, unit: UnitId): HexId | undefined => {
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' ? where.hex : undefined;
};

const refuseUnit = (view: View, side: Side, unit: UnitId): Refusal | undefined => {
  const { table, own } = view;
  if (specOf(table, unit).side !== side || pieceOf(table, unit).where.at !== 'sea') return notYours(unit);
  return own !== undefined && storesOf(own, unit) !== undefined
    ? undefined
    : no('C.18.1', 'no-roster', 'This unit has no roster, so it takes no stores.', unit);
};

const cargo = (table: PublicState, stores: Stores): number =>
  missing(table, stores, 'ammunition') + missing(table, stores, 'cargoFuel');

/** [C.18.5] [C.17.8] */
const notInPort = (table: PublicState, unit: UnitId): Refusal => {
  const hex = hexOfShip(table, unit);
  const base = hex === undefined ? undefined : baseAt(hex);
  return base !== undefined && baseState(table, base).lodgement > 0
    ? no('C.17.8', 'beset-port', 'Units cannot replenish at a base with an enemy lodgement.', unit)
    : no('C.18.5', 'not-in-port', 'This unit must be in an undamaged port of its own side.', unit);
};

/** [C.18.5] In an undamaged port of one's own; the unit then stays there this turn. */
export const refuseInPort = (view: View, { side }: Replenishment, unit: UnitId): Refusal | undefined => {
  const { table, own } = view;
  const refused = refuseUnit(view, side, unit);
  if (refused !== undefined) return refused;
  if (isServed(table, unit))
    return no('C.18.5', 'served', 'This unit has already taken or given stores this turn.', unit);
  if (!isInPort(table, side, unit)) return notInPort(table, unit);
  const stores = storesOf(own as Secret, unit) as Stores;
  const lacks = lacksFuel(table, stores) + lacksAmmunition(table, stores, AMMUNITION) + cargo(table, stores);
  return lacks > 0 ? undefined : no('C.18.5', 'lacks-nothing', 'The stores of this unit are full.', unit);
};

/** [C.18.5] All fuel and four boxes; supply ships refill their cargo. */
export const replenish = ({ table, secret }: State, side: Side, unit: UnitId): readonly Event[] => {
  const stores = storesOf(secret[side], unit) as Stores;
  const { fuel, ammunition, cargoFuel } = fullStores(table, unit);
  const full = { ...loaded(table, stores, AMMUNITION, BOXES_IN_PORT), fuel, ammunition, cargoFuel };
  return [
    { type: 'stores-changed', side, stores: full },
    { type: 'served', units: [unit] },
  ];
};

/** [C.18.6] [C.13.5] How many points the giver can pass over in this weather. */
const afloat = (table: PublicState, unit: UnitId, points: number): number => {
  const { where } = pieceOf(table, unit);
  if (where.at !== 'sea') return 0;
  const { supplyAtSea } = effectAt(table, where.hex);
  if (supplyAtSea === 'none') return 0;
  return supplyAtSea === 'half' ? Math.floor(points / 2) : points;
};

export interface Supply {
  readonly giver: UnitId;
  readonly taker: UnitId;
  readonly fuel: number;
  readonly ammunition: number;
}

/** [C.18.6] The most that can pass between the two. */
export const mostOf = (
  table: PublicState,
  own: Secret,
  giver: UnitId,
  taker: UnitId,
): { readonly fuel: number; readonly ammunition: number } => {
  const [from, to] = [storesOf(own, giver), storesOf(own, taker)];
  if (from === undefined || to === undefined) return { fuel: 0, ammunition: 0 };
  return {
    fuel: Math.min(afloat(table, giver, from.cargoFuel), lacksFuel(table, to)),
    ammunition: Math.min(
      afloat(table, giver, from.ammunition),
      lacksAmmunition(table, to, rowsAtSea(table, taker)),
    ),
  };
};

const refusePair = (table: PublicState, { giver, taker }: Supply): Refusal | undefined => {
  const [from, to] = [specOf(table, giver), specOf(table, taker)];
  if (!isGiver(from)) return no('C.18.6', 'no-supply-ship', 'This ship carries no stores for others.', giver);
  if (giver === taker || hexOfShip(table, giver) !== hexOfShip(table, taker))
    return no(
      'C.18.6',
      'not-alongside',
      'The supply ship and the unit that it serves must be in the same hex.',
      giver,
      taker,
    );
  return (from.kind === 'ST') === (to.arm === 'submarine')
    ? undefined
    : no(
        'C.18.6',
        'wrong-tender',
        'A submarine tender can serve only submarines. Other supply ships can serve only ships.',
        giver,
        taker,
      );
};

const takersServed = ({ campaign }: PublicState, giver: UnitId): number =>
  campaign.takers.filter(unit => unit === giver).length;

/** [C.18.6] [C.13.5] */
export const refuseSupply = (view: View, { side }: Replenishment, supply: Supply): Refusal | undefined => {
  const { table, own } = view;
  const { giver, taker, fuel, ammunition } = supply;
  const refused = refuseUnit(view, side, giver) ?? refuseUnit(view, side, taker) ?? refusePair(table, supply);
  if (refused !== undefined) return refused;
  if (isServed(table, taker) || takersServed(table, giver) >= TAKERS)
    return no(
      'C.18.6',
      'served-at-sea',
      'A unit can take stores only once, and a supply ship can serve only three units.',
      giver,
      taker,
    );
  const most = mostOf(table, own as Secret, giver, taker);
  const sound = Number.isInteger(fuel) && Number.isInteger(ammunition) && fuel >= 0 && ammunition >= 0;
  if (!sound || fuel + ammunition === 0)
    return refusal('C.18.6', 'nothing', 'Give a whole number of points, at least one.');
  if (fuel <= most.fuel && ammunition <= most.ammunition) return undefined;
  const clear = mostOf({ ...table, weather: CLEAR_SKIES }, own as Secret, giver, taker);
  return fuel <= clear.fuel && ammunition <= clear.ammunition
    ? no(
        'C.13.5',
        'weather-supply',
        'At sea a squall halves the points, and in a storm no points can be taken.',
        giver,
        taker,
      )
    : no(
        'C.18.6',
        'too-much',
        'These points are more than the supply ship has or the unit can take.',
        giver,
        taker,
      );
};

/** [C.18.6] One point of fuel or ammunition is one box. */
export const supply = ({ table, secret }: State, side: Side, given: Supply): readonly Event[] => {
  const { giver, taker, fuel, ammunition } = given;
  const [from, to] = [storesOf(secret[side], giver) as Stores, storesOf(secret[side], taker) as Stores];
  const less = { ...from, cargoFuel: from.cargoFuel - fuel, ammunition: from.ammunition - ammunition };
  const more = loaded(table, { ...to, fuel: to.fuel + fuel }, rowsAtSea(table, taker), ammunition);
  return [
    { type: 'stores-changed', side, stores: less },
    { type: 'stores-changed', side, stores: more },
    { type: 'served', units: [taker], giver },
  ];
};

const beginFor = (side: Side): Event => ({ type: 'began', phase: { name: 'replenishment', side } });

export const endReplenishment = (_state: State, { side }: Replenishment): readonly Event[] =>
  side === 'soviet' ? [beginFor('nato')] : [finished('replenishment')];

/** [2.3.3] Every turn, with logistics. */
export const replenishmentStep: Step = {
  name: 'replenishment',
  applies: ({ table }) => table.options.logistics,
  begin: () => [beginFor('soviet')],
};
