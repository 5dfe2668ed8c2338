import { describe, expect, test, vi } from 'vitest';
import { hexNamed, openTable } from '../worker/testing/services.ts';
import { nextHand } from './next-hand.ts';
import type { TableStore } from './table.ts';
import { toAct } from './to-act.ts';

const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 20_000 });

/** Two ships in one hex, one in another. */
const STACK =
  'sixth-fleet short turn 2 of 10 | phase movement side=nato | nato @0914 US6 US7 | nato @0912 US8';

const open = (): Promise<TableStore> => openTable({ position: STACK });

const idsAt = (table: TableStore, name: string): readonly number[] =>
  table
    .get()
    .board.pieces.filter(({ hex }) => hex === hexNamed(table, name))
    .toSorted((one, other) => one.level - other.level)
    .map(({ id }) => id);

const ordered = async (table: TableStore, to: string): Promise<void> => {
  await soon(() => expect(table.get().choices.length).toBeGreaterThan(0));
  const before = table.get().log.length;
  table.press(hexNamed(table, to));
  await soon(() => expect(table.get().log.length).toBeGreaterThan(before));
};

describe('after an order the next who can act is in the hand', () => {
  test('first the rest of the stack, then the next stack, and it is said', async () => {
    const table = await open();
    const [top = -1, below = -1] = idsAt(table, '0914');
    const [last = -1] = idsAt(table, '0912');
    table.press(hexNamed(table, '0914'));
    expect(table.get().picked).toEqual([top]);
    await ordered(table, '0915');
    expect([table.get().picked, table.get().selected]).toEqual([[below], hexNamed(table, '0914')]);
    expect(table.get().handed).toBe(true);
    expect(table.get().spoken).toMatch(/moves one hex to 0915.* Next: .+ in 0914\.$/);
    await ordered(table, '0915');
    expect(table.get().picked).toEqual([last]);
  });

  test('taking the order back empties the hand again', async () => {
    const table = await open();
    table.press(hexNamed(table, '0914'));
    await ordered(table, '0915');
    expect(table.get().picked).toHaveLength(1);
    table.undo();
    await soon(() => expect(table.get().log).toEqual([]));
    expect([table.get().picked, table.get().handed]).toEqual([[], false]);
  });

  test('who is out of sight waits: the map does not move by itself', async () => {
    const table = await open();
    table.sight.isSeen = hex => hex !== hexNamed(table, '0912');
    for (const _ of [1, 2]) {
      table.press(hexNamed(table, '0914'));
      // oxlint-disable-next-line no-await-in-loop -- one order after another
      await ordered(table, '0915');
      if (table.get().picked.length > 0) table.stepBack();
    }
    expect([table.get().picked, table.get().handed]).toEqual([[], false]);
  });

  test('who was left where they are is passed over', async () => {
    const table = await open();
    const [top = -1, below = -1] = idsAt(table, '0914');
    table.sleep([below], true);
    expect(nextHand(table.get(), toAct(table.get()), hexNamed(table, '0914'), () => true)?.pieces).toEqual([
      top,
    ]);
    table.sleep([top], true);
    expect(nextHand(table.get(), toAct(table.get()), hexNamed(table, '0914'), () => true)?.hex).toBe(
      hexNamed(table, '0912'),
    );
  });
});

test('a row takes its unit alone and puts it back; a box adds', async () => {
  const table = await open();
  const [top = -1, below = -1] = idsAt(table, '0914');
  table.press(hexNamed(table, '0914'));
  table.take(below);
  expect(table.get().picked).toEqual([below]);
  table.toggle(top);
  expect(table.get().picked).toEqual([below, top]);
  table.take(top);
  expect(table.get().picked).toEqual([top]);
  table.take(top);
  expect([table.get().picked, table.get().selected]).toEqual([[], hexNamed(table, '0914')]);
});
