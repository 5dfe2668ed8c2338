import { readdirSync, readFileSync } from 'node:fs';
import { censusOfRefusals, type DeclaredRefusals, provokeRefusals, sourcesAmong } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { europaNaval } from './game.ts';
import { europaNavalKit } from './kit.ts';

const DECLARED: DeclaredRefusals = {
  /** One word for several sentences, each of which cites the case of its own action. */
  severalCases: {
    amount: 'F.10.1 F.15.1',
    bank: '36.A.5 F.5.7',
    closed: '36.A.3 F.15.2',
    late: 'F.23.1 F.5.8',
    moved: 'F.15.2 F.3.3 F.4.2',
    'no-bombers': 'F.11.6 F.28.4',
    'no-engineers': '36.A.4.b T.9',
    'no-fighter': 'F.11.4 F.11.6',
    'no-group': 'F.11.4 F.4.2 F.8.6',
    'no-guns': 'F.23.1 F.8.8',
    'no-mines': '36.C.2 36.C.3 F.11.9',
    'no-points': '36.A.4.b F.17 F.17.1 F.17.2 F.5.1 F.7.4',
    'no-port': 'F.4.3 F.8.8 F.9.3',
    'no-rail': 'F.15.2 F.17.1',
    'no-supplies': 'F.17 F.17.1 F.27.1 F.27.2 T.9',
    'no-target': 'F.11.6 F.28.4 F.8.3 F.8.7',
    'no-way': 'F.15.2 F.5 F.5.8',
    nobody: 'F.1 F.15.3 F.4.2 T.7',
    'not-adjacent': 'F.15.3 F.5',
    'not-at-sea': 'F.10.3 F.5.1 F.7.3 F.8.6',
    'not-here': 'F.17.1 F.27.1 F.4.2',
    'not-in-port': 'F.10.3 F.17 F.5.1',
    'not-malta': '36.A.4 36.A.4.a',
    'not-moving': 'F.3.3 F.7.3',
    'not-ours': 'F.11 F.11.2 F.17 F.17.1 NS.1 T.9',
    'not-ready': 'F.11.1 F.11.2',
    'not-there': '36.A.3 36.G F.10.2 F.15 F.15.3 F.17',
    nothing: '36.A.4.b F.10.2 F.17 F.17.1 F.27.1 F.27.2',
    'rail-full': 'F.15.2 F.17.1',
    storm: 'F.10.5 F.13.2',
    'too-far': 'F.11.2 F.15.2 F.5.8 F.8.6',
    twice: 'F.11.6 F.15.3 F.23.1 F.4.2',
    whole: '36.A.4 F.17 T.9',
  },
  /** The same sentence, said of actions of several chapters. */
  tornSentences: [
    'A ship is named twice. F.23.1 F.4.2',
    'A unit is named twice. F.11.6 F.15.3',
    'The group is not in port. F.10.3 F.5.1',
    'The port has not so many supplies. F.17 F.17.1 F.27.1 F.27.2',
    'This air unit is not ours. F.11 F.11.2 F.17',
    'This port is not ours. F.17.1 T.9',
    'You have no such troops there. F.15 F.15.3',
  ],
  /** Open: the case, in our words, does not speak of what is refused, nor does a comment at the predicate cite it. */
  unfounded: [
    'refusals.ts: not-now cites F.3',
    'sea/belt-work.ts: not-at-sea cites F.5.1',
    'sea/carry-order.ts: late cites F.5.8',
    'sea/handling.ts: amount cites F.15.1',
    'sea/handling.ts: not-there cites F.10.2',
    'sea/handling.ts: room cites F.10.1',
    'sea/movement.ts: not-adjacent cites F.5',
    'sea/reaction.ts: no-way cites F.5',
    'sea/reaction.ts: nobody cites F.4.2',
    'sea/refuse.ts: not-hit cites F.19.4',
    'sea/withdrawal.ts: no-group cites F.8.6',
    'sea/withdrawal.ts: not-at-sea cites F.8.6',
    'shore/combat.ts: not-prepared cites F.23.1',
    'shore/combat.ts: not-there cites F.15.3',
    'shore/combat.ts: twice cites F.23.1',
    'shore/cover.ts: not-ours cites F.11',
    'shore/cover.ts: not-ready cites F.11.1',
    'shore/cover.ts: out-of-range cites F.11.4',
    'shore/raid-hit.ts: not-under cites F.11.6',
    'shore/raid.ts: at-sea cites F.11.6',
    'shore/raid.ts: no-bombers cites F.11.6',
    'shore/raid.ts: no-bombs cites F.11',
    'shore/raid.ts: no-target cites F.11.6',
    'shore/raid.ts: twice cites F.11.6',
    'shore/refuse.ts: no-retreat cites F.15.3',
    'shore/refuse.ts: nobody cites T.7',
    'shore/refuse.ts: not-attacker cites T.7',
    'unknown.ts: nobody cites F.1',
    'unknown.ts: off-map cites F.2.1',
    'war/engineering.ts: no-supplies cites T.9',
    'war/engineering.ts: whole cites T.9',
    'war/front.ts: nothing cites F.27.1',
    'war/refuse.ts: not-ours cites NS.1',
  ],
  /** Open: no test of the rules expects these. */
  untested: [
    'at-sea',
    'in-port',
    'no-gibraltar',
    'no-path',
    'no-stores',
    'not-at-sea',
    'not-attacker',
    'not-found',
    'not-hit',
    'not-home',
    'not-in-group',
    'not-now',
    'not-replaced',
    'off-map',
    'out-of-reach',
    'prepared',
    'serves',
    'there',
  ],
};

const FOLDER = new URL('./', import.meta.url);

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
