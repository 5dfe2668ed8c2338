import unitFile from '../../data/units.json' with { type: 'json' };
import type { State } from '../model/state.ts';
import type { Nation, Side } from '../model/vocabulary.ts';
import { WORDS } from './words.ts';

/** What a counter shows of a unit. */
export interface Look {
  readonly side: Side;
  readonly nation: Nation;
  readonly number: number;
  readonly kind: string;
  readonly title: string;
  readonly ships: readonly string[];
  readonly isAircraft: boolean;
  /** Against aircraft, surface ships and submarines. */
  readonly left: readonly number[];
  /** Movement, defence, ECM. */
  readonly right: readonly number[];
  readonly carrierBased: boolean;
  readonly daylight: boolean;
}

interface UnitRow {
  readonly id: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly number: number;
  readonly kind: string;
  readonly name: string;
  readonly ships: readonly string[];
  readonly ratings: readonly number[];
  readonly carrierBased?: boolean;
  readonly daylight?: boolean;
}

/** The rules check this file when they load it; here it is only looked at. */
const ROWS = (unitFile as { readonly units: readonly UnitRow[] }).units;

const isShip = (kind: string): boolean => WORDS.kinds.has(kind);

const LOOKS: readonly Look[] = ROWS.map(({ id: _id, name, ratings, carrierBased, daylight, ...row }) => ({
  ...row,
  title: name,
  isAircraft: !isShip(row.kind),
  left: ratings.slice(0, 3),
  right: ratings.slice(3),
  carrierBased: carrierBased === true,
  daylight: daylight === true,
}));

/** The unit of the roster with this name on its counter. */
export const lookNamed = (name: string): Look | undefined => LOOKS[ROWS.findIndex(({ id }) => id === name)];

type WithExtra = Pick<State, 'extra'>;

/** How many units the roster and the position have together. */
export const lookCount = ({ extra }: WithExtra): number => LOOKS.length + extra.length;

/** Units of the roster first, then those that a position made up. */
export const lookOf = ({ extra }: WithExtra, id: number): Look => {
  const known = LOOKS[id];
  if (known !== undefined) return known;
  const spec = extra[id - LOOKS.length];
  if (spec === undefined) throw new RangeError(`There is no unit ${id}`);
  const { antiAir, antiSurface, antiSubmarine, move, defence, ecm } = spec.ratings;
  return {
    ...spec,
    title: spec.title === '' ? spec.name : spec.title,
    isAircraft: spec.domain === 'air',
    left: [antiAir, antiSurface, antiSubmarine],
    right: [move, defence, ecm],
  };
};

/** The name in a sentence: "Saratoga", "Greek Fletcher group B", "American F-4 Phantom II no. 12". */
export const shortName = (state: WithExtra, id: number): string => {
  const { nation, number, title, ships, isAircraft } = lookOf(state, id);
  return isAircraft
    ? WORDS.unit.aircraft(WORDS.nations[nation], title, number)
    : WORDS.unit.shortShip(WORDS.nations[nation], title, ships.length === 1 && ships[0] === title);
};

/** What it is: "American carrier Saratoga". */
export const fullName = (state: WithExtra, id: number): string => {
  const { nation, number, title, kind, isAircraft } = lookOf(state, id);
  return isAircraft
    ? WORDS.unit.aircraft(WORDS.nations[nation], title, number)
    : WORDS.unit.ship(WORDS.nations[nation], WORDS.kinds.get(kind) ?? kind, title);
};
