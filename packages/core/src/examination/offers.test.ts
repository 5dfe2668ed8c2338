import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { refusal, refused } from '../refusal.ts';
import { ok } from '../result.ts';
import { type Action, progressFrom, type Tally, tally } from '../testing/tally.ts';
import { reportsOf } from '../testing/tally-kit.ts';
import { checkActor, checkLoadedDice, checkOffered, checkUnoffered, checkWrongSide } from './offers.ts';

type Options = Game<Tally>['options'];
type Decide = Game<Tally>['decide'];

const NORTH = '3/12 north 2 1';
const DICE = '3/12 dice 2 1';
const OVER = '12/12 north 2 1';

const listing =
  (change: (listed: readonly Action[]) => Iterable<Action>): Options =>
  view => {
    const offer = tally.options(view);
    return { ...offer, list: () => change([...offer.list()]) };
  };

/** Sound rules, but for one answer. */
const deciding =
  (isIt: (action: Action) => boolean, answer: Decide): Decide =>
  (state, by, action) =>
    isIt(action) ? answer(state, by, action) : tally.decide(state, by, action);

const refusing =
  (rule: string, reason: string): Decide =>
  () =>
    refused(refusal(rule, 'no', reason));

const isAdd3 = ({ type, number }: Action): boolean => type === 'add' && number === 3;

describe('checkActor', () => {
  test.each([NORTH, DICE, OVER, '0/12 north 0 0'])('has nothing against a sound game at %s', position => {
    expect(reportsOf(checkActor, { position })).toEqual([]);
  });

  test('sees a side that may act after the end', () => {
    expect(reportsOf(checkActor, { position: OVER, broken: { actor: () => ['north'] } })).toContain(
      'dead-end: ["north"] may act after the end',
    );
  });

  test('sees a game that is not over though no side may act', () => {
    expect(reportsOf(checkActor, { position: OVER, broken: { outcome: () => undefined } })).toEqual([
      'dead-end: no side may act, but the game is not over',
    ]);
  });

  test('sees dice without faces', () => {
    expect(reportsOf(checkActor, { position: DICE, broken: { outcomes: () => [] } })).toEqual([
      'dead-end: chance acts but has no outcomes',
    ]);
  });

  test.each([0, -1, 0.5])('sees an outcome of %d ways', ways => {
    const outcomes = () => [{ action: { type: 'roll', number: 1 } as const, ways }];
    expect(reportsOf(checkActor, { position: DICE, broken: { outcomes } })).toEqual([
      `dead-end: an outcome has ${ways} ways`,
    ]);
  });

  test('sees a side that must act but has no options', () => {
    expect(reportsOf(checkActor, { position: NORTH, broken: { options: listing(() => []) } })).toEqual([
      'dead-end: north must act but has no options',
    ]);
  });

  test('sees a side that is offered something out of turn', () => {
    const options = listing(() => [{ type: 'pass', number: 0 }]);
    expect(reportsOf(checkActor, { position: NORTH, broken: { options } })).toEqual([
      'wrong-side: south is offered something though it is not to act',
    ]);
  });
});

describe('checkOffered', () => {
  test.each([NORTH, DICE, OVER, '0/12 north 0 0'])('has nothing against a sound game at %s', position => {
    expect(reportsOf(checkOffered, { position })).toEqual([]);
  });

  test('has nothing against a long list', () => {
    const options = listing(listed => Array.from({ length: 40 }, () => listed).flat());
    expect(reportsOf(checkOffered, { position: NORTH, broken: { options } })).toEqual([]);
  });

  test('sees an offer that the options themselves refuse', () => {
    const options = listing(() => [{ type: 'add', number: 4 }]);
    expect(reportsOf(checkOffered, { position: NORTH, broken: { options } })).toEqual([
      'offered-accepted: north is offered {"type":"add","number":4}, which its own options refuse: ' +
        'The number is not one of those to choose from.',
    ]);
  });

  test('sees an offer that decide refuses', () => {
    const decide = deciding(isAdd3, refusing('1', 'Too much.'));
    expect(reportsOf(checkOffered, { position: NORTH, broken: { decide } })).toContain(
      'one-predicate: options allow {"type":"add","number":3}, decide refuses it: Too much.',
    );
  });

  test('sees a sample that is refused, though the list is sound', () => {
    const options: Options = view => ({ ...tally.options(view), sample: () => ({ type: 'add', number: 4 }) });
    expect(reportsOf(checkOffered, { position: NORTH, broken: { options } })).toHaveLength(2);
  });

  test('passes over a sample that is missing', () => {
    const options: Options = view => ({ ...tally.options(view), sample: () => undefined });
    expect(reportsOf(checkOffered, { position: NORTH, broken: { options } })).toEqual([]);
  });

  test('sees a list without end, and comes back from it', () => {
    let pulled = 0;
    const options = listing(function* ([first]) {
      for (; first !== undefined; pulled += 1) yield first;
    });
    const moment = { position: NORTH, tries: ['north add 1'], broken: { options } };
    expect(reportsOf(checkOffered, moment)).toEqual([
      'offered-accepted: the list of offers does not end within 1000000',
    ]);
    expect(pulled).toBeLessThanOrEqual(1_000_000);
    expect(reportsOf(checkUnoffered, moment)).toEqual([]);
  });
});

