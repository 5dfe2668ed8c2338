import { type Briefing, briefingFor } from '@narrow-seas/core';
import { sideName } from '../face/words.ts';
import { scenarioData } from '../model/roster.ts';
import type { View } from '../secrets/view.ts';
import { scenarioOf } from '../scenarios/shelf.ts';

/** The orders of the viewer's side; spectators read those of the side that moves first. */
export const briefingOf = ({ common, viewer }: View): Briefing => {
  const { orders, title } = scenarioOf(common.scenario);
  const { firstPlayer, first } = scenarioData(common.scenario);
  const side = viewer === 'spectator' ? firstPlayer : viewer;
  const turns = common.lastDate - first + 1;
  return briefingFor({ orders, side, title, name: sideName(common, side), turns });
};
