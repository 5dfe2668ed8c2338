import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Phase, Sealed } from '../model/phase.ts';
import type { Mine, State } from '../model/state.ts';
import type { SeenPhase, View } from './view.ts';
import { SIDES, SIGNALS, type Side } from '../model/vocabulary.ts';
import { homeOf, isSea, type Waters, watersOf } from '../model/waters.ts';

/** A truth that fits what the viewer sees: unseen mines somewhere in their owner's half, unseen signals any. */
export const imagine = (view: View, random: Random): State => ({
  scenario: view.scenario,
  turn: view.turn,
  turns: view.turns,
  phase: imaginePhase(view.phase, view.viewer, random),
  boats: view.boats,
  mines: SIDES.flatMap(side => minesOf(view, side, random)),
  stock: view.stock,
});

const imaginePhase = (phase: SeenPhase, viewer: View['viewer'], random: Random): Phase => {
  if (phase.name !== 'signals') return phase;
  const sealed: { [side in Side]?: NonNullable<Sealed[Side]> } = {};
  for (const side of phase.sealed) {
    const signal = side === viewer ? phase.own : pick(random, SIGNALS);
    if (signal !== undefined) sealed[side] = signal;
  }
  return { name: 'signals', sealed };
};

const minesOf = (view: View, side: Side, random: Random): readonly Mine[] => {
  if (side === view.viewer) return view.mines.map(hex => ({ side, hex }));
  const free = [...homeSea(watersOf(view), side)];
  return Array.from({ length: view.afloat[side] }, () => ({
    side,
    hex: free.splice(random.below(free.length), 1)[0] as HexId,
  }));
};

const homeSea = (waters: Waters, side: Side): readonly HexId[] =>
  Array.from({ length: waters.grid.size }, (_, hex) => hex as HexId).filter(
    hex => isSea(waters, hex) && homeOf(waters, hex) === side,
  );
