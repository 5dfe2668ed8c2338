import type { HexId, Place } from '@narrow-seas/hex';
import { hexOf, PLACES, zoneOf } from '../../model/chart.ts';
import type { BaseState } from '../../model/state.ts';
import { type BaseId, NATIONS, type Nation, type Side, type Zone } from '../../model/vocabulary.ts';

/** [C.2.34] [C.2.35] [A8] */
export interface BaseSpec {
  /** As it is written in positions: one word. */
  readonly name: string;
  readonly title: string;
  readonly hex: HexId;
  readonly zone: Zone;
  /** Who holds it at the start. */
  readonly side: Side;
  /** Whose field it is; Iceland and Denmark keep no forces here. */
  readonly nation: Nation | 'IS' | 'DK';
  readonly airfield: boolean;
  readonly port: boolean;
  /** [5] Nothing ever lands on a strip. */
  readonly strip: boolean;
  readonly closeAA: number;
  /** [C.17] Soviet bases cannot be invaded and have neither. */
  readonly defence: number;
  readonly points: number;
  /** [C.17.2] */
  readonly invasionHexes: readonly HexId[];
  readonly source: 'given' | 'ours';
}

const BASE_KINDS = ['airfield', 'port', 'airfield+port', 'strip'];

const nationOf = ({ nation, id }: Place): BaseSpec['nation'] => {
  const known = [...NATIONS, 'IS', 'DK'].find(code => code === nation);
  if (known === undefined) throw new RangeError(`${id} has the unknown nation ${nation}`);
  return known as BaseSpec['nation'];
};

const numberOf = ({ fields }: Place, field: string): number => Number(fields[field] ?? 0);

const hexesOf = ({ fields }: Place): readonly HexId[] => {
  const hexes = fields['invasionHexes'];
  return Array.isArray(hexes) ? hexes.map(name => hexOf(String(name))) : [];
};

const baseOfPlace = (place: Place): BaseSpec => ({
  name: place.id,
  title: place.name,
  hex: place.hex,
  zone: zoneOf(place.hex),
  side: place.fields['side'] === 'NATO' ? 'nato' : 'soviet',
  nation: nationOf(place),
  airfield: place.kind.startsWith('airfield'),
  port: place.kind.endsWith('port'),
  strip: place.kind === 'strip',
  closeAA: numberOf(place, 'closeAA'),
  defence: numberOf(place, 'defence'),
  points: numberOf(place, 'victoryPoints'),
  invasionHexes: hexesOf(place),
  source: place.source,
});

/** The 39 bases, as the map has them; a base is its place in this list. */
export const BASES: readonly BaseSpec[] = PLACES.filter(({ kind }) => BASE_KINDS.includes(kind)).map(
  baseOfPlace,
);

export const BASE_IDS: readonly BaseId[] = BASES.map((_, id) => id as BaseId);

export const baseSpec = (id: BaseId): BaseSpec => {
  const base = BASES[id];
  if (base === undefined) throw new RangeError(`There is no base ${id}`);
  return base;
};

export const baseNamed = (name: string): BaseId | undefined => {
  const place = BASES.findIndex(base => base.name === name);
  return place < 0 ? undefined : (place as BaseId);
};

/** A base that we know to exist. */
export const baseOf = (name: string): BaseId => {
  const base = baseNamed(name);
  if (base === undefined) throw new RangeError(`There is no base ${name}`);
  return base;
};

const BY_HEX: ReadonlyMap<HexId, BaseId> = new Map(BASES.map(({ hex }, id) => [hex, id as BaseId]));

/** No two bases share a hex. */
export const baseAt = (hex: HexId): BaseId | undefined => BY_HEX.get(hex);

type Held = { readonly bases: readonly BaseState[] };

export const baseState = ({ bases }: Held, id: BaseId): BaseState => {
  const state = bases[id];
  if (state === undefined) throw new RangeError(`There is no base ${id}`);
  return state;
};

export const isHeldBy = (held: Held, side: Side, id: BaseId): boolean => baseState(held, id).owner === side;

/** [C.17.8] An enemy lodgement closes it to everything. */
const isBeset = (held: Held, id: BaseId): boolean => baseState(held, id).lodgement > 0;

/** [14] An airfield that can launch, fly CAP and send aircraft away: undamaged, and no enemy ashore. */
export const isAirfieldInUse = (held: Held, side: Side, id: BaseId): boolean =>
  baseSpec(id).airfield &&
  isHeldBy(held, side, id) &&
  baseState(held, id).airfield === 0 &&
  !isBeset(held, id);

/** [8] [C.11.7] A damaged airfield still takes aircraft in; a destroyed one does not. */
export const canReceive = (held: Held, side: Side, id: BaseId): boolean =>
  baseSpec(id).airfield && isHeldBy(held, side, id) && baseState(held, id).airfield < 3;

/** [14.5.2] [14] [C.16.6] [C.18.5] A port that can be worked in. */
export const isPortInUse = (held: Held, side: Side, id: BaseId): boolean =>
  baseSpec(id).port && isHeldBy(held, side, id) && baseState(held, id).port === 0 && !isBeset(held, id);

/** All bases as they are before anything has happened. */
export const BASES_AT_REST: readonly BaseState[] = BASES.map(({ side, defence }) => ({
  owner: side,
  airfield: 0,
  port: 0,
  defence,
  garrison: 0,
  lodgement: 0,
  parachuted: 0,
}));
