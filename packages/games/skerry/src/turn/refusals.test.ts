import { readdirSync, readFileSync } from 'node:fs';
import { censusOfRefusals, type DeclaredRefusals, provokeRefusals, sourcesAmong } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { skerryKit } from '../kit.ts';

const DECLARED: DeclaredRefusals = {
  /** Open: the case, in our words, does not speak of what is refused, nor does a comment at the predicate cite it. */
  unfounded: ['turn/refusals.ts: not-now cites 1.3'],
  /** Open: no test of the rules expects these. */
  untested: ['rock'],
};

const FOLDER = new URL('../', import.meta.url);

const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'refusals.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

const met = provokeRefusals(skerry, skerryKit, 40);

test.each(Object.entries(censusOfRefusals(skerry.rules, sources, met, DECLARED)))(
  'every refusal cites the rule that refuses: %s',
  (_what, found) => {
    expect(found).toEqual([]);
  },
);

test('play meets refusals', () => {
  expect(met.length).toBeGreaterThan(5);
});
