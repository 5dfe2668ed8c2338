import { memoBy, type Refusal } from '@narrow-seas/core';
import { BASE_IDS, baseSpec, canReceive } from '../stacking/bases.ts';
import { pieceOf, sameHome, surfaceStacks } from '../../model/position.ts';
import { no, noBase } from '../../turn/refusals.ts';
import { hasDeckRoom, hasFieldRoom } from '../stacking/room.ts';
import { isCarrier, specOf } from '../../model/roster.ts';
import type { Home, Secret, PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

const hiddenAboard = (table: PublicState, own: Secret | undefined, carrier: UnitId): number =>
  (own?.wings ?? []).filter(wing => wing.carrier === carrier && pieceOf(table, wing.unit).where.at === 'wing')
    .length;

const refuseCarrier = (
  table: PublicState,
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
      'Only carrier aircraft of its own nation can land on a carrier.',
      unit,
      carrier,
    );
  return hasDeckRoom(table, carrier, unit, hiddenAboard(table, own, carrier))
    ? undefined
    : no('C.9.4', 'deck-full', 'This carrier has no room for more aircraft.', carrier);
};

const refuseAirfield = (
  table: PublicState,
  side: Side,
  unit: UnitId,
  home: Extract<Home, { readonly kind: 'base' }>,
): Refusal | undefined => {
  if (baseSpec(home.base).strip)
    return noBase('5.10', 'landing-strip', 'Aircraft cannot land on a landing strip.', home.base);
  if (!canReceive(table, side, home.base))
    return noBase('C.9.4', 'no-airfield', 'Your aircraft cannot land at this base.', home.base);
  return hasFieldRoom(table, home.base, unit)
    ? undefined
    : noBase('6.2', 'airfield-full', 'This airfield is full. It can hold four INT and ATK units.', home.base);
};

/** [C.9.4] [C.2.29] Whether an aircraft finds room on a field or deck; its own place is always free. */
export const refuseLanding = (
  table: PublicState,
  own: Secret | undefined,
  unit: UnitId,
  home: Home,
): Refusal | undefined =>
  home.kind === 'carrier'
    ? refuseCarrier(table, own, unit, home.carrier)
    : refuseAirfield(table, specOf(table, unit).side, unit, home);

export const canLand = (table: PublicState, own: Secret | undefined, unit: UnitId, home: Home): boolean =>
  refuseLanding(table, own, unit, home) === undefined;

const AIRFIELDS: readonly Extract<Home, { readonly kind: 'base' }>[] = BASE_IDS.filter(
  base => baseSpec(base).airfield,
).map(base => ({ kind: 'base', base }));

type Stacks = ReturnType<typeof surfaceStacks>;

/** For each arrangement of ships. */
const carriersIn = memoBy((stacks: Stacks, extra: PublicState['extra']): readonly Home[] =>
  [...stacks.values()]
    .flat()
    .filter(unit => isCarrier(specOf({ extra }, unit)))
    .map(carrier => ({ kind: 'carrier', carrier })),
);

/** Every airfield that takes aircraft of a side, and every carrier. */
export const homesOf = (table: PublicState, side: Side): readonly Home[] => [
  ...AIRFIELDS.filter(({ base }) => canReceive(table, side, base)),
  ...carriersIn(surfaceStacks(table, side), table.extra),
];

export const isHomeIn = (homes: readonly Home[], home: Home): boolean =>
  homes.some(other => sameHome(other, home));
