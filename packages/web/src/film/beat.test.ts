import type { BattleScene, MovementScene } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Tale } from '../link/protocol.ts';
import { battleIn, hexesIn, sayBeat, withTales } from './beat.ts';

const MOVE: MovementScene = {
  kind: 'movement',
  side: 'nato',
  who: 'Bergall, submarine',
  pieces: [11],
  path: [5, 6, 7],
  way: 'sea',
  caption: 'Bergall sails from Gaeta to Kithira.',
};

const landing = (place: string, side = 'nato'): MovementScene => ({
  ...MOVE,
  side,
  way: 'air',
  together: { key: place, kind: 'aircraft', place },
});

const ATTACK: BattleScene = {
  kind: 'battle',
  key: 'attack on 7',
  side: 'nato',
  caption: 'Bergall attacks Grozny.',
  title: 'NATO attack at Kithira',
  about: 'Bergall against Grozny',
  from: [6],
  hex: 7,
  attackers: [{ name: 'Bergall', note: 'submarine' }],
  targets: [{ name: 'Grozny', note: 'cruiser' }],
  dice: [],
  verdict: '',
  detail: '',
  effect: 'none',
  points: 0,
  label: '',
};

const RESULT: BattleScene = { ...ATTACK, verdict: 'Grozny lost', effect: 'loss', points: -3 };

const tale = (number: number, ...scenes: Tale['scenes']): Tale => ({ number, by: 'nato', scenes });

test('each scene is a beat of its own, and entries without scenes are none', () => {
  const beats = withTales([], [tale(4, MOVE), tale(5), tale(6, { ...MOVE, path: [7, 8] })]);
  expect(beats.map(({ first, last }) => [first, last])).toEqual([
    [4, 4],
    [6, 6],
  ]);
});

test('an attack and its die are one beat, also where they come in two parts', () => {
  const begun = withTales([], [tale(4, ATTACK)]);
  const [beat, ...more] = withTales(begun, [tale(5, RESULT)]);
  expect(more).toEqual([]);
  expect(beat).toMatchObject({ first: 4, last: 5 });
  expect(beat && battleIn(beat)?.verdict).toBe('Grozny lost');
});

test('harmless landings of one side are told together, with how many came where', () => {
  const tales = ['Sigonella', 'Sigonella', 'aboard Saratoga'].map((place, at) =>
    tale(at + 1, landing(place)),
  );
  const beats = withTales([], [...tales, tale(4, landing('Burgas', 'soviet')), tale(5, MOVE)]);
  expect(beats.map(sayBeat)).toEqual([
    '3 aircraft land: 2 at Sigonella, 1 aboard Saratoga.',
    'Bergall sails from Gaeta to Kithira.',
    'Bergall sails from Gaeta to Kithira.',
  ]);
});

test('a caption says what it means for the reader', () => {
  const [beat] = withTales([], [tale(1, { ...MOVE, danger: 'now beside your Foxtrot' })]);
  expect(beat && sayBeat(beat)).toBe('Bergall sails from Gaeta to Kithira, now beside your Foxtrot.');
});

test('start and end of a way must be seen, and all who fight', () => {
  const [move, battle] = withTales([], [tale(1, MOVE), tale(2, RESULT)]);
  expect(move && hexesIn(move)).toEqual([5, 7]);
  expect(battle && hexesIn(battle)).toEqual([6, 7]);
});
