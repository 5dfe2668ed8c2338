import { expect, test } from 'vitest';
import type { Event } from './event.ts';
import { evolve, settle } from './evolve.ts';
import { position, ship } from './testing/positions.ts';

const start = position('initial side=axis', '', 'husky "Jul I 43"');
const turned = (date: number): Event => ({ type: 'turned', date });

test('an event is worked out once for a state while a move is made', () => {
  const event = turned(62);
  expect(evolve(start, event)).toBe(evolve(start, event));
});

test('the made move takes over what was worked out', () => {
  const events = Array.from({ length: 100 }, (_, date) => turned(date));
  const worked = events.reduce(evolve, start);
  expect(events.reduce(settle, start)).toBe(worked);
});

test('what the move before worked out is forgotten by the next', () => {
  const event = turned(62);
  const worked = settle(start, event);
  evolve(start, event);
  settle(start, event);
  evolve(start, turned(63));
  expect(settle(start, event)).not.toBe(worked);
  expect(settle(start, event)).toEqual(worked);
});

test('a move that brings about more than is kept still ends in the same state', () => {
  const events = Array.from({ length: 300 }, (_, date) => turned(date));
  expect(events.reduce(settle, start)).toEqual(events.reduce(evolve, start));
  expect(events.reduce(evolve, start).common.date).toBe(299);
});

test('what was worked out for one state is not taken for another', () => {
  const event = turned(62);
  const other = evolve(start, { type: 'entered', part: 'combat', step: 0 });
  evolve(start, event);
  expect(evolve(other, event).common.part).toBe('combat');
  evolve(start, event);
  expect(settle(other, event).common.part).toBe('combat');
});

test('[F.4.2] a group that lies in port when a naval step ends is ships in port again, and not before', () => {
  const state = position('naval-step side=axis', 'group 3 axis in:Napoli Convogli-A');
  const over = (step: 'naval-4' | 'combat') =>
    ship(settle(state, { type: 'finished', step }), 'Convogli-A').where.at;
  expect([over('combat'), over('naval-4')]).toEqual(['group', 'port']);
});
