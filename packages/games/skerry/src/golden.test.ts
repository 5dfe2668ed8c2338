import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomMatch, signatureOf, transcript } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from './game.ts';

const file = (name: string): string => fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));

/** One game read by a person when it was made; run with UPDATE_GOLDEN=1 after a wanted change, and read it again. */
test.each(['sortie'])('%s plays as its golden file says', scenario => {
  const played = `${transcript(randomMatch(skerry, { scenario, options: {} }, 1, 2000))}\n`;
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file(scenario), played);
  expect(played).toBe(readFileSync(file(scenario), 'utf8'));
});

/** A change of this number is a change of the rules: quote it in the commit. */
test.each([
  ['sortie', '8954108c06ef07de'],
  ['armada', 'a2899f889df4ad8c'],
])('%s has its bench signature', (scenario, signature) => {
  expect(
    signatureOf(skerry, { scenario, options: { turns: 3 } }, scenario === 'armada' ? 2 : 100, 20_000),
  ).toBe(signature);
});
