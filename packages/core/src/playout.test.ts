import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { playRandomly, randomMove, wander } from './playout.ts';
import { seededRandom } from './random.ts';
import { refusal, refused } from './refusal.ts';
import { type Tally, tally } from './testing/tally.ts';
import { EVEN, openTally } from './testing/tally-match.ts';

const stateOf = (position: string) => openTally(position).state;

describe('randomMove', () => {
  test('lets chance draw when it is due', () => {
    const move = randomMove(tally, stateOf('3/12 dice 1 1'), { below: () => 5 });
    expect(move).toEqual({ by: 'chance', action: { type: 'roll', number: 6 } });
  });

  test('lets each of the sides that may act pick from its own offer', () => {
    const random = seededRandom(1);
    const moves = Array.from({ length: 60 }, () => randomMove(tally, stateOf('0/12 north 0 0'), random));
    const made = new Set(moves.map(move => `${move?.by} ${move?.action.type} ${move?.action.number}`));
    expect([...made].sort()).toEqual(
      ['north', 'south'].flatMap(side => [1, 2, 3].map(number => `${side} hide ${number}`)),
    );
  });

  test('has none when the game is over', () => {
    expect(randomMove(tally, stateOf('12/12 north 1 1'), seededRandom(1))).toBeUndefined();
  });

  test('has none when nothing is offered', () => {
    const mute: Game<Tally> = {
      ...tally,
      options: () => ({ list: () => [], sample: () => undefined, refuse: () => undefined }),
    };
    expect(randomMove(mute, stateOf('3/12 north 1 1'), seededRandom(1))).toBeUndefined();
  });
});

describe('playRandomly', () => {
  test('plays to the end, alike for equal seeds', () => {
    const { state, moves } = playRandomly(tally, openTally(EVEN).state, seededRandom(4), 1000);
    expect(tally.outcome(state)).toBeDefined();
    expect(moves).toBeGreaterThan(2);
    expect(playRandomly(tally, openTally(EVEN).state, seededRandom(4), 1000)).toEqual({ state, moves });
  });

  test('stops at its bound', () => {
    const { state, moves } = playRandomly(tally, openTally().state, seededRandom(4), 25);
    expect(moves).toBe(25);
    expect(tally.outcome(state)).toBeUndefined();
    expect(playRandomly(tally, state, seededRandom(4), 0)).toEqual({ state, moves: 0 });
  });

  test('a game that refuses its own offer is a bug', () => {
    const fickle: Game<Tally> = { ...tally, decide: () => refused(refusal('1', 'no', 'No.')) };
    expect(() => playRandomly(fickle, openTally().state, seededRandom(1), 9)).toThrow(
      'tally refused what it offered: {"rule":"1","code":"no"',
    );
  });
});

describe('wander', () => {
  test('shows every position that somebody moved in', () => {
    const { state, moves } = playRandomly(tally, openTally(EVEN).state, seededRandom(4), 1000);
    const seen = [...wander(tally, openTally(EVEN).state, seededRandom(4), 1000)];
    expect(seen).toHaveLength(moves);
    expect(seen[0]).toEqual(openTally(EVEN).state);
    expect(seen.some(position => position === state)).toBe(false);
    expect([...wander(tally, openTally(EVEN).state, seededRandom(4), 3)]).toEqual(seen.slice(0, 3));
  });
});
