import { expect, test } from 'vitest';
import { parse } from './parse.ts';

const read = (
  table: string,
  phase = 'initial side=axis',
  clock = 'phasing=axis part=initial step=0',
): string => {
  const parsed = parse(`europa-naval malta "Jun I 42" | clock ${clock} | phase ${phase} | ${table}`);
  return parsed.ok ? 'ok' : `${parsed.error.at}: ${parsed.error.message}`;
};

const AT_SEA = 'phasing=axis part=movement step=1';

test.each([
  [
    'two stocks for one port',
    'stock axis Napoli sp=3 | stock axis Napoli sp=4',
    'Napoli: The stock of this port is given twice.',
  ],
  ['[F.17] a stock that is owed', 'stock axis Napoli sp=-3', '[F.17]'],
  ['[36.C] an empty belt', 'mines axis @051073 0', '[36.C]'],
  ['one belt twice', 'mines axis @051073 1 | mines axis @051073 1', 'given twice'],
  [
    '[F.15.1] troops twice',
    'troops Malta-garrison 8 @Valletta | troops Malta-garrison 8 @Valletta',
    '[F.15.1]',
  ],
  ['[F.10.1] a loaded ship that is nowhere', 'cargo Convogli-A sp=4', '[F.10.1]'],
  ['[F.4.2] a group of the other side’s ships', 'group 3 allied @Tripoli Convogli-B', '[F.4.2]'],
  [
    '[F.4.2] two groups of one number',
    'group 3 axis @Tripoli Convogli-B | group 3 axis @Tripoli Convogli-A',
    '[F.4.2]',
  ],
  ['[F.4.3] a ship in an enemy port', 'in Valletta Convogli-A', '[F.4.3]'],
  ['[36.A.4] Malta beyond its track', 'malta status=16', '[36.A.4]'],
])('%s is refused', (_what, table, message) => {
  expect(read(table)).toContain(message);
});

test('[F.3.2] ships move in a naval step, and a group that there is', () => {
  const group = 'group 3 axis @Tripoli Convogli-B';
  expect(read(group, 'naval-step side=axis moving=3', AT_SEA)).toBe('ok');
  expect(read(group, 'naval-step side=axis moving=4', AT_SEA)).toContain('There is no group 4');
  expect(read(group, 'naval-step side=axis moving=3', 'phasing=axis part=movement step=0')).toContain(
    '[F.3.2]',
  );
});

test.each([
  [
    'of the side that moves, which is about to take it',
    'Licata',
    'phasing=allied part=movement step=0',
    'ok',
  ],
  ['not where the enemy stands', 'Gela', 'phasing=allied part=movement step=0', '[F.15.5]'],
  ['not in the end part of its turn', 'Licata', 'phasing=allied part=end step=0', '[F.15.5]'],
  ['not in the turn of the other side', 'Licata', 'phasing=axis part=movement step=0', '[F.15.5]'],
])('[F.15.5] troops on enemy ground: %s', (_what, place, clock, answer) => {
  const table = `troops Superga 1 @Gela | troops Malta-garrison 8 @${place}`;
  expect(read(table, 'ground-movement side=allied', clock)).toContain(answer);
});
