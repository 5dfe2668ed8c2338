import { sixthFleet, sixthFleetDesk, sixthFleetSimplePlayer } from '@narrow-seas/sixth-fleet';
import { randomPolicy, steadyPolicy } from '@narrow-seas/umpire';
import { describe, expect, test } from 'vitest';
import { counterOf } from './counter.ts';
import type { Room, RoomOrder } from './room.ts';

const COUNTER = counterOf({
  game: sixthFleet,
  desk: sixthFleetDesk,
  policies: { computer: steadyPolicy(sixthFleetSimplePlayer), random: randomPolicy },
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
    const { viewer, computer, survey } = open({ nato: 'computer', soviet: 'person' }).standing();
    expect([viewer, computer, survey.ready]).toEqual(['soviet', 'nato', []]);
  });

  test('nobody in particular, when computers play', () => {
    expect(open({ nato: 'computer', soviet: 'random' }).standing().viewer).toBe('spectator');
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
    const texts: string[] = [];
    const room = open(HOTSEAT, { keep: text => void texts.push(text) });
    setUp(room);
    const again = open(HOTSEAT, { text: texts.at(-1)! });
    expect(again.standing().length).toBe(room.standing().length);
    expect(again.notation(undefined)).toBe(room.notation(undefined));
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

test('computers play to the end, and the course of the game can be charted', () => {
  const room = open({ nato: 'computer', soviet: 'computer' });
  let standing = room.computer(200);
  while (standing.computer !== undefined) standing = room.computer(200);
  expect(standing.outcome?.summary).toMatch(/victory|draw/);
  const moments = room.history(12);
  expect(moments).toHaveLength(13);
  expect(moments[0]).toMatchObject({ length: 0, lost: [] });
  expect(moments.at(-1)?.length).toBe(standing.length);
  expect(room.replay(0)).toEqual(moments[0]?.view);
});
