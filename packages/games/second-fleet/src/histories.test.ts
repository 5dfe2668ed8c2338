import { expect, test } from 'vitest';
import { HISTORIES, historyOf } from './histories.ts';
import { SCENARIO_SPECS } from './scenarios.ts';

test('every scenario has its page, under its own title', () => {
  expect(HISTORIES.map(({ scenario, title }) => [scenario, title])).toEqual(
    SCENARIO_SPECS.map(({ id, title }) => [id, title]),
  );
  expect(historyOf('kola-strike')?.title).toBe('Strike on Kola');
  expect(historyOf('nowhere')).toBeUndefined();
});

test.each(HISTORIES)('$title fills a page', ({ paragraphs, tasks }) => {
  const words = paragraphs.join(' ').split(' ').length;
  expect(words).toBeGreaterThan(250);
  expect(words).toBeLessThan(450);
  expect([tasks.nato, tasks.soviet].every(task => task.endsWith('.'))).toBe(true);
});
