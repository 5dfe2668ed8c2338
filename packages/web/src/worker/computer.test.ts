import { LEVELS, type Player, type Thought } from '@narrow-seas/ai';
import { mustBe } from '@narrow-seas/core';
import { sixthFleet, sixthFleetMind, type SixthFleetTypes } from '@narrow-seas/sixth-fleet';
import { openTable } from '@narrow-seas/umpire';
import { expect, test } from 'vitest';
import { seatComputer } from './computer.ts';
import { levelsOf, type Levels } from './levels.ts';

const DICE = { seed: '5'.repeat(64), salt: 'a' };

const open = (seats: { readonly nato: string; readonly soviet: string }) =>
  mustBe(openTable(sixthFleet, { opening: { scenario: 'short', options: {} }, seats, dice: DICE }));

type Action = SixthFleetTypes['action'];

/** Tells three thoughts, the first without an idea, then what it returns. */
const ponderer = (asked: string[], result: Action): Player<SixthFleetTypes> => ({
  *think(): Generator<Thought<SixthFleetTypes>, Action> {
    asked.push('begun');
    yield { best: undefined, value: 0, nodes: 1 };
    asked.push('second');
    yield { best: { type: 'deploy-rest' }, value: 0, nodes: 20, share: 0.4 };
    asked.push('third');
    return result;
  },
  refusals: () => 0,
});

const seatPonderer = (result: Action = { type: 'deploy-rest' }) => {
  const asked: string[] = [];
  const table = open({ nato: 'slow', soviet: 'person' });
  return { table, asked, computer: seatComputer(table, { slow: () => ponderer(asked, result) }) };
};

const NO_TIME = { moves: 1, slice: 0, enough: false };

test('a thought goes on where the last slice ended, one step at least', () => {
  const { table, asked, computer } = seatPonderer();
  expect(computer.play(NO_TIME)).toEqual({ made: 0, nodes: 1 });
  expect(computer.play(NO_TIME)).toEqual({ made: 0, nodes: 20, share: 0.4 });
  expect(table.length()).toBe(0);
  expect(computer.play(NO_TIME)).toEqual({ made: 1, nodes: 0 });
  expect(asked).toEqual(['begun', 'second', 'third']);
  expect(table.length()).toBe(1);
});

test('who has had enough gets the best so far, and waits for the first idea at most', () => {
  const { table, asked, computer } = seatPonderer({ type: 'done' });
  expect(computer.play({ ...NO_TIME, enough: true })).toEqual({ made: 1, nodes: 0 });
  expect(asked).toEqual(['begun', 'second']);
  expect(table.length()).toBe(1);
});

test('a thought about a position that is gone is dropped', () => {
  const { table, asked, computer } = seatPonderer();
  computer.play(NO_TIME);
  mustBe(table.act('nato', { type: 'deploy-rest' }));
  computer.play(NO_TIME);
  expect(asked).toEqual(['begun', 'begun']);
});

test('nobody is played for who is a person', () => {
  const table = open({ nato: 'person', soviet: 'cadet' });
  const computer = seatComputer(table, levelsOf(sixthFleet, sixthFleetMind));
  expect(computer.play({ moves: 5, slice: 1000, enough: false })).toEqual({ made: 0, nodes: 0 });
});

test('the levels are those of the computer, and a seat of a level that is gone is played all the same', () => {
  const levels: Levels<SixthFleetTypes> = levelsOf(sixthFleet, sixthFleetMind);
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  const table = open({ nato: 'computer', soviet: 'person' });
  const { made } = seatComputer(table, levels).play({ moves: 2, slice: 1_800_000, enough: false });
  expect(made).toBe(2);
});
