import { type Briefing, briefingFor } from '@narrow-seas/core';
import { WORDS } from '../face/words.ts';
import type { View } from '../secrets/view.ts';

/** The orders of the viewer's side; spectators read those of the Soviets, who move first. */
export const briefingOf = ({ table, viewer }: View): Briefing => {
  const { orders, title } = table.scenario;
  const side = viewer === 'spectator' ? 'soviet' : viewer;
  return briefingFor({ orders, side, title, name: WORDS.side(side), turns: table.lastTurn });
};
