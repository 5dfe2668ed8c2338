import { mustBe, openingState, randomMove, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { skerryKit } from '../kit.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { skerryCounsel } from './counsel.ts';
import { evaluationBy, termsOf, WEIGHTS } from './evaluate.ts';
import { skerryLedger } from './ledger.ts';
import { skerryMind } from './mind.ts';

const table = (phase: string, forces: string): State =>
  mustBe(skerry.notation.parse(`skerry sortie turn 2 of 6 | stock 0 0 | phase ${phase} | ${forces}`));

const SAILING = 'sailing north first';

describe('every answer of the mind is legal', () => {
  test.each([1, 2, 3, 4])('in random game %d', seed => {
    const random = seededRandom(seed);
    const phases = new Set<string>();
    let state = mustBe(openingState(skerry, skerryKit.openings[0]!));
    for (
      let move = randomMove(skerry, state, random);
      move !== undefined;
      move = randomMove(skerry, state, random)
    ) {
      const actor = skerry.actor(state);
      for (const side of actor === 'chance' ? [] : actor) {
        phases.add(state.phase.name);
        const view = skerry.view(state, side);
        const { refuse } = skerry.options(view);
        const asked = skerryMind.questions(view);
        for (const question of asked) {
          const answers = skerryMind.answers(view, question, random);
          if (question.required) expect(answers.length).toBeGreaterThan(0);
          for (const action of answers) expect([action, refuse(action)]).toEqual([action, undefined]);
        }
        const last = skerryMind.close(view);
        if (last !== undefined) expect(refuse(last)).toBeUndefined();
      }
      const next = mustBe(skerry.decide(state, move.by, move.action)).state;
      expect(skerryMind.stage(next)).toBeGreaterThanOrEqual(skerryMind.stage(state));
      state = next;
    }
    expect([...phases]).toEqual(expect.arrayContaining(['laying', 'signals', 'sailing']));
  });
});

describe('the evaluation', () => {
  test.each([
    [
      'a boat more',
      SAILING,
      'boat north @0101 left=3 | boat north @0102 left=3 | boat south @0606 left=3',
      'boat',
      1,
    ],
    [
      'a shot at a boat at large',
      SAILING,
      'boat north @0303 left=0 | boat south @0304 left=3',
      'shot',
      10 / 6,
    ],
    [
      'a threat once the enemy sails',
      'sailing south second',
      'boat north @0303 left=0 | boat south @0304 left=3',
      'threat',
      10 / 6,
    ],
  ] as const)('%s', (_title, phase, forces, term, worth) => {
    const found = termsOf(table(phase, forces), 'north')[term];
    expect(found).toBeCloseTo(worth * WEIGHTS[term], 6);
  });

  test('is the same for both, with the sign changed, and adds up', () => {
    const state = table(SAILING, 'boat north @0303 left=0 | boat south @0304 left=3 | mine north @0301');
    const evaluate = evaluationBy(WEIGHTS);
    expect(evaluate(state, 'north')).toBeCloseTo(-evaluate(state, 'south'), 9);
    const sum = (side: Side): number =>
      skerryCounsel.considerations(state, side).reduce((total, { value }) => total + value, 0);
    expect(sum('north')).toBeCloseTo(evaluate(state, 'north'), 9);
  });

  test('does not ask where the enemy laid his mines', () => {
    const forces = 'boat north @0502 left=3 | boat south @0606 left=3 | mine south';
    const [here, there] = ['@0601', '@0605'].map(hex => table(SAILING, `${forces} ${hex}`));
    const known = (state: State) => ({ ...termsOf(state, 'north'), mine: 0 });
    expect(known(here!)).toEqual(known(there!));
    expect(termsOf(here!, 'north').astray).toBeLessThan(0);
  });
});

test('what can be shot at is shot at before anybody sails, and a plan that brings a boat near ends with its shot', () => {
  const near = skerry.view(table(SAILING, 'boat north @0303 left=3 | boat south @0304 left=3'), 'north');
  expect(skerryMind.questions(near)).toEqual([{ about: 'phase', required: true }]);
  expect(skerryMind.close(near)).toMatchObject({ type: 'fire' });
  const far = skerry.view(table(SAILING, 'boat north @0101 left=3 | boat south @0606 left=3'), 'north');
  expect(skerryMind.questions(far)).toHaveLength(3);
  expect(skerryMind.close(far)).toEqual({ type: 'done' });
});

test('a boat under fire falls back to where fewest enemies are', () => {
  const state = table(
    'falling-back 1 sailing north first',
    'boat north @0303 left=0 fired | boat south @0304 left=3 | boat north @0205 left=3',
  );
  const { reflex } = skerryMind;
  const action = reflex(state);
  expect(action?.type).toBe('fall-back');
  expect(skerry.options(skerry.view(state, 'south')).refuse(action!)).toBeUndefined();
});

describe('words', () => {
  const before = table(SAILING, 'boat north @0101 left=3 | boat south @0103 left=3');
  const sail = mustBe(skerry.notation.parseAction(before, 'sail 0 0102'));
  const after = mustBe(skerry.decide(before, 'north', sail)).state;

  test('a step towards the enemy', () => {
    const plan = {
      side: 'north',
      before,
      after,
      actions: [sail, { type: 'done' }],
      heart: sail,
      changes: [],
    } as const;
    expect(skerryCounsel.title(plan)).toBe('Sail boat 0 to 0102');
    expect(skerryCounsel.steps(plan)).toEqual(['Sail boat 0 to 0102', 'End the phase']);
    expect(skerryCounsel.reasons(plan)).toEqual(['Boat 0 comes next to an enemy and can fire.']);
  });

  test('a shot', () => {
    const fire = { type: 'fire', boat: 0, target: 1 } as Parameters<typeof skerryCounsel.idea>[0];
    const plan = { side: 'north', before: after, after, actions: [fire], heart: fire, changes: [] } as const;
    expect(skerryCounsel.title(plan)).toBe('Fire at boat 1 with boat 0');
    expect(skerryCounsel.reasons(plan)[0]).toMatch(
      /^It has a 17% chance of sinking boat 1 and a 50% chance of making it fall back\.$/,
    );
  });

  test('nothing done', () => {
    const plan = {
      side: 'north',
      before,
      after: before,
      actions: [{ type: 'done' }],
      heart: undefined,
      changes: [],
    } as const;
    expect(skerryCounsel.title(plan)).toBe('Leave things as they are');
  });
});

test('the ledger tells boats afloat and what sank them', () => {
  const state = table(
    'struck 0 sailing north first',
    'boat north @0501 left=2 | boat south @0606 left=3 | boat south @0605 left=3',
  );
  expect(skerryLedger.points(state)).toBe(-1);
  expect(skerryLedger.losses(state, { type: 'sank', boat: state.boats[0]!.id })).toEqual([
    { side: 'north', kind: 'boat', cause: 'mine' },
  ]);
});
