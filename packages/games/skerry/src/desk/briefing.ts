import { type Briefing, briefingFor } from '@narrow-seas/core';
import { SIDE_NAMES } from '../face/words.ts';
import { SCENARIOS } from '../scenarios/scenario.ts';
import type { SkerryScenario } from '../scenarios/form.ts';
import type { View } from '../secrets/view.ts';

/** The orders of the viewer's side; spectators read North's. */
export const briefingOf = ({ scenario: id, viewer, turns }: View): Briefing => {
  const { orders, title } = SCENARIOS.find(known => known.id === id) as SkerryScenario;
  const side = viewer === 'spectator' ? 'north' : viewer;
  return briefingFor({ orders, side, title, name: SIDE_NAMES[side], turns });
};
