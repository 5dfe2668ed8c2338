import type { EditPlace, EditUnit } from '@narrow-seas/core';
import { capital } from '@narrow-seas/core';
import { homeName } from '../face/say-piece.ts';
import { shortName } from '../face/units.ts';
import { sayWhereIs } from '../face/where.ts';
import { changesOf } from '../model/changes.ts';
import { nameOfHex } from '../model/chart.ts';
import { hexOfHome, pieceOf } from '../model/position.ts';
import { isCarrier, specOf, unitCount } from '../model/roster.ts';
import type { Home, PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { sayPlace } from './arrivals.ts';
import { SAID } from './words.ts';

export const OUT = 'out';
/** Places beside the map that need nothing there. */
export const ELSEWHERE = ['due', 'away', 'lost'] as const;
export type Elsewhere = (typeof ELSEWHERE)[number];
/** Where nobody can be put, but may be in a game under way. */
const SENT = 'sent';

const deckId = (table: PublicState, carrier: UnitId): string => `aboard-${specOf(table, carrier).name}`;

const allUnits = (table: PublicState): readonly UnitId[] =>
  Array.from({ length: unitCount(table) }, (_, unit) => unit as UnitId);

const carriersAtSea = (table: PublicState): readonly UnitId[] =>
  allUnits(table).filter(unit => isCarrier(specOf(table, unit)) && pieceOf(table, unit).where.at === 'sea');

/** The carrier that this place is aboard. */
export const carrierAt = (table: PublicState, place: string): UnitId | undefined =>
  carriersAtSea(table).find(carrier => deckId(table, carrier) === place);

const isSent = (table: PublicState, unit: UnitId): boolean =>
  ['mission', 'returning', 'flight', 'wing'].includes(pieceOf(table, unit).where.at);

export const placesOf = (table: PublicState): readonly [EditPlace, ...EditPlace[]] => [
  { id: OUT, title: SAID.out },
  ...carriersAtSea(table).map(carrier => ({
    id: deckId(table, carrier),
    title: SAID.aboard(shortName(table, carrier)),
  })),
  ...ELSEWHERE.map(id => ({ id, title: SAID[id] })),
  ...(allUnits(table).some(unit => isSent(table, unit)) ? [{ id: SENT, title: SAID.sent }] : []),
];

type Whereabouts = Pick<EditUnit, 'at' | 'hex' | 'place'>;

const atHome = (table: PublicState, home: Home, isOnPatrol: boolean): Whereabouts => {
  const hex = hexOfHome(table, home);
  const name = homeName(table, home);
  const at = home.kind === 'base' ? SAID.atBase(name) : SAID.aboard(name);
  return {
    at: isOnPatrol ? SAID.over(name) : at,
    ...(hex === undefined ? {} : { hex }),
    ...(home.kind === 'carrier' ? { place: deckId(table, home.carrier) } : {}),
  };
};

const sayDue = (table: PublicState, unit: UnitId): string => {
  const arrival = changesOf(table).arrivals.find(({ units }) => units.includes(unit));
  if (arrival === undefined) return SAID.due;
  const { carrier, turn = 1 } = arrival;
  return carrier === undefined
    ? SAID.comes(turn, sayPlace(table, arrival))
    : SAID.comesWith(shortName(table, carrier));
};

export const whereIs = (table: PublicState, unit: UnitId): Whereabouts => {
  const { where } = pieceOf(table, unit);
  switch (where.at) {
    case 'sea':
      return { hex: where.hex, at: SAID.at(capital(sayWhereIs(where.hex)), nameOfHex(where.hex)) };
    case 'home':
    case 'cap':
      return atHome(table, where.home, where.at === 'cap');
    case 'unused':
      return { at: '' };
    case 'due':
      return { place: 'due', at: sayDue(table, unit) };
    case 'away':
    case 'lost':
      return { place: where.at, at: SAID[where.at] };
    default:
      return { place: SENT, at: SAID.sent };
  }
};
