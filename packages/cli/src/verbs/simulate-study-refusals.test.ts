import { expect, test } from 'vitest';
import { run } from '../testing/stage.ts';

test.each([
  [['--vary', 'north'], 'Say who plays with --south'],
  [
    ['--vary', 'north=cadet', '--south', 'cadet'],
    '--vary north needs at least two values, divided by a comma.',
  ],
  [['--vary', 'north=cadet,cadet', '--south', 'cadet'], '--vary north names a value twice.'],
  [
    ['--vary', 'turn=3,6', '--north', 'cadet', '--south', 'cadet'],
    '--vary cannot change "turn": did you mean turns?',
  ],
  [
    ['--vary', 'turns=3,7', '--north', 'cadet', '--south', 'cadet'],
    '--vary turns has "7", which is not one of its values: 6, 3 or 12.',
  ],
  [
    ['--vary', 'north=cadet,admirl', '--south', 'cadet'],
    '--vary north is "admirl", which is not a level: did you mean admiral?',
  ],
  [
    ['--vary', 'turns', '--vary', 'turns', '--north', 'cadet', '--south', 'cadet'],
    '--vary turns is given twice: put all values into one.',
  ],
  [
    ['--vary', 'turns', '--option', 'turns=3', '--north', 'cadet', '--south', 'cadet'],
    'turns is given and varied: leave one of both out.',
  ],
  [
    ['--vary', 'scenario', '--north', 'cadet', '--south', 'cadet'],
    '--vary scenario needs values to compare, such as --vary scenario=one,another.',
  ],
  [
    ['--vary', 'scenario=sortie,nowhere', '--north', 'cadet', '--south', 'cadet'],
    'There is no scenario and no file "nowhere": choose',
  ],
  [['--vary', 'turns', '--ladder'], '--vary and --ladder do not go together'],
  [
    ['--vary', 'turns', '--options', 'all', '--north', 'cadet', '--south', 'cadet'],
    '--vary and --options do not go together',
  ],
  [
    ['--vary', 'turns', '--precision', '0', '--north', 'cadet', '--south', 'cadet'],
    '--precision is "0", but it must be a number of points above 0.',
  ],
  [
    ['--vary', 'turns', '--precision', '2', '--whole', '--north', 'cadet', '--south', 'cadet'],
    '--whole plays all seeds, and --precision may stop before',
  ],
  [
    ['--whole', '--north', 'cadet', '--south', 'cadet'],
    '--precision and --whole belong to a comparison: add --vary.',
  ],
])('%j is answered in one sentence', async (argv, sentence) => {
  const { code, out, err } = await run(['simulate', 'skerry/sortie', '--games', '2', ...argv]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
