import card from './data/europa-naval.json' with { type: 'json' };
import type { Shelved } from './poster.ts';

export const europaNaval: Shelved = {
  poster: {
    ...card,
    quick: {
      scenario: 'malta',
      side: 'axis',
      level: 'cadet',
      prepare: { commands: [], phases: 0 },
    },
  },
  load: async () => (await import('./europa-naval-exhibit.ts')).europaNavalExhibit,
};
