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
import { europaNaval } from './game.ts';
import { nameOf } from './text/names.ts';
import type { State } from './model/state.ts';

const file = (name: string): string => fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));

/** What came of a move, for people: who was hit and sunk, what was scored, which phase began. */
const say = ({ common }: State, event: Event): string => {
  switch (event.type) {
    case 'hit':
      return `${nameOf(common, 'ship', event.ship)} hit for ${event.hits}`;
    case 'sunk':
      return `${nameOf(common, 'ship', event.ship)} sunk`;
    case 'scored':
      return `${event.side} ${event.points} for ${event.cause}`;
    case 'contact':
      return `contact ${event.result}`;
    case 'port-taken':
    case 'port-given':
      return `${nameOf(common, 'port', event.port)} ${event.owner}`;
    case 'began':
      return `then ${event.phase.name}${'side' in event.phase ? ` ${event.phase.side}` : ''}`;
    default:
      return event.type;
  }
};

const OPENINGS = [
  { scenario: 'malta', options: { short: true } },
  { scenario: 'baltic-act2', options: {} },
  { scenario: 'pedestal', options: {} },
] as const;

/** A whole random game, one move a line, and the position at its end. */
const playthrough = (opening: (typeof OPENINGS)[number]): string =>
  transcriptOf(europaNaval, randomMatch(europaNaval, opening, 1, 20_000), say, 20_000);

/** Run with UPDATE_GOLDEN=1 after a wanted change, and read what has changed. */
test.each(OPENINGS)('$scenario plays as its golden file says', opening => {
  const played = playthrough(opening);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file(opening.scenario), played);
  expect(played).toBe(readFileSync(file(opening.scenario), 'utf8'));
});

/** What is played for the bench signatures of versions.json, in their order. */
const SIGNED = [
  ['husky', { short: true }],
  ['baltic-act1', { openSea: true }],
] as const;

const VERSIONS = new URL('../versions.json', import.meta.url);
if (process.env['UPDATE_GOLDEN'])
  writeFileSync(VERSIONS, noteScenarios(europaNaval, readFileSync(VERSIONS, 'utf8')));
const LEDGER = readLedger(readFileSync(VERSIONS, 'utf8'));

test('a version number is never used twice, and the data is that of its version', () => {
  expect(refuseLedger(europaNaval, LEDGER)).toBeUndefined();
  expect(LEDGER.at(-1)?.signatures).toHaveLength(SIGNED.length);
});

/** A change of a signature is a change of the rules: quote it in the commit. */
test.each(SIGNED.map((row, place) => [place, ...row] as const))(
  'signature %i, of %s %j, is that of its version',
  (place, scenario, options) => {
    const played = signatureOf(europaNaval, { scenario, options }, 1, 20_000);
    expect(refuseSignature(europaNaval, LEDGER.at(-1)?.signatures[place], played)).toBeUndefined();
  },
);
