import { expect, test } from 'vitest';
import { openTally, playScript } from './testing/tally-match.ts';
import { tally } from './testing/tally.ts';
import { transcriptOf } from './transcript.ts';

const match = playScript(openTally('0/6 north 2 3'), 'north add 2, north pass, south add 3, south add 1');
const say = ({ total }: { readonly total: number }, event: { readonly type: string }): string =>
  `${event.type} at ${total}`;

test('a match is told a move a line, with the position and the outcome at its end', () => {
  expect(transcriptOf(tally, match, say, 99)).toBe(
    [
      'north add 2: add at 0',
      'north pass 0: pass at 2',
      'south add 3: add at 2',
      'south add 1: add at 5',
      '6/6 south 2 3',
      '6',
      '',
    ].join('\n'),
  );
});

test('of a long match the first moves are told', () => {
  expect(transcriptOf(tally, match, say, 1).split('\n')).toEqual([
    'north add 2: add at 0',
    '6/6 south 2 3',
    '6',
    '',
  ]);
});
