import { courseOf, type Entry, type LessonMoment, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet, type SixthFleetTypes } from '../game.ts';
import { sixthFleetGoals } from './goals.ts';

type Types = SixthFleetTypes;

const MOVING = ['sixth-fleet short turn 2 of 10', 'phase movement side=nato'];
const FIGHTING = ['sixth-fleet short turn 2 of 10', 'phase combat side=nato'];
const ENEMY = 'soviet @1116 So12';

interface Told {
  readonly position: readonly string[];
  /** "nato: move US6 1116", or the face of a die. */
  readonly orders: readonly string[];
}

const read = ({ position }: Told, goal: object) => {
  const step = { text: 'x', goal, hint: 'x', show: ['done'], done: 'x' };
  const head = {
    id: 'one',
    title: 'x',
    learn: 'x',
    minutes: 1,
    rules: ['5.0'],
    side: 'nato',
    other: 'nobody',
  };
  const file = { ...head, seed: 1, start: { position }, steps: [step] };
  return mustBe(courseOf({ game: sixthFleet, goals: sixthFleetGoals }, [file]).read('one'));
};

const played = ({ orders }: Told, before: Types['state']): LessonMoment<Types> => {
  let after = before;
  const entries: Entry<Types>[] = [];
  for (const order of orders) {
    const [who = '', text = ''] = order.split(': ');
    const by = who === 'nato' || who === 'soviet' ? who : 'chance';
    const action =
      by === 'chance'
        ? mustBe(sixthFleet.decodeAction({ type: 'roll', face: Number(who) }))
        : mustBe(sixthFleet.notation.parseAction(after, text));
    const { events, state } = mustBe(sixthFleet.decide(after, by, action));
    entries.push({ by, action, events });
    after = state;
  }
  return { side: 'nato', before, after, entries };
};

/** Whether the goal is reached after these orders. */
const isMet = (told: Told, goal: object): boolean => {
  const lesson = read(told, goal);
  const [step] = lesson.steps;
  if (step?.goal.at !== 'table') throw new Error('This goal is not decided by the rules.');
  return step.goal.isMet(played(told, lesson.start.state));
};

const move: Told = { position: [...MOVING, 'nato @1115 US6 US7'], orders: ['nato: move US6 1114'] };
const hit: Told = {
  position: [...FIGHTING, 'nato @1115 US6 US7', ENEMY],
  orders: ['nato: attack US6 US7 at 1116 on So12', '2', 'soviet: retreat So12 1117'],
};
const miss: Told = { ...hit, orders: ['nato: attack US6 US7 at 1116 on So12', '6'] };
const sunk: Told = {
  position: [...FIGHTING, 'nato @1115 US6 US7', 'nato @1117 US8', ENEMY],
  orders: ['nato: attack US6 US7 at 1116 on So12', '2'],
};
const flown: Told = {
  position: [...MOVING, 'nato @1113 US1', 'nato @1115 USa9'],
  orders: ['nato: move USa9 1114 1113'],
};
const boxed: Told = { ...flown, orders: [...flown.orders, 'nato: embark USa9 US1'] };
const ended: Told = {
  position: ['sixth-fleet levant turn 6 of 6', 'phase movement side=nato', 'nato @1230 US2', 'dead So1'],
  orders: ['nato: done', 'soviet: done', 'soviet: done'],
};
const razed: Told = {
  position: [...FIGHTING, 'nato @0726 US6 US7 US8'],
  orders: ['nato: attack US6 US7 US8 at 0626', '3'],
};

