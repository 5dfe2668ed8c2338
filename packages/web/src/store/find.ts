import type { Board } from '@narrow-seas/core';
import type { Chart, HexMap } from '@narrow-seas/hex';
import { placesOf } from '../map/places.ts';
import type { TableState } from './table-state.ts';
import { viewShown } from './table-state.ts';

/** Something on the map that has a name. */
export interface Found {
  readonly name: string;
  readonly hex: number;
}

/** Without accents and capitals: "tromso" finds Tromsø. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .toLowerCase();

const MOST = 8;

/** A map with its pieces. */
interface Searched {
  readonly map: HexMap;
  readonly chart: Chart | undefined;
  readonly board: Board;
  readonly nameOf: (piece: number) => string;
}

/** Bases, ports and seas of the map, what the chart names, then every piece that can be seen. */
const namedOn = ({ map, chart, board, nameOf }: Searched): readonly Found[] => {
  const places = map.places.filter(({ name }) => name !== '').map(({ name, hex }) => ({ name, hex }));
  const drawn = placesOf(map, chart).map(({ name, hex }) => ({ name, hex }));
  const names = board.markers
    .filter(({ kind }) => kind === 'name')
    .map(({ text, hex }) => ({ name: text, hex }));
  const pieces = board.pieces.flatMap(({ id, hex }) =>
    hex === undefined ? [] : [{ name: nameOf(id), hex }],
  );
  return [...places, ...names, ...drawn, ...pieces];
};

/** Names that begin with what was typed come first, then those with a word that does, then the rest that hold it. */
const rankOf = (name: string, sought: string): number => {
  const text = plain(name);
  if (text.startsWith(sought)) return 0;
  if (text.split(/[\s-]+/).some(word => word.startsWith(sought))) return 1;
  return text.includes(sought) ? 2 : 3;
};

/** What is called like this, the best match first; each name once. */
export const findIn = (searched: Searched, typed: string): readonly Found[] => {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const seen = new Set<string>();
  return namedOn(searched)
    .map(found => ({ found, rank: rankOf(found.name, sought) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ found }) => found)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, MOST);
};

/** The same on the map of a table, of what is shown there. */
export const findNamed = (state: TableState, typed: string): readonly Found[] => {
  const { display, board } = state;
  const view = viewShown(state);
  const nameOf = (piece: number): string => display.namePiece(view, piece);
  return findIn({ map: display.map, chart: display.chart(), board, nameOf }, typed);
};
