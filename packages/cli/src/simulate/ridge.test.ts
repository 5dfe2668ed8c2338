import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { crossValidated, explained, foretold, ridge, type Sample } from './ridge.ts';

/** Worth 3 and two of the first term and minus half of the second; the third is noise. */
const samples = (noise: number): readonly Sample[] => {
  const random = seededRandom(4);
  const draw = (): number => random.below(2001) / 1000 - 1;
  return Array.from({ length: 400 }, (_, place) => {
    const terms = [draw(), 10 * draw(), draw()];
    return { game: place % 20, terms, target: 3 + 2 * terms[0]! - 0.5 * terms[1]! + noise * draw() };
  });
};

const REST = [1, 1, 1];

test('without noise and without a pull the factors are found', () => {
  const { base, factors } = ridge(samples(0), 0, REST);
  expect(base).toBeCloseTo(3);
  expect(factors[0]).toBeCloseTo(2);
  expect(factors[1]).toBeCloseTo(-0.5);
  expect(factors[2]).toBeCloseTo(0);
});

test('a strong pull leaves the factors where they were', () => {
  for (const factor of ridge(samples(0), 1e9, REST).factors) expect(factor).toBeCloseTo(1, 3);
});

test('a term that never changes keeps its factor', () => {
  const constant = samples(0).map(sample => ({ ...sample, terms: [...sample.terms.slice(0, 2), 7] }));
  expect(ridge(constant, 0, REST).factors[2]).toBe(1);
});

test('what is explained is told by games that the fit has not seen', () => {
  const noisy = samples(4);
  const { explained: unseen, fits } = crossValidated(noisy, 5, some => ridge(some, 0, REST));
  const fit = ridge(noisy, 0, REST);
  expect(fits).toHaveLength(5);
  expect(unseen).toBeLessThan(explained(noisy, sample => foretold(fit, sample)));
  expect(unseen).toBeGreaterThan(0.5);
});
