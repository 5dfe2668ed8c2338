import { expect, test } from 'vitest';
import type { Desk, Selection } from './desk.ts';
import { soundDesk } from './sound-desk.ts';
import type { Tally } from './testing/tally.ts';

/** A desk that remembers what it was asked about. */
const asked: Selection[] = [];
const remember = (selection: Selection): void => void asked.push(selection);
const DESK = {
  overlays: [],
  choices: (_view: Tally['view'], selection: Selection) => {
    remember(selection);
    return [{ key: 'pass', kind: 'command', label: 'Pass', action: { type: 'pass', number: 0 } }];
  },
  why: (_view: Tally['view'], selection: Selection) => {
    remember(selection);
    return { rule: '1', code: 'x', reason: 'No.', culprits: [] };
  },
  overlay: (_view: Tally['view'], _id: string, selection: Selection) => {
    remember(selection);
    return { hexes: [], lines: [], caption: '' };
  },
} as unknown as Desk<Tally>;

const desk = soundDesk(DESK, {
  piece: (_view, piece) => piece >= 0 && piece < 3,
  hex: (_view, hex) => hex === 7,
});
const view = {} as Tally['view'];

const answers = (selection: Selection) => {
  asked.length = 0;
  return [desk.choices(view, selection).length, desk.why(view, selection)?.rule, asked.length];
};

test('what there is goes through', () => {
  expect(answers({ pieces: [0, 2], targets: [1], hex: 7 })).toEqual([1, '1', 2]);
});

test('what is named twice is picked once, but each target keeps its share', () => {
  const twice = { pieces: [2, 0, 2], targets: [1, 1] };
  answers(twice);
  expect(asked).toEqual([
    { pieces: [2, 0], targets: [1] },
    { pieces: [2, 0], targets: [1] },
  ]);
  answers({ ...twice, shares: [3, 4] });
  expect(asked[0]).toEqual({ pieces: [2, 0], targets: [1, 1], shares: [3, 4] });
  asked.length = 0;
  desk.overlay(view, 'any', twice);
  expect(asked).toEqual([{ pieces: [2, 0], targets: [1] }]);
});

test.each([
  ['an unknown piece', { pieces: [0, 3], targets: [] }],
  ['half a piece', { pieces: [0.5], targets: [] }],
  ['an unknown target', { pieces: [0], targets: [-1] }],
  ['an unknown hex', { pieces: [0], targets: [], hex: 8 }],
  ['a hex that is no number', { pieces: [0], targets: [], hex: Number.NaN }],
])('%s is not asked about', (_what, selection) => {
  expect(answers(selection)).toEqual([0, undefined, 0]);
  desk.overlay(view, 'any', selection);
  expect(asked).toEqual([{ pieces: [], targets: [] }]);
});
