import type { Overlay } from './desk.ts';
import type { GameTypes, Viewer } from './game.ts';

/** What a rules reference has beyond the index: pictures, the sheet for the table, and what belongs together. Loaded when somebody reads. */
export interface Handbook<T extends GameTypes> {
  readonly diagrams: readonly Diagram<T>[];
  readonly sheet: Sheet;
  /** Chapters that none of their cases gives a title to, by what their numbers begin with. */
  readonly chapters?: { readonly [chapter: string]: string };
  /** Cases that belong together though neither names the other: the first one, then what it leads to. */
  readonly related?: readonly (readonly [id: string, ...others: string[]])[];
}

/** A picture of a rule, drawn from a real position. What its caption claims is in the orders, and a test asks the rules. */
export interface Diagram<T extends GameTypes> {
  readonly id: string;
  /** The case under which it stands. */
  readonly rule: string;
  readonly title: string;
  readonly caption: string;
  /** As the notation of the game reads it. */
  readonly position: string;
  /** Whose eyes: what one side does not know is not drawn. */
  readonly viewer: Viewer<T['side']>;
  /** Printed numbers of hexes, or names of places: the picture holds them and a margin. */
  readonly frame: readonly string[];
  /** Hexes to be marked, worked out by the rules themselves. */
  readonly marks?: (state: T['state']) => Overlay['hexes'];
  /** Given one after another. */
  readonly orders: readonly DiagramOrder[];
}

export interface DiagramOrder {
  /** Who, then the action: `soviet attack So32 at 1423 on Gr25`. */
  readonly order: string;
  /** `legal`, or the case that refuses it. What is refused changes nothing. */
  readonly expect: string;
  /** What the position says afterwards, in its notation: `FRNZE/local`. */
  readonly leads?: string;
  /** Hexes from which to which an arrow is drawn. */
  readonly arrow?: readonly string[];
}

/** Two pages for the table, made of the tables that the rules read. */
export interface Sheet {
  readonly pages: readonly [readonly SheetBlock[], readonly SheetBlock[]];
}

export type SheetBlock = SheetTable | SheetList;

interface SheetPart {
  readonly title: string;
  /** The case it comes from. */
  readonly rule: string;
  /** A sentence below it. */
  readonly note?: string;
}

export interface SheetTable extends SheetPart {
  readonly head: readonly string[];
  /** The first cell of a row heads it. */
  readonly rows: readonly (readonly string[])[];
}

export interface SheetList extends SheetPart {
  readonly lines: readonly string[];
}

/** Everything on a sheet in one list, for those who look for a figure. */
export const blocksOf = ({ pages }: Sheet): readonly SheetBlock[] => pages.flat();

/** The rows of a table as cells, each row with its head. */
export const rowsOf = (
  heads: readonly (number | string)[],
  cells: readonly (readonly (number | string)[])[],
): SheetTable['rows'] => cells.map((row, place) => [heads[place] ?? '', ...row].map(String));
