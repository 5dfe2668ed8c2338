import type { Refusal } from '@narrow-seas/core';
import { BASE_IDS, baseSpec, canReceive } from '../bases.ts';
import { pieceOf, sameHome, surfaceStacks } from '../position.ts';
import { no, noBase } from '../refusals.ts';
import { hasDeckRoom, hasFieldRoom } from '../room.ts';
import { isCarrier, specOf } from '../roster.ts';
import type { Home, Secret, Table } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';

const hiddenAboard = (table: Table, own: Secret | undefined, carrier: UnitId): number =>
  (own?.wings ?? []).filter(wing => wing.carrier === carrier && pieceOf(table, wing.unit).where.at === 'wing')
    .length;

const refuseCarrier = (
  table: Table,
  own: Secret | undefined,
  unit: UnitId,
  carrier: UnitId,
): Refusal | undefined => {
  const [aircraft, ship] = [specOf(table, unit), specOf(table, carrier)];
  if (pieceOf(table, carrier).where.at !== 'sea' || !isCarrier(ship))
    return no('4.3.3', 'no-carrier', 'There is no such carrier.', carrier);
  if (!aircraft.carrierCapable || aircraft.nation !== ship.nation)
    return no(
      '5.8',
      'not-for-carriers',
      'Only carrier aircraft of her nation land on a carrier.',
      unit,
      carrier,
    );
  return hasDeckRoom(table, carrier, unit, hiddenAboard(table, own, carrier))
    ? undefined
    : no('C.9.4', 'deck-full', 'There is no room on the carrier.', carrier);
};

const refuseAirfield = (
  table: Table,
  side: Side,
  unit: UnitId,
  home: Extract<Home, { readonly kind: 'base' }>,
): Refusal | undefined => {
  if (baseSpec(home.base).strip)
    return noBase('5.10', 'landing-strip', 'Aircraft do not land on a landing strip.', home.base);
  if (!canReceive(table, side, home.base))
    return noBase('C.9.4', 'no-airfield', 'Aircraft of this side cannot land there.', home.base);
  return hasFieldRoom(table, home.base, unit)
    ? undefined
    : noBase('6.2', 'airfield-full', 'An airfield holds four INT and ATK units.', home.base);
};

/** [C.9.4] [C.2.29] Whether an aircraft finds room on a field or deck; its own place is always free. */
export const refuseLanding = (
  table: Table,
  own: Secret | undefined,
  unit: UnitId,
  home: Home,
): Refusal | undefined =>
  home.kind === 'carrier'
    ? refuseCarrier(table, own, unit, home.carrier)
    : refuseAirfield(table, specOf(table, unit).side, unit, home);

export const canLand = (table: Table, own: Secret | undefined, unit: UnitId, home: Home): boolean =>
  refuseLanding(table, own, unit, home) === undefined;

const AIRFIELDS: readonly Extract<Home, { readonly kind: 'base' }>[] = BASE_IDS.filter(
  base => baseSpec(base).airfield,
).map(base => ({ kind: 'base', base }));

type Stacks = ReturnType<typeof surfaceStacks>;

/** Made once for each arrangement of ships. */
const carriersIn = new WeakMap<Stacks, readonly Home[]>();

const carriersOf = (table: Table, side: Side): readonly Home[] => {
  const stacks = surfaceStacks(table, side);
  const known = carriersIn.get(stacks);
  if (known !== undefined) return known;
  const made = [...stacks.values()]
    .flat()
    .filter(unit => isCarrier(specOf(table, unit)))
    .map((carrier): Home => ({ kind: 'carrier', carrier }));
  carriersIn.set(stacks, made);
  return made;
};

/** Every airfield that takes aircraft of a side, and every carrier. */
export const homesOf = (table: Table, side: Side): readonly Home[] => [
  ...AIRFIELDS.filter(({ base }) => canReceive(table, side, base)),
  ...carriersOf(table, side),
];

export const isHomeIn = (homes: readonly Home[], home: Home): boolean =>
  homes.some(other => sameHome(other, home));
