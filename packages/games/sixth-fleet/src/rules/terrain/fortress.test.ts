import { describe, expect, test } from 'vitest';
import { AIRBASES, FORTRESSES } from '../../model/chart.ts';
import { after, eventsOf, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';

const SOVIET = 'combat side=soviet';
const GUN = 'unit GUN soviet So CG 60-60-60-4-3-3';

describe('attacks on a Defended hex', () => {
  test.each([
    ['[10.44] an empty one', SOVIET, 'soviet @1021 So32', 'So32 at 1022', 'ok'],
    [
      '[10.44] not one with a unit in it',
      SOVIET,
      'soviet @1021 So32 | nato @1022 USa1',
      'So32 at 1022',
      '10.44 garrisoned',
    ],
    [
      '[10.44] the unit is attacked first',
      SOVIET,
      `${GUN} | soviet @1021 GUN | nato @1022 USa1`,
      'GUN at 1022 on USa1',
      'ok',
    ],
    [
      '[10.44] one that is destroyed is no target',
      SOVIET,
      'soviet @1021 So32 | destroyed 1022',
      'So32 at 1022',
      '10.44 no-fortress',
    ],
    ['[10.44] nor one’s own', SOVIET, 'soviet @0627 So32', 'So32 at 0626', '10.44 no-fortress'],
    ['[8.11] nor one far away', SOVIET, 'soviet @1020 So32', 'So32 at 1022', '8.11 not-adjacent'],
    [
      '[10.44] with strength against surface units',
      SOVIET,
      'unit ASW soviet So PAT 0-0-40-9-2-2 | soviet @1021 ASW',
      'ASW at 1022',
      '8.41 no-strength',
    ],
    ['[8.23] at zero or better', SOVIET, 'soviet @1021 So5', 'So5 at 1022', '8.23 negative'],
    [
      '[8.13] by units that have not attacked',
      `${SOVIET} attacked=So32 targets=1022`,
      'soviet @1021 So32',
      'So32 at 1022',
      '8.13 has-attacked',
    ],
    ['[10.47] Israel is NATO’s in both scenarios', SOVIET, 'soviet @1034 So32', 'So32 at 1035', 'ok'],
  ])('%s', (_name, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces), `soviet attack ${order}`)).toBe(verdict);
  });

  test('[10.47] Syria and Egypt are Soviet', () => {
    const state = table('combat side=nato', 'nato @1434 US11 | nato @0627 US12');
    expect(ruling(state, 'nato attack US11 at 1435')).toBe('ok');
    expect(ruling(state, 'nato attack US12 at 0626')).toBe('ok');
  });

  test.each([
    ['[10.44] its own defence and ECM count', 'soviet @1021 So32', 'So32 at 1022', 6, 4, 1],
    ['[10.41] they are not doubled in Restricted Water', 'soviet @1421 So32', 'So32 at 1420', 6, 4, 1],
    ['[10.44] attackers are added', 'soviet @1421 So32 So33', 'So32 So33 at 1420', 36, 4, 5],
    [
      '[10.43] they help no unit in the hex',
      `${GUN} | soviet @1421 GUN | nato @1420 Gr25`,
      'GUN at 1420 on Gr25',
      52,
      2,
      6,
    ],
  ])('%s', (_name, forces, order, differential, ecm, need) => {
    expect(eventsOf(table(SOVIET, forces), `soviet attack ${order}`)).toMatchObject([
      { differential, ecm, need },
    ]);
  });
});

describe('a Defended hex destroyed', () => {
  const attacked = after(
    table(SOVIET, 'soviet @1021 So32 So5 | soviet @0922 So6'),
    'soviet attack So32 So5 at 1022',
  );

  test('[10.44] a result of retreat destroys it', () => {
    expect(eventsOf(attacked, 'roll 3').map(({ type }) => type)).toEqual(['rolled', 'destroyed', 'opened']);
    expect(eventsOf(attacked, 'roll 4').map(({ type }) => type)).toEqual(['rolled', 'resumed']);
  });

  test('[10.45] attackers may advance into it at once', () => {
    const open = after(attacked, 'roll 1');
    expect(phaseOf(open)).toBe('advance side=soviet hex=1022 candidates=So32,So5');
    expect(ruling(open, 'soviet advance So6')).toBe('8.5 not-entitled');
    expect(whereIs(after(open, 'soviet advance So32 So5'), 'So32')).toBe('1022');
  });

  test('[10.44] in the phase in which it was vacated, by others than those who did that', () => {
    const forces = `${GUN} | soviet @1021 GUN So32 | nato @1022 USa1`;
    const vacated = after(table(SOVIET, forces), 'soviet attack GUN at 1022 on USa1', 'roll 1');
    expect(ruling(vacated, 'soviet attack GUN at 1022')).toBe('8.13 has-attacked');
    const destroyed = after(vacated, 'soviet attack So32 at 1022', 'roll 1');
    expect(phaseOf(destroyed)).toBe('advance side=soviet hex=1022 candidates=GUN,So32');
  });

  test('[10.46] it is a hex like any other for both sides, for good', () => {
    expect(
      ruling(table('movement side=soviet', 'soviet @1021 So5 | destroyed 1022'), 'soviet move So5 1022'),
    ).toBe('ok');
    expect(ruling(table('movement side=nato', 'nato @1023 US6 | destroyed 1022'), 'nato move US6 1022')).toBe(
      'ok',
    );
    const later = after(
      table('movement side=nato', 'nato @1023 US6 | destroyed 1022'),
      'nato done',
      'soviet done',
      'soviet done',
    );
    expect(later.destroyed).toHaveLength(1);
  });

  test('[10.48] [9.16] its airbase is out of use', () => {
    const forces = 'nato @1022 USa1';
    expect(phaseOf(after(table('combat side=nato', forces), 'nato done'))).toBe(
      'movement side=nato moved= mustLand=',
    );
    expect(phaseOf(after(table('combat side=nato', `${forces} | destroyed 1022`), 'nato done'))).toBe(
      'movement side=nato moved= mustLand=USa1',
    );
  });
});

test('[10.41] every airbase of the order of battle is a Defended hex of its owner', () => {
  for (const { hex, nation } of AIRBASES) {
    const fortress = FORTRESSES.find(place => place.hex === hex);
    expect(fortress?.side).toBe(nation === 'So' ? 'soviet' : 'nato');
    expect(fortress?.defence).toBeGreaterThan(0);
  }
});
