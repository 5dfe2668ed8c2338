import { expect, test } from 'vitest';
import type { State } from '../model/state.ts';
import { table, unit } from '../testing/table.ts';
import { choicesFor } from './choices.ts';
import type { DeskChoice } from './say.ts';

const pick = (state: State, pieces: string, targets = ''): readonly DeskChoice[] =>
  choicesFor(
    { viewer: 'nato', table: state },
    {
      pieces: pieces.split(' ').map(name => unit(state, name)),
      targets: targets === '' ? [] : targets.split(' ').map(name => unit(state, name)),
    },
  );

const X = 'unit X nato US DD 40-40-40-4-3-3';

test('[7.44] without a target, every group from the top of each stack down, with exact odds', () => {
  const state = table('combat side=nato', `${X} | nato @0914 X | soviet @0915 So17 So18`);
  const choices = pick(state, 'X');
  expect(choices.flatMap(({ actions }) => actions)).toEqual([
    expect.objectContaining({ defenders: [unit(state, 'So17')] }),
    expect.objectContaining({ defenders: [unit(state, 'So17'), unit(state, 'So18')] }),
  ]);
  expect(choices[0]?.odds?.sum).toBe('40 - 4 = 36; column 35; ECM 2');
  expect(choices[0]?.odds?.results).toEqual([
    { result: 'retreat', ways: 5 },
    { result: 'no effect', ways: 1 },
  ]);
  expect(choices[0]?.label).toMatch(/^Attack Soviet .* east of Malta with American X\.$/);
  expect(choices[0]?.button).toMatch(/^Attack Soviet .*: 83%$/);
});

test('targets picked: this attack or none', () => {
  const state = table('combat side=nato', `${X} | nato @0914 X | soviet @0915 So17 So18`);
  expect(pick(state, 'X', 'So17')).toHaveLength(1);
  expect(pick(state, 'X', 'So18')).toEqual([]);
});

test('[10.44] empty defences, called by their name', () => {
  const state = table(
    'combat side=soviet',
    'unit B soviet So DD 40-60-40-4-3-3 | soviet @1925 B | nato @0914 US6',
  );
  const [choice] = choicesFor(
    { viewer: 'soviet', table: state },
    { pieces: [unit(state, 'B')], targets: [] },
  );
  expect(choice?.label).toMatch(
    /^Attack the defences of Bosphorus, Istanbul at the Bosphorus with Soviet B\.$/,
  );
  expect(choice?.odds?.results[0]?.result).toBe('defences destroyed');
});

test('an attack that cannot succeed carries a warning', () => {
  const state = table(
    'combat side=nato',
    'unit W soviet So DD 9-9-9-4-8-6 | nato @0914 US6 | soviet @0915 W',
  );
  const [choice] = pick(state, 'US6');
  expect(choice?.warning).toBe('The attack cannot succeed.');
  expect(choice?.prospect).toMatchObject({ faces: [], gain: 0 });
});

test('[8.24] a withdrawal is offered only while nothing is pointed at', () => {
  const state = table(
    'combat side=nato',
    'unit W soviet So DD 9-9-9-4-60-2 | nato @0914 US6 | soviet @0915 W',
  );
  expect(pick(state, 'US6').flatMap(({ actions }) => actions.map(({ type }) => type))).toEqual(['withdraw']);
  expect(pick(state, 'US6', 'W')).toEqual([]);
});

test('[8.71] who has no refuge is lost, not forced back, and that is worth points', () => {
  const ring = ['0914', '0815', '0816', '0916', '1015', '1016'].map(
    (hex, place) => `unit R${place} nato US DD 40-40-40-4-3-3 | nato @${hex} R${place}`,
  );
  const free = table('combat side=nato', `${X} | nato @0914 X | soviet @0915 So17`);
  const ringed = table('combat side=nato', `${ring.join(' | ')} | soviet @0915 So17`);
  expect(pick(free, 'X')[0]?.prospect).toMatchObject({ gain: 0, outcomes: [{ what: 'forced back' }] });
  const [attack] = pick(ringed, 'R0');
  expect(attack?.prospect).toMatchObject({
    outcomes: [{ what: 'lost', chance: 5 / 6 }],
    faces: [1, 2, 3, 4, 5],
  });
  expect(attack?.prospect?.gain).toBeCloseTo((5 / 6) * 2);
  expect(attack?.prospect?.notes[0]).toMatch(/^It is lost, not just forced back/);
});

test('the best average comes first', () => {
  const ring = ['0914', '0815', '0816', '0916', '1015', '1016'].map(
    (hex, place) => `unit R${place} nato US DD 40-40-40-4-3-3 | nato @${hex} R${place}`,
  );
  const state = table('combat side=nato', `${ring.join(' | ')} | soviet @0915 So17 So18`);
  const gains = pick(state, 'R0').map(({ prospect }) => prospect?.gain ?? 0);
  expect(gains).toHaveLength(2);
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  expect(gains[0]).toBeGreaterThan(gains[1] ?? 0);
});

test('[8.71] a withdrawal without a refuge warns of the loss', () => {
  const wall = 'unit W soviet So DD 9-9-9-4-60-2';
  const walls = ['0915', '0813', '0814', '0913', '1013', '1014'].map(
    (hex, place) => `unit W${place} soviet So DD 9-9-9-4-60-2 | soviet @${hex} W${place}`,
  );
  const [free] = pick(table('combat side=nato', `${wall} | nato @0914 US6 | soviet @0915 W`), 'US6');
  const [caught] = pick(table('combat side=nato', `nato @0914 US6 | ${walls.join(' | ')}`), 'US6');
  expect(free?.warning).toBeUndefined();
  expect(caught?.warning).toMatch(
    /^Belknap has nowhere to retreat\. It is lost if it withdraws, and the enemy gets \d points?\.$/,
  );
});
