import { expect, test } from 'vitest';
import { OWN_SCENARIOS } from './shelf.ts';

test.each(OWN_SCENARIOS)('$title has its page, under its own title', ({ title, history }) => {
  expect(history.title).toBe(title);
  const words = history.paragraphs.join(' ').split(' ').length;
  expect(words).toBeGreaterThan(250);
  expect(words).toBeLessThan(450);
  expect([history.tasks.axis, history.tasks.allied].every(task => task.endsWith('.'))).toBe(true);
});
