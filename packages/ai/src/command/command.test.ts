import { type Deliberation, seededRandom, type Task, type Tasking } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { finish } from '../finish.ts';
import { playerOf } from '../level.ts';
import { choose } from '../player.ts';
import { convoy, convoyMind, START } from '../testing/convoy.ts';
import { ALONE, convoyCommand, STAY, TOGETHER } from '../testing/convoy-command.ts';
import type { Memory } from './commander.ts';
import { deliberate } from './deliberate.ts';

const EFFORT: Deliberation = { moves: 2000, looks: 4, least: 3, sure: 1, rounds: 2, answers: false };

const VIEW = convoy.view(START, 'north');

const staffWith = (command = convoyCommand) =>
  ({ game: convoy, mind: convoyMind, side: 'north', command, view: VIEW, seed: 7 }) as const;

const ordered = (held: readonly Task[], effort = EFFORT, command = convoyCommand) =>
  finish(deliberate(staffWith(command), 1, held, effort)).tasks;

test('trials find the task that no greedy step leads to', () => {
  expect(ordered([])).toEqual([TOGETHER]);
});

test('what is no better than what is done unasked is not ordered', () => {
  const poor = { ...convoyCommand, choices: () => [[STAY, ALONE]] };
  expect(ordered([], EFFORT, poor)).toEqual([]);
});

test('a task whose reason stands is held while nothing better is found, and dropped when its reason ends', () => {
  const nothingElse = { ...convoyCommand, choices: () => [] };
  expect(ordered([ALONE], EFFORT, nothingElse)).toEqual([ALONE]);
  expect(ordered([ALONE], EFFORT, { ...nothingElse, stands: () => false })).toEqual([]);
});

test('a task that is held gives way to a better one', () => {
  expect(ordered([ALONE])).toEqual([TOGETHER]);
});

test('trials end when the moves are spent, and what was held is ordered then', () => {
  expect(ordered([ALONE], { ...EFFORT, moves: 1 })).toEqual([ALONE]);
});

test('with answers the enemy is asked as well, from what he sees, and the own side is tried against what he found', () => {
  const asked: string[] = [];
  const heard = {
    ...convoyCommand,
    choices: (view: typeof VIEW) => {
      asked.push(view.viewer);
      return convoyCommand.choices(view);
    },
  };
  expect(ordered([], { ...EFFORT, answers: true }, heard)).toEqual([TOGETHER]);
  expect(asked).toEqual(['north', 'south', 'north']);
});

test('each step tells orders that could be given, and the share of the work grows', () => {
  const thinking = deliberate(staffWith(), 1, [ALONE], EFFORT);
  const shares: number[] = [];
  for (let step = thinking.next(); step.done !== true; step = thinking.next()) {
    expect([[], [ALONE], [TOGETHER]]).toContainEqual(step.value.tasks);
    shares.push(step.value.share);
  }
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

const mind = { ...convoyMind, command: convoyCommand };
const SAIL = { type: 'sail', ship: 0, by: 2 };

test('a captain plays by the orders and remembers them', () => {
  const memory: Memory = { tasking: undefined };
  const player = playerOf('captain', convoy, mind, 1, memory);
  expect(choose(player, VIEW, 'north')).toEqual(SAIL);
  expect(memory.tasking).toEqual({ watch: 1, tasks: [TOGETHER] });
});

test('orders are given once a watch: a player who is told them plays by them, whatever they are', () => {
  const tasking: Tasking = { watch: 1, tasks: [ALONE] };
  const player = playerOf('captain', convoy, mind, 1, { tasking });
  expect(choose(player, VIEW, 'north')).toEqual({ type: 'sail', ship: 1, by: 2 });
  const older = playerOf('captain', convoy, mind, 1, { tasking: { ...tasking, watch: 0 } });
  expect(choose(older, VIEW, 'north')).toEqual(SAIL);
});

test('who stops a commander while it deliberates has something to play, and the orders so far are in force', () => {
  const memory: Memory = { tasking: undefined };
  const thinking = playerOf('captain', convoy, mind, 1, memory).think(VIEW, 'north');
  const step = thinking.next();
  expect(step.done).toBe(false);
  expect(step.value).toMatchObject({ best: { type: 'sail', ship: 0 } });
  expect(memory.tasking).toEqual({ watch: 1, tasks: [] });
});

test('cadets command nobody, and equal seeds command alike', () => {
  const memory: Memory = { tasking: undefined };
  expect(choose(playerOf('cadet', convoy, mind, 1, memory), VIEW, 'north')).toEqual({ type: 'done' });
  expect(memory.tasking).toBeUndefined();
  const play = (seed: number) => {
    const random = seededRandom(seed);
    return choose(playerOf('admiral', convoy, mind, random.below(1000)), VIEW, 'north');
  };
  expect(play(5)).toEqual(play(5));
});
