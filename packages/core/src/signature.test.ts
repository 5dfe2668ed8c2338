import { ok } from './result.ts';
import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { randomMatch, signatureOf, transcript } from './signature.ts';
import { progressFrom, type Tally, tally } from './testing/tally.ts';
import { EVEN, openTally, playScript } from './testing/tally-match.ts';

const signature = (change: Partial<Game<Tally>> = {}): string =>
  signatureOf<Tally>({ ...tally, ...change }, EVEN, 20, 200);

describe('randomMatch', () => {
  test('plays to the end, alike for equal seeds', () => {
    const match = randomMatch(tally, EVEN, 3, 200);
    expect(tally.outcome(match.state)).toBeDefined();
    expect(randomMatch(tally, EVEN, 3, 200)).toEqual(match);
    expect(transcript(randomMatch(tally, EVEN, 4, 200))).not.toBe(transcript(match));
  });

  test('stops at its bound', () => {
    expect(randomMatch(tally, EVEN, 3, 5)).toMatchObject({ length: 5 });
  });

  test('of an opening that does not open is a bug', () => {
    expect(() => randomMatch(tally, { position: 'nonsense' }, 1, 9)).toThrow('ERR_POSITION');
  });
});

test('a transcript has one line for each move', () => {
  expect(transcript(playScript(openTally(), 'north reveal, north pass')).split('\n')).toEqual([
    'north {"type":"reveal","number":0} -> {"type":"reveal","by":"north","number":3}',
    'north {"type":"pass","number":0} -> {"type":"pass","by":"north","number":0}',
  ]);
  expect(transcript(openTally())).toBe('');
});

describe('signatureOf', () => {
  test('is one number of 16 digits, and stays what it is', () => {
    expect(signature()).toBe('cb8c362e2e2ab12c');
  });

  test.each<[string, Partial<Game<Tally>>]>([
    ['the title', { title: 'Another' }],
    ['the wording of a rule', { rules: { cases: [], fills: [] } }],
    ['the wording of the end', { outcome: state => spoken(tally.outcome(state)) }],
    [
      'the code of a rule, but not what it does',
      { evolve: (state, event) => ({ ...tally.evolve(state, event) }) },
    ],
  ])('does not change with %s', (_name, change) => {
    expect(signature(change)).toBe(signature());
  });

  test.each<[string, Partial<Game<Tally>>]>([
    ['a die of five faces', { outcomes: state => tally.outcomes(state).slice(1) }],
    ['an action less', { options: view => withoutReveal(tally.options(view)) }],
    ['another set-up', { setup: () => tally.notation.parse('1/12 north 0 0') }],
    ['another winner', { outcome: state => reversed(tally.outcome(state)) }],
    ['another event', { decide: (state, by, action) => doubled(tally.decide(state, by, action)) }],
  ])('changes with %s', (_name, change) => {
    expect(signature(change)).not.toBe(signature());
  });

  test('depends on the opening, the number of games and the bound', () => {
    const all = [
      signatureOf(tally, EVEN, 20, 200),
      signatureOf(tally, { position: '3/12 north 1 1' }, 20, 200),
      signatureOf(tally, EVEN, 21, 200),
      signatureOf(tally, EVEN, 20, 4),
    ];
    expect(new Set(all).size).toBe(4);
  });
});

type Parts = {
  readonly outcome: ReturnType<Game<Tally>['outcome']>;
  readonly offer: ReturnType<Game<Tally>['options']>;
  readonly decided: ReturnType<Game<Tally>['decide']>;
};

const spoken = (outcome: Parts['outcome']): Parts['outcome'] =>
  outcome && { ...outcome, summary: 'In other words' };

const reversed = (outcome: Parts['outcome']): Parts['outcome'] =>
  outcome && { ...outcome, winner: outcome.winner === 'north' ? 'south' : 'north' };

const withoutReveal = (offer: Parts['offer']): Parts['offer'] => {
  const kept = [...offer.list()].filter(({ type }) => type !== 'reveal');
  return { ...offer, list: () => kept, sample: random => kept[random.below(kept.length)] };
};

const doubled = (decided: Parts['decided']): Parts['decided'] =>
  decided.ok
    ? ok(
        progressFrom(
          decided.value.from,
          decided.value.events.flatMap(event => [event, event]),
        ),
      )
    : decided;
