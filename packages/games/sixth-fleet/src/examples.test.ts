import { describe, expect, test } from 'vitest';
import { oddsOf } from './rules/combat/odds.ts';
import type { State } from './model/state.ts';
import { after, eventsOf, orderOf, phaseOf, reachOfUnit, ruling, table } from './testing/table.ts';

/** The examples of the text, with the units as they are printed there. */
const SG = 'unit SG soviet So SG 0-30-12-3-8-5';
const DD = 'unit DD nato Gr DD 8-8-12-4-4-2';
const DE = 'unit DE nato Tu DE 6-6-12-2-6-1';
const CV = 'unit CV nato US CV 7-1-36-4-12-6';
const SN = 'unit SN nato US SN 0-30-15-5-10-6';

const SOVIET = 'combat side=soviet';

const oddsFor = (state: State, order: string) => {
  const { action } = orderOf(state, order);
  if (action.type !== 'attack') throw new Error('That is no attack');
  return oddsOf(state, action);
};

describe('[7.45] a submarine, an aircraft and two ships', () => {
  const forces = `${SG} | ${DD} | ${DE} | nato @1423 Gra31 DD DE | soviet @1422 SG`;
  test.each([
    ['the aircraft cannot be attacked', SOVIET, 'Gra31', '8.41 no-strength'],
    ['the upper ship can', SOVIET, 'DD', 'ok'],
    ['both ships can', SOVIET, 'DD DE', 'ok'],
    ['the lower cannot, while the upper was not attacked', SOVIET, 'DE', '7.44 stack-order'],
    ['afterwards it can', `${SOVIET} struck=DD`, 'DE', 'ok'],
  ])('%s', (_name, phase, defenders, verdict) => {
    expect(ruling(table(phase, forces), `soviet attack SG at 1423 on ${defenders}`)).toBe(verdict);
  });
});

describe('[8.0] thirty against a doubled ten', () => {
  const state = table(SOVIET, `${SG} | ${DD} | ${DE} | nato @1423 DD DE | soviet @1422 SG`);
  test('30 less 20 is 10; ECM 2: a one or a two', () => {
    const { attack, defence, differential, column, ecm, need } = oddsFor(
      state,
      'soviet attack SG at 1423 on DD DE',
    );
    expect(attack.map(({ value }) => value)).toEqual([30]);
    expect(defence.map(({ value }) => value)).toEqual([8, 12]);
    expect({ differential, column, ecm, need }).toEqual({ differential: 10, column: 10, ecm: 2, need: 2 });
  });

  test.each([
    [1, 'retreat'],
    [2, 'retreat'],
    [3, 'combat'],
    [6, 'combat'],
  ])('a %d leads to %s', (face, phase) => {
    expect(after(state, 'soviet attack SG at 1423 on DD DE', `roll ${face}`).phase.name).toBe(phase);
  });
});

describe('[8.2] example 1, case 8.21: a stack of three', () => {
  const three = 'soviet @1422 So32 So33 So5';
  test('all may attack, one must', () => {
    const state = table(SOVIET, `${three} | nato @1423 Gr25 Tu36`);
    expect(ruling(state, 'soviet done')).toBe('8.21 must-attack');
    for (const unit of ['So32', 'So33', 'So5 So32 So33'])
      expect(ruling(state, `soviet attack ${unit} at 1423 on Gr25`)).toBe('ok');
    const attacked = after(state, 'soviet attack So32 at 1423 on Gr25', 'roll 6');
    expect(ruling(attacked, 'soviet done')).toBe('ok');
    for (const unit of ['So32', 'So33', 'So5'])
      expect(ruling(attacked, `soviet withdraw ${unit}`)).toBe('8.24 need-not-withdraw');
  });

  test('if none can attack at zero or better, each must retreat', () => {
    const state = table(SOVIET, `unit WALL nato US DD 9-9-9-4-50-2 | ${three} | nato @1423 WALL`);
    expect(ruling(state, 'soviet attack So32 So33 So5 at 1423 on WALL')).toBe('8.23 negative');
    const first = after(state, 'soviet withdraw So32', 'soviet retreat So32 1421');
    const second = after(first, 'soviet withdraw So33', 'soviet retreat So33 1421');
    expect(ruling(second, 'soviet done')).toBe('8.24 must-withdraw');
    const last = after(second, 'soviet withdraw So5', 'soviet retreat So5 1421', 'nato advance');
    expect(ruling(last, 'soviet done')).toBe('ok');
  });
});

