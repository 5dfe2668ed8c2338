import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  noteScenarios,
  randomMatch,
  readLedger,
  refuseLedger,
  refuseSignature,
  signatureOf,
  transcript,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from './game.ts';

const file = (name: string): string => fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));

/** One game read by a person when it was made; run with UPDATE_GOLDEN=1 after a wanted change, and read it again. */
test.each(['sortie'])('%s plays as its golden file says', scenario => {
  const played = `${transcript(randomMatch(skerry, { scenario, options: {} }, 1, 2000))}\n`;
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file(scenario), played);
  expect(played).toBe(readFileSync(file(scenario), 'utf8'));
});

/** What is played for the bench signatures of versions.json, in their order. */
const SIGNED = [
  ['sortie', { turns: 3 }, 100],
  ['armada', { turns: 3 }, 2],
] as const;

const VERSIONS = new URL('../versions.json', import.meta.url);
if (process.env['UPDATE_GOLDEN'])
  writeFileSync(VERSIONS, noteScenarios(skerry, readFileSync(VERSIONS, 'utf8')));
const LEDGER = readLedger(readFileSync(VERSIONS, 'utf8'));

test('a version number is never used twice, and the data is that of its version', () => {
  expect(refuseLedger(skerry, LEDGER)).toBeUndefined();
  expect(LEDGER.at(-1)?.signatures).toHaveLength(SIGNED.length);
});

/** A change of a signature is a change of the rules: quote it in the commit. */
test.each(SIGNED.map((row, place) => [place, ...row] as const))(
  'signature %i, of %s %j, is that of its version',
  (place, scenario, options, games) => {
    const played = signatureOf(skerry, { scenario, options }, games, 20_000);
    expect(refuseSignature(skerry, LEDGER.at(-1)?.signatures[place], played)).toBeUndefined();
  },
);
