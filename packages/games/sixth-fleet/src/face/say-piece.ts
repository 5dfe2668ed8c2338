import type { State } from '../model/state.ts';
import { hexLabel } from './map.ts';
import { isSpent, isTurned, standingsOf } from './pieces.ts';
import { fullName, lookOf, shortName } from './units.ts';
import { WORDS } from './words.ts';

/** A unit for panels and for the ear: what it is, what it can do, where it is and what is asked of it. */
export const sayPiece = (state: State, id: number): string => {
  const { ships, left, right, carrierBased, daylight, title } = lookOf(state, id);
  return [
    `${fullName(state, id)}${WORDS.stop}`,
    sayPlace(state, id),
    ...(isTurned(state, id) ? [WORDS.unit.mustLand] : []),
    ...(isSpent(state, id) ? [WORDS.unit.spent] : []),
    WORDS.unit.ratings(left, right),
    ...(carrierBased ? [WORDS.unit.carrierBased] : []),
    ...(daylight ? [WORDS.unit.daylight] : []),
    ...(ships.some(ship => ship !== title) ? [WORDS.unit.ships(ships)] : []),
  ].join(' ');
};

const sayPlace = (state: State, id: number): string => {
  const standing = standingsOf(state).get(id);
  if (standing !== undefined) return WORDS.unit.at(hexLabel(standing.hex));
  const box = state.boxes.find(({ units }) => units.some(unit => unit === id));
  if (box !== undefined) return WORDS.unit.aboard(shortName(state, box.carrier));
  const gone = (['dead', 'grounded', 'forfeited'] as const).find(list =>
    state[list].some(unit => unit === id),
  );
  if (gone === undefined) return WORDS.unit.waiting;
  return gone === 'dead' ? WORDS.unit.lost : WORDS.unit[gone];
};