describe('[8.2] example 2, case 8.22: a submarine and an aircraft', () => {
  const forces = `${SG} | soviet @1422 SG | nato @1423 Bra21`;
  test('the submarine need neither attack nor retreat', () => {
    const state = table(SOVIET, forces);
    expect(ruling(state, 'soviet done')).toBe('ok');
    expect(ruling(state, 'soviet withdraw SG')).toBe('8.24 need-not-withdraw');
  });

  test('nor the aircraft in its own phase, though it hunts submarines', () => {
    const state = table('combat side=nato', forces);
    expect(ruling(state, 'nato done')).toBe('ok');
    expect(ruling(state, 'nato attack Bra21 at 1423 on SG')).toBe('8.11 not-adjacent');
    expect(ruling(state, 'nato attack Bra21 at 1422 on SG')).toBe('ok');
  });
});

describe('[8.2] example 3, case 8.23: a submarine and a carrier', () => {
  const state = table(SOVIET, `${SG} | ${CV} | soviet @1422 SG | nato @1423 CV`);
  test('30 less 24 is 6, in the column of 5; ECM 6: impossible', () => {
    const { differential, column, ecm, need } = oddsFor(state, 'soviet attack SG at 1423 on CV');
    expect({ differential, column, ecm, need }).toEqual({ differential: 6, column: 5, ecm: 6, need: 0 });
  });

  test('yet the attack is owed, is made without a die, and is enough', () => {
    expect(ruling(state, 'soviet done')).toBe('8.21 must-attack');
    const attacked = after(state, 'soviet attack SG at 1423 on CV');
    expect(attacked.phase.name).toBe('combat');
    expect(ruling(attacked, 'soviet done')).toBe('ok');
    expect(ruling(attacked, 'soviet withdraw SG')).toBe('8.24 need-not-withdraw');
  });
});

describe('[8.2] example 4, case 8.24: a submarine and a submarine', () => {
  const state = table(SOVIET, `${SG} | ${SN} | soviet @1422 SG | nato @1423 SN`);
  test('12 less 20 is -8: no attack', () => {
    expect(oddsFor(state, 'soviet attack SG at 1423 on SN').differential).toBe(-8);
    expect(ruling(state, 'soviet attack SG at 1423 on SN')).toBe('8.23 negative');
  });

  test('so the submarine must be retreated', () => {
    expect(ruling(state, 'soviet done')).toBe('8.24 must-withdraw');
    expect(phaseOf(after(state, 'soviet withdraw SG'))).toBe(
      'retreat side=soviet from=1422 pending=SG cause=obligation',
    );
  });
});

test('[8.36] two aircraft are one attack, the ship below another', () => {
  const forces = 'soviet @1422 So5 So7 | nato @1423 Gra31 Gra32 Gr25';
  const state = table(SOVIET, forces);
  expect(ruling(state, 'soviet attack So5 at 1423 on Gra31 Gra32')).toBe('ok');
  expect(ruling(state, 'soviet attack So5 So7 at 1423 on Gra31 Gra32 Gr25')).toBe('8.36 two-types');
  const air = after(state, 'soviet attack So5 at 1423 on Gra31 Gra32', 'roll 6');
  expect(ruling(air, 'soviet attack So7 at 1423 on Gr25')).toBe('ok');
});

test('[8.9] differential 5 against ECM 4: a one', () => {
  const state = table(
    SOVIET,
    `unit X soviet So CG 9-7-9-4-3-3 | unit Y nato US CG 9-9-9-4-2-4 | soviet @0914 X | nato @0915 Y`,
  );
  expect(eventsOf(state, 'soviet attack X at 0915 on Y')).toMatchObject([
    { differential: 5, ecm: 4, need: 1 },
  ]);
});

test('[9.14] an aircraft from Foggia may return to any Italian base', () => {
  const state = table('movement side=nato mustLand=Ita28', 'nato @1711 Ita28');
  const reach = reachOfUnit(state, 'nato', 'Ita28');
  for (const base of ['1812', '1810', '1713', '2007']) expect(reach).toContain(base);
  expect(after(state, 'nato move Ita28 1810', 'nato done').dead).toEqual([]);
});