describe('a goal of a lesson', () => {
  test.each([
    [
      'one of two units is there',
      move,
      { type: 'at', units: ['US6', 'US7'], hexes: ['1114'], least: 1 },
      true,
    ],
    ['all units are there', move, { type: 'at', units: ['US6', 'US7'], hexes: ['1114'] }, false],
    ['a unit has left', move, { type: 'left', unit: 'US6', hexes: ['1115'] }, true],
    ['a unit has not left', move, { type: 'left', unit: 'US7', hexes: ['1115'] }, false],
    ['a unit has moved', move, { type: 'moved', units: ['US6'] }, true],
    ['both units have moved', move, { type: 'moved', units: ['US6', 'US7'] }, false],
    [
      '[6.0] a hex is controlled',
      move,
      { type: 'controlled', hexes: ['1113', '1214'], against: 'So12' },
      true,
    ],
    ['a hex is not controlled', move, { type: 'controlled', hexes: ['1112'], against: 'So12' }, false],
    ['[8.71] a unit can retreat', hit, { type: 'no-retreat', unit: 'So12' }, false],
    ['a unit was attacked by two', miss, { type: 'attacked', unit: 'So12', least: 2 }, true],
    ['a unit was not attacked by three', miss, { type: 'attacked', unit: 'So12', least: 3 }, false],
    ['[8.0] the differential was 16', miss, { type: 'attacked', hex: '1116', differential: 16 }, true],
    ['the differential was not 17', miss, { type: 'attacked', hex: '1116', differential: 17 }, false],
    ['a unit was driven off', hit, { type: 'driven-off', units: ['So12'] }, true],
    ['a unit was not driven off', miss, { type: 'driven-off', units: ['So12'] }, false],
    ['a unit that is lost was driven off', sunk, { type: 'driven-off', units: ['So12'] }, true],
    ['a unit is lost', sunk, { type: 'sunk', units: ['So12'] }, true],
    ['a unit that retreated is not lost', hit, { type: 'sunk', units: ['So12'] }, false],
    ['[13.0] three points were gained', sunk, { type: 'gained', least: 3 }, true],
    ['four points were not gained', sunk, { type: 'gained', least: 4 }, false],
    ['[10.44] a defence is destroyed', razed, { type: 'destroyed', hex: '0626' }, true],
    ['a defence stands', move, { type: 'destroyed', hex: '0626' }, false],
    ['[9.43] an aircraft has landed', flown, { type: 'landed', units: ['USa9'] }, true],
    ['an aircraft has not landed', { ...flown, orders: [] }, { type: 'landed', units: ['USa9'] }, false],
    ['[9.62] an aircraft is aboard', boxed, { type: 'aboard', unit: 'USa9', carrier: 'US1' }, true],
    ['who is aboard has landed', boxed, { type: 'landed', units: ['USa9'] }, true],
    ['an aircraft above is not aboard', flown, { type: 'aboard', unit: 'USa9', carrier: 'US1' }, false],
    ['two are in one hex', { ...move, orders: [] }, { type: 'stacked', units: ['US6', 'US7'] }, true],
    [
      'the top is another',
      { ...move, orders: [] },
      { type: 'stacked', units: ['US6', 'US7'], top: 'US7' },
      false,
    ],
    ['two are apart', move, { type: 'stacked', units: ['US6', 'US7'] }, false],
    ['the phase is reached', move, { type: 'phase', phase: 'movement', side: 'nato', turn: 2 }, true],
    ['the phase is of the other side', move, { type: 'phase', phase: 'movement', side: 'soviet' }, false],
    ['the phase is of another turn', move, { type: 'phase', phase: 'movement', turn: 3 }, false],
    ['NATO has won', ended, { type: 'over', winner: 'nato' }, true],
    ['the Soviets have not won', ended, { type: 'over', winner: 'soviet' }, false],
    ['the game goes on', move, { type: 'over' }, false],
    ['all of them', move, { type: 'all', of: [{ type: 'moved', units: ['US6'] }, { type: 'over' }] }, false],
    ['any of them', move, { type: 'any', of: [{ type: 'moved', units: ['US6'] }, { type: 'over' }] }, true],
    ['none of them', move, { type: 'none', of: [{ type: 'moved', units: ['US7'] }, { type: 'over' }] }, true],
  ] as const)('%s', (_what, told, goal, met) => {
    expect(isMet(told, goal)).toBe(met);
  });

  test('a unit without a retreat is found', () => {
    const surrounded: Told = { ...sunk, orders: [] };
    expect(isMet(surrounded, { type: 'no-retreat', unit: 'So12' })).toBe(true);
  });
});
