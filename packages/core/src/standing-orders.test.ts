import { describe, expect, test } from 'vitest';
import { ASK_ME, NO_ORDERS, sentenceOf, type StandingSpec, valueOf, withValue } from './standing-orders.ts';

const GUNS: StandingSpec = {
  id: 'guns',
  title: 'Coast guns',
  rule: '1',
  choices: [
    {
      id: 'above',
      label: 'at strong ships',
      sentence: 'Fire at ships of [{n} points or more].',
      number: { least: 1, most: 9, step: 1, first: 3 },
    },
    { id: ASK_ME, label: 'ask me', sentence: '[Ask me].' },
  ],
  usual: { choice: 'above', number: 3 },
};

describe('the value in force', () => {
  test('is the default until another is given', () => {
    expect(valueOf(GUNS, NO_ORDERS)).toEqual({ choice: 'above', number: 3 });
    const asked = withValue(NO_ORDERS, GUNS, { choice: ASK_ME });
    expect(valueOf(GUNS, asked)).toEqual({ choice: ASK_ME });
  });

  test('is the default where what was given is none of the choices, and a number stays within its bounds', () => {
    const given = (value: { choice: string; number?: number }) => ({ values: { guns: value }, missions: [] });
    expect(valueOf(GUNS, given({ choice: 'constructor' }))).toEqual(GUNS.usual);
    expect(valueOf(GUNS, given({ choice: 'above', number: 40 }))).toEqual({ choice: 'above', number: 9 });
    expect(valueOf(GUNS, given({ choice: 'above' }))).toEqual({ choice: 'above', number: 3 });
    expect(valueOf(GUNS, given({ choice: ASK_ME, number: 4 }))).toEqual({ choice: ASK_ME });
  });

  test('that is the default again is not written down', () => {
    const changed = withValue(NO_ORDERS, GUNS, { choice: 'above', number: 5 });
    expect(changed.values).toEqual({ guns: { choice: 'above', number: 5 } });
    expect(withValue(changed, GUNS, { choice: 'above', number: 3 })).toEqual(NO_ORDERS);
    expect(withValue(changed, GUNS, { choice: 'above', number: 3, except: [7] }).values).toHaveProperty(
      'guns',
    );
  });
});

test('the sentence holds the number, and what matters in it is strong', () => {
  expect(sentenceOf(GUNS, { choice: 'above', number: 3 })).toEqual([
    { text: 'Fire at ships of ', strong: false },
    { text: '3 points or more', strong: true },
    { text: '.', strong: false },
  ]);
});
