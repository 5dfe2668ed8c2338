import { expect, test } from 'vitest';
import { HISTORIES, historyOf } from './histories.ts';
import { SCENARIOS } from './scenario.ts';

test('every scenario has its page, under its own title', () => {
  expect(HISTORIES.map(({ scenario, title }) => [scenario, title])).toEqual(
    SCENARIOS.map(({ id, title }) => [id, title]),
  );
  expect(historyOf('malta')?.title).toBe('Malta and the African convoys');
  expect(historyOf('nowhere')).toBeUndefined();
});

test.each(HISTORIES)('$title fills a page', ({ paragraphs, tasks }) => {
  const words = paragraphs.join(' ').split(' ').length;
  expect(words).toBeGreaterThan(250);
  expect(words).toBeLessThan(450);
  expect([tasks.axis, tasks.allied].every(task => task.endsWith('.'))).toBe(true);
});
