import type { Overlay } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { View } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';

export type Marked = Overlay['hexes'][number];
export type Line = Overlay['lines'][number];
export type Tone = Marked['tone'];

/** A spectator looks with the eyes of the Axis. */
export const eyesOf = ({ viewer }: View): Side => (viewer === 'spectator' ? 'axis' : viewer);

export const toneOf = (view: View, side: Side): 'own' | 'enemy' => (side === eyesOf(view) ? 'own' : 'enemy');

export const marked = (hexes: Iterable<HexId>, tone: Tone, label = ''): readonly Marked[] =>
  [...hexes].map(hex => (label === '' ? { hex, tone } : { hex, tone, label }));

export const layer = (hexes: readonly Marked[], caption: string, lines: readonly Line[] = []): Overlay => ({
  hexes,
  lines,
  caption,
});
