import { expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { position, ship } from '../testing/positions.ts';

test('[F.4.2] a group that lies in port when a naval step ends is ships in port again, and not before', () => {
  const state = position('naval-step side=axis', 'group 3 axis in:Napoli Convogli-A');
  const over = (step: 'naval-4' | 'combat') =>
    ship(evolve(state, { type: 'finished', step }), 'Convogli-A').where.at;
  expect([over('combat'), over('naval-4')]).toEqual(['group', 'port']);
});
