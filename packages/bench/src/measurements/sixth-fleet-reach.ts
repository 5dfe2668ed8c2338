import { type State, sixthFleet } from '@narrow-seas/sixth-fleet';
import { type Measurement, warmingUp, type Window } from '../measurement.ts';
import { quantile } from '../statistics.ts';
import { openingTable, type Side } from './sixth-fleet.ts';

/** A copy about which nothing is remembered yet, as after every event. */
const unseen = (table: State): State => structuredClone(table);

const optionsOn = (table: State) => {
  if (table.phase.name !== 'movement') throw new Error('Nobody is to move');
  return sixthFleet.options(sixthFleet.view(table, table.phase.side));
};

/** The reach of one unit after the other, on a table that was not looked at before. */
export const timeUnits = (table: State): readonly number[] => {
  const units = [...optionsOn(table).reaches().keys()];
  const options = optionsOn(unseen(table));
  let found = 0;
  const times = units.map(unit => {
    const start = performance.now();
    found += options.reach(unit).length;
    return (performance.now() - start) * 1000;
  });
  if (found === 0) throw new Error('Nobody can move');
  return times;
};

/** The reach of every unit at once, and every hex of it read: what a computer player looks at before it chooses. */
export const timeAll = (table: State): readonly number[] => {
  const fresh = unseen(table);
  const start = performance.now();
  let hexes = 0;
  for (const { hexes: reached, count } of optionsOn(fresh).reaches().values()) {
    for (let place = 1; place < count; place += 1) if ((reached[place] as number) >= 0) hexes += 1;
  }
  const elapsed = performance.now() - start;
  if (hexes === 0) throw new Error('Nobody can move');
  return [elapsed * 1000];
};

/** The tables in turn, until the time is up. */
const window = (sides: readonly Side[], time: (table: State) => readonly number[], share: number): Window => {
  const tables = sides.map(openingTable);
  return warmingUp(milliseconds => {
    const times: number[] = [];
    const start = performance.now();
    do for (const table of tables) times.push(...time(table));
    while (performance.now() - start < milliseconds);
    return quantile(times, share);
  });
};

export const sixthFleetReach = (): Measurement => ({
  id: 'sixth-fleet-reach',
  title: 'Sixth Fleet: reach of a unit, median',
  unit: 'µs',
  better: 'less',
  ours: window(sixthFleet.sides, timeUnits, 0.5),
  target: { of: 'median', is: 'under', value: 20 },
});

/** The opening as it is: the Soviets move first. */
export const sixthFleetOptions = (): Measurement => ({
  id: 'sixth-fleet-options-p95',
  title: 'Sixth Fleet: all reaches of the opening, 40 units, 95th percentile',
  unit: 'µs',
  better: 'less',
  ours: window(['soviet'], timeAll, 0.95),
  target: { of: 'median', is: 'under', value: 300 },
});

/** The same table with the larger side to move. */
export const sixthFleetNatoOptions = (): Measurement => ({
  id: 'sixth-fleet-nato-options-p95',
  title: 'Sixth Fleet: all reaches of NATO, 76 units, 95th percentile',
  unit: 'µs',
  better: 'less',
  ours: window(['nato'], timeAll, 0.95),
});
