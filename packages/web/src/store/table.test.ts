import { describe, expect, test, vi } from 'vitest';
import { FREE_MOVE, SURE_ATTACK } from '../testing/positions.ts';
import { hexNamed, openTable } from '../worker/testing/services.ts';
import { makeTable, type TableStore } from './table.ts';
import { sayCursor } from './table-state.ts';

/** Waits for what the worker answers. */
const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 20_000 });

const pieceAt = (table: TableStore, name: string): number =>
  table.get().board.pieces.find(({ hex }) => hex === hexNamed(table, name))?.id ?? -1;

const pressed = async (table: TableStore, name: string): Promise<void> => {
  table.press(hexNamed(table, name));
  await soon(() => expect(table.get().choices.length).toBeGreaterThan(0));
};

describe('a movement phase', () => {
  test('a press picks the stack and tells its hex and its reach', async () => {
    const table = await openTable({ position: FREE_MOVE });
    await pressed(table, '0915');
    const { picked, selected, choices, spoken } = table.get();
    expect([picked, selected]).toEqual([[pieceAt(table, '0915')], hexNamed(table, '0915')]);
    expect(choices.every(({ kind, label }) => kind === 'move' && label.length > 0)).toBe(true);
    expect(spoken).toMatch(/^Hex 0915, .*one NATO ship unit/);
  });

  test('what was foreseen is there in the same moment', async () => {
    const table = await openTable({ position: FREE_MOVE });
    table.prefetch([pieceAt(table, '0915')]);
    await table.client('notation', undefined);
    table.press(hexNamed(table, '0915'));
    expect(table.get().choices.length).toBeGreaterThan(0);
  });

  test('until the answer comes it is known that it is due, so that nobody is told there is nothing', async () => {
    const table = await openTable({ position: SURE_ATTACK });
    table.press(hexNamed(table, '0914'));
    expect([table.get().choicesDue, table.get().choices]).toEqual([true, []]);
    await soon(() => expect(table.get().choicesDue).toBe(false));
    expect(table.get().choices.length).toBeGreaterThan(0);
    table.press(hexNamed(table, '0915'));
    expect([table.get().choicesAtHexDue, table.get().choicesAtHex]).toEqual([true, []]);
    await soon(() => expect(table.get().choicesAtHexDue).toBe(false));
    expect(table.get().choicesAtHex.length).toBeGreaterThan(0);
    table.stepBack();
    table.stepBack();
    expect([table.get().choicesDue, table.get().choicesAtHexDue]).toEqual([false, false]);
  });

  test('a cursor that comes before the answer is told once more, with what can be done there', async () => {
    const table = await openTable({ position: FREE_MOVE });
    table.press(hexNamed(table, '0915'));
    const cursor = hexNamed(table, '0916');
    table.set({ cursor, spoken: sayCursor(table.get(), cursor) });
    const label = (): string | undefined => table.get().choices.find(({ hex }) => hex === cursor)?.label;
    expect([label(), table.get().spoken]).toEqual([undefined, expect.stringMatching(/^Hex 0916, /)]);
    await soon(() => expect(label()).toBeDefined());
    expect(table.get().spoken).toMatch(/^Hex 0916, /);
    expect(table.get().spoken).toContain(label());
  });

  test('a press in reach moves, undo takes it back, and both are heard', async () => {
    // With a second ship that can move the phase does not end by itself.
    const table = await openTable({ position: `${FREE_MOVE} | nato @0912 US7` });
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
    expect(table.get().snapshot.length).toBe(0);
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
    expect([table.get().picked, table.get().selected, table.get().choices]).toEqual([[], undefined, []]);
  });

  test('layers are fetched, follow the hand, and go one by one', async () => {
    const table = await openTable({ position: FREE_MOVE });
    const captions = (): readonly (string | undefined)[] =>
      table.get().layers.map(({ overlay }) => overlay?.caption);
    table.toggleLayer('enemy-control');
    table.toggleLayer('scoring-areas');
    await soon(() => expect(captions().filter(text => text !== undefined)).toHaveLength(2));
    const [ofAll, aegean] = captions();
    await pressed(table, '0915');
    await soon(() => expect(captions()[0]).not.toBe(ofAll));
    table.toggleLayer('enemy-control');
    expect(captions()).toEqual([aegean]);
  });
});

