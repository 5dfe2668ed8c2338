import type { Mark } from '@narrow-seas/protocol';
import { expect, test } from 'vitest';
import { ONLINE } from '../words/online.ts';
import { withMark } from './marks.ts';

const markAt = (hex: string, text: string): Mark => ({ hex, colour: 'yellow', text });

test('a hex has one word: a second one takes the place of the first', () => {
  const marks = [markAt('0101', 'mines?'), markAt('0202', 'wait')];
  expect(withMark(marks, '0101', 'clear')).toEqual({
    ok: true,
    value: [markAt('0202', 'wait'), markAt('0101', 'clear')],
  });
});

test('a full map takes no further mark, but another word for one that is there', () => {
  const marks = Array.from({ length: 200 }, (_, place) => markAt(`hex ${place}`, 'here'));
  expect(withMark(marks, '0101', 'more')).toMatchObject({
    ok: false,
    error: { sentence: ONLINE.marks.full(200) },
  });
  expect(withMark(marks, 'hex 7', 'there').ok).toBe(true);
});
