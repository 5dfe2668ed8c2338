import { assembleSave } from '@narrow-seas/core';
import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';
import { counterOf } from './counter.ts';
import type { Progress } from './keeper.ts';
import { levelsOf } from './levels.ts';
import type { Room, RoomOrder } from './room.ts';

const COUNTER = counterOf({
  game: sixthFleet,
  desk: sixthFleetDesk,
  levels: levelsOf(sixthFleet, sixthFleetMind),
});

const open = (seats: RoomOrder['seats'], more: Partial<RoomOrder> = {}): Room => {
  const opening = { scenario: 'short', options: {} };
  const opened = COUNTER.open({ opening, seats, keep: () => undefined, ...more });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

const HOTSEAT = { nato: 'person', soviet: 'person' };

/** Puts everything on the map and ends the phase, for whoever is looking. */
const setUp = (room: Room): void => {
  const { survey } = room.look(room.standing().actor[0] ?? '');
  const rest = survey.commands.find(({ key }) => key === 'deploy-rest');
  if (rest !== undefined) room.act(rest.action);
  const { end } = room.standing().survey;
  if (end !== undefined) room.act(end.action);
};

describe('who looks', () => {
  test('the person who is to act, with what he can do', () => {
    const { viewer, actor, survey, computer } = open(HOTSEAT).standing();
    expect([viewer, actor, computer]).toEqual(['nato', ['nato'], undefined]);
    expect(survey.ready.length).toBeGreaterThan(20);
  });

  test('the only person, also while the computer is to act', () => {
    const { viewer, computer, survey } = open({ nato: 'cadet', soviet: 'person' }).standing();
    expect([viewer, computer, survey.ready]).toEqual(['soviet', 'nato', []]);
  });

  test('nobody in particular, when computers play', () => {
    expect(open({ nato: 'cadet', soviet: 'random' }).standing().viewer).toBe('spectator');
  });

  test('who watches cannot act', () => {
    const room = open(HOTSEAT);
    room.look('spectator');
    expect(room.act({ type: 'done' })).toMatchObject({ ok: false, error: { rule: 'NS.1' } });
    expect(room.undo(undefined)).toMatchObject({ ok: false });
  });
});

describe('what happens', () => {
  test('an action is told once; taking it back takes its entries back', () => {
    const room = open(HOTSEAT);
    room.standing();
    const [unit = 0] = room.standing().survey.ready;
    const [choice] = room.choices({ pieces: [unit], targets: [] });
    const acted = room.act(choice!.action);
    expect(acted).toMatchObject({
      ok: true,
      value: { length: 1, since: 0, entries: [{ number: 1, by: 'nato' }] },
    });
    const undone = room.undo(undefined);
    expect(undone).toMatchObject({ ok: true, value: { length: 0, since: 0, entries: [] } });
  });

  test('something that is no action is a fault of the page', () => {
    expect(() => open(HOTSEAT).act({ type: 'sink them all' })).toThrow('action');
  });

  test('every change is kept, and goes on from what was kept', () => {
    const kept: Progress[] = [];
    const room = open(HOTSEAT, { keep: progress => void kept.push(progress) });
    setUp(room);
    const { head, since, common } = kept.at(-1)!;
    expect(since(0)).toHaveLength(common + 1);
    expect(since(common)).toEqual(since(0).slice(-1));
    const again = open(HOTSEAT, { text: assembleSave(head, since(0)) });
    expect(again.standing().length).toBe(room.standing().length);
    expect(again.notation(undefined)).toBe(room.notation(undefined));
  });

  test('a game that was begun under older rules says so, and one of ours does not', () => {
    const room = open(HOTSEAT);
    setUp(room);
    const save = JSON.parse(room.save(undefined)) as { readonly rules: number };
    const older = open(HOTSEAT, { text: JSON.stringify({ ...save, rules: save.rules - 1 }) });
    expect([room.standing().older, older.standing().older]).toEqual([undefined, save.rules - 1]);
  });

  test('a text that is no save is refused with a reason', () => {
    const opened = COUNTER.open({
      opening: { scenario: 'short', options: {} },
      seats: HOTSEAT,
      text: '{}',
      keep: () => undefined,
    });
    expect(opened).toMatchObject({ ok: false });
  });
});

/** Half an hour of thought at once: nothing is cut short by a slow machine. */
const TURN = { moves: 200, slice: 1_800_000, enough: false };

test('computers play to the end, and the course of the game can be charted', () => {
  const room = open({ nato: 'random', soviet: 'random' });
  let standing = room.computer(TURN).standing;
  while (standing?.computer !== undefined) ({ standing } = room.computer(TURN));
  expect(standing?.outcome?.summary).toMatch(/victory|draw/);
  const moments = room.history(12);
  expect(moments).toHaveLength(13);
  expect(moments[0]).toMatchObject({ length: 0, lost: [] });
  expect(moments.at(-1)?.length).toBe(standing?.length);
  expect(room.replay(0)).toEqual(moments[0]?.view);
});

test('the course holds each change of points or losses once, the start and the present', () => {
  const room = open({ nato: 'random', soviet: 'random' });
  let standing = room.computer(TURN).standing;
  while (standing?.computer !== undefined) ({ standing } = room.computer(TURN));
  const course = room.course(undefined);
  expect([course[0]?.length, course.at(-1)?.length]).toEqual([0, standing?.length]);
  const lost = course.map(moment => moment.lost.length);
  expect(lost).toEqual(lost.toSorted((one, other) => one - other));
  expect(course.at(-1)?.score).toEqual(standing?.score);
  const changes = course.slice(1, -1);
  for (const [place, { lost: now, score }] of changes.entries())
    expect([now, score.lines]).not.toEqual([course[place]?.lost, course[place]?.score.lines]);
});

test('an earlier position can be written down, too', () => {
  const room = open(HOTSEAT);
  const first = room.notation(undefined);
  setUp(room);
  expect(room.notation(0)).toBe(first);
  expect(room.notation(undefined)).not.toBe(first);
});
