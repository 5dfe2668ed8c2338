import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { type Tally, tally } from './testing/tally.ts';
import {
  dataDigest,
  type LedgerRow,
  noteScenarios,
  readLedger,
  refuseLedger,
  refuseSignature,
} from './version-ledger.ts';

const FIRST: LedgerRow = {
  version: 1,
  why: 'The rules as they first were.',
  signatures: ['aa'],
  data: dataDigest(tally),
};

test('a ledger is read from its file', () => {
  expect(readLedger(JSON.stringify([FIRST]))).toEqual([FIRST]);
  expect(() => readLedger(JSON.stringify([{ ...FIRST, why: '' }]))).toThrow('has failed');
});

test('one that ends with the rules of now is right', () => {
  expect(refuseLedger(tally, [FIRST])).toBeUndefined();
});

const fuller: Game<Tally> = { ...tally, setup: () => tally.notation.parse('1/12 north 0 0') };

test.each<[string, Game<Tally>, readonly LedgerRow[], RegExp]>([
  ['a number twice', tally, [FIRST, FIRST], /version 1 is out of order or was used before/],
  ['a number left out', tally, [{ ...FIRST, version: 2 }], /version 2 is out of order/],
  [
    'none for the rules of now',
    { ...tally, version: 2 },
    [FIRST],
    /is version 2, but versions\.json ends with 1/,
  ],
  ['no row at all', tally, [], /ends with nothing/],
  [
    'another start under the same number',
    fuller,
    [FIRST],
    /data of tally is not that of version 1 .* raise the version/,
  ],
])('%s is one sentence', (_name, game, rows, sentence) => {
  expect(refuseLedger(game, rows)).toMatch(sentence);
});

const joined: Game<Tally> = {
  ...tally,
  scenarios: [...tally.scenarios, { id: 'longer', title: 'Longer', summary: 'More turns.', options: [] }],
  setup: opening => (opening.scenario === 'longer' ? fuller.setup(opening) : tally.setup(opening)),
};

test('a new scenario needs no new version: it is noted, and then it may not change', () => {
  const before = JSON.stringify([FIRST], undefined, 2);
  expect(refuseLedger(joined, [FIRST])).toMatch(/new scenario: run its golden test with UPDATE_GOLDEN=1/);
  const noted = noteScenarios(joined, before);
  expect(readLedger(noted)).toEqual([{ ...FIRST, added: { longer: expect.stringMatching(/^[0-9a-f]+$/) } }]);
  expect(refuseLedger(joined, readLedger(noted))).toBeUndefined();
  expect(noteScenarios(joined, noted)).toBe(noted);
  const changed = { ...joined, setup: () => tally.notation.parse('2/12 north 0 0') };
  expect(refuseLedger(changed, readLedger(noted))).toMatch(
    /scenario longer of tally is not the one that joined version 1 .* raise the version/,
  );
});

test('a second new scenario is noted beside the first', () => {
  const third = { id: 'third', title: 'Third', summary: 'As long.', options: [] };
  const more: Game<Tally> = {
    ...joined,
    scenarios: [...joined.scenarios, third],
    setup: opening =>
      joined.setup(opening.scenario === 'third' ? { ...opening, scenario: 'longer' } : opening),
  };
  const both = noteScenarios(more, noteScenarios(joined, JSON.stringify([FIRST])));
  expect(Object.keys(readLedger(both)[0]?.added ?? {})).toEqual(['longer', 'third']);
});

test('a changed signature under an old number is one sentence', () => {
  expect(refuseSignature(tally, 'aa', 'aa')).toBeUndefined();
  expect(refuseSignature(tally, 'aa', 'bb')).toMatch(
    /^tally does not play as version 1 did \(signature bb, noted aa\): raise the version in game\.ts, .*\.$/,
  );
});
