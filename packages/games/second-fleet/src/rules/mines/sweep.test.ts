import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { minesIn } from './mines.ts';
import { aerialHexes } from './sweep.ts';

const MINED = 'options mines | mines 3310=3';
const dusk = (forces: string) => after(position('cap side=nato', `${MINED} | ${forces}`), 'nato done');

describe('[23.4] who sweeps', () => {
  test.each([
    [
      '[23.4.2] one US amphibious ship is enough, however far the others are',
      'nato @3010 OGDEN | nato @1435 GARY',
      1,
    ],
    ['[23.4.2] and the ships that sail with it', 'nato @3010 OGDEN HAWES', 1],
    ['[23.4.2] a US ship and a British carrier do not make one', 'nato @3010 HAWES INVCL', 0],
  ])('%s', (_name, forces, count) => {
    expect(aerialHexes(position('initiative', `${MINED} | ${forces}`).table)).toHaveLength(count);
  });
});

describe('[2.3.2] the step', () => {
  test('[23.4.2] NATO is asked where its helicopters go, then the dice are rolled', () => {
    const asked = dusk('nato @3010 OGDEN');
    expect(asked.table.phase).toEqual({ name: 'sweep-choice', side: 'nato', aerial: [] });
    const chosen = after(asked, 'nato sweep-from-air 3310', 'nato done');
    expect(chosen.table.phase).toMatchObject({ name: 'sweep', hexes: [hexOf('3310')] });
    expect(minesIn(after(chosen, 'roll 1').table, hexOf('3310'))).toBe(0);
    const declined = after(asked, 'nato done');
    expect(minesIn(after(declined, 'roll 1').table, hexOf('3310'))).toBe(3);
  });

  test('[23.4.2] without them nobody is asked', () => {
    expect(dusk('nato @3010 HAWES').table.phase).toEqual({
      name: 'sweep',
      hexes: [hexOf('3310')],
      aerial: [],
    });
  });

  test('[C.13.7] in a storm there is nothing to sweep', () => {
    expect(dusk('nato @3010 OGDEN | weather BS=storm').table.phase.name).toBe('initiative');
  });

  test('[23.4.1] each hex has its die, and the help of the air counts for one of them', () => {
    const state = position('sweep-choice side=nato', `${MINED} | mines 3605=2 | nato @3010 OGDEN`);
    expect(ruling(state, 'nato sweep-from-air 3605')).toBe('23.4.2 out-of-reach');
    const rolled = after(state, 'nato sweep-from-air 3310', 'nato done', 'roll 2', 'roll 2');
    expect([minesIn(rolled.table, hexOf('3310')), minesIn(rolled.table, hexOf('3605'))]).toEqual([3, 0]);
  });
});
