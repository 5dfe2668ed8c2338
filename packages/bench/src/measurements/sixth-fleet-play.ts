import { mustBe, playRandomly, type Random, seededRandom } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond, warmingUp } from '../measurement.ts';
import { TO_THE_END } from './sixth-fleet.ts';

/** Whole games of both scenarios, set-up included: view, options, decide and evolve for every action. */
const playBoth = (random: Random): Work => {
  const starts = sixthFleet.scenarios.map(({ id: scenario }) =>
    mustBe(sixthFleet.setup({ scenario, options: {} })),
  );
  return () => {
    const games = starts.map(start => playRandomly(sixthFleet, start, random, TO_THE_END));
    return {
      operations: games.reduce((sum, { moves }) => sum + moves, 0),
      check: games.reduce((sum, { state }) => sum + state.turn, 0),
    };
  };
};

export const sixthFleetPlay = (): Measurement => ({
  id: 'sixth-fleet-play',
  title: 'Sixth Fleet: random play, both scenarios',
  unit: 'actions/s',
  better: 'more',
  ours: warmingUp(perSecond(playBoth(seededRandom(1)))),
  target: { of: 'median', is: 'at least', value: 60_000 },
});
