import type { CounterLegend, Legend } from '@narrow-seas/core';
import type { State } from '../model/state.ts';
import { standingsOf } from './pieces.ts';
import { lookOf } from './units.ts';

const ATTACK = ['attack on aircraft', 'attack on ships', 'attack on submarines'];
const HOLD = ['movement points', 'defence', 'countermeasures, and the points that its loss is worth'];

/** The first unit on the map that fits, as an example. */
const example = (
  state: State,
  title: string,
  isAircraft: boolean,
  notes: readonly string[],
): readonly CounterLegend[] => {
  const piece = [...standingsOf(state).keys()].find(id => lookOf(state, id).isAircraft === isAircraft);
  return piece === undefined ? [] : [{ title, piece, left: ATTACK, right: HOLD, notes }];
};

export const legendOf = (state: State): Legend => ({
  counters: [
    ...example(state, 'Ship or group of ships', false, []),
    ...example(state, 'Aircraft', true, [
      'C in the corner: it flies from carriers',
      'a yellow band: it has half strength at night',
    ]),
  ],
  badges: [],
  symbols: [
    { kind: 'airbase', text: 'air base' },
    { kind: 'fortress', text: 'defended base: defence and countermeasures' },
    { kind: 'destroyed', text: 'defences destroyed' },
  ],
  regions: [
    { drawn: 'hatched', text: 'restricted water, which hides submarines and slows ships' },
    { drawn: 'crossed', text: 'neutral air space: closed' },
    { drawn: 'outlined', text: 'areas that bring points at the end' },
  ],
});
