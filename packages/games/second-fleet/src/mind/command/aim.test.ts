import { expect, test } from 'vitest';
import { parseAim, printAim } from './aim.ts';

test.each([
  'port Bergen',
  'hunt FRNZE',
  'join AUSTN',
  'hold 2922',
  'shun',
  'strike Olenogorsk',
  'strike RSVLT',
  'spare',
  'lead air',
  'lead submarine',
])('%s is read as it is written', text => {
  const aim = parseAim(text);
  expect(aim === undefined ? undefined : printAim(aim)).toBe(text);
});

test.each(['usual', 'port Atlantis', 'hold 9999', 'lead surface', ''])('%s is no order', text => {
  expect(parseAim(text)).toBeUndefined();
});
