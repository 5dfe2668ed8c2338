import { mustBe, playRandomly, type Random, seededRandom } from '@narrow-seas/core';
import { secondFleet } from '@narrow-seas/second-fleet';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond, warmingUp } from '../measurement.ts';

/** More moves than any random match has. */
const TO_THE_END = 60_000;

/** Whole games of all scenarios, set-up included: view, options, decide and evolve for every action. */
const playAll = (random: Random): Work => {
  const starts = secondFleet.scenarios.map(({ id: scenario }) =>
    mustBe(secondFleet.setup({ scenario, options: {} })),
  );
  return () => {
    const games = starts.map(start => playRandomly(secondFleet, start, random, TO_THE_END));
    return {
      operations: games.reduce((sum, { moves }) => sum + moves, 0),
      check: games.reduce((sum, { state }) => sum + state.table.turn, 0),
    };
  };
};

/** Its speed still rises after six seconds of computing. */
const WARM_UP = 30;

export const secondFleetPlay = (): Measurement => ({
  id: 'second-fleet-play',
  title: 'Second Fleet: random play, all scenarios',
  unit: 'actions/s',
  better: 'more',
  ours: warmingUp(perSecond(playAll(seededRandom(1))), WARM_UP),
  target: { of: 'median', is: 'at least', value: 40_000 },
});
