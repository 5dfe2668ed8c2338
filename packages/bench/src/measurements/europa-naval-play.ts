import { mustBe, playRandomly, type Random, seededRandom } from '@narrow-seas/core';
import { europaNaval } from '@narrow-seas/europa-naval';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond, warmingUp } from '../measurement.ts';

/** More moves than any random match has. */
const TO_THE_END = 60_000;

/** The scenarios on the larger map. */
const MEDITERRANEAN = ['malta', 'husky'] as const;

/** Whole games, set-up left out: view, options, decide and evolve for every action. */
const playBoth = (random: Random): Work => {
  const starts = MEDITERRANEAN.map(scenario => mustBe(europaNaval.setup({ scenario, options: {} })));
  return () => {
    const games = starts.map(start => playRandomly(europaNaval, start, random, TO_THE_END));
    return {
      operations: games.reduce((sum, { moves }) => sum + moves, 0),
      check: games.reduce((sum, { state }) => sum + state.common.date, 0),
    };
  };
};

/** The largest rulebook: its speed still rises after six seconds of computing. */
const WARM_UP = 30;

export const europaNavalPlay = (): Measurement => ({
  id: 'europa-naval-play',
  title: 'Europa Naval: random play, Mediterranean',
  unit: 'actions/s',
  better: 'more',
  ours: warmingUp(perSecond(playBoth(seededRandom(1))), WARM_UP),
  target: { of: 'median', is: 'at least', value: 30_000 },
});
