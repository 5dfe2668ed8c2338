import { describe, expect, test } from 'vitest';
import { after, offered, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';

const GUN = 'unit GUN nato US DD 40-40-40-4-3-3';
const WALL = 'unit WALL soviet So DD 9-9-9-4-60-2';

/** Two hexes attacked the aircraft in 0915, four ships of one of them together; it fell. US9 and US10 took no part. */
const forces =
  'nato @0914 US4 US7 US9 | nato @1014 US6 | nato @0814 US5 US8 | nato @1015 US10 | soviet @0915 Soa12 | soviet @0916 So5 | soviet @1116 So7';
const emptied = after(
  table('combat side=nato', forces),
  'nato attack US6 at 0915 on Soa12',
  'roll 6',
  'nato attack US5 US8 at 0915 on Soa12',
  'roll 6',
  'nato attack US4 US7 at 0915 on Soa12',
  'roll 1',
);

describe('into a hex that attackers emptied', () => {
  test('[8.5] all who attacked it may, from all hexes', () => {
    expect(phaseOf(emptied)).toBe('advance side=nato hex=0915 candidates=US6,US5,US8,US4,US7');
  });

  test.each([
    ['[8.5] nobody need', 'nato advance', 'ok'],
    ['[8.5] as many as three', 'nato advance US6 US8 US4', 'ok'],
    ['[8.5] not four', 'nato advance US6 US5 US8 US4', '8.5 too-many'],
    ['[8.5] each once', 'nato advance US6 US6', '8.5 twice'],
    ['[8.5] only those that attacked it', 'nato advance US9', '8.5 not-entitled'],
    ['[8.5] not the enemy', 'soviet advance So5', 'NS.1 not-your-turn'],
    ['[8.5] at once: no attack before it', 'nato attack US9 at 0916 on So5', '4.1 not-now'],
    ['[8.5] nor the end of the phase', 'nato done', '4.1 not-now'],
  ])('%s', (_name, order, verdict) => {
    expect(ruling(emptied, order)).toBe(verdict);
  });

  test('[8.5] not those that attacked another hex', () => {
    const state = table('combat side=nato', 'nato @0914 US4 US6 | soviet @0915 Soa12 | soviet @1014 So22');
    const other = after(
      state,
      'nato attack US6 at 1014 on So22',
      'roll 6',
      'nato attack US4 at 0915 on Soa12',
      'roll 1',
    );
    expect(phaseOf(other)).toBe('advance side=nato hex=0915 candidates=US4');
  });

  test('[8.5] the options offer every choice of at most three', () => {
    expect(offered(emptied, 'nato', 'advance')).toHaveLength(1 + 5 + 10 + 10);
  });

  test('[6.6] [8.5] control is ignored, and nothing more is owed or attacked by those who advanced', () => {
    const taken = after(emptied, 'nato advance US4 US8');
    expect([whereIs(taken, 'US4'), whereIs(taken, 'US8'), whereIs(taken, 'US7')]).toEqual([
      '0915',
      '0915',
      '0914',
    ]);
    expect(phaseOf(taken)).toMatch(/exempt=US4,US8$/);
    expect(ruling(taken, 'nato attack US4 at 0916 on So5')).toBe('8.13 has-attacked');
    expect(ruling(taken, 'nato done')).toBe('8.21 must-attack');
    expect(ruling(after(taken, 'nato attack US10 at 1116 on So7', 'roll 6'), 'nato done')).toBe('ok');
  });

  test('[8.5] not one that was displaced since [8.71], nor one that was lost', () => {
    const state = table(
      'combat side=nato attacked=US6,US7 targets=0915,0915',
      'nato @0914 US4 | nato @0920 US6 | dead US7 | soviet @0915 Soa12',
    );
    const hit = after(state, 'nato attack US4 at 0915 on Soa12', 'roll 1');
    expect(phaseOf(hit)).toBe('advance side=nato hex=0915 candidates=US4');
  });

  test('[8.5] not while somebody is left', () => {
    const state = table('combat side=nato', 'nato @0914 US4 | soviet @0915 Soa12 So5');
    expect(after(state, 'nato attack US4 at 0915 on Soa12', 'roll 1').phase.name).toBe('combat');
  });

  test('[8.5] [9.62] not while aircraft stay behind a carrier that fled', () => {
    const state = table('combat side=nato struck=Soa42', `${GUN} | nato @0914 GUN | soviet @0915 Soa42 So1`);
    const fled = after(state, 'nato attack GUN at 0915 on So1', 'roll 1', 'soviet retreat So1 0916');
    expect([fled.phase.name, whereIs(fled, 'Soa42')]).toEqual(['combat', '0915']);
  });

  test('[8.5] a hex given up by a retreat may be taken at once', () => {
    const state = table('combat side=nato', `${GUN} | nato @0914 GUN | soviet @0915 So25`);
    const fled = after(state, 'nato attack GUN at 0915 on So25', 'roll 1', 'soviet retreat So25 0916');
    expect(phaseOf(fled)).toBe('advance side=nato hex=0915 candidates=GUN');
  });

  test('[10.12] no ship across an all-land hexside', () => {
    const state = table(
      'combat side=soviet',
      'unit GUN soviet So DD 40-9-9-4-3-3 | soviet @1413 GUN | nato @1412 USa1',
    );
    const hit = after(state, 'soviet attack GUN at 1412 on USa1', 'roll 1');
    expect([whereIs(hit, 'USa1'), hit.phase.name]).toEqual(['dead', 'combat']);
  });

  test('[10.12] no ship onto land, though an aircraft goes', () => {
    const state = table('combat side=nato', `${GUN} | nato @1809 USa1 GUN | soviet @1909 Soa12`);
    const hit = after(state, 'nato attack USa1 GUN at 1909 on Soa12', 'roll 1');
    expect(phaseOf(hit)).toBe('advance side=nato hex=1909 candidates=USa1');
  });

  test('[10.15] no unit into a Defended hex that still stands', () => {
    const state = table(
      'combat side=soviet',
      'unit GUN soviet So DD 40-40-40-4-3-3 | soviet @1021 GUN | nato @1022 USa1',
    );
    expect(after(state, 'soviet attack GUN at 1022 on USa1', 'roll 1').phase.name).toBe('combat');
  });
});

describe('into a hex that was given up because an attack could not be made', () => {
  const AIR = 'unit AIR soviet So T 9-9-0-9-60-2';
  const left = after(
    table(
      'combat side=nato',
      `${WALL} | ${AIR} | nato @0914 US3 | soviet @0915 AIR So22 | soviet @1014 WALL | soviet @1216 So7`,
    ),
    'nato withdraw US3',
    'nato retreat US3 0813',
  );

  test('[8.5] the other side’s units beside it may come in', () => {
    expect(phaseOf(left)).toBe('advance side=soviet hex=0914 candidates=AIR,So22,WALL');
  });

  test.each([
    ['[8.5] if they like', 'soviet advance', 'ok'],
    ['[8.5] from several hexes', 'soviet advance WALL AIR So22', 'ok'],
    ['[8.5] only from beside it', 'soviet advance So7', '8.5 not-entitled'],
    ['[8.5] not those who gave it up', 'nato advance US3', 'NS.1 not-your-turn'],
  ])('%s', (_name, order, verdict) => {
    expect(ruling(left, order)).toBe(verdict);
  });

  test('[8.5] [8.21] they may be attacked where they are now, and oblige those beside them', () => {
    const state = table(
      'combat side=nato',
      `${WALL} | nato @0914 US3 | nato @0913 USa1 | soviet @0915 WALL So22`,
    );
    const followed = after(state, 'nato withdraw US3', 'nato retreat US3 0813', 'soviet advance So22');
    expect(ruling(followed, 'nato done')).toBe('8.21 must-attack');
    expect(ruling(followed, 'nato attack US3 at 0914 on So22')).toBe('8.74 has-left');
    expect(ruling(followed, 'nato attack USa1 at 0914 on So22')).toBe('ok');
  });

  test('[8.5] not into a hex that others still hold', () => {
    const state = table('combat side=nato', `${WALL} | nato @0914 USa1 US3 | soviet @0915 WALL`);
    const one = after(state, 'nato withdraw USa1');
    expect(one.phase.name).toBe('combat');
  });

  test('[10.15] not into a Defended hex of the other side', () => {
    const state = table('combat side=nato', `${WALL} | nato @1022 US3 | soviet @1021 WALL`);
    expect(after(state, 'nato withdraw US3', 'nato retreat US3 1023').phase.name).toBe('combat');
  });

  test('[10.12] no ship across an all-land hexside, an aircraft does', () => {
    const state = table('combat side=nato', `${AIR} | nato @1412 US3 | soviet @1413 AIR So5`);
    const gone = after(state, 'nato withdraw US3', 'nato retreat US3 1411');
    expect(phaseOf(gone)).toBe('advance side=soviet hex=1412 candidates=AIR');
  });
});
