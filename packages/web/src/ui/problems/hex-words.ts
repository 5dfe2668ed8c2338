import type { Guidance } from '@narrow-seas/core';
import { parseHexName } from '@narrow-seas/hex';
import type { TableStore } from '../../store/table.ts';

/** Where the number of a hex may stand in a sentence; a number of points or a year has no such word before it. */
const PLACED = /\b((?:in|at|to|on|from|off) )(\d{4,6})\b/;

/** A sentence in parts: its hexes are links. */
export const withHexes = (text: string, table: TableStore): Guidance => {
  const { grid, numbering } = table.get().display.map;
  // Text, the word before a number, the number, and so on.
  return text.split(PLACED).map((part, place) => {
    const hex = place % 3 === 2 ? parseHexName(grid, numbering, part) : undefined;
    return hex === undefined ? part : { text: part, hex };
  });
};

/** The hexes that a sentence speaks of. */
export const hexesNamed = (text: string, table: TableStore): readonly number[] =>
  withHexes(text, table).flatMap(part => (typeof part === 'string' ? [] : (part.hex ?? [])));
