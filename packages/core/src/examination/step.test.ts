import { expect, test } from 'vitest';
import { show } from './step.ts';

test.each([
  [{ type: 'add', number: 1 }, '{"type":"add","number":1}'],
  [undefined, 'undefined'],
  ['x'.repeat(198), `"${'x'.repeat(198)}"`],
  ['x'.repeat(199), `"${'x'.repeat(199)}...`],
])('%j is shown in at most 200 characters', (value, shown) => {
  expect(show(value)).toBe(shown);
});
