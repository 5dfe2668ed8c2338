import { expect, test } from 'vitest';
import { galleryOf } from '../testing/positions.ts';
import { table } from '../testing/table.ts';
import { netPoints } from '../rules/victory/victory.ts';
import { scoreOf } from './score.ts';

test('[13.0] losses on both sides, and what each bonus still needs', () => {
  const state = table('movement side=nato', 'nato @1321 Gr25 | nato @1033 US6 | dead US1 So17');
  const { summary, lines } = scoreOf(state, 'soviet');
  expect(summary).toBe('You lead by 4: draw');
  expect(lines.map(({ text, points, earned }) => `${earned ? '+' : '-'} ${points} ${text}`)).toEqual([
    '+ 6 NATO losses: one unit',
    '+ -2 Soviet losses: one unit',
    '- 10 No NATO unit in the Aegean. One NATO unit is still there.',
    '- 15 Israel cut off from the west. A NATO line still runs west by sea.',
    '- 15 No NATO ship in the eastern Mediterranean. One NATO ship unit is still there. Israel must be cut off too.',
  ]);
});

test('[14.2] air space is in the account only where the rule is', () => {
  const state = table('movement side=nato', 'options neutralAirSpace | violated | nato @0914 US6');
  expect(scoreOf(state, 'soviet').lines.at(-1)).toMatchObject({ points: -10, rule: '14.2', earned: true });
});

test('the lines that are earned make the net', () => {
  for (const state of galleryOf([13], 3).filter(({ phase }) => phase.name !== 'set-up')) {
    const sum = scoreOf(state, 'soviet').lines.reduce(
      (total, { points, earned }) => total + (earned ? points : 0),
      0,
    );
    expect(sum).toBe(netPoints(state));
  }
});

test('[13.1] while the sides set up nothing is won yet, though the Aegean is empty', () => {
  const { summary, lines } = scoreOf(table('set-up side=nato branch=naval', ''), 'soviet');
  expect(summary).toBe('The score is level: draw');
  expect(lines.filter(({ rule }) => rule !== '13.0').some(({ earned }) => earned)).toBe(false);
});
