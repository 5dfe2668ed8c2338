import { readdirSync, readFileSync } from 'node:fs';
import { censusOfRefusals, type DeclaredRefusals, provokeRefusals, sourcesAmong } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import { europaNavalKit } from '../kit.ts';

const DECLARED: DeclaredRefusals = {
  /** One word for one sentence: the canal has a clause of its own, rivers have ours. */
  severalCases: { bank: '36.A.5 F.5.7' },
};

const FOLDER = new URL('../', import.meta.url);

const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'refusals.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

const met = provokeRefusals(europaNaval, europaNavalKit, 40);

test.each(Object.entries(censusOfRefusals(europaNaval.rules, sources, met, DECLARED)))(
  'every refusal cites the rule that refuses: %s',
  (_what, found) => {
    expect(found).toEqual([]);
  },
);

test('play meets refusals', () => {
  expect(met.length).toBeGreaterThan(5);
});
