import type { EditPlace, EditUnit } from '@narrow-seas/core';
import { where } from '../face/places.ts';
import { fullName, shortName } from '../face/units.ts';
import { WORDS } from '../face/words.ts';
import { nameOfHex } from '../model/chart.ts';
import { carrierOf, hexOfUnit } from '../model/position.ts';
import { isCarrier, ROSTER, specOf, unitsOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { SIDES, type UnitId } from '../model/vocabulary.ts';
import { SAID } from './words.ts';

/** Lists of units that are out of the game. */
export const GONE = ['dead', 'grounded', 'forfeited'] as const;
export type Gone = (typeof GONE)[number];

export const OUT = 'out';

const boxId = (state: State, carrier: UnitId): string => `aboard-${specOf(state, carrier).name}`;

/** The carriers that are on the map, with the places aboard them. */
const carriersOf = (state: State): readonly UnitId[] =>
  SIDES.flatMap(side => state.stacks[side].flatMap(({ units }) => units)).filter(unit =>
    isCarrier(specOf(state, unit)),
  );

/** The carrier that this place is aboard. */
export const carrierAt = (state: State, place: string): UnitId | undefined =>
  carriersOf(state).find(carrier => boxId(state, carrier) === place);

export const placesOf = (state: State): readonly [EditPlace, ...EditPlace[]] => [
  { id: OUT, title: SAID.out },
  ...carriersOf(state).map(carrier => ({
    id: boxId(state, carrier),
    title: SAID.aboard(shortName(state, carrier)),
  })),
  ...GONE.map(id => ({ id, title: SAID[id] })),
];

type Whereabouts = Pick<EditUnit, 'at' | 'hex' | 'place'>;

const whereOf = (state: State, unit: UnitId): Whereabouts => {
  const hex = hexOfUnit(state, unit);
  if (hex !== undefined) return { hex, at: SAID.at(where(hex), nameOfHex(hex)) };
  const carrier = carrierOf(state, unit);
  if (carrier !== undefined)
    return { place: boxId(state, carrier), at: SAID.aboard(shortName(state, carrier)) };
  const gone = GONE.find(list => state[list].includes(unit));
  return gone === undefined ? { at: '' } : { place: gone, at: SAID[gone] };
};

const unitOf = (state: State, unit: UnitId): EditUnit => {
  const { name, side, kind } = specOf(state, unit);
  const kindName = WORDS.kinds.get(kind);
  return {
    id: name,
    piece: unit,
    title: `${fullName(state, unit)} (${name})`,
    side,
    group: kindName === undefined ? SAID.aircraft : WORDS.capital(kindName),
    ...whereOf(state, unit),
    ...(unit >= ROSTER.length ? { madeUp: true as const } : {}),
  };
};

export const editUnits = (state: State): readonly EditUnit[] =>
  unitsOf(state).map(unit => unitOf(state, unit));
