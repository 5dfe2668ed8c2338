import card from './data/second-fleet.json' with { type: 'json' };
import type { Shelved } from './poster.ts';

export const secondFleet: Shelved = {
  poster: {
    ...card,
    quick: {
      scenario: 'standing-force',
      side: 'nato',
      level: 'cadet',
      prepare: { commands: ['place-rest'], phases: 0 },
    },
  },
  load: async () => (await import('./second-fleet-exhibit.ts')).secondFleetExhibit,
};
