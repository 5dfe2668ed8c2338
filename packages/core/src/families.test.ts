import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { definePhase, type TypeOf } from './declaration/declare.ts';
import { familiesOf } from './families.ts';

const SEA = [definePhase('sail', { boat: z.int() }), definePhase('anchor', {})] as const;
const SHORE = [definePhase('march', { unit: z.int() })] as const;
type Sea = TypeOf<typeof SEA>;

const { byPhase, inPhase } = familiesOf({ sea: SEA, shore: SHORE });

test('the family of a phase answers, and nobody else', () => {
  const whose = byPhase({ sea: ({ name }) => `sea ${name}`, shore: ({ unit }) => `shore ${unit}` });
  expect(whose({ name: 'anchor' })).toBe('sea anchor');
  expect(whose({ name: 'march', unit: 7 })).toBe('shore 7');
});

test('with what it is asked about, and what is given', () => {
  const cost = inPhase({
    sea: (source: number, phase: Sea, given: number) =>
      source + given + (phase.name === 'sail' ? phase.boat : 0),
    shore: (source, phase, given) => source - given - phase.unit,
  });
  expect(cost(10, { name: 'sail', boat: 5 }, 1)).toBe(16);
  expect(cost(10, { name: 'march', unit: 5 }, 1)).toBe(4);
});

test('a family that is left out does not compile', () => {
  expectTypeOf(byPhase<string>)
    .parameter(0)
    .toHaveProperty('shore');
});
