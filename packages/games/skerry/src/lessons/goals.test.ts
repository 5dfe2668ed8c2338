import { courseOf, type Entry, type LessonMoment, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { skerry, type SkerryTypes } from '../game.ts';
import { skerryGoals } from './goals.ts';

const SAILING = ['skerry sortie turn 2 of 6', 'stock 0 0', 'phase sailing north first'];

interface Told {
  readonly position: readonly string[];
  /** "north: done", or the face of a die. */
  readonly orders: readonly string[];
}

const read = ({ position }: Told, goal: object) => {
  const step = { text: 'x', goal, hint: 'x', show: ['done'], done: 'x' };
  const head = { id: 'one', title: 'x', learn: 'x', minutes: 1, rules: ['4.1'], side: 'north' };
  const file = { ...head, other: 'nobody', seed: 1, start: { position }, steps: [step] };
  return mustBe(courseOf({ game: skerry, goals: skerryGoals }, [file]).read('one'));
};

const played = ({ orders }: Told, before: SkerryTypes['state']): LessonMoment<SkerryTypes> => {
  let after = before;
  const entries: Entry<SkerryTypes>[] = [];
  for (const order of orders) {
    const [who = '', text = ''] = order.split(': ');
    const by = who === 'north' || who === 'south' ? who : 'chance';
    const action =
      by === 'chance'
        ? mustBe(skerry.decodeAction({ type: 'roll', face: Number(who) }))
        : mustBe(skerry.notation.parseAction(after, text));
    const { events, state } = mustBe(skerry.decide(after, by, action));
    entries.push({ by, action, events });
    after = state;
  }
  return { side: 'north', before, after, entries };
};

/** Whether the goal is reached after these orders. */
const isMet = (told: Told, goal: object): boolean => {
  const lesson = read(told, goal);
  const [step] = lesson.steps;
  if (step?.goal.at !== 'table') throw new Error('This goal is not decided by the rules.');
  return step.goal.isMet(played(told, lesson.start.state));
};

const boats = ['boat north @0203 left=3', 'boat south @0403 left=3', 'boat south @0606 left=3'];
const close: Told = { position: [...SAILING, ...boats], orders: ['north: sail 0 0303'] };
const far: Told = { position: [...SAILING, ...boats], orders: ['north: sail 0 0202'] };
const driven: Told = { ...close, orders: [...close.orders, 'north: fire 0 1', '4', 'south: fall-back 0503'] };
const missed: Told = { ...close, orders: [...close.orders, 'north: fire 0 1', '1'] };
const sunk: Told = { ...close, orders: [...close.orders, 'north: fire 0 1', '6'] };
const laid: Told = {
  position: ['skerry sortie turn 1 of 6', 'stock 1 0', 'phase laying', ...boats, 'mine south @0404'],
  orders: ['north: lay 0303'],
};
const won: Told = {
  position: [...SAILING, 'boat north @0203 left=3', 'boat south @0303 left=3'],
  orders: ['north: fire 0 1', '6'],
};

describe('a goal of a lesson', () => {
  test.each([
    ['the boat is there', close, { type: 'at', boats: ['0'], hexes: ['0303', '0403'] }, true],
    ['the boat is elsewhere', far, { type: 'at', boats: ['0'], hexes: ['0303'] }, false],
    ['[4.4] a boat is stopped beside an enemy', close, { type: 'halted', boat: '0' }, true],
    ['[4.1] a boat can go on', far, { type: 'halted', boat: '0' }, false],
    ['two boats are side by side', close, { type: 'beside', boat: '0', enemy: '1' }, true],
    ['two boats are apart', far, { type: 'beside', boat: '0', enemy: '1' }, false],
    ['a sunk boat is beside nobody', sunk, { type: 'beside', boat: '0', enemy: '1' }, false],
    ['[2.1] a mine lies there', laid, { type: 'mined', hexes: ['0303'] }, true],
    ['the mine of the other does not count', laid, { type: 'mined', hexes: ['0404'] }, false],
    ['[5.2] a boat fell back', driven, { type: 'driven-off', boat: '1' }, true],
    ['a boat that sank is driven off', sunk, { type: 'driven-off', boat: '1' }, true],
    ['a boat that was missed stays', missed, { type: 'driven-off', boat: '1' }, false],
    ['a boat is sunk', sunk, { type: 'sunk', boats: ['1'] }, true],
    ['one of two is sunk', sunk, { type: 'sunk', boats: ['1', '2'] }, false],
    ['the phase is reached', far, { type: 'phase', phase: 'sailing', side: 'north', order: 'first' }, true],
    ['the phase is of the other side', far, { type: 'phase', phase: 'sailing', side: 'south' }, false],
    ['the order is another', far, { type: 'phase', phase: 'sailing', order: 'second' }, false],
    ['the turn is another', far, { type: 'phase', phase: 'sailing', turn: 3 }, false],
    ['the turn has come', far, { type: 'turn', least: 2 }, true],
    ['the turn has not come', far, { type: 'turn', least: 3 }, false],
    ['[6.2] North has won', won, { type: 'over', winner: 'north' }, true],
    ['South has not won', won, { type: 'over', winner: 'south' }, false],
    ['the game goes on', sunk, { type: 'over' }, false],
  ] as const)('%s', (_what, told, goal, met) => {
    expect(isMet(told, goal)).toBe(met);
  });

  test('boats and hexes are found by the names of positions', () => {
    const { start } = read(close, { type: 'over' });
    const { piece, hex } = skerryGoals;
    expect(['0', '2', '3', 'x'].map(name => piece(start.state, name))).toEqual([0, 2, undefined, undefined]);
    expect([hex(start.state, '0303') !== undefined, hex(start.state, '0909')]).toEqual([true, undefined]);
  });
});
