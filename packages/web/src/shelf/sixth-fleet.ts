import card from './data/sixth-fleet.json' with { type: 'json' };
import type { Shelved } from './poster.ts';

export const sixthFleet: Shelved = {
  poster: {
    ...card,
    quick: {
      scenario: 'short',
      side: 'soviet',
      level: 'cadet',
      prepare: { commands: ['deploy-rest'], phases: 2 },
    },
  },
  load: async () => (await import('./sixth-fleet-exhibit.ts')).sixthFleetExhibit,
};
