import type { GameTypes, Viewer } from './game.ts';
import type { Legend } from './legend.ts';
import type { Marker } from './marker.ts';

/**
 * How a game looks and speaks. A face uses the rules' types only, never their code, so that it can be loaded by a page
 * that must not know the rules. Pieces and hexes are the game's own numbers.
 */
export interface Face<T extends GameTypes> {
  /** The same as that of the rules. */
  readonly id: string;
  /** What menus call the game. */
  readonly title: string;
  /** What is this? In two sentences. */
  readonly about: string;
  /** What each side is called, and its colour. */
  readonly sides: { readonly [side in T['side']]: SideLook };
  /** Everything on the table as seen in this view. */
  readonly board: (view: T['view']) => Board;
  /** A turn track: one box a turn. */
  readonly track: (view: T['view']) => Track;
  /** What a piece is called: "American destroyer Richard E. Byrd". */
  readonly namePiece: (view: T['view'], piece: number) => string;
  /** What a piece is, in words, its name first: for panels and for the ear. */
  readonly sayPiece: (view: T['view'], piece: number) => string;
  /** What lies in a hex, in words: "Hex 1423, restricted water, two NATO ships: ...". */
  readonly sayHex: (view: T['view'], hex: number) => string;
  /** Where a hex lies, for people: "at Narvik", "off Andoya", "west of Sardinia". Left out where nothing has a name. */
  readonly sayWhere?: (view: T['view'], hex: number) => string;
  /** The sights of one entry as they are told: a way of twenty hexes is one line. Left out where each is told by itself. */
  readonly told?: (sights: readonly T['sight'][]) => readonly T['sight'][];
  /** What happened, in sentences, with links to the map; empty for what needs no words. */
  readonly sayEvent: (view: T['view'], sight: T['sight']) => readonly Phrase[];
  /** What the side is called in a sentence, spectators included. */
  readonly saySide: (viewer: Viewer<T['side']>) => string;
  /** What the figures on the counters and the signs on the map mean. */
  readonly legend?: (view: T['view']) => Legend;
}

/** How a side is shown. */
export interface SideLook {
  /** "Soviet Union". */
  readonly name: string;
  /** A role of the palette, not a colour: the page has several palettes. */
  readonly tint: 'blue' | 'red';
}

/** A run of words, or a link to a hex or a piece. */
export type Phrase = string | { readonly text: string; readonly hex?: number; readonly piece?: number };

/** The pictures that a counter can bear. */
export const SILHOUETTES = [
  'carrier',
  'battleship',
  'helicopter-cruiser',
  'cruiser',
  'destroyer',
  'escort',
  'patrol-boat',
  'amphibious',
  'freighter',
  'submarine',
  'fighter',
  'attack',
  'patrol',
  'early-warning',
  'bomber',
  'propeller-fighter',
  'propeller-bomber',
  'flying-boat',
  'infantry',
  'tank',
  'engineer',
  'depot',
  'unknown',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** A figure on a counter, or two of them in one word. */
export type Rating = number | string;

/** What is printed on a counter. */
export interface Counter {
  /** The picture in the middle. */
  readonly silhouette: Silhouette;
  /** Two letters at the head: nation. */
  readonly nation: string;
  /** Beside it, two to four letters: what it is, "CG" or "F14". */
  readonly kind: string;
  /** Number and type: "6 CG". */
  readonly code: string;
  /** The full name: "Richard E. Byrd". */
  readonly name: string;
  /** The upper row, at most three: attack strengths; a strength may be written with its range, "14-6". */
  readonly left: readonly Rating[];
  /** The lower row, at most three: movement, defence and what else protects. */
  readonly right: readonly Rating[];
  /** A small letter in the corner: C for carrier-based. */
  readonly corner: string;
  /** A band behind the upper row: daylight aircraft. */
  readonly band: boolean;
}

/** A counter on the table, with how it lies. */
export interface Piece {
  /** The number by which rules and desk know it. */
  readonly id: number;
  /** The colour of its owner. */
  readonly side: 'blue' | 'red';
  /** What is printed on the side that is up. */
  readonly counter: Counter;
  /** On the map; absent in a tray. */
  readonly hex?: number;
  /** Place in its stack, 0 on top. */
  readonly level: number;
  /** Turned over: an aircraft that must land. */
  readonly turned: boolean;
  /** Has done what it can do in this phase. */
  readonly spent: boolean;
  /** Its damaged side lies up. */
  readonly damaged?: boolean;
  /** The other side has found it. */
  readonly found?: boolean;
  /** Letters of the markers on it, two or three at most: detected, deep, on patrol. */
  readonly badges?: readonly string[];
}

/** Everything that is drawn on the map for one viewer. */
export interface Board {
  /** Counters on the map and in trays. */
  readonly pieces: readonly Piece[];
  /** Signs on the map that are no counters: mines, contacts. */
  readonly markers: readonly Marker[];
  /** Hexes under closed and under open ice; the same object as long as it is the same ice. */
  readonly ice?: { readonly pack: readonly number[]; readonly drift: readonly number[] };
}

/** The turns of the game in a row. */
export interface Track {
  readonly boxes: readonly {
    readonly turn: number;
    readonly night: boolean;
    /** What the turn is called, where it is called anything but its number: "Jun I 42". */
    readonly name?: string;
  }[];
  /** The number of the turn that is being played. */
  readonly now: number;
}

/** What the turn is called: "Turn 3 of 6, night", "Turn 4 of 16, Jul II 42". */
export const sayTurn = ({ boxes, now }: Track): string => {
  const box = boxes.find(({ turn }) => turn === now);
  const called =
    box?.name ?? (boxes.some(({ night }) => night) ? (box?.night === true ? 'night' : 'day') : '');
  return `Turn ${now} of ${boxes.length}${called === '' ? '' : `, ${called}`}`;
};
