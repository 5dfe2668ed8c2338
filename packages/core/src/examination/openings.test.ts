import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionalRule, Scenario, ScenarioOpening } from '../game.ts';
import { coveringOpenings, everyOpening } from './openings.ts';

const rule = (id: string, values: OptionalRule['values']): OptionalRule => ({
  id,
  title: id,
  summary: id,
  values,
});

const scenarioOf = (options: readonly OptionalRule[]): Scenario => ({
  id: 's',
  title: 's',
  summary: 's',
  options,
});

/** The value of an option in an opening, left out or not. */
const valueIn = ({ options }: ScenarioOpening, { id, values }: OptionalRule) => options[id] ?? values[0];

const textsOf = (openings: readonly ScenarioOpening[]): readonly string[] =>
  openings.map(({ options }) => JSON.stringify(options));

/** Up to six options of one to four values. */
const someOptions = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }).map(sizes =>
  sizes.map((size, place) =>
    rule(
      `o${place}`,
      Array.from({ length: size }, (_, value) => value),
    ),
  ),
);

test('every two values of two options meet in some opening, and the plain one is the first', () => {
  fc.assert(
    fc.property(someOptions, options => {
      const openings = coveringOpenings(scenarioOf(options));
      expect(openings[0]?.options).toEqual({});
      for (const [place, a] of options.entries())
        for (const b of options.slice(place + 1))
          for (const x of a.values)
            for (const y of b.values)
              expect(openings.some(one => valueIn(one, a) === x && valueIn(one, b) === y)).toBe(true);
      for (const a of options)
        for (const x of a.values) expect(openings.some(one => valueIn(one, a) === x)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('fourteen switches take a dozen openings, not thousands, and always the same', () => {
  const scenario = scenarioOf(Array.from({ length: 14 }, (_, place) => rule(`o${place}`, [false, true])));
  const openings = coveringOpenings(scenario);
  expect(openings.length).toBeLessThan(16);
  expect(coveringOpenings(scenario)).toEqual(openings);
});

test('every opening is the plain one, one value or two, each once', () => {
  const scenario = scenarioOf([rule('a', [1, 2, 3]), rule('b', [false, true]), rule('c', ['x'])]);
  expect(textsOf(everyOpening(scenario))).toEqual([
    '{}',
    '{"a":2}',
    '{"a":3}',
    '{"b":true}',
    '{"a":2,"b":true}',
    '{"a":3,"b":true}',
  ]);
});

test('a scenario without options has one opening', () => {
  expect(coveringOpenings(scenarioOf([]))).toEqual([{ scenario: 's', options: {} }]);
  expect(everyOpening(scenarioOf([]))).toEqual([{ scenario: 's', options: {} }]);
});
