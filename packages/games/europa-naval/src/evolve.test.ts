import { expect, test } from 'vitest';
import type { Event } from './event.ts';
import { evolve, settle } from './evolve.ts';
import { position } from './testing/positions.ts';

const start = position('initial side=axis', '', 'husky "Jul I 43"');
const turned = (date: number): Event => ({ type: 'turned', date });

test('an event is worked out once for a state while a move is made', () => {
  const event = turned(62);
  expect(evolve(start, event)).toBe(evolve(start, event));
});

test('the made move takes over what was worked out, and forgets it', () => {
  const event = turned(62);
  const worked = evolve(start, event);
  expect(settle(start, event)).toBe(worked);
  expect(settle(start, event)).not.toBe(worked);
  expect(settle(start, event)).toEqual(worked);
});

test('what was worked out for one state is not taken for another', () => {
  const event = turned(62);
  const other = evolve(start, { type: 'entered', part: 'combat', step: 0 });
  evolve(start, event);
  expect(evolve(other, event).common.part).toBe('combat');
  evolve(start, event);
  expect(settle(other, event).common.part).toBe('combat');
});
