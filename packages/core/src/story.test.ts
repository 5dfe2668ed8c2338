import { expect, test } from 'vitest';
import { type BattleScene, joinBattle, joinMovement, type MovementScene, type NewsScene } from './story.ts';

const SHOT: BattleScene = {
  kind: 'battle',
  key: 'shot',
  side: 'north',
  caption: 'Boat 0 fires at boat 1.',
  title: 'Your shot',
  about: 'Boat 0 against boat 1',
  from: [7],
  hex: 8,
  attackers: [{ name: 'Boat 0', note: '' }],
  targets: [{ name: 'Boat 1', note: '' }],
  dice: [],
  verdict: '',
  detail: '',
  effect: 'none',
  points: 0,
  label: '',
};

const RESULT: BattleScene = {
  ...SHOT,
  from: [],
  attackers: [],
  targets: [{ name: 'Boat 1', note: 'sunk' }],
  dice: [{ face: 6, faces: 6, wins: [6] }],
  verdict: 'Boat 1 sunk',
  effect: 'loss',
  points: 1,
};

test('a battle is told on: dice and points are added, what is left empty stays', () => {
  const whole = joinBattle(SHOT, RESULT);
  expect(whole).toEqual({ ...RESULT, from: [7], attackers: SHOT.attackers });
  expect(joinBattle({ ...SHOT, dice: RESULT.dice, points: 2 }, RESULT)).toMatchObject({
    dice: [...RESULT.dice, ...RESULT.dice],
    points: 3,
  });
});

test('once there is a verdict the next scene is another battle', () => {
  expect(joinBattle(RESULT, SHOT)).toBeUndefined();
});

test('a battle with another key, with none, or no battle at all is not the same', () => {
  const { key: _key, ...alone } = SHOT;
  const news: NewsScene = { kind: 'news', topic: 'other', caption: 'Turn 2.', pieces: [], points: 0 };
  expect(joinBattle(SHOT, { ...RESULT, key: 'other' })).toBeUndefined();
  expect(joinBattle(alone, alone)).toBeUndefined();
  expect(joinBattle(news, SHOT)).toBeUndefined();
  expect(joinBattle(SHOT, news)).toBeUndefined();
  expect(joinBattle(undefined, SHOT)).toBeUndefined();
});

const LEG: MovementScene = {
  kind: 'movement',
  side: 'north',
  who: 'Boat 0',
  pieces: [0],
  path: [1, 2],
  way: 'sea',
  caption: 'Boat 0 sails from Tromso to Narvik.',
  ends: { from: 'Tromso', to: 'Narvik' },
};
const NEXT: MovementScene = {
  ...LEG,
  path: [2, 3],
  caption: 'Boat 0 sails from Narvik to Bodo.',
  ends: { from: 'Narvik', to: 'Bodo' },
  danger: 'now beside your boat',
};

test('a way that goes on is told as one, from its first place to its last', () => {
  expect(joinMovement(LEG, NEXT)).toEqual({
    ...NEXT,
    path: [1, 2, 3],
    caption: 'Boat 0 sails from Tromso to Bodo.',
    ends: { from: 'Tromso', to: 'Bodo' },
  });
});

test('a way from elsewhere, of another, or without names for its ends is not the same', () => {
  const { ends: _ends, ...nameless } = NEXT;
  expect(joinMovement(LEG, { ...NEXT, path: [5, 6] })).toBeUndefined();
  expect(joinMovement(LEG, { ...NEXT, pieces: [1] })).toBeUndefined();
  expect(joinMovement(LEG, nameless)).toBeUndefined();
  expect(joinMovement(SHOT, NEXT)).toBeUndefined();
});
