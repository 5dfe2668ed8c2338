import type { HexId } from '@narrow-seas/hex';
import { type Event, type State, skerry } from '@narrow-seas/skerry';
import type { Work } from '../lap.ts';
import { type Measurement, microsecondsEach } from '../measurement.ts';
import { armadaState } from './armada.ts';

type Boat = State['boats'][number];

const BOATS = 300;
const STEPS_A_ROUND = 1000;

/** More boats than any scenario has, one to a hex. */
export const crowdedState = (boats: number): State => ({
  ...armadaState(),
  boats: Array.from({ length: boats }, (_, id) => ({
    id: id as Boat['id'],
    side: id % 2 === 0 ? 'north' : 'south',
    where: { at: 'sea', hex: id as HexId },
    left: 3,
    fired: false,
  })),
});

/** Every boat in its turn sails one row south and back again; each step starts from the state the last one made. */
const eventsOf = (boats: readonly Boat[], columns: number): readonly Event[] =>
  [columns, 0].flatMap(shift =>
    boats.map(({ id }) => ({ type: 'sailed', boat: id, to: (id + shift) as HexId, left: 2, probed: false })),
  );

const evolveOurs = (): Work => {
  let state = crowdedState(BOATS);
  let next = 0;
  const events = eventsOf(state.boats, BOATS);
  return () => {
    for (let step = 0; step < STEPS_A_ROUND; step += 1) {
      const event = events[next % events.length];
      if (event !== undefined) state = skerry.evolve(state, event);
      next += 1;
    }
    return { operations: STEPS_A_ROUND, check: state.boats.length };
  };
};

export const evolveStep = (): Measurement => ({
  id: 'evolve-step',
  title: 'One evolve step, 300 boats',
  unit: 'µs',
  better: 'less',
  ours: microsecondsEach(evolveOurs()),
  target: { of: 'median', is: 'under', value: 2 },
});