describe('checkUnoffered', () => {
  const TRIES = ['north add 1', 'north add 3', 'north pass', 'north hide 2', 'south add 1', 'chance roll 3'];

  test.each([NORTH, DICE, OVER, '0/12 north 0 0'])('has nothing against a sound game at %s', position => {
    expect(reportsOf(checkUnoffered, { position, tries: TRIES })).toEqual([]);
  });

  test('sees what may be done though it is not listed', () => {
    const options = listing(listed => listed.filter(({ type }) => type !== 'pass'));
    const moment = { position: NORTH, tries: TRIES, broken: { options } };
    expect(reportsOf(checkUnoffered, moment)).toContain(
      'unoffered-refused: north may do {"type":"pass","number":0}, which is not in the list',
    );
    expect(reportsOf(checkUnoffered, { ...moment, kit: { lists: 'one-of-a-kind' } })).toEqual([]);
  });

  test('sees a changed action that is accepted', () => {
    const isHuge = ({ type, number }: Action): boolean => type === 'add' && number > 3;
    const decide = deciding(isHuge, (state, _by, action) =>
      ok(progressFrom(state, [{ ...action, by: 'north' }])),
    );
    const options: Options = view => {
      const offer = tally.options(view);
      return { ...offer, refuse: action => (isHuge(action) ? undefined : offer.refuse(action)) };
    };
    const tries = Array.from({ length: 30 }, () => 'north add 3');
    expect(reportsOf(checkUnoffered, { position: NORTH, tries, broken: { decide, options } })).toContain(
      'unoffered-refused: north may do {"type":"add","number":4}, which is not in the list',
    );
  });

  test('sees options and decide that differ in their words', () => {
    const isHide = ({ type }: Action): boolean => type === 'hide';
    const decide = deciding(isHide, refusing('1', 'No.'));
    const [first] = reportsOf(checkUnoffered, {
      position: NORTH,
      tries: ['north hide 2'],
      broken: { decide },
    });
    expect(first).toMatch(
      /^one-predicate: for .* options say .*"A number is hidden once.*, decide says .*"No\."/,
    );
  });

  test('sees decide accepting what the options refuse', () => {
    const isHide = ({ type }: Action): boolean => type === 'hide';
    const decide = deciding(isHide, state => ok(progressFrom(state, [])));
    const reports = reportsOf(checkUnoffered, {
      position: NORTH,
      tries: ['north hide 2'],
      broken: { decide },
    });
    expect(reports.some(text => text.endsWith('decide says undefined'))).toBe(true);
  });

  test('sees a refusal that cites no rule', () => {
    const broken = { rules: { cases: [], fills: [] } };
    expect(reportsOf(checkUnoffered, { position: NORTH, tries: ['north hide 2'], broken })).toContain(
      'refusal-cites-rule: there is no case 1 in the index',
    );
  });

  test.each(['', 'no', 'No', 'no.', 'Because of ship'])('sees that "%s" is not a sentence', reason => {
    const answer = refusal('1', 'no', reason);
    const options: Options = view => ({ ...tally.options(view), refuse: () => answer });
    const broken = { options, decide: () => refused(answer) };
    expect(reportsOf(checkUnoffered, { position: NORTH, tries: ['north add 1'], broken })).toContain(
      `refusal-cites-rule: the reason is not a sentence: ${reason}`,
    );
  });
});

describe('checkWrongSide', () => {
  const TRIES = ['north add 1', 'chance roll 3'];

  test.each([NORTH, DICE, OVER, '0/12 north 0 0'])('has nothing against a sound game at %s', position => {
    expect(reportsOf(checkWrongSide, { position, tries: TRIES })).toEqual([]);
  });

  test('sees a side that acts out of turn', () => {
    const decide: Decide = (state, by, action) => tally.decide(state, by === 'south' ? 'north' : by, action);
    expect(reportsOf(checkWrongSide, { position: NORTH, tries: TRIES, broken: { decide } })).toEqual([
      'wrong-side: south may do {"type":"add","number":1} out of turn',
    ]);
  });

  test('sees a side that rolls the dice', () => {
    const decide: Decide = (state, _by, action) => tally.decide(state, 'chance', action);
    expect(reportsOf(checkWrongSide, { position: DICE, tries: TRIES, broken: { decide } })).toEqual([
      'wrong-side: north may do {"type":"roll","number":3} out of turn',
      'wrong-side: south may do {"type":"roll","number":3} out of turn',
    ]);
  });

  test('sees a refusal that cites no rule', () => {
    const broken = { decide: refusing('77', 'No.') };
    expect(reportsOf(checkWrongSide, { position: NORTH, tries: ['north add 1'], broken })).toContain(
      'refusal-cites-rule: there is no case 77 in the index',
    );
  });
});

describe('checkLoadedDice', () => {
  const TRIES = Array.from({ length: 30 }, () => 'chance roll 6');

  test.each([NORTH, DICE, OVER])('has nothing against a sound game at %s', position => {
    expect(reportsOf(checkLoadedDice, { position, tries: TRIES })).toEqual([]);
  });

  test('sees a face that no die has', () => {
    const decide = deciding(
      ({ type }) => type === 'roll',
      (state, by, action) => ok(progressFrom(state, [{ ...action, by }])),
    );
    const reports = reportsOf(checkLoadedDice, { position: DICE, tries: TRIES, broken: { decide } });
    expect(reports).toContain(
      'unoffered-refused: chance may do {"type":"roll","number":7}, which is no outcome',
    );
    expect(reports.some(text => /"number":[1-6]\}/.test(text))).toBe(false);
  });

  test('sees a refusal that cites no rule', () => {
    const broken = { rules: { cases: [], fills: [] } };
    expect(reportsOf(checkLoadedDice, { position: DICE, tries: TRIES, broken })).toContain(
      'refusal-cites-rule: there is no case 2 in the index',
    );
  });
});
