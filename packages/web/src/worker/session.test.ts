import { assembleSave } from '@narrow-seas/core';
import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';
import { gameHostOf } from './game-host.ts';
import type { MatchProgress } from './autosave.ts';
import { levelsOf } from './levels.ts';
import type { Session } from './session-calls.ts';
import type { SessionOrder } from './session.ts';

const HOST = gameHostOf({
  game: sixthFleet,
  desk: sixthFleetDesk,
  levels: levelsOf(sixthFleet, sixthFleetMind),
});

const open = (seats: SessionOrder['seats'], more: Partial<SessionOrder> = {}): Session => {
  const opening = { scenario: 'short', options: {} };
  const opened = HOST.open({ opening, seats, onChange: () => undefined, ...more });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

const HOTSEAT = { nato: 'person', soviet: 'person' };

/** Puts everything on the map and ends the phase, for the side that is looking. */
const setUp = (session: Session): void => {
  const { survey } = session.look(session.snapshot().actor[0] ?? '');
  const rest = survey.commands.find(({ key }) => key === 'deploy-rest');
  if (rest !== undefined) session.act(rest.actions);
  const { end } = session.snapshot().survey;
  if (end !== undefined) session.act([end.action]);
};

test('a session names its scenario, and one from a position names none', () => {
  const session = open(HOTSEAT);
  expect(session.snapshot().scenario).toBe('short');
  const placed = open(HOTSEAT, { opening: { position: session.notation(undefined) } });
  expect(placed.snapshot().scenario).toBeUndefined();
});

test('an order of several moves is taken back by one Undo, a single move alone', () => {
  const session = open(HOTSEAT);
  const { survey, length } = session.snapshot();
  const place = (piece: number): object => {
    const [choice] = session.choices({ pieces: [piece], targets: [] });
    if (choice === undefined) throw new Error('Nobody can place it.');
    return choice.actions[0] as object;
  };
  const [first = -1, second = -1, third = -1] = survey.ready;
  session.act([place(first)]);
  session.act([place(second), place(third)]);
  expect(session.snapshot().length).toBe(length + 3);
  expect(session.undo(undefined)).toMatchObject({ ok: true, value: { length: length + 1 } });
  expect(session.undo(undefined)).toMatchObject({ ok: true, value: { length } });
});

describe('who looks', () => {
  test('the person whose turn it is, with what he can do', () => {
    const { viewer, actor, survey, computer } = open(HOTSEAT).snapshot();
    expect([viewer, actor, computer]).toEqual(['nato', ['nato'], undefined]);
    expect(survey.ready.length).toBeGreaterThan(20);
  });

  test('the only person, also in the computer’s turn', () => {
    const { viewer, computer, survey } = open({ nato: 'cadet', soviet: 'person' }).snapshot();
    expect([viewer, computer, survey.ready]).toEqual(['soviet', 'nato', []]);
  });

  test('nobody in particular, when computers play', () => {
    expect(open({ nato: 'cadet', soviet: 'random' }).snapshot().viewer).toBe('spectator');
  });

  test('who watches cannot act', () => {
    const session = open(HOTSEAT);
    session.look('spectator');
    expect(session.act([{ type: 'done' }])).toMatchObject({ ok: false, error: { rule: 'NS.1' } });
    expect(session.undo(undefined)).toMatchObject({ ok: false });
  });
});

describe('what happens', () => {
  test('an action is told once; taking it back takes its entries back', () => {
    const session = open(HOTSEAT);
    session.snapshot();
    const [unit = 0] = session.snapshot().survey.ready;
    const [choice] = session.choices({ pieces: [unit], targets: [] });
    const acted = session.act(choice!.actions);
    expect(acted).toMatchObject({
      ok: true,
      value: { length: 1, since: 0, entries: [{ number: 1, by: 'nato' }] },
    });
    const undone = session.undo(undefined);
    expect(undone).toMatchObject({ ok: true, value: { length: 0, since: 0, entries: [] } });
  });

  test('something that is no action is a fault of the page', () => {
    expect(() => open(HOTSEAT).act([{ type: 'sink them all' }])).toThrow('action');
  });

  test('every change is saved, and the save continues where it was', () => {
    const changes: MatchProgress[] = [];
    const session = open(HOTSEAT, { onChange: progress => void changes.push(progress) });
    setUp(session);
    const { head, since, common } = changes.at(-1)!;
    expect(since(0)).toHaveLength(common + 1);
    expect(since(common)).toEqual(since(0).slice(-1));
    const again = open(HOTSEAT, { text: assembleSave(head, since(0)) });
    expect(again.snapshot().length).toBe(session.snapshot().length);
    expect(again.notation(undefined)).toBe(session.notation(undefined));
  });

  test('a game that was begun under older rules says so, and one of ours does not', () => {
    const session = open(HOTSEAT);
    setUp(session);
    const save = JSON.parse(session.save(undefined)) as { readonly rules: number };
    const older = open(HOTSEAT, { text: JSON.stringify({ ...save, rules: save.rules - 1 }) });
    expect([session.snapshot().older, older.snapshot().older]).toEqual([undefined, save.rules - 1]);
  });

  test('a text that is no save is refused with a reason', () => {
    const opened = HOST.open({
      opening: { scenario: 'short', options: {} },
      seats: HOTSEAT,
      text: '{}',
      onChange: () => undefined,
    });
    expect(opened).toMatchObject({ ok: false });
  });
});

/** Half an hour of thought at once: nothing is cut short by a slow machine. */
const TURN = { moves: 200, slice: 1_800_000, enough: false };

test('computers play to the end, and the course of the game can be charted', () => {
  const session = open({ nato: 'random', soviet: 'random' });
  let snapshot = session.computer(TURN).snapshot;
  while (snapshot?.computer !== undefined) ({ snapshot } = session.computer(TURN));
  expect(snapshot?.outcome?.summary).toMatch(/victory|draw/);
  const moments = session.sampledTimeline(12);
  expect(moments).toHaveLength(13);
  expect(moments[0]).toMatchObject({ length: 0, lost: [] });
  expect(moments.at(-1)?.length).toBe(snapshot?.length);
  expect(session.replay(0)).toMatchObject({ view: moments[0]?.view, score: moments[0]?.score });
});

test('the course holds each change of points or losses once, the start and the present', () => {
  const session = open({ nato: 'random', soviet: 'random' });
  let snapshot = session.computer(TURN).snapshot;
  while (snapshot?.computer !== undefined) ({ snapshot } = session.computer(TURN));
  const timeline = session.timeline(undefined);
  expect([timeline[0]?.length, timeline.at(-1)?.length]).toEqual([0, snapshot?.length]);
  const lost = timeline.map(moment => moment.lost.length);
  expect(lost).toEqual(lost.toSorted((one, other) => one - other));
  expect(timeline.at(-1)?.score).toEqual(snapshot?.score);
  const changes = timeline.slice(1, -1);
  for (const [place, { lost: now, score }] of changes.entries())
    expect([now, score.lines]).not.toEqual([timeline[place]?.lost, timeline[place]?.score.lines]);
});

test('an earlier position can be written down, too', () => {
  const session = open(HOTSEAT);
  const first = session.notation(undefined);
  setUp(session);
  expect(session.notation(0)).toBe(first);
  expect(session.notation(undefined)).not.toBe(first);
});
