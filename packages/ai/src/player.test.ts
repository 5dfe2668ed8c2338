import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { contest } from './contest.ts';
import { LEVELS, playerOf } from './level.ts';
import { after } from './outlook.ts';
import { choose, chooseWithin, planningPlayer } from './player.ts';
import { convoy, convoyMind, START } from './testing/convoy.ts';

const view = convoy.view(START, 'north');

test.each(LEVELS)('%s plays a whole game, the same again from the same seed', level => {
  const play = () => {
    const players = {
      north: playerOf(level, convoy, convoyMind, 1),
      south: playerOf(level, convoy, convoyMind, 2),
    };
    const turns: string[] = [];
    const { outcome, moves } = contest(convoy, START, {
      players,
      dice: seededRandom(3),
      bound: 100,
      now: () => 0,
      onMove: side => turns.push(side),
    });
    expect(players.north.refusals() + players.south.refusals()).toBe(0);
    return { outcome, moves, turns };
  };
  const first = play();
  expect(first.outcome).toBeDefined();
  expect(play()).toEqual(first);
});

test('a plan that the rules refuse is counted, and an offered action is played instead', () => {
  const player = planningPlayer(
    convoy,
    function* () {
      const plan = {
        actions: [{ type: 'roll', face: 1 } as const],
        value: 0,
        nodes: 1,
        refused: 0,
        chosen: [],
      };
      yield plan;
      return plan;
    },
    seededRandom(1),
  );
  const action = choose(player, view, 'north');
  expect(action).toBeDefined();
  expect(convoy.options(view).refuse(action!)).toBeUndefined();
  expect(player.refusals()).toBe(1);
});

test('thinking may be broken off at any step: the best so far is played, and then the rest of its plan', () => {
  const player = playerOf('captain', convoy, convoyMind, 5);
  const first = chooseWithin(convoy, player, view, 'north', ({ value }) => value >= 10);
  expect(first).toEqual({ type: 'sail', ship: 0, by: 2 });
  const state = after(convoy, START, 'north', first!)!;
  const second = chooseWithin(convoy, player, convoy.view(state, 'north'), 'north', () => true);
  expect(second).toEqual({ type: 'sail', ship: 1, by: 2 });
});

test('without a stop it thinks to the end', () => {
  const [a, b] = [1, 1].map(seed => playerOf('captain', convoy, convoyMind, seed));
  expect(chooseWithin(convoy, a!, view, 'north', () => false)).toEqual(choose(b!, view, 'north'));
});

test('nobody at a seat is a fault', () => {
  const seats = { players: {}, dice: seededRandom(1), bound: 9, now: () => 0, onMove: () => undefined };
  expect(() => contest(convoy, START, seats)).toThrow('Nobody plays north');
});