describe('an attack', () => {
  const aimed = async (): Promise<TableStore> => {
    const table = await openTable({ position: SURE_ATTACK });
    await pressed(table, '0914');
    table.press(hexNamed(table, '0915'));
    await soon(() => expect(table.get().choicesAtHex.length).toBeGreaterThan(0));
    return table;
  };

  test('the first press shows the odds and makes nothing', async () => {
    const table = await aimed();
    expect(table.get().pointed).toBe(hexNamed(table, '0915'));
    expect(table.get().choicesAtHex[0]?.odds?.results).toEqual([{ result: 'retreat', ways: 6 }]);
    expect(table.get().snapshot.length).toBe(0);
  });

  test('another attacker changes the sum, the target stays', async () => {
    const table = await aimed();
    const before = table.get().choicesAtHex[0]?.odds?.sum;
    expect(table.get().picked).toHaveLength(2);
    table.toggle(table.get().picked.at(-1) ?? -1);
    await soon(() => expect(table.get().choicesAtHex[0]?.odds?.sum).not.toBe(before));
    expect(table.get().pointed).toBe(hexNamed(table, '0915'));
  });

  test('the second press makes it: the die falls, the other side is asked, and the roll stays rolled', async () => {
    const table = await aimed();
    table.press(hexNamed(table, '0915'));
    await soon(() => expect(table.get().dieRoll).toBeDefined());
    const { snapshot, dieRoll, spoken } = table.get();
    expect(dieRoll?.face).toBeGreaterThanOrEqual(1);
    expect(spoken).toMatch(/must retreat from 0915/);
    table.undo();
    await soon(() => expect(table.get().refusal).toBeDefined());
    expect(table.get().log.length).toBe(snapshot.length);
  });
});

test('what can be done with no hex raises a panel that would hide it', async () => {
  const table = await openTable({ position: FREE_MOVE });
  table.set({ panelHeight: 'low' });
  await pressed(table, '0915');
  expect(table.get().panelHeight).toBe('low');
  table.stepBack();
  const order = { key: 'order', kind: 'answer', label: 'Fly patrol', action: {} } as const;
  const { client } = table;
  const plain = makeTable(
    (call, ask) => (call === 'choices' ? (Promise.resolve([order]) as never) : client(call, ask)),
    table.get(),
    table.get().snapshot,
  );
  plain.set({ panelHeight: 'low' });
  plain.press(hexNamed(plain, '0915'));
  await soon(() => expect(plain.get().choices).toHaveLength(1));
  expect(plain.get().panelHeight).toBe('half');
});

test('what a question is about is picked and pointed at by itself, for who is asked and for nobody else', async () => {
  const table = await openTable({ position: FREE_MOVE });
  const { snapshot } = table.get();
  const piece = pieceAt(table, '0915');
  const focus = { pieces: [piece], hex: hexNamed(table, '0916') };
  const asked = { ...snapshot, survey: { ...snapshot.survey, focus } };
  table.accept({ ...asked, actor: [] });
  expect(table.get().pointed).toBeUndefined();
  table.accept(asked);
  const { picked, selected, pointed, panelHeight } = table.get();
  expect([picked, selected, pointed]).toEqual([[piece], hexNamed(table, '0915'), hexNamed(table, '0916')]);
  expect(panelHeight).toBe('half');
});

test('a game that is loaded in the middle of a move has in hand what moves; one that is only looked at has not', async () => {
  const { client, get } = await openTable({ position: FREE_MOVE });
  const table = get();
  const piece = table.board.pieces.find(({ id }) => table.snapshot.survey.ready.includes(id))?.id ?? -1;
  const snapshot = { ...table.snapshot, survey: { ...table.snapshot.survey, focus: { pieces: [piece] } } };
  const pickedIn = (preview: boolean) => makeTable(client, { ...table, preview }, snapshot).get().picked;
  expect([pickedIn(false), pickedIn(true)]).toEqual([[piece], []]);
});
