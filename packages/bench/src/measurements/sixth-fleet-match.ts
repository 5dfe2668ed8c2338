import { entriesOf, seededRandom, writeSave } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { type Measurement, type Window } from '../measurement.ts';
import { countFor, weigh } from './heap-match.ts';
import { openSixthFleet, playOn, TO_THE_END } from './sixth-fleet.ts';

/** After the set-ups. */
const MOVES = 100;

const heapWindow: Window = milliseconds =>
  weigh(random => playOn(openSixthFleet('short'), MOVES, random), countFor(milliseconds));

export const heapOfSixthFleet = (): Measurement => ({
  id: 'sixth-fleet-heap',
  title: 'Sixth Fleet: heap of a match after 100 moves',
  unit: 'KiB',
  better: 'less',
  ours: heapWindow,
  windows: 3,
  target: { of: 'median', is: 'under', value: 100 },
});

const saveWindow = (): Window => {
  const random = seededRandom(1);
  return () => {
    const match = playOn(openSixthFleet('campaign'), TO_THE_END, random);
    const events = entriesOf(match).reduce((sum, entry) => sum + entry.events.length, 0);
    return Buffer.byteLength(writeSave(sixthFleet, match, undefined)) / events;
  };
};

export const saveSizeOfSixthFleet = (): Measurement => ({
  id: 'sixth-fleet-save-size',
  title: 'Sixth Fleet: saved JSON per event, a whole campaign',
  unit: 'bytes',
  better: 'less',
  ours: saveWindow(),
  windows: 3,
});
