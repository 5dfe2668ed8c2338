import { describe, expect, test } from 'vitest';
import { foldBy, progressBy, withoutLast } from './progress.ts';

const write = (state: string, event: string): string => `${state}${event}`;

test('events are folded in their order', () => {
  expect(foldBy(write)('a', ['b', 'c'])).toBe('abc');
});

describe('a progress', () => {
  const { progressFrom, andThen, chain } = progressBy(write);

  test('holds the state after each of its events', () => {
    expect(progressFrom('a', ['b', 'c'])).toEqual({
      from: 'a',
      events: ['b', 'c'],
      states: ['ab', 'abc'],
      state: 'abc',
    });
    expect(progressFrom('a', [])).toEqual({ from: 'a', events: [], states: [], state: 'a' });
  });

  test('continues with more events', () => {
    const two = andThen(progressFrom('a', ['b']), ['c']);
    expect(two).toEqual(progressFrom('a', ['b', 'c']));
    expect(andThen(two, [])).toBe(two);
    expect(andThen(progressFrom('a', []), ['b'])).toEqual(progressFrom('a', ['b']));
  });

  test('loses its last event and the state after it', () => {
    expect(withoutLast(progressFrom('a', ['b', 'c']))).toEqual(progressFrom('a', ['b']));
    expect(withoutLast(progressFrom('a', ['b']))).toEqual(progressFrom('a', []));
  });

  test('cannot follow a state in which it did not begin', () => {
    const later = progressFrom('x', ['y']);
    expect(() => andThen(progressFrom('a', []), later)).toThrow(RangeError);
    expect(() => progressFrom('a', later)).toThrow(RangeError);
    expect(() => chain('a', () => later)).toThrow(RangeError);
  });
});

describe('a chain', () => {
  /** The same `evolve`, with a note of each event that it was asked about. */
  const counted = () => {
    const asked: string[] = [];
    const evolve = (state: string, event: string): string => {
      asked.push(event);
      return write(state, event);
    };
    return { asked, ...progressBy(evolve) };
  };

  test('works each consequence out from what those before it have left', () => {
    const { chain } = counted();
    const seen: string[] = [];
    const consequence = (events: readonly string[]) => (state: string) => {
      seen.push(state);
      return events;
    };
    expect(chain('a', consequence(['b', 'c']), consequence([]), consequence(['d'])).events).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect(seen).toEqual(['a', 'abc', 'abc']);
  });

  test('folds each event once, also those of a chain inside it', () => {
    const { asked, chain } = counted();
    const inner = (state: string) =>
      chain(
        state,
        () => ['c'],
        () => ['d'],
      );
    const { events, states, state } = chain(
      'a',
      () => ['b'],
      inner,
      () => ['e'],
    );
    expect(events).toEqual(['b', 'c', 'd', 'e']);
    expect(states).toEqual(['ab', 'abc', 'abcd', 'abcde']);
    expect(state).toBe('abcde');
    expect(asked).toEqual(['b', 'c', 'd', 'e']);
  });

  test('without consequences is nothing', () => {
    expect(progressBy(write).chain('a').events).toEqual([]);
  });
});
