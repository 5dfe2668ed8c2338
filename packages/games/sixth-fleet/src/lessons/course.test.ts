import { casesIn, courseOf, findRule, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import move from '../../data/lessons/move.json' with { type: 'json' };
import { sixthFleet } from '../game.ts';
import { sixthFleetCourse } from './course.ts';
import { sixthFleetGoals } from './goals.ts';

/** A case that the rules do not have; a number, because the cases in strings are held to the rules. */
const NOWHERE = String(99.9);

const START = { position: ['sixth-fleet short turn 2 of 10', 'phase movement side=nato', 'nato @1115 US6'] };

const STEP = {
  text: 'Move [5.25].',
  point: { hexes: ['1118'], units: ['US6'], part: 'primary' },
  goal: { type: 'at', units: ['US6'], hexes: ['1118'] },
  hint: 'Click.',
  show: ['move US6 1116 1117 1118'],
  done: 'Done.',
  instead: [{ when: { type: 'moved', units: ['US6'] }, text: 'Not there.', by: ['move US6 1116'] }],
};

const LESSON = {
  id: 'one',
  title: 'One',
  learn: 'To move.',
  minutes: 1,
  rules: ['5.0'],
  side: 'nato',
  other: 'nobody',
  seed: 1,
  start: START,
  steps: [STEP],
};

const read = (file: object) => courseOf({ game: sixthFleet, goals: sixthFleetGoals }, [file]).read('one');

const step = (changes: object): object => ({ ...LESSON, steps: [STEP, { ...STEP, ...changes }] });

describe('the file of a lesson', () => {
  test('that is right is read', () => {
    expect(mustBe(read(LESSON)).steps).toHaveLength(1);
  });

  test.each([
    [
      'a unit in a goal',
      step({ goal: { type: 'sunk', units: ['US6', 'Xx9'] } }),
      'steps[1].goal.units[1]',
      'There is no unit Xx9 here.',
    ],
    [
      'a unit deep in a goal',
      step({ goal: { type: 'any', of: [{ type: 'sunk', units: ['Xx9'] }] } }),
      'steps[1].goal.of[0].units[0]',
      'There is no unit Xx9 here.',
    ],
    [
      'a hex in a goal',
      step({ goal: { type: 'destroyed', hex: '9999' } }),
      'steps[1].goal.hex',
      'There is no hex 9999 here.',
    ],
    ['a goal', step({ goal: { type: 'fly' } }), 'steps[1].goal.type', 'There is nothing of type fly.'],
    [
      'a field of a goal',
      step({ goal: { type: 'sunk', units: ['US6'], soon: true } }),
      'steps[1].goal',
      'Unrecognized key: "soon".',
    ],
    [
      'a unit to pick',
      step({ goal: { type: 'pick', units: ['Xx9'] } }),
      'steps[1].goal.units[0]',
      'There is no unit Xx9 here.',
    ],
    [
      'a hex to look at',
      step({ goal: { type: 'look', hexes: ['1118', '9999'] } }),
      'steps[1].goal.hexes[1]',
      'There is no hex 9999 here.',
    ],
    [
      'a hex pointed at',
      step({ point: { hexes: ['9999'] } }),
      'steps[1].point.hexes[0]',
      'There is no hex 9999 here.',
    ],
    [
      'a unit pointed at',
      step({ point: { units: ['Xx9'] } }),
      'steps[1].point.units[0]',
      'There is no unit Xx9 here.',
    ],
    [
      'an answer to a wrong move',
      step({ instead: [{ ...STEP.instead[0], when: { type: 'moved', units: ['Xx9'] } }] }),
      'steps[1].instead[0].when.units[0]',
      'There is no unit Xx9 here.',
    ],
    [
      'a case in a sentence',
      step({ done: `Because [${NOWHERE}].` }),
      'steps[1].done',
      `The rules have no case ${NOWHERE}.`,
    ],
    [
      'a case in an answer',
      step({ instead: [{ ...STEP.instead[0], text: `See [${NOWHERE}].` }] }),
      'steps[1].instead[0].text',
      `The rules have no case ${NOWHERE}.`,
    ],
    [
      'a case in the list',
      { ...LESSON, rules: ['5.0', NOWHERE] },
      'rules[1]',
      `The rules have no case ${NOWHERE}.`,
    ],
    ['a side', { ...LESSON, side: 'france' }, 'side', 'There is no side france in this game.'],
    ['orders to show', step({ show: [] }), 'steps[1].show', 'Write the orders that reach the goal.'],
    [
      'nobody to reply',
      { ...LESSON, other: 'recruit', steps: [{ ...STEP, replies: ['done'] }] },
      'steps[0].replies',
      'Only with "other": "nobody" can a step have replies.',
    ],
    [
      'a scenario',
      { ...LESSON, start: { scenario: 'none', options: {} } },
      'start.scenario',
      'There is no scenario "none". Choose short, campaign or levant.',
    ],
  ])('that lacks %s is refused with the place', (_what, file, at, message) => {
    const refused = read(file);
    expect(refused.ok ? undefined : [refused.error.at, refused.error.message]).toEqual([at, message]);
  });

  test('with a broken position is refused with line and column', () => {
    const refused = read(step({ start: { position: ['sixth-fleet short turn 2 of 10', 'nato @1115 Xx9'] } }));
    expect(refused.ok ? '' : refused.error.at).toMatch(/^steps\[1\]\.start, line 2/);
  });

  test('of another form is refused with the field', () => {
    const { hint: _hint, ...rest } = STEP;
    expect(read({ ...LESSON, steps: [rest] })).toMatchObject({ ok: false, error: { at: 'steps[0].hint' } });
  });

  test('that is not in the course is refused', () => {
    expect(sixthFleetCourse.read('none')).toMatchObject({ ok: false, error: { code: 'ERR_LESSON' } });
  });
});

describe('the course', () => {
  test('begins with a move and comes to a fight within fifteen minutes', () => {
    const { heads } = sixthFleetCourse;
    expect(heads[0]).toMatchObject({ id: 'move', title: (move as { title: string }).title });
    const before = heads.slice(
      0,
      heads.findIndex(({ id }) => id === 'first-fight'),
    );
    expect(before.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(10);
  });

  test.each(sixthFleetCourse.heads)('$id is read, and cites cases that exist', ({ id }) => {
    const lesson = mustBe(sixthFleetCourse.read(id));
    const cited = lesson.steps.flatMap(({ text, hint, done }) => casesIn(`${text} ${hint} ${done}`));
    for (const rule of [...lesson.rules, ...cited])
      expect([rule, findRule(sixthFleet.rules, rule) === undefined]).toEqual([rule, false]);
  });
});
