import { mustBe } from '@narrow-seas/core';
import { secondFleet, secondFleetDesk, secondFleetMind } from '@narrow-seas/second-fleet';
import { describe, expect, test } from 'vitest';
import type { Mark, Standing } from '../link/protocol.ts';
import { readHead } from '../store/save-head.ts';
import { counterOf } from './counter.ts';
import { levelsOf } from './levels.ts';
import type { Room, RoomOrder } from './room.ts';

const COUNTER = counterOf({
  game: secondFleet,
  desk: secondFleetDesk,
  levels: levelsOf(secondFleet, secondFleetMind),
});

const open = (more: Partial<RoomOrder> = {}): Room =>
  mustBe(
    COUNTER.open({
      opening: { scenario: 'kola-strike', options: {} },
      seats: { nato: 'person', soviet: 'person' },
      keep: () => undefined,
      ...more,
    }),
  );

type View = Parameters<typeof secondFleet.options>[0];

/** The sealed orders that the side could still give. */
const ordersOf = ({ view }: Standing) =>
  [...secondFleet.options(view as View).list()].filter(action => action.type === 'assign');

const inAssignment = ({ view }: Standing): boolean => (view as View).table.phase.name === 'assignment';

/** Both sides are asked for orders; before that one side after the other ends its phases. */
const assigning = (room: Room): Room => {
  for (let left = 20; left > 0; left -= 1) {
    const standing = room.look(room.look('spectator').actor[0] ?? '');
    if (inAssignment(standing)) return room;
    const [first] = secondFleet.options(standing.view as View).list();
    mustBe(room.act(standing.survey.end?.action ?? first ?? {}));
  }
  throw new Error('Nobody was asked for orders');
};

/** Sealed orders, for one aircraft after another. */
const order = (room: Room, side: string, count: number): void => {
  let standing = room.look(side);
  for (let given = 0; given < count; given += 1) {
    const [action] = ordersOf(standing).filter(each => !isOrdered(standing, each));
    standing = mustBe(room.act(action ?? {}));
  }
};

const isOrdered = ({ view }: Standing, action: ReturnType<typeof ordersOf>[number]): boolean =>
  (view as View).own?.orders.some(each => action.type === 'assign' && each.unit === action.unit) === true;

/** What a page of NATO gets to see while the Soviets seal this number of orders before, and again after, NATO's own two. */
const natoSees = (soviet: number) => {
  const room = assigning(open());
  order(room, 'soviet', soviet);
  order(room, 'nato', 2);
  order(room, 'soviet', soviet);
  const standing = room.look('nato');
  return { standing, history: room.history(6), course: room.course(undefined), past: room.replay(1) };
};

describe('[C.1.4] how many orders the other side has sealed', () => {
  test.each([1, 3])('%i or none: numbers, count, refusals, replay and sizes are the same', soviet => {
    const [none, some] = [natoSees(0), natoSees(soviet)];
    expect(some).toEqual(none);
    expect(JSON.stringify(some)).toHaveLength(JSON.stringify(none).length);
    expect(some.standing.entries.map(({ number }) => number)).toEqual(
      some.standing.entries.map((_, place) => place + 1),
    );
  });

  test('both sides see their own orders in the log and can take them back', () => {
    const room = assigning(open());
    const before = room.look('nato').length;
    order(room, 'nato', 2);
    order(room, 'soviet', 3);
    expect(room.look('nato').length).toBe(before + 2);
    expect(mustBe(room.undo(undefined)).length).toBe(before + 1);
    expect((room.look('soviet').view as View).own?.orders).toHaveLength(3);
    expect((room.look('nato').view as View).own?.orders).toHaveLength(1);
  });
});

test('an order that is taken back from under those of the other side is taken out of what is stored, too', () => {
  const stored: unknown[] = [];
  const keep: RoomOrder['keep'] = ({ common, since }) =>
    void stored.splice(common, Infinity, ...since(common));
  const room = assigning(open({ keep }));
  order(room, 'nato', 2);
  order(room, 'soviet', 3);
  room.look('nato');
  mustBe(room.undo(undefined));
  const { entries } = JSON.parse(room.save(undefined)) as { readonly entries: readonly unknown[] };
  expect(stored).toEqual(entries);
});

/** NATO's first order is the second entry of the log after the start of the phase, and the first that NATO sees. */
const marked = (): { readonly room: Room; readonly at: number; readonly keep: readonly Mark[] } => {
  const room = assigning(open());
  order(room, 'soviet', 1);
  order(room, 'nato', 1);
  order(room, 'soviet', 1);
  const at = room.look('nato').length;
  return { room, at, keep: room.mark([{ at, name: 'Sent out', by: 'nato' }]) };
};

describe('bookmarks', () => {
  test('are kept at places of the log, and told at the viewer’s numbers', () => {
    const { room, at, keep } = marked();
    expect(keep).toEqual([{ at: at + 1, name: 'Sent out', by: 'nato' }]);
    expect(room.look('nato').marks).toEqual([{ at, name: 'Sent out', by: 'nato' }]);
    expect(room.look('soviet').marks).toEqual([]);
    expect(readHead(room.save(undefined)).marks).toEqual(keep);
    expect(readHead(room.brief(undefined)).marks).toEqual(keep);
  });

  test('of an older save point at the last entry that the viewer saw', () => {
    const { room, at } = marked();
    const text = room.save(undefined);
    const marks = [{ at: at + 2, name: 'A sealed order' }];
    const again = open({ text, marks });
    expect(again.look('nato').marks).toEqual([{ at, name: 'A sealed order' }]);
    expect(again.look('soviet').marks).toEqual([{ at: at + 1, name: 'A sealed order' }]);
    expect(readHead(again.save(undefined)).marks).toEqual(marks);
  });

  test('that another side set stay when one changes one’s own', () => {
    const { room, keep } = marked();
    const { length } = room.look('soviet');
    const all = room.mark([{ at: length, name: 'Mine', by: 'soviet' }]);
    expect(all).toEqual([...keep, { at: length + 1, name: 'Mine', by: 'soviet' }]);
    expect(room.mark([])).toEqual(keep);
  });

  test('that are left alone stay where they were', () => {
    const { room, at, keep } = marked();
    const { marks } = room.look('nato');
    const all = room.mark([{ at: at - 1, name: 'Before', by: 'nato' }, ...marks]);
    expect(all).toContainEqual(keep[0]);
    expect(room.mark(marks)).toEqual(keep);
  });
});

test('the replay of a viewer steps through what he saw, and ends at the present', () => {
  const { room } = marked();
  const { length, view } = room.look('nato');
  expect(room.replay(length)).toEqual(view);
  const steps = Array.from({ length: length + 1 }, (_, at) => JSON.stringify(room.replay(at)));
  const [last, before] = [steps.at(-1), steps.at(-2)];
  expect(last).not.toBe(before);
});
