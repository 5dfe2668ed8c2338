import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { carelessly, changeBetween } from './careless.ts';

const TEXT = 'game turn 2 of 6\nphase sailing north\nboat north @0101 left=3\nmine south @0605';
const OTHER = 'game turn 5 of 6\nphase laying\nboat north @0404 left=0';

/** All that 2000 seeds make of the text. */
const made = new Set(
  Array.from({ length: 2000 }, (_, seed) => carelessly(TEXT, [OTHER], seededRandom(seed))),
);

test.each([
  ['a line dropped', TEXT.replace('\nphase sailing north', '')],
  ['a line doubled', `${TEXT}\nmine south @0605`],
  [
    'two lines in each other’s place',
    'game turn 2 of 6\nboat north @0101 left=3\nphase sailing north\nmine south @0605',
  ],
  ['a number', TEXT.replace('left=3', 'left=4')],
  ['a hex', TEXT.replace('0101', '0605')],
  ['a name', TEXT.replace('sailing north', 'sailing south')],
  ['a word left out', TEXT.replace('boat north @0101', 'boat  @0101')],
  ['a word twice', TEXT.replace('mine south', 'mine south south')],
  ['a phase of another moment', TEXT.replace('sailing north', 'laying')],
  ['a line of another moment', TEXT.replace('@0101 left=3', '@0404 left=0')],
])('it makes %s', (_what, changed) => {
  expect(made).toContain(changed);
});

test('one line at most is new', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const lines = carelessly(TEXT, [OTHER], seededRandom(seed)).split('\n');
      expect(lines.filter(line => !TEXT.split('\n').includes(line)).length).toBeLessThan(2);
    }),
  );
});

test.each([
  [
    'a line for another',
    TEXT.replace('left=3', 'left=4'),
    '"boat north @0101 left=4" for "boat north @0101 left=3"',
  ],
  ['a line dropped', TEXT.replace('\nphase sailing north', ''), '"" for "phase sailing north"'],
  ['nothing new', `${TEXT}\nmine south @0605`, 'lines in another order, or twice'],
])('a change is told: %s', (_what, changed, told) => {
  expect(changeBetween(TEXT, changed)).toBe(told);
});
