import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseAt } from '../stacking/bases.ts';
import { besideAtSea, besideOpen } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { isPackIce } from '../movement/ice.ts';
import { forceOf, hexOfUnit, pieceOf, submarinesAt, surfaceAt, surfaceStacks } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Force, PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

/** [C.21.5] */
const TATTLETALES = 3;
const SHADOWS: readonly string[] = ['DD', 'FF', 'CL'];

const tattletale = (table: PublicState, unit: UnitId): string => `tattletale-${specOf(table, unit).id}`;
const shadowed = (table: PublicState, unit: UnitId): string => `shadowed-${specOf(table, unit).id}`;
const fixed = (table: PublicState, unit: UnitId): string => `fixed-${specOf(table, unit).id}`;
const FIRST_SOVIET_ATTACK = 'first-soviet-attack';

const isTattletale = (table: PublicState, unit: UnitId): boolean =>
  table.campaign.once.length > 0 && table.campaign.once.includes(tattletale(table, unit));

/** [C.21.5] Whether a tattletale holds this force, and no missile has yet been aimed by it. */
export const isShadowed = (table: PublicState, force: Force): boolean =>
  table.campaign.once.length > 0 &&
  force.some(
    unit =>
      table.campaign.once.includes(shadowed(table, unit)) &&
      !table.campaign.once.includes(fixed(table, unit)),
  );

const placedSoFar = ({ campaign }: PublicState): number =>
  campaign.once.filter(what => what.startsWith('tattletale-')).length;

/** NATO ships at sea next to the hex that nobody shadows yet. */
const forceToShadow = (table: PublicState, hex: HexId): Force | undefined =>
  besideOpen(hex)
    .filter(other => baseAt(other) === undefined)
    .flatMap(other => surfaceAt(table, 'nato', other))
    .map(unit => forceOf(table, unit))
    .find(force => !isShadowed(table, force));

const isOpenWater = (table: PublicState, hex: HexId): boolean =>
  baseAt(hex) === undefined &&
  !isPackIce(table, hex) &&
  surfaceAt(table, 'nato', hex).length + submarinesAt(table, 'nato', hex).length === 0;

/** [C.21.5] Up to three destroyers, frigates or cruisers of the old kind, each by another force. */
export const refuseShadow = (
  table: PublicState,
  side: Side,
  unit: UnitId,
  hex: HexId,
): Refusal | undefined => {
  const { kind, side: owner } = specOf(table, unit);
  if (!table.options.tattletales)
    return no('24.5', 'no-tattletales', 'Tattletales are not part of this game.', unit);
  if (side !== 'soviet' || owner !== 'soviet' || !SHADOWS.includes(kind))
    return no('C.21.5', 'no-shadow', 'Only Soviet DD, FF and CL can be tattletales.', unit);
  if (pieceOf(table, unit).where.at !== 'sea' || isTattletale(table, unit))
    return no('C.21.5', 'not-free', 'This ship cannot be sent out as a tattletale.', unit);
  if (placedSoFar(table) >= TATTLETALES)
    return no('C.21.5', 'enough', 'You already have three tattletales out.', unit);
  return isOpenWater(table, hex) && forceToShadow(table, hex) !== undefined
    ? undefined
    : noAt(
        'C.21.5',
        'nobody-there',
        'A tattletale must be in open water next to a NATO force that has none yet.',
        hex,
        unit,
      );
};

const withCompanions = (table: PublicState, [first]: Force): readonly UnitId[] =>
  first === undefined ? [] : surfaceAt(table, 'nato', hexOfUnit(table, first) as HexId);

/** [C.21.5] The ship is there, and the force begins with a strategic mark, which [9.2] is that of its hex. */
export const shadow = (table: PublicState, unit: UnitId, hex: HexId): readonly Event[] => {
  const force = forceToShadow(table, hex) ?? [];
  return [
    { type: 'placed', units: [unit], hex },
    { type: 'once', what: tattletale(table, unit) },
    ...force.map((ship): Event => ({ type: 'once', what: shadowed(table, ship) })),
    { type: 'marked', units: withCompanions(table, force), mark: 'strategic' },
  ];
};

/** [C.21.5] Ships that could go, and the hexes they could go to. */
export const shadowsOf = (table: PublicState): readonly UnitId[] =>
  table.options.tattletales && placedSoFar(table) < TATTLETALES
    ? [...surfaceStacks(table, 'soviet').values()]
        .flat()
        .filter(unit => SHADOWS.includes(specOf(table, unit).kind) && !isTattletale(table, unit))
    : [];

export const watchingHexes = (table: PublicState): readonly HexId[] => {
  const near = [...surfaceStacks(table, 'nato').keys()]
    .filter(hex => baseAt(hex) === undefined)
    .flatMap(besideAtSea);
  return [...new Set(near)].filter(hex => isOpenWater(table, hex) && forceToShadow(table, hex) !== undefined);
};

/** [C.21.5] NATO leaves them alone in turn 1 until the Soviets have attacked. */
export const refuseTattletaleTarget = (
  table: PublicState,
  side: Side,
  targets: readonly UnitId[],
): Refusal | undefined => {
  if (side !== 'nato' || table.turn > 1 || table.campaign.once.includes(FIRST_SOVIET_ATTACK))
    return undefined;
  const spared = targets.find(unit => isTattletale(table, unit));
  return spared === undefined
    ? undefined
    : no(
        'C.21.5',
        'still-peace',
        'You can attack a tattletale only after the first Soviet attack, or from turn 2.',
        spared,
      );
};

/** [C.21.5] Noted when an attack has been made: the first of the Soviets, and the first missiles on a shadowed force. */
export const notedOf = (
  table: PublicState,
  side: Side,
  missiles: boolean,
  targets: readonly UnitId[],
): readonly Event[] => {
  if (side !== 'soviet' || !table.options.tattletales) return [];
  const first = table.campaign.once.includes(FIRST_SOVIET_ATTACK) ? [] : [FIRST_SOVIET_ATTACK];
  const used = missiles
    ? [...new Set(targets.flatMap(unit => forceOf(table, unit)))]
        .filter(unit => isShadowed(table, [unit]))
        .map(unit => fixed(table, unit))
    : [];
  return [...first, ...used].map(what => ({ type: 'once', what }));
};
