import { expect, test } from 'vitest';
import { either } from './either.ts';

test.each([
  [[], ''],
  [['short'], 'short'],
  [['short', 'campaign'], 'short or campaign'],
  [['short', 'campaign', 'levant'], 'short, campaign or levant'],
])('%j is %j', (items, sentence) => {
  expect(either(items)).toBe(sentence);
});
