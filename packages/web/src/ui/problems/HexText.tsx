import { parseHexName } from '@narrow-seas/hex';
import type { Guidance } from '@narrow-seas/core';
import { GuidanceText } from '../GuidanceText.tsx';
import type { PanelProps } from '../panel-props.ts';

/** Where the number of a hex may stand in a sentence; a number of points or a year has no such word before it. */
const PLACED = /\b((?:in|at|to|on|from|off) )(\d{4,6})\b/;

const partsOf = (text: string, { table }: Pick<PanelProps, 'table'>): Guidance => {
  const { grid, numbering } = table.get().display.map;
  // Text, the word before a number, the number, and so on.
  return text.split(PLACED).map((part, place) => {
    const hex = place % 3 === 2 ? parseHexName(grid, numbering, part) : undefined;
    return hex === undefined ? part : { text: part, hex };
  });
};

/** A sentence whose hexes lead to their places on the map. */
export const HexText = ({ text, ...props }: PanelProps & { readonly text: string }) => (
  <GuidanceText parts={partsOf(text, props)} {...props} />
);
