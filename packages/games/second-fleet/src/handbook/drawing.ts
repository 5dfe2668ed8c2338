import type { Overlay } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';

export type Marks = Overlay['hexes'];
type Tone = Marks[number]['tone'];

export const marked = (hexes: readonly HexId[], tone: Tone, label?: string): Marks =>
  hexes.map(hex => ({ hex, tone, ...(label === undefined ? {} : { label }) }));

/** A position as the notation reads it. */
export const position = (
  phase: string,
  lines: readonly string[],
  heading = 'kola-strike turn 2 of 15',
): string => [`second-fleet ${heading}`, `phase ${phase}`, ...lines].join('\n');

/** A unit that has just been activated where it is. */
export const acting = (side: string, arm: string, unit: string, hex: string): string =>
  `${arm}-activation side=${side} units=[${unit}] hex=${hex} start=${hex}\nunder segment side=${side} arm=${arm}`;
