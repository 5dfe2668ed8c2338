import { expect, test } from 'vitest';
import { refusal, refused } from '../refusal.ts';
import { type Tally, tally } from '../testing/tally.ts';
import { KIT } from '../testing/tally-kit.ts';
import { provokeRefusals } from './provoke.ts';

test('random play with changed and stale actions is refused in every way there is, each told once', () => {
  const met = provokeRefusals(tally, KIT, 40);
  const words = met.map(({ code }) => code);
  expect(words).toEqual(expect.arrayContaining(['no-such-number', 'not-yours', 'hide-first']));
  expect(new Set(met.map(({ code, rule }) => `${code} ${rule}`)).size).toBe(met.length);
});

test('one word under two cases is told under both', () => {
  let turn = 0;
  const torn: typeof tally.decide = (state, by, action) => {
    const decided = tally.decide(state, by, action);
    turn += 1;
    return decided.ok ? decided : refused(refusal(turn % 2 === 0 ? '1.1' : '1.2', 'no', 'No.'));
  };
  const met = provokeRefusals<Tally>({ ...tally, decide: torn }, KIT, 10);
  expect(met.map(({ rule }) => rule).toSorted()).toEqual(['1.1', '1.2']);
});

test('the same seed meets the same', () => {
  expect(provokeRefusals(tally, KIT, 20, 3)).toEqual(provokeRefusals(tally, KIT, 20, 3));
});
