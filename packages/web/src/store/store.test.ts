import { expect, test } from 'vitest';
import { makeStore } from './store.ts';

test('a change keeps the rest and tells everybody who still listens', () => {
  const store = makeStore({ turn: 1, side: 'nato' });
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get().turn));
  store.set({ turn: 2 });
  stop();
  store.set({ turn: 3 });
  expect(heard).toEqual([2]);
  expect(store.get()).toEqual({ turn: 3, side: 'nato' });
});
