import { readdirSync, readFileSync } from 'node:fs';
import { censusOfRefusals, type DeclaredRefusals, provokeRefusals, sourcesAmong } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from './game.ts';
import { secondFleetKit } from './kit.ts';

const DECLARED: DeclaredRefusals = {
  /** One word for several sentences, each of which cites the case of its own action. */
  severalCases: {
    apart: '4.1.2 C.18.6 C.9.1',
    'as-before': '22.1 4.1.1',
    attacked: '23.1.3 4.2.2',
    deep: '22.4 22.7',
    full: '23.2 C.18.5',
    marked: '9.3.1.1 9.3.1.2',
    'no-target': 'C.17.1 C.8.2',
    'no-way': 'C.1.3 C.10.1 C.21.1',
    nobody: '4.1.2 C.17.6 C.8.1',
    'not-adjacent': '23.1.3 5.1',
    'not-coastal': '23.1.1 C.12.5',
    'not-there': '9.3.1.2 C.9.4',
    'out-of-range': 'A5 C.21.1 C.8.1',
    'pack-ice': '10.4 5.7',
    served: 'C.18.5 C.18.6',
    storm: 'C.13.1 C.13.2 C.13.6 C.21.9',
    'too-far': '5.3 C.17.4 C.21.7 C.9.2',
    'too-many': '6.1 8.2 C.2.2',
    'too-slow': '22.1 C.21.6',
    'turned-back': '8.12.1 C.11.6',
    twice: '4.1.2 C.8.5',
  },
  /** The same sentence, said of actions of several chapters. */
  tornSentences: [
    'Three units fly over an airfield, two INT and one AEW over a carrier. 8.2 C.2.2',
  ],
  /** Open: the case, in our words, does not speak of what is refused, nor does a comment at the predicate cite it. */
  unfounded: [
    'campaign/landing.ts: lodgement-fights cites C.17.7',
    'campaign/landing.ts: muddled cites C.17',
    'campaign/landing.ts: nobody cites C.17.6',
    'campaign/placement.ts: still-waiting cites C.16.2',
    'campaign/replenishment.ts: no-roster cites C.18',
    'campaign/set-up.ts: nothing-left cites C.16.2',
    'fire/aim.ts: no-coordinators cites C.8.6',
    'fire/aim.ts: no-target cites C.8.2',
    'fire/aim.ts: target-twice cites C.8.2',
    'fire/aim.ts: too-many-targets cites C.8.2',
    'fire/assignment.ts: no-order cites C.12.1',
    'fire/cap.ts: not-for-cap cites 8.1',
    'fire/deck.ts: not-ready cites C.9.5',
    'fire/flight.ts: apart cites C.9.1',
    'fire/landing.ts: no-refuge cites C.2.37',
    'fire/landing.ts: not-landing cites 7.10',
    'fire/patrol.ts: no-patrol cites C.11.2',
    'fire/strike.ts: too-far cites C.21.7',
    'refusals.ts: not-yours cites 4',
    'unknown.ts: off-map cites 5.1',
  ],
  /** Open: no test of the rules expects these. */
  untested: [
    'choose-strategy',
    'chosen',
    'deck-full',
    'enough',
    'muddled',
    'no-airfield',
    'no-base',
    'no-carrier',
    'no-order',
    'no-path',
    'no-roster',
    'no-strategy',
    'no-units',
    'not-air',
    'not-flying',
    'not-free',
    'not-landing',
    'not-mining',
    'not-now',
    'not-soviet',
    'not-surface',
    'off-map',
    'out-of-reach',
  ],
};

const FOLDER = new URL('./', import.meta.url);

const sources = sourcesAmong(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
  'refusals.test.ts',
  name => readFileSync(new URL(name, FOLDER), 'utf8'),
);

const met = provokeRefusals(secondFleet, secondFleetKit, 40);

test.each(Object.entries(censusOfRefusals(secondFleet.rules, sources, met, DECLARED)))(
  'every refusal cites the rule that refuses: %s',
  (_what, found) => {
    expect(found).toEqual([]);
  },
);

test('play meets refusals', () => {
  expect(met.length).toBeGreaterThan(5);
});
