import {
  type BattleScene,
  mustBe,
  type Scene,
  seededRandom,
  slipsIn,
  storyOfRandomGame,
} from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import type { Event } from '../model/event.ts';
import type { Side } from '../model/vocabulary.ts';
import { sixthFleetStory } from './story.ts';

const SCENES = [1, 2].flatMap(seed =>
  storyOfRandomGame(
    { game: sixthFleet, story: sixthFleetStory, viewer: 'soviet' },
    mustBe(sixthFleet.setup({ scenario: 'short', options: {} })),
    seededRandom(seed),
    1500,
  ),
);

describe('in random games', () => {
  test('everything is told in words for people', () => {
    expect(SCENES.flatMap(slipsIn)).toEqual([]);
    expect(new Set(SCENES.map(({ kind }) => kind))).toEqual(new Set(['movement', 'battle', 'news']));
  });

  test('every battle has its verdict, and a die unless no die could help', () => {
    const battles = SCENES.filter((scene): scene is BattleScene => scene.kind === 'battle');
    expect(battles.length).toBeGreaterThan(50);
    expect(battles.filter(({ verdict }) => verdict === '')).toEqual([]);
    for (const { dice, verdict, attackers, targets, from } of battles) {
      expect(dice.length).toBe(verdict === 'No effect: too weak' ? 0 : 1);
      expect(Math.min(attackers.length, targets.length, from.length)).toBeGreaterThan(0);
    }
  });
});

/** Plays these actions and throws the dice as given; tells the last entry, and what was open before it. */
const tellLast = (position: string, viewer: Side, moves: readonly string[]): readonly Scene[] => {
  let state = mustBe(sixthFleet.notation.parse(position));
  let scenes: readonly Scene[] = [];
  for (const text of moves) {
    const by = sixthFleet.actor(state) === 'chance' ? 'chance' : (sixthFleet.actor(state)[0] as Side);
    const action = mustBe(sixthFleet.notation.parseAction(state, text));
    const move = mustBe(sixthFleet.decide(state, by, action));
    const sights: readonly Event[] = move.events;
    const before = sixthFleet.view(state, viewer);
    state = move.state;
    scenes = sixthFleetStory.tell({ by, before, sights, after: sixthFleet.view(state, viewer) });
  }
  return scenes;
};

const DUEL =
  'sixth-fleet short turn 2 of 10 | phase combat side=soviet | nato @0915 US6 | soviet @0914 So5 So6';

describe('an attack', () => {
  test('before its die: who, with what, against whom, and no verdict', () => {
    const [scene] = tellLast(DUEL, 'soviet', ['attack So5 So6 at 0915 on US6']);
    expect(scene).toMatchObject({
      kind: 'battle',
      title: 'Your attack east of Malta',
      about: 'Nikolayev and Grozny against Belknap',
      attackers: [{ strength: '14' }, { strength: '22' }],
      targets: [{ name: 'Belknap', note: 'missile cruiser', strength: '2' }],
      sum: '36 against defence 2',
      dice: [],
      verdict: '',
    });
  });

  test('that fails: the verdict tells the die and what was needed', () => {
    const [scene] = tellLast(DUEL, 'nato', ['attack So5 So6 at 0915 on US6', 'roll 6']);
    expect(scene).toMatchObject({
      title: 'Soviet attack east of Malta',
      verdict: 'No effect: die 6, needed 1 to 4',
      dice: [{ face: 6, faces: 6, wins: [1, 2, 3, 4] }],
      effect: 'none',
      points: 0,
    });
  });

  test('that succeeds forces the target back; the retreat is a movement', () => {
    const moves = ['attack So5 So6 at 0915 on US6', 'roll 1'];
    expect(tellLast(DUEL, 'nato', moves)[0]).toMatchObject({
      verdict: 'Belknap forced back',
      effect: 'hit',
      targets: [{ note: 'missile cruiser, must retreat', result: 'hit' }],
    });
    expect(tellLast(DUEL, 'nato', [...moves, 'retreat US6 0916'])[0]).toMatchObject({
      kind: 'movement',
      caption: expect.stringMatching(/^Belknap falls back to the/),
      way: 'sea',
    });
  });

  test('on a ship without a refuge costs it, with points of the viewer’s sign', () => {
    const trapped = `${DUEL} So7 | soviet @0916 So8 | soviet @0815 So9 | soviet @0816 So10 | soviet @1015 So11 | soviet @1016 So12`;
    const moves = ['attack So5 So6 at 0915 on US6', 'roll 1'];
    const [won] = tellLast(trapped, 'soviet', moves);
    expect(won).toMatchObject({
      verdict: 'Belknap lost',
      effect: 'loss',
      points: 4,
      label: '1 ship unit lost here',
    });
    expect(tellLast(trapped, 'nato', moves)[0]).toMatchObject({ points: -4 });
  });
});

test('an enemy that comes beside an own ship is a danger, and is told to the side that has it', () => {
  const position =
    'sixth-fleet short turn 2 of 10 | phase movement side=nato | nato @0918 US6 | soviet @0914 So5';
  const moves = ['move US6 0917 0916 0915'];
  expect(tellLast(position, 'soviet', moves)[0]).toMatchObject({ danger: 'now beside your Nikolayev' });
  expect(tellLast(position, 'nato', moves)[0]).not.toHaveProperty('danger');
});

test('aircraft that land at a base are told together', () => {
  const position =
    'sixth-fleet short turn 2 of 10 | phase movement side=nato | nato @1311 USa1 | soviet @0514 So5';
  expect(tellLast(position, 'soviet', ['move USa1 1211 1111 1010'])[0]).toMatchObject({
    together: { kind: 'aircraft', place: 'Malta' },
    way: 'air',
  });
});
