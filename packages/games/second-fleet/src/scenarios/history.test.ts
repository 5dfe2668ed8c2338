import { expect, test } from 'vitest';
import { SCENARIO_SPECS } from './scenarios.ts';

test.each(SCENARIO_SPECS)('the history of $title fills a page', ({ history: { paragraphs, tasks } }) => {
  const words = paragraphs.join(' ').split(' ').length;
  expect(words).toBeGreaterThan(250);
  expect(words).toBeLessThan(450);
  expect([tasks.nato, tasks.soviet].every(task => task.endsWith('.'))).toBe(true);
});
