import { mustBe } from '@narrow-seas/core';
import { secondFleet, secondFleetDesk, secondFleetMind } from '@narrow-seas/second-fleet';
import { describe, expect, test } from 'vitest';
import type { Bookmark, Snapshot } from '../link/protocol.ts';
import { readHead } from '../store/save-head.ts';
import { gameHostOf } from './game-host.ts';
import { levelsOf } from './levels.ts';
import type { Session } from './session-calls.ts';
import type { SessionOrder } from './session.ts';

const HOST = gameHostOf({
  game: secondFleet,
  desk: secondFleetDesk,
  levels: levelsOf(secondFleet, secondFleetMind),
});

const open = (more: Partial<SessionOrder> = {}): Session =>
  mustBe(
    HOST.open({
      opening: { scenario: 'kola-strike', options: {} },
      seats: { nato: 'person', soviet: 'person' },
      onChange: () => undefined,
      ...more,
    }),
  );

type View = Parameters<typeof secondFleet.options>[0];

/** The sealed orders that the side could still give. */
const ordersOf = ({ view }: Snapshot) =>
  [...secondFleet.options(view as View).list()].filter(action => action.type === 'assign');

const inAssignment = ({ view }: Snapshot): boolean => (view as View).table.phase.name === 'assignment';

/** Both sides are asked for orders; before that one side after the other ends its phases. */
const assigning = (session: Session): Session => {
  for (let left = 20; left > 0; left -= 1) {
    const snapshot = session.look(session.look('spectator').actor[0] ?? '');
    if (inAssignment(snapshot)) return session;
    const [first] = secondFleet.options(snapshot.view as View).list();
    mustBe(session.act([snapshot.survey.end?.action ?? first ?? {}]));
  }
  throw new Error('Nobody was asked for orders');
};

/** Sealed orders, for one aircraft after another. */
const order = (session: Session, side: string, count: number): void => {
  let snapshot = session.look(side);
  for (let given = 0; given < count; given += 1) {
    const [action] = ordersOf(snapshot).filter(each => !isOrdered(snapshot, each));
    snapshot = mustBe(session.act([action ?? {}]));
  }
};

const isOrdered = ({ view }: Snapshot, action: ReturnType<typeof ordersOf>[number]): boolean =>
  (view as View).own?.orders.some(each => action.type === 'assign' && each.unit === action.unit) === true;

/** What a page of NATO gets to see while the Soviets seal this number of orders before, and again after, NATO's own two. */
const natoSees = (soviet: number) => {
  const session = assigning(open());
  order(session, 'soviet', soviet);
  order(session, 'nato', 2);
  order(session, 'soviet', soviet);
  const snapshot = session.look('nato');
  return {
    snapshot,
    sampledTimeline: session.sampledTimeline(6),
    timeline: session.timeline(undefined),
    past: session.replay(1),
  };
};

describe('[C.1.4] how many orders the other side has sealed', () => {
  test.each([1, 3])('%i or none: numbers, count, refusals, replay and sizes are the same', soviet => {
    const [none, some] = [natoSees(0), natoSees(soviet)];
    expect(some).toEqual(none);
    expect(JSON.stringify(some)).toHaveLength(JSON.stringify(none).length);
    expect(some.snapshot.entries.map(({ number }) => number)).toEqual(
      some.snapshot.entries.map((_, place) => place + 1),
    );
  });

  test('both sides see their own orders in the log and can take them back', () => {
    const session = assigning(open());
    const before = session.look('nato').length;
    order(session, 'nato', 2);
    order(session, 'soviet', 3);
    expect(session.look('nato').length).toBe(before + 2);
    expect(mustBe(session.undo(undefined)).length).toBe(before + 1);
    expect((session.look('soviet').view as View).own?.orders).toHaveLength(3);
    expect((session.look('nato').view as View).own?.orders).toHaveLength(1);
  });
});

test('an order that is taken back from under those of the other side is taken out of what is stored, too', () => {
  const stored: unknown[] = [];
  const onChange: SessionOrder['onChange'] = ({ common, since }) =>
    void stored.splice(common, Infinity, ...since(common));
  const session = assigning(open({ onChange }));
  order(session, 'nato', 2);
  order(session, 'soviet', 3);
  session.look('nato');
  mustBe(session.undo(undefined));
  const { entries } = JSON.parse(session.save(undefined)) as { readonly entries: readonly unknown[] };
  expect(stored).toEqual(entries);
});

/** NATO's first order is the second entry of the log after the start of the phase, and the first that NATO sees. */
const marked = (): {
  readonly session: Session;
  readonly at: number;
  readonly stored: readonly Bookmark[];
} => {
  const session = assigning(open());
  order(session, 'soviet', 1);
  order(session, 'nato', 1);
  order(session, 'soviet', 1);
  const at = session.look('nato').length;
  return { session, at, stored: session.setBookmarks([{ at, name: 'Sent out', by: 'nato' }]) };
};

describe('bookmarks', () => {
  test('are stored at places of the log, and told at the viewer’s numbers', () => {
    const { session, at, stored } = marked();
    expect(stored).toEqual([{ at: at + 1, name: 'Sent out', by: 'nato' }]);
    expect(session.look('nato').bookmarks).toEqual([{ at, name: 'Sent out', by: 'nato' }]);
    expect(session.look('soviet').bookmarks).toEqual([]);
    expect(readHead(session.save(undefined)).marks).toEqual(stored);
    expect(readHead(session.compactSave(undefined)).marks).toEqual(stored);
  });

  test('of an older save point at the last entry that the viewer saw', () => {
    const { session, at } = marked();
    const text = session.save(undefined);
    const bookmarks = [{ at: at + 2, name: 'A sealed order' }];
    const again = open({ text, bookmarks });
    expect(again.look('nato').bookmarks).toEqual([{ at, name: 'A sealed order' }]);
    expect(again.look('soviet').bookmarks).toEqual([{ at: at + 1, name: 'A sealed order' }]);
    expect(readHead(again.save(undefined)).marks).toEqual(bookmarks);
  });

  test('that another side set stay when one changes one’s own', () => {
    const { session, stored } = marked();
    const { length } = session.look('soviet');
    const all = session.setBookmarks([{ at: length, name: 'Mine', by: 'soviet' }]);
    expect(all).toEqual([...stored, { at: length + 1, name: 'Mine', by: 'soviet' }]);
    expect(session.setBookmarks([])).toEqual(stored);
  });

  test('that are left alone stay where they were', () => {
    const { session, at, stored } = marked();
    const { bookmarks } = session.look('nato');
    const all = session.setBookmarks([{ at: at - 1, name: 'Before', by: 'nato' }, ...bookmarks]);
    expect(all).toContainEqual(stored[0]);
    expect(session.setBookmarks(bookmarks)).toEqual(stored);
  });
});

test('the replay of a viewer steps through what he saw, and ends at the present', () => {
  const { session } = marked();
  const { length, view, score } = session.look('nato');
  expect(session.replay(length)).toMatchObject({ view, score });
  const steps = Array.from({ length: length + 1 }, (_, at) => JSON.stringify(session.replay(at)));
  const [last, before] = [steps.at(-1), steps.at(-2)];
  expect(last).not.toBe(before);
});
