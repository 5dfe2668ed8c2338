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
import { sixthFleet } from './game.ts';
import { specOf } from './model/roster.ts';
import type { State } from './model/state.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';

const file = (name: string): string => fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));

/** What came of a move, for people: the sums of attacks, who died of what, which phase began. */
const say = (state: State, event: Event): string => {
  if (event.type === 'attacked')
    return `differential ${event.differential} ECM ${event.ecm} needs ${event.need}`;
  if (event.type === 'died') return `${specOf(state, event.unit).name} lost, ${event.cause}`;
  if (event.type === 'began')
    return `then ${event.phase.name}${'side' in event.phase ? ` ${event.phase.side}` : ''}`;
  return event.type === 'turned' ? `turn ${event.turn}` : event.type;
};

/** A whole random game, one move a line, and the position at its end. */
const playthrough = (scenario: string): string =>
  transcriptOf(sixthFleet, randomMatch(sixthFleet, { scenario, options: {} }, 1, 20_000), say, 20_000);

/** Run with UPDATE_GOLDEN=1 after a wanted change, and read what has changed. */
test.each(SCENARIOS.map(({ id }) => id))('%s plays as its golden file says', scenario => {
  const played = playthrough(scenario);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file(scenario), played);
  expect(played).toBe(readFileSync(file(scenario), 'utf8'));
});

const EVERYTHING = { firstStrike: true, neutralAirSpace: true, middleEast: true, delay: true };

/** What is played for the bench signatures of versions.json, in their order. */
const SIGNED = [
  ['short', {}],
  ['short', EVERYTHING],
  ['campaign', {}],
  ['campaign', EVERYTHING],
] as const;

const VERSIONS = new URL('../versions.json', import.meta.url);
if (process.env['UPDATE_GOLDEN'])
  writeFileSync(VERSIONS, noteScenarios(sixthFleet, readFileSync(VERSIONS, 'utf8')));
const LEDGER = readLedger(readFileSync(VERSIONS, 'utf8'));

test('a version number is never used twice, and the data is that of its version', () => {
  expect(refuseLedger(sixthFleet, LEDGER)).toBeUndefined();
  expect(LEDGER.at(-1)?.signatures).toHaveLength(SIGNED.length);
});

/** A change of a signature is a change of the rules: quote it in the commit. */
test.each(SIGNED.map((row, place) => [place, ...row] as const))(
  'signature %i, of %s %j, is that of its version',
  (place, scenario, options) => {
    const played = signatureOf(sixthFleet, { scenario, options }, 10, 20_000);
    expect(refuseSignature(sixthFleet, LEDGER.at(-1)?.signatures[place], played)).toBeUndefined();
  },
);
