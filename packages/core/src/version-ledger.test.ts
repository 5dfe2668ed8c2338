import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { type Tally, tally } from './testing/tally.ts';
import { dataDigest, type LedgerRow, readLedger, refuseLedger, refuseSignature } from './version-ledger.ts';

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

test('a changed signature under an old number is one sentence', () => {
  expect(refuseSignature(tally, 'aa', 'aa')).toBeUndefined();
  expect(refuseSignature(tally, 'aa', 'bb')).toMatch(
    /^tally does not play as version 1 did \(signature bb, noted aa\): raise the version in game\.ts, .*\.$/,
  );
});
