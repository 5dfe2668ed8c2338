import type { GameTypes, Viewer } from './game.ts';

/**
 * How a game looks and speaks. A face uses the rules' types only, never their code, so that it can be loaded by a page
 * that must not know the rules. Pieces and hexes are the game's own numbers.
 */
export interface Face<T extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** What is this? In two sentences. */
  readonly about: string;
  readonly sides: { readonly [side in T['side']]: SideLook };
  /** Everything on the table as seen in this view. */
  readonly table: (view: T['view']) => Table;
  /** A turn track: one box a turn. */
  readonly track: (view: T['view']) => Track;
  /** What a piece is, in words, for panels and for the ear. */
  readonly sayPiece: (view: T['view'], piece: number) => string;
  /** What lies in a hex, in words: "Hex 1423, restricted water, two NATO ships: ...". */
  readonly sayHex: (view: T['view'], hex: number) => string;
  /** The sights of one entry as they are told: a way of twenty hexes is one line. Left out where each is told by itself. */
  readonly told?: (sights: readonly T['sight'][]) => readonly T['sight'][];
  /** What happened, in sentences, with links to the map; empty for what needs no words. */
  readonly sayEvent: (view: T['view'], sight: T['sight']) => readonly Phrase[];
  readonly saySide: (viewer: Viewer<T['side']>) => string;
}

export interface SideLook {
  readonly name: string;
  /** A role of the palette, not a colour: the page has several palettes. */
  readonly tint: 'blue' | 'red';
}

/** A run of words, or a link to a hex or a piece. */
export type Phrase = string | { readonly text: string; readonly hex?: number; readonly piece?: number };

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

export interface Counter {
  readonly silhouette: Silhouette;
  /** Two letters at the head: nation. */
  readonly nation: string;
  /** Number and type at the foot: "6 CG". */
  readonly code: string;
  readonly name: string;
  /** Down the left, at most three: attack strengths; a strength may be written with its range, "14-6". */
  readonly left: readonly Rating[];
  /** Down the right, at most three: movement, defence and what else protects. */
  readonly right: readonly Rating[];
  /** A small letter in the corner: C for carrier-based. */
  readonly corner: string;
  /** A band behind the left numbers: daylight aircraft. */
  readonly band: boolean;
}

export interface Piece {
  readonly id: number;
  readonly side: 'blue' | 'red';
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
  /** Letters of the markers on it, two or three at most: detected, deep, on patrol. */
  readonly badges?: readonly string[];
}

export interface Marker {
  readonly hex: number;
  readonly kind: 'airbase' | 'port' | 'fortress' | 'damaged' | 'destroyed' | 'mine' | 'set-up' | 'name';
  readonly text: string;
  readonly side?: 'blue' | 'red';
}

export interface Table {
  readonly pieces: readonly Piece[];
  readonly markers: readonly Marker[];
}

export interface Track {
  readonly boxes: readonly {
    readonly turn: number;
    readonly night: boolean;
    /** What the turn is called, where it is called anything but its number: "Jun I 42". */
    readonly name?: string;
  }[];
  readonly now: number;
}
