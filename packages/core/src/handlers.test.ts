import { expect, test } from 'vitest';
import { evolveBy, type Handlers } from './handlers.ts';

type Event = { readonly type: 'added'; readonly by: number } | { readonly type: 'cleared' };

const HANDLERS: Handlers<number, Event> = { added: (state, { by }) => state + by, cleared: () => 0 };

test('each event goes to its own handler, with the state as it is', () => {
  const evolve = evolveBy(HANDLERS);
  expect(evolve(3, { type: 'added', by: 4 })).toBe(7);
  expect(evolve(3, { type: 'cleared' })).toBe(0);
});
