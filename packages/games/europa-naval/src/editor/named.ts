import type { HexId } from '@narrow-seas/hex';
import { groundSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { type AirId, type GroundId, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';
import { idOf, nameOf } from '../text/names.ts';

/** What an edit is about. */
export type Named =
  | { readonly is: 'ship'; readonly ship: ShipId }
  | { readonly is: 'air'; readonly unit: AirId }
  /** A part of a unit that stands somewhere, by its place in the list of troops. */
  | { readonly is: 'troops'; readonly unit: GroundId; readonly part: number }
  /** What of a unit is neither ashore nor aboard. */
  | { readonly is: 'rest'; readonly unit: GroundId }
  | { readonly is: 'belt'; readonly place: number }
  | { readonly is: 'new-belt'; readonly side: Side };

/** Parts of the unit, by their places in the list of troops. */
export const partsOf = ({ common }: State, unit: GroundId): readonly number[] =>
  common.troops.flatMap((troop, place) => (troop.unit === unit ? [place] : []));

/** The ships that carry troops of the unit. */
export const shipsWith = ({ fleets }: State, unit: GroundId): readonly ShipId[] =>
  SIDES.flatMap(side =>
    fleets[side].ships.flatMap(({ cargo }, ship) =>
      cargo.some(load => load.kind === 'troops' && load.unit === unit) ? [ship as ShipId] : [],
    ),
  );

/** REs of the unit that are in cargo holds. */
export const reAboard = ({ fleets }: State, unit: GroundId): number =>
  SIDES.flatMap(side => fleets[side].ships)
    .flatMap(({ cargo }) => cargo)
    .reduce((sum, load) => (load.kind === 'troops' && load.unit === unit ? sum + load.re : sum), 0);

/** REs of the unit that are neither ashore nor aboard. */
export const reLeft = (state: State, unit: GroundId): number => {
  const ashore = partsOf(state, unit).reduce((sum, part) => sum + (state.common.troops[part]?.re ?? 0), 0);
  const left = groundSpec(state.common.scenario, unit).re - ashore - reAboard(state, unit);
  return Math.round(left * 1000) / 1000;
};

/** The first part of a unit goes by the name of the unit, wherever it is put. */
export const idOfNamed = (state: State, named: Named): string => {
  const { common } = state;
  switch (named.is) {
    case 'ship':
      return `ship:${nameOf(common, 'ship', named.ship)}`;
    case 'air':
      return `air:${nameOf(common, 'air', named.unit)}`;
    case 'troops': {
      const place = partsOf(state, named.unit).indexOf(named.part);
      const name = `troops:${nameOf(common, 'ground', named.unit)}`;
      return place === 0 ? name : `${name}#${place + 1}`;
    }
    case 'rest': {
      const name = `troops:${nameOf(common, 'ground', named.unit)}`;
      return partsOf(state, named.unit).length === 0 ? name : `${name}+`;
    }
    case 'belt':
      return beltId(state, named.place);
    default:
      return `mines:${named.side}`;
  }
};

const beltId = ({ common }: State, place: number): string => {
  const belt = common.mines[place];
  return belt === undefined ? '' : `mines:${belt.side}@${nameOf(common, 'hex', belt.hex)}`;
};

const troopsNamed = (state: State, name: string, mark: string): Named | undefined => {
  const unit = idOf(state.common, 'ground', name) as GroundId | undefined;
  if (unit === undefined) return undefined;
  const parts = partsOf(state, unit);
  if (mark === '+') return { is: 'rest', unit };
  const part = parts[mark === '' ? 0 : Number(mark.slice(1)) - 1];
  if (part !== undefined) return { is: 'troops', unit, part };
  return mark === '' ? { is: 'rest', unit } : undefined;
};

const minesNamed = ({ common }: State, name: string): Named | undefined => {
  const [sideWord, place] = name.split('@');
  const side = SIDES.find(each => each === sideWord);
  if (side === undefined) return undefined;
  if (place === undefined) return { is: 'new-belt', side };
  const hex = idOf(common, 'hex', place) as HexId | undefined;
  const found = common.mines.findIndex(belt => belt.side === side && belt.hex === hex);
  return found < 0 ? undefined : { is: 'belt', place: found };
};

export const namedBy = (state: State, id: string): Named | undefined => {
  const [, kind, name = '', mark = ''] = /^([a-z]+):(.*?)(\+|#\d+)?$/.exec(id) ?? [];
  const { common } = state;
  switch (kind) {
    case 'ship': {
      const ship = idOf(common, 'ship', name);
      return ship === undefined ? undefined : { is: 'ship', ship: ship as ShipId };
    }
    case 'air': {
      const unit = idOf(common, 'air', name);
      return unit === undefined ? undefined : { is: 'air', unit: unit as AirId };
    }
    case 'troops':
      return troopsNamed(state, name, mark);
    case 'mines':
      return minesNamed(state, name);
    default:
      return undefined;
  }
};
