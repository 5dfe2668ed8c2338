import { describe, expect, test } from 'vitest';
import { pledgeDice, throwOf } from './committed-dice.ts';
import { type Match, throwDice } from './match.ts';
import { replay, verifyDice } from './replay.ts';
import { mustBe } from './result.ts';
import { type Tally, tally } from './testing/tally.ts';
import { openTally, playScript } from './testing/tally-match.ts';

const DICE = pledgeDice('0123456789abcdef'.repeat(4), 'salt');
const PASSES = 'north pass, south pass';

/** Three rounds with committed dice: throws are entries 2, 5 and 8. */
const honest = (): Match<Tally> =>
  [0, 1, 2].reduce(match => {
    const due = playScript(match, PASSES);
    return mustBe(throwDice(tally, due, throwOf(DICE, due.throws)));
  }, openTally());

const facesOf = (match: Match<Tally>): readonly number[] =>
  [...replay(tally, match)]
    .filter(({ entry }) => entry.by === 'chance')
    .map(({ entry }) => entry.action.number);

describe('replay', () => {
  test('goes through every state, from the start to the end', () => {
    const match = playScript(openTally(), 'north add 1, north reveal, north pass');
    const steps = [...replay(tally, match)];
    expect(steps.map(({ before }) => tally.notation.print(before))).toEqual([
      '0/1000000 north 2 3',
      '1/1000000 north 2 3',
      '4/1000000 north 2 3!',
    ]);
    expect(steps.map(({ after }) => after.total)).toEqual([1, 4, 4]);
    expect(steps[0]?.before).toBe(match.start);
    expect(steps.at(-1)?.after).toEqual(match.state);
    expect(steps.map(({ entry }) => entry.action.type)).toEqual(['add', 'reveal', 'pass']);
  });

  test('of an empty match has no steps', () => {
    expect([...replay(tally, openTally())]).toEqual([]);
  });
});

describe('verifyDice', () => {
  test('confirms an honest match with the number of its throws', () => {
    expect(verifyDice(tally, honest(), DICE, DICE.seed)).toEqual({ ok: true, value: 3 });
    expect(verifyDice(tally, openTally(), DICE, DICE.seed)).toEqual({ ok: true, value: 0 });
  });

  test('finds a throw that was tampered with, at its place', () => {
    const [first = 0, second = 0] = facesOf(honest());
    const forged = `${PASSES}, chance roll ${first}, ${PASSES}, chance roll ${1 + (second % 6)}`;
    expect(verifyDice(tally, playScript(openTally(), forged), DICE, DICE.seed)).toEqual({
      ok: false,
      error: {
        code: 'ERR_THROW',
        at: 'entries[5].action',
        message: 'Throw 2 is not what the seed gives.',
      },
    });
  });

  test.each(['f'.repeat(64), '', 'nonsense'])('refuses the seed "%s", which was not committed to', seed => {
    expect(verifyDice(tally, honest(), DICE, seed)).toMatchObject({
      ok: false,
      error: { code: 'ERR_COMMITMENT', at: 'dice.seed' },
    });
  });

  test('refuses a salt that was exchanged afterwards', () => {
    expect(verifyDice(tally, honest(), { ...DICE, salt: 'other' }, DICE.seed)).toMatchObject({
      ok: false,
      error: { code: 'ERR_THROW' },
    });
  });
});
