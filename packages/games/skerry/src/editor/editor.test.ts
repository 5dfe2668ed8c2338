import { editPosition, mustBe, readScenario, printScenario } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { skerry } from '../game.ts';
import type { State } from '../model/state.ts';
import { hexNamed, watersOf } from '../model/waters.ts';
import { skerryEditor } from './editor.ts';

const BLANK = mustBe(skerryEditor.blank('sortie'));

const hex = (name: string): number => hexNamed(watersOf(BLANK), name) as number;

type Edit = Parameters<typeof skerryEditor.change>[1];

const edit = (state: State, change: Edit) => editPosition(skerry, skerryEditor, state, change);

const edited = (state: State, ...changes: readonly Edit[]): State =>
  changes.reduce((before, change) => mustBe(edit(before, change)), state);

test.each(skerry.scenarios.map(({ id }) => id))('the empty map of %s reads back', id => {
  const start = mustBe(skerryEditor.blank(id));
  expect(skerry.notation.parse(skerry.notation.print(start))).toEqual({ ok: true, value: start });
});

describe('boats and mines', () => {
  const SEA = edited(
    BLANK,
    { do: 'put', unit: 'new-boat-north', hex: hex('0101') },
    { do: 'put', unit: 'new-boat-south', hex: hex('0601') },
    { do: 'put', unit: 'new-mine-north', hex: hex('0102') },
  );

  test('are made, moved and taken off', () => {
    expect(skerry.notation.print(SEA).split('\n').slice(3)).toEqual([
      'boat north @0101 left=3',
      'boat south @0601 left=3',
      'mine north @0102',
    ]);
    const after = edited(
      SEA,
      { do: 'put', unit: 'boat-1', hex: hex('0602') },
      { do: 'aside', unit: 'boat-0', place: 'none' },
      { do: 'aside', unit: 'mine-north-0102', place: 'none' },
    );
    expect(skerry.notation.print(after).split('\n').slice(3)).toEqual(['boat south @0602 left=3']);
  });

  test('get marks, and can be sunk', () => {
    const after = edited(
      SEA,
      { do: 'mark', unit: 'boat-0', field: 'left', value: 1 },
      { do: 'mark', unit: 'boat-0', field: 'fired', value: true },
      { do: 'aside', unit: 'boat-1', place: 'sunk' },
    );
    expect(skerry.notation.print(after)).toContain('boat north @0101 left=1 fired\nboat south sunk left=0');
  });

  test('a second boat in a hex is refused, and the hex is to blame', () => {
    const refused = edit(SEA, { do: 'put', unit: 'new-boat-south', hex: hex('0101') });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        at: 'boat[2]',
        message: 'There is already a boat in this hex [4.3].',
        culprits: [{ id: hex('0101') }],
      },
    });
  });

  test('a mine in the wrong half is refused', () => {
    const refused = edit(SEA, { do: 'put', unit: 'new-mine-north', hex: hex('0601') });
    expect(refused).toMatchObject({
      ok: false,
      error: { message: "This hex is not in north's half [2.2]." },
    });
  });
});

test('mines to lay and their phase come and go together', () => {
  const laying = edited(BLANK, { do: 'set', field: 'stock-north', value: 2 });
  expect(skerry.notation.print(laying)).toContain('stock 2 0\nphase laying');
  const later = edited(laying, { do: 'set', field: 'phase', value: 'south-first' });
  expect(skerry.notation.print(later)).toContain('stock 0 0\nphase sailing south first');
  expect(skerry.notation.print(edited(laying, { do: 'set', field: 'stock-north', value: 0 }))).toContain(
    'phase signals',
  );
});

test('a turn beyond the last is refused with the field', () => {
  expect(edit(BLANK, { do: 'set', field: 'turn', value: 7 })).toMatchObject({
    ok: false,
    error: { at: 'turn', message: 'Turn: write a whole number from 1 to 6.' },
  });
});

test.each([
  [{ do: 'put', unit: 'boat-9', hex: 1 }, 'There is no unit boat-9 in this scenario.'],
  [{ do: 'aside', unit: 'new-mine-north', place: 'sunk' }, 'Only boats can be put here.'],
  [{ do: 'set', field: 'wind', value: 1 }, 'There is nothing of this name to set here.'],
  [{ do: 'raise', unit: 'boat-0' }, 'Skerry has one boat in a hex, and boats of one kind only.'],
] as readonly (readonly [Edit, string])[])('%j is refused', (change, message) => {
  expect(edit(BLANK, change)).toMatchObject({ ok: false, error: { message } });
});

test.each(skerry.scenarios.map(({ id }) => id))('the start of %s goes through a file and back', id => {
  const start = mustBe(skerry.setup({ scenario: id, options: {} }));
  const file = { notes: { title: 'Try', summary: '', texts: { north: 'Hold.' } }, start };
  expect(readScenario(skerry, printScenario(skerry, file))).toEqual({ ok: true, value: file });
});
