import { entriesOf, seededRandom } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';
import { openingTable, openSixthFleet, playOn, TO_THE_END } from './sixth-fleet.ts';
import { timeAll, timeUnits } from './sixth-fleet-reach.ts';

describe('the matches', () => {
  test.each(['short', 'campaign'] as const)('%s begins with the first Soviet move, by the book', scenario => {
    const { state } = openSixthFleet(scenario);
    expect(state).toMatchObject({
      scenario: { id: scenario },
      turn: 1,
      phase: { name: 'movement', side: 'soviet' },
    });
  });

  test('have as many moves as asked for, with the log kept, and end where the game ends', () => {
    const opened = openSixthFleet('short');
    expect(entriesOf(playOn(opened, 50, seededRandom(1)))).toHaveLength(opened.length + 50);
    expect(sixthFleet.outcome(playOn(opened, TO_THE_END, seededRandom(1)).state)).toBeDefined();
  });
});

describe('the opening tables', () => {
  test.each(sixthFleet.sides)('%s is to move, and every unit of it that is on the table is timed', side => {
    const table = openingTable(side);
    expect(table.phase).toMatchObject({ name: 'movement', side });
    const afloat = table.stacks[side].flatMap(({ units }) => units);
    expect(timeUnits(table)).toHaveLength({ nato: 76, soviet: 40 }[side]);
    expect(afloat.length).toBeGreaterThan(30);
    expect(timeAll(table)).toHaveLength(1);
  });

  test('differ in nothing but who is to move', () => {
    const [nato, soviet] = sixthFleet.sides.map(openingTable);
    expect({ ...nato, phase: undefined }).toEqual({ ...soviet, phase: undefined });
  });
});
