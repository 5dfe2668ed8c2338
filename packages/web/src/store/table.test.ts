import { describe, expect, test, vi } from 'vitest';
import { FREE_MOVE, SURE_ATTACK } from '../testing/positions.ts';
import { hexNamed, openTable } from '../worker/testing/house.ts';
import { makeTable, type TableStore } from './table.ts';

/** Waits for what the worker answers. */
const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 20_000 });

const pieceAt = (table: TableStore, name: string): number =>
  table.get().table.pieces.find(({ hex }) => hex === hexNamed(table, name))?.id ?? -1;

const pressed = async (table: TableStore, name: string): Promise<void> => {
  table.press(hexNamed(table, name));
  await soon(() => expect(table.get().deeds.length).toBeGreaterThan(0));
};

describe('a movement phase', () => {
  test('a press picks the stack and tells its hex and its reach', async () => {
    const table = await openTable({ position: FREE_MOVE });
    await pressed(table, '0915');
    const { picked, selected, deeds, spoken } = table.get();
    expect([picked, selected]).toEqual([[pieceAt(table, '0915')], hexNamed(table, '0915')]);
    expect(deeds.every(({ kind, label }) => kind === 'move' && label.length > 0)).toBe(true);
    expect(spoken).toMatch(/^Hex 0915, .*one NATO ship unit/);
  });

  test('what was foreseen is there in the same moment', async () => {
    const table = await openTable({ position: FREE_MOVE });
    table.foresee([pieceAt(table, '0915')]);
    await table.client('rules', undefined);
    table.press(hexNamed(table, '0915'));
    expect(table.get().deeds.length).toBeGreaterThan(0);
  });

  test('until the answer comes it is known that it is due, so that nobody is told there is nothing', async () => {
    const table = await openTable({ position: SURE_ATTACK });
    table.press(hexNamed(table, '0914'));
    expect([table.get().reachDue, table.get().deeds]).toEqual([true, []]);
    await soon(() => expect(table.get().reachDue).toBe(false));
    expect(table.get().deeds.length).toBeGreaterThan(0);
    table.press(hexNamed(table, '0915'));
    expect([table.get().nearDue, table.get().near]).toEqual([true, []]);
    await soon(() => expect(table.get().nearDue).toBe(false));
    expect(table.get().near.length).toBeGreaterThan(0);
    table.stepBack();
    table.stepBack();
    expect([table.get().reachDue, table.get().nearDue]).toEqual([false, false]);
  });

  test('a press in reach moves, undo takes it back, and both are heard', async () => {
    const table = await openTable({ position: FREE_MOVE });
    await pressed(table, '0915');
    table.press(hexNamed(table, '0916'));
    await soon(() => expect(pieceAt(table, '0916')).not.toBe(-1));
    expect(table.get().spoken).toMatch(/moves one hex to 0916/);
    table.undo();
    await soon(() => expect(pieceAt(table, '0915')).not.toBe(-1));
    expect(table.get().log).toEqual([]);
  });

  test('a press out of reach changes nothing and says the case', async () => {
    const table = await openTable({ position: FREE_MOVE });
    await pressed(table, '0915');
    table.press(hexNamed(table, '0105'));
    await soon(() => expect(table.get().refusal).toBeDefined());
    expect(table.get().refusal?.rule).toMatch(/^\d+(\.\d+)?$/);
    expect(table.get().spoken).toContain(table.get().refusal?.reason);
    expect(table.get().standing.length).toBe(0);
  });

  test('steps back one thing at a time: refusal, then the hand', async () => {
    const table = await openTable({ position: FREE_MOVE });
    await pressed(table, '0915');
    table.press(hexNamed(table, '0105'));
    await soon(() => expect(table.get().refusal).toBeDefined());
    table.set({ menu: true });
    table.stepBack();
    expect([table.get().menu, table.get().refusal === undefined]).toEqual([false, false]);
    table.stepBack();
    expect([table.get().refusal, table.get().picked.length]).toEqual([undefined, 1]);
    table.stepBack();
    expect([table.get().picked, table.get().selected, table.get().deeds]).toEqual([[], undefined, []]);
  });

  test('an overlay is fetched, follows the hand, and goes', async () => {
    const table = await openTable({ position: FREE_MOVE });
    table.showOverlay('enemy-control');
    await soon(() => expect(table.get().overlay).toBeDefined());
    const ofAll = table.get().overlay?.caption;
    await pressed(table, '0915');
    await soon(() => expect(table.get().overlay?.caption).not.toBe(ofAll));
    table.showOverlay('');
    expect(table.get().overlay).toBeUndefined();
  });
});

