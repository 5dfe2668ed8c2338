import type { HexId } from '@narrow-seas/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sixthFleet } from '../../game.ts';
import { refuseMove } from './movement.ts';
import { passageFor } from './passage.ts';
import { destinations, pathsWithin, pathWithin, reachOf } from './reach.ts';
import { specOf } from '../../model/roster.ts';
import type { Movement, State } from '../../model/state.ts';
import { ANY_MOMENT } from '../../testing/positions.ts';
import type { UnitId } from '../../model/vocabulary.ts';

const costOf = (state: State, unit: UnitId, path: readonly HexId[]): number => {
  const { side, domain } = specOf(state, unit);
  const { enter } = passageFor(state, side, domain);
  return path.reduce((sum, hex) => sum + (enter[hex] as number), 0);
};

/** Every seventh unit that may move: all of them would take minutes. */
const someMovers = (state: State, { side }: Movement): readonly UnitId[] =>
  [...sixthFleet.options(sixthFleet.view(state, side)).reaches().keys()].filter(unit => unit % 7 === 0);

test('[5.1] wherever play leads, every way that is offered is allowed, ends where it says and costs what it says', () => {
  fc.assert(
    fc.property(ANY_MOMENT, state => {
      const { phase } = state;
      if (phase.name !== 'movement') return;
      for (const unit of someMovers(state, phase)) {
        const reach = reachOf(state, unit);
        const paths = pathsWithin(reach);
        const told = paths.map(path => ({ hex: path.at(-1), cost: costOf(state, unit, path) }));
        expect(told).toEqual(destinations(reach));
        const sample = paths.filter((_, place) => place % 11 === 0);
        for (const path of sample) expect(pathWithin(reach, path.at(-1) as HexId)).toEqual(path);
        for (const path of sample) expect(refuseMove(state, phase, unit, path)).toBeUndefined();
      }
    }),
    { numRuns: 6 },
  );
});
