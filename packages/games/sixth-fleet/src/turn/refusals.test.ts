import { readdirSync, readFileSync } from 'node:fs';
import { censusOfRefusals, type DeclaredRefusals, provokeRefusals, sourcesAmong } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import { sixthFleetKit } from '../kit.ts';

const DECLARED: DeclaredRefusals = {
  /** One word for several sentences, each of which cites the case of its own action. */
  severalCases: {
    'base-destroyed': '12.21 12.23',
    'control-to-control': '6.44 9.31',
    'cut-off': '12.21 12.23',
    delayed: '12.2 14.4',
    demand: '11.1 11.2',
    'enemy-there': '12.22 5.21',
    full: '11.1 11.2 12.2 14.3 7.22',
    held: '6.43 8.71',
    'left-empty': '11.1 11.2 14.3',
    'not-adjacent': '5.1 8.11',
    'not-coded': '11.1 11.2 14.3',
    'not-set-up': '11.1 11.2',
    'own-carrier': '11.1 11.2 12.22 12.24',
    twice: '8.32 8.42 8.5',
  },
  /** The same sentence, said of actions of several chapters. */
  tornSentences: [
    'Carrier aircraft must arrive with the carrier they are assigned to. 12.22 12.24',
    'Carrier aircraft must start with the carrier they are assigned to. 11.1 11.2',
    'Reinforcements cannot be placed in a hex with enemy units. 12.22 5.21',
    'This unit may not move straight from one controlled hex to another. 6.44 9.31',
  ],
  unfounded: [],
  untested: [],
};

const FOLDER = new URL('../', import.meta.url);

const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'refusals.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

const met = provokeRefusals(sixthFleet, sixthFleetKit, 40);

test.each(Object.entries(censusOfRefusals(sixthFleet.rules, sources, met, DECLARED)))(
  'every refusal cites the rule that refuses: %s',
  (_what, found) => {
    expect(found).toEqual([]);
  },
);

test('play meets refusals', () => {
  expect(met.length).toBeGreaterThan(5);
});
