import { expect, test } from 'vitest';
import { shortName } from './base-names.ts';

const ISLANDS = new Set(['Sicily', 'Malta']);

test.each([
  ['Sicily (Sigonella)', 'Sigonella'],
  ['Malta (Luqa)', 'Luqa'],
  ['Athens (Elefsis)', 'Athens'],
  ['Grosseto', 'Grosseto'],
  ['Gibraltar field', 'Gibraltar'],
])('%s is written %s', (name, short) => {
  expect(shortName(name, ISLANDS)).toBe(short);
});
