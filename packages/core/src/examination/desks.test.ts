import { expect, test } from 'vitest';
import type { Desk, Selection, Survey } from '../desk.ts';
import { type Action, type Tally, tally } from '../testing/tally.ts';
import { reportsOf } from '../testing/tally-kit.ts';
import { checkDesk } from './desks.ts';
import { selectionsFor } from './selections.ts';
import { seededRandom } from '../random.ts';
import { NO_SCORE, type Score } from '../score.ts';

const optionsOf = (view: Tally['view']): readonly Action[] => [...tally.options(view).list()];

const choiceOf = (action: Action) =>
  ({
    key: `${action.type} ${action.number}`,
    kind: 'command',
    label: action.type,
    actions: [action],
  }) as const;

/** A desk with two pieces and four hexes: everything is a command. */
const SCORE: Score = {
  ...NO_SCORE,
  lead: 1,
  lines: [{ key: 'total', text: 'total', points: 1, rule: '1', earned: true }],
};

const DESK: Desk<Tally> = {
  survey: view => ({
    title: 'Play',
    advice: 'Add.',
    ready: [0],
    duties: [],
    trays: [],
    commands: optionsOf(view).map(choiceOf),
  }),
  choices: (view, { pieces }) => (pieces.includes(0) ? optionsOf(view).map(choiceOf) : []),
  why: () => undefined,
  overlays: [{ id: 'sum', title: 'Sum' }],
  overlay: () => ({ hexes: [{ hex: 3, tone: 'own' }], lines: [], caption: 'Sum' }),
  score: () => SCORE,
};

const told = (broken: Partial<Desk<Tally>>): readonly string[] => {
  const desk = { desk: { ...DESK, ...broken }, hexes: () => 4, pieces: () => [0, 1] };
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const position = '3/12 south 2 1!';
  return [...new Set(seeds.flatMap(seed => reportsOf(checkDesk, { position, seed, kit: { desk } })))];
};

const surveyed = (change: Partial<Survey<Action>>): Partial<Desk<Tally>> => ({
  survey: view => ({ ...DESK.survey(view), ...change }),
});

test('a sound desk has no findings, and a kit without one is fine', () => {
  expect(told({})).toEqual([]);
  expect(reportsOf(checkDesk, { position: '3/12 south 2 1!' })).toEqual([]);
});

const PASS = choiceOf({ type: 'pass', number: 0 });

test.each([
  ['throws', { why: () => raise('no way there') }, /asked for a reason against .* it throws: no way there/],
  ['throws in its survey', { survey: () => raise('lost') }, /asked for a survey it throws: lost/],
  ['throws in its score', { score: () => raise('no sum') }, /asked for the score it throws: no sum/],
  [
    'throws in an overlay',
    { overlay: () => raise('no ink') },
    /asked for the overlay sum of .* it throws: no ink/,
  ],
  [
    'offers what is refused',
    surveyed({ commands: [choiceOf({ type: 'add', number: 9 })] }),
    /which is refused/,
  ],
  [
    'ends with what is refused',
    surveyed({ end: { action: { type: 'add', number: 9 }, label: 'End', losses: [] } }),
    /"End", which is refused/,
  ],
  ['names no piece', surveyed({ ready: [7] }), /names the piece 7, which does not exist/],
  [
    'names no hex',
    { overlay: () => ({ hexes: [{ hex: 4, tone: 'own' }], lines: [], caption: '' }) },
    /names the hex 4, which does not exist/,
  ],
  [
    'cites no rule',
    { why: () => ({ rule: '99', code: 'x', reason: 'No.', culprits: [] }) },
    /there is no case 99/,
  ],
  [
    'scores by no rule',
    { score: () => ({ summary: '', lines: [{ text: '', points: 0, rule: '98', earned: true }] }) },
    /there is no case 98/,
  ],
  [
    'is not plain',
    { score: () => ({ summary: undefined as unknown as string, lines: [] }) },
    /JSON changes the score at "summary"/,
  ],
  [
    'gives two choices one key',
    surveyed({ commands: [PASS, PASS] }),
    /two choices of a survey have the key pass 0/,
  ],
  [
    'answers for another hex',
    {
      choices: (_view: Tally['view'], { hex }: Selection) =>
        hex === undefined ? [] : [{ ...PASS, hex: (hex + 1) % 4 }],
    },
    /it offers "pass" in/,
  ],
] as const)('a desk that %s is found', (_what, broken, found) => {
  expect(told(broken as Partial<Desk<Tally>>)).toContainEqual(expect.stringMatching(found));
});

function raise(message: string): never {
  throw new Error(message);
}

test('selections hold what a person would pick, what nobody would, and hexes that do not exist', () => {
  const survey: Survey<Action> = {
    ...DESK.survey(tally.view(openState(), 'south')),
    ready: [0, 1],
    groups: [[0, 1]],
    focus: { pieces: [1], hex: 2, targets: [5] },
  };
  const all = Array.from({ length: 60 }, (_, seed) =>
    selectionsFor(survey, { hexes: 4, pieces: [0, 1, 5] }, seededRandom(seed)),
  ).flat();
  expect(all).toContainEqual({ pieces: [], targets: [] });
  expect(all).toContainEqual({ pieces: [0, 1], targets: [] });
  expect(all).toContainEqual({ pieces: [1], targets: [5], hex: 2 });
  for (const hex of [0, 1, 2, 3, -1, 4, 0.5]) expect(all.some(selection => selection.hex === hex)).toBe(true);
  expect(all.some(({ pieces }) => pieces.includes(-1))).toBe(true);
  expect(all.some(({ shares }) => shares !== undefined)).toBe(true);
});

function openState(): Tally['state'] {
  const read = tally.notation.parse('3/12 south 2 1!');
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
