import { NO_SCORE } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { LogEntry, Moment } from '../link/protocol.ts';
import { sixthFleetDisplay } from '../catalogue/sixth-fleet-display.ts';
import { episodesOf } from './episodes.ts';

type Bits = Partial<Record<'attack' | 'die' | 'phase' | 'turn', number>>;
const MINI = {
  ...sixthFleetDisplay,
  attackIn: (sight: object) => ('attack' in sight ? { need: Number(sight.attack), faces: 6 } : undefined),
  dieIn: (sight: object) => ('die' in sight ? Number(sight.die) : undefined),
  turnIn: (sight: object) => ('turn' in sight ? Number(sight.turn) : undefined),
  beginsPhase: (sight: object) => 'phase' in sight,
  track: () => ({ boxes: [], now: 1 }),
};
const logOf = (...sights: readonly Bits[]): readonly LogEntry[] =>
  sights.map((sight, place) => ({
    number: place + 1,
    by: 'die' in sight ? 'chance' : 'nato',
    sights: [sight],
  }));
/** Points of losses and of one bonus after this many entries. */
const at = (length: number, losses: number, bonus: boolean): Moment => ({
  length,
  view: {},
  lost: [],
  score: {
    ...NO_SCORE,
    lead: losses + (bonus ? 10 : 0),
    lines: [
      { key: 'losses', text: 'Losses', points: losses, rule: '1', earned: true },
      { key: 'strait', text: 'The strait is held.', points: 10, rule: '2', earned: bonus },
    ],
  },
});

test('what follows a hit belongs to it, up to the end of the phase', () => {
  const log = logOf({ attack: 3 }, { die: 2 }, {}, { phase: 1 });
  const timeline = [at(0, 0, false), at(3, 4, false), at(4, 9, false)];
  expect(episodesOf(MINI, log, timeline).map(({ number, swing }) => [number, swing])).toEqual([
    [1, 4],
    [4, 5],
  ]);
});

test('what follows a miss does not', () => {
  const log = logOf({ attack: 3 }, { die: 4 }, {});
  const episodes = episodesOf(MINI, log, [at(0, 0, false), at(3, -4, false)]);
  expect(episodes.map(({ attack, swing }) => [attack?.hit, swing])).toEqual([
    [false, 0],
    [undefined, -4],
  ]);
  expect(episodes[0]?.entries).toHaveLength(2);
});

test('a bonus counts where it was won for good', () => {
  const log = logOf({}, {}, {}, { turn: 2 }, {});
  const timeline = [at(0, 0, false), at(1, 0, true), at(2, 0, false), at(5, 0, true)];
  expect(episodesOf(MINI, log, timeline)).toMatchObject([
    { number: 5, turn: 2, swing: 10, won: ['The strait is held.'] },
  ]);
});

test('a bonus that is lost again in the end is worth nothing', () => {
  expect(episodesOf(MINI, logOf({}, {}), [at(0, 0, false), at(1, 0, true), at(2, 0, false)])).toEqual([]);
});
