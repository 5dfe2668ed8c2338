import { expect, test } from 'vitest';
import { type Side, SIDES } from '../model/vocabulary.ts';

import { HISTORIES, SCENARIOS } from './scenarios.ts';

test('every scenario has its page, under its own title', () => {
  expect(HISTORIES.map(({ scenario, title }) => [scenario, title])).toEqual(
    SCENARIOS.map(({ id, title }) => [id, title]),
  );
});

test.each(HISTORIES)('$title fills a page', ({ paragraphs, tasks }) => {
  const words = paragraphs.join(' ').split(' ').length;
  expect(words).toBeGreaterThan(250);
  expect(words).toBeLessThan(450);
  expect(
    Object.entries(tasks).every(([side, task]) => SIDES.includes(side as Side) && task.endsWith('.')),
  ).toBe(true);
});
