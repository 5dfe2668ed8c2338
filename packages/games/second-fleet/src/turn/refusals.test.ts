import { readdirSync, readFileSync } from 'node:fs';
import { censusOfRefusals, provokeRefusals, sourcesAmong } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { secondFleetKit } from '../kit.ts';

const FOLDER = new URL('../', import.meta.url);

const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'refusals.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

const met = provokeRefusals(secondFleet, secondFleetKit, 40);

test.each(Object.entries(censusOfRefusals(secondFleet.rules, sources, met)))(
  'every refusal cites the rule that refuses: %s',
  (_what, found) => {
    expect(found).toEqual([]);
  },
);

test('play meets refusals', () => {
  expect(met.length).toBeGreaterThan(5);
});