describe('an attack', () => {
  const aimed = async (): Promise<TableStore> => {
    const table = await openTable({ position: SURE_ATTACK });
    await pressed(table, '0914');
    table.press(hexNamed(table, '0915'));
    await soon(() => expect(table.get().near.length).toBeGreaterThan(0));
    return table;
  };

  test('the first press shows the odds and makes nothing', async () => {
    const table = await aimed();
    expect(table.get().pointed).toBe(hexNamed(table, '0915'));
    expect(table.get().near[0]?.odds?.results).toEqual([{ result: 'retreat', ways: 6 }]);
    expect(table.get().standing.length).toBe(0);
  });

  test('another attacker changes the sum, the target stays', async () => {
    const table = await aimed();
    const before = table.get().near[0]?.odds?.sum;
    const other = table.get().standing.survey.ready.find(id => !table.get().picked.includes(id)) ?? -1;
    table.toggle(other);
    await soon(() => expect(table.get().near[0]?.odds?.sum).not.toBe(before));
    expect(table.get().pointed).toBe(hexNamed(table, '0915'));
  });

  test('the second press makes it: the die falls, the other side is asked, and the roll stays rolled', async () => {
    const table = await aimed();
    table.press(hexNamed(table, '0915'));
    await soon(() => expect(table.get().thrown).toBeDefined());
    const { standing, thrown, spoken } = table.get();
    expect(standing.actor).toEqual(['nato']);
    expect(thrown?.face).toBeGreaterThanOrEqual(1);
    expect(spoken).toMatch(/must retreat from 0915/);
    table.undo();
    await soon(() => expect(table.get().refusal).toBeDefined());
    expect(table.get().log.length).toBe(standing.length);
  });
});

test('what can be done with no hex raises a sheet that would hide it', async () => {
  const table = await openTable({ position: FREE_MOVE });
  await pressed(table, '0915');
  expect(table.get().sheet).toBe('low');
  table.stepBack();
  const order = { key: 'order', kind: 'answer', label: 'Fly patrol', action: {} } as const;
  const { client } = table;
  const plain = makeTable(
    (call, ask) => (call === 'choices' ? (Promise.resolve([order]) as never) : client(call, ask)),
    table.get(),
    table.get().standing,
  );
  plain.press(hexNamed(plain, '0915'));
  await soon(() => expect(plain.get().deeds).toHaveLength(1));
  expect(plain.get().sheet).toBe('half');
});

test('what a question is about is picked and pointed at by itself, for who is asked and for nobody else', async () => {
  const table = await openTable({ position: FREE_MOVE });
  const { standing } = table.get();
  const piece = pieceAt(table, '0915');
  const focus = { pieces: [piece], hex: hexNamed(table, '0916') };
  const asked = { ...standing, survey: { ...standing.survey, focus } };
  table.accept({ ...asked, actor: [] });
  expect(table.get().pointed).toBeUndefined();
  table.accept(asked);
  const { picked, selected, pointed, sheet } = table.get();
  expect([picked, selected, pointed]).toEqual([[piece], hexNamed(table, '0915'), hexNamed(table, '0916')]);
  expect(sheet).toBe('half');
});

test('a game that is loaded in the middle of a move has in hand what moves; one that is only looked at has not', async () => {
  const { client, get } = await openTable({ position: FREE_MOVE });
  const table = get();
  const piece = table.table.pieces.find(({ id }) => table.standing.survey.ready.includes(id))?.id ?? -1;
  const standing = { ...table.standing, survey: { ...table.standing.survey, focus: { pieces: [piece] } } };
  const pickedIn = (preview: boolean) => makeTable(client, { ...table, preview }, standing).get().picked;
  expect([pickedIn(false), pickedIn(true)]).toEqual([[piece], []]);
});
