import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  noteScenarios,
  randomMatch,
  readLedger,
  refuseLedger,
  refuseSignature,
  signatureOf,
  transcriptOf,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Event } from './model/event.ts';
import { secondFleet } from './game.ts';
import { specOf } from './model/roster.ts';
import { SCENARIO_SPECS } from './scenarios/scenarios.ts';
import type { State } from './model/state.ts';
import { OPTIONAL_RULES } from './model/vocabulary.ts';

const file = (name: string): string => fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));

const names = ({ table }: State, units: readonly number[]): string =>
  units.map(unit => specOf(table, unit as Parameters<typeof specOf>[1]).name).join(' ');

/** What came of a move, for people: dice and sums of attacks, who died of what, which phase began. */
const say = (state: State, event: Event): string => {
  switch (event.type) {
    case 'died':
      return `${names(state, [event.unit])} lost, ${event.cause}`;
    case 'damaged':
      return `${names(state, [event.unit])} damaged`;
    case 'marked':
      return `${names(state, event.units)} ${event.mark}`;
    case 'defended':
      return `defence ${event.value} shift ${event.shift} gives ${event.result}`;
    case 'fired-on':
      return `${event.points} points`;
    case 'began':
      return `then ${event.phase.name}${'side' in event.phase ? ` ${event.phase.side}` : ''}`;
    case 'turned':
      return `turn ${event.turn}`;
    case 'scored':
      return `${event.side} scores ${event.points}, ${event.cause}`;
    default:
      return event.type;
  }
};

/** The first moves of a random game, one a line, and the position at its end. */
const playthrough = (scenario: string): string =>
  transcriptOf(secondFleet, randomMatch(secondFleet, { scenario, options: {} }, 1, 60_000), say, 400);

/** Run with UPDATE_GOLDEN=1 after a wanted change, and read what has changed. */
test.each(SCENARIO_SPECS.map(({ id }) => id))('%s plays as its golden file says', scenario => {
  const played = playthrough(scenario);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file(scenario), played);
  expect(played).toBe(readFileSync(file(scenario), 'utf8'));
});

const EVERYTHING = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, rule !== 'solitaire']));

/** What is played for the bench signatures of versions.json, in their order. */
const SIGNED = [
  ['standing-force', {}],
  ['iceland-gap', { solitaire: true }],
  ['kola-strike', EVERYTHING],
  ['northern-campaign', EVERYTHING],
] as const;

const VERSIONS = new URL('../versions.json', import.meta.url);
if (process.env['UPDATE_GOLDEN'])
  writeFileSync(VERSIONS, noteScenarios(secondFleet, readFileSync(VERSIONS, 'utf8')));
const LEDGER = readLedger(readFileSync(VERSIONS, 'utf8'));

test('a version number is never used twice, and the data is that of its version', () => {
  expect(refuseLedger(secondFleet, LEDGER)).toBeUndefined();
  expect(LEDGER.at(-1)?.signatures).toHaveLength(SIGNED.length);
});

/** A change of a signature is a change of the rules: quote it in the commit. */
test.each(SIGNED.map((row, place) => [place, ...row] as const))(
  'signature %i, of %s %j, is that of its version',
  (place, scenario, options) => {
    const played = signatureOf(secondFleet, { scenario, options }, 1, 60_000);
    expect(refuseSignature(secondFleet, LEDGER.at(-1)?.signatures[place], played)).toBeUndefined();
  },
);
