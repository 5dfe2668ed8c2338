import { mustBe, pick, type Random, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { secondFleet } from '../game.ts';
import { optionsFor } from '../turn/options.ts';
import { SCENARIO_SPECS } from '../scenarios/scenarios.ts';
import type { State } from '../model/state.ts';
import { after } from '../testing/orders.ts';
import { position, unit } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { secondFleetMind as mind } from './mind.ts';

const QUESTION = { required: true } as const;

const RAID = position(
  'segment side=soviet arm=surface segment=1 first=soviet',
  'nato @3010 HAWES/local OGDEN/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK',
  'standing-force turn 1 of 6',
);

describe('what is good', () => {
  test('a ship lost or damaged is good for the enemy', () => {
    const hurt = (where: State['table']['pieces'][number]['where'] | undefined): State => {
      const piece = RAID.table.pieces[unit(RAID, 'OGDEN')]!;
      const worse = where === undefined ? { ...piece, damaged: true } : { ...piece, where };
      const pieces = RAID.table.pieces.with(unit(RAID, 'OGDEN'), worse);
      return { ...RAID, table: { ...RAID.table, pieces } };
    };
    const value = (state: State): number => mind.evaluate(state, 'soviet');
    expect(value(hurt(undefined))).toBeGreaterThan(value(RAID));
    expect(value(hurt({ at: 'lost' }))).toBeGreaterThan(value(hurt(undefined)));
  });

  test('an attack with its defence rolled is worth the more, the less the defence did', () => {
    const aimed = after(
      RAID,
      'soviet activate FRNZE OTTUK',
      'soviet strike ssm FRNZE at 3010 over 3008 3009',
      'nato form HAWES,OGDEN,ANDRM,MOLDR',
      'soviet aim HAWES=14',
    );
    const [low, high] = ['roll 0', 'roll 9'].map(roll => mind.evaluate(after(aimed, roll), 'soviet'));
    expect(low).toBeGreaterThan(high as number);
  });
});

test('the stage never goes back in a turn', () => {
  const stages = [
    'assignment',
    'recon side=nato',
    'arm side=nato segment=1 first=nato',
    'arm side=soviet segment=1 first=nato',
    'arm side=nato segment=3 first=nato',
  ].map(phase => mind.stage(position(phase, 'nato @3010 HAWES', 'standing-force turn 1 of 6')));
  expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  expect(stages.at(-1)).toBeGreaterThan(stages[0] as number);
});

test('who is attacked keeps his ships, who attacks aims at the best', () => {
  const struck = after(RAID, 'soviet activate FRNZE OTTUK', 'soviet strike ssm FRNZE at 3010 over 3008 3009');
  const form = mind.reflex(struck);
  expect(form?.type).toBe('form');
  const aiming = mustBe(secondFleet.decide(struck, 'nato', form as Action)).state;
  expect(mind.reflex(aiming)).toMatchObject({ type: 'aim', nuclear: false });
  expect(mind.reflex(RAID)).toBeUndefined();
});

const answer = (state: State, random: Random): readonly Action[] => {
  const actor = secondFleet.actor(state);
  const side = actor === 'chance' ? undefined : actor[0];
  return side === undefined ? [] : mind.answers(viewFor(state, side), QUESTION, random);
};

/** The first answer of each question, or any; the game must go on and nothing may be refused. */
const playOn = (state: State, random: Random): State => {
  const actor = secondFleet.actor(state);
  if (actor === 'chance') {
    const action = pick(random, secondFleet.outcomes(state))?.action as Action;
    return mustBe(secondFleet.decide(state, 'chance', action)).state;
  }
  const by = actor[0] as 'nato' | 'soviet';
  const action = pick(random, answer(state, random)) as Action;
  return mustBe(secondFleet.decide(state, by, action)).state;
};

/** Phases in which the mind has no answer, or one that the rules refuse. */
const flawsInPlay = (start: State): readonly string[] => {
  const random = seededRandom(5);
  const flaws: string[] = [];
  let state = start;
  for (let count = 0; count < 300 && secondFleet.outcome(state) === undefined; count += 1) {
    const actor = secondFleet.actor(state);
    if (actor !== 'chance') {
      const view = viewFor(state, actor[0] as 'nato' | 'soviet');
      const answers = mind.answers(view, QUESTION, random);
      if (answers.length === 0 || answers.some(action => optionsFor(view).refuse(action) !== undefined))
        flaws.push(state.table.phase.name);
    }
    state = playOn(state, random);
  }
  return flaws;
};

test.each(SCENARIO_SPECS.map(({ id }) => id))(
  '%s: every answer is legal, and there is always one',
  scenario => {
    expect(flawsInPlay(mustBe(secondFleet.setup({ scenario, options: {} })))).toEqual([]);
  },
);

test('a game of such answers comes to its end', () => {
  const random = seededRandom(2);
  let state = mustBe(secondFleet.setup({ scenario: 'standing-force', options: {} }));
  for (let count = 0; count < 2000 && secondFleet.outcome(state) === undefined; count += 1)
    state = playOn(state, random);
  expect(secondFleet.outcome(state)).toBeDefined();
});
