import { type Briefing, briefingFor } from '@narrow-seas/core';
import { piecesOf } from '../face/pieces.ts';
import { WORDS } from '../face/words.ts';
import type { View } from '../secrets/view.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';

/** The orders of the viewer's side; spectators read NATO's. */
export const briefingOf = (view: View): Briefing => {
  const { table, viewer } = view;
  const { orders, title } = scenarioOf(table);
  const side = viewer === 'spectator' ? 'nato' : viewer;
  const there = new Set(piecesOf(view).map(({ id }) => id));
  return briefingFor({
    orders,
    side,
    title,
    name: WORDS.side(side),
    turns: table.lastTurn,
    isThere: piece => there.has(piece),
  });
};
