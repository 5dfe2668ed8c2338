import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { table, unit } from '../testing/table.ts';
import { choicesFor } from './choices.ts';
import type { DeskChoice } from './seat.ts';

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
  expect(choices.map(({ action }) => action)).toEqual([
    expect.objectContaining({ defenders: [unit(state, 'So17')] }),
    expect.objectContaining({ defenders: [unit(state, 'So17'), unit(state, 'So18')] }),
  ]);
  expect(choices[0]?.odds?.sum).toBe('40 - 4 = 36; column 35; ECM 2');
  expect(choices[0]?.odds?.results).toEqual([
    { result: 'retreat', ways: 5 },
    { result: 'no effect', ways: 1 },
  ]);
  expect(choices[0]?.label).toMatch(/^Attack Soviet .* in 0915: on 1 to 5 \(83 %\)$/);
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
  expect(choice?.label).toMatch(/^Attack the defences of Bosphorus, Istanbul in 2025: /);
  expect(choice?.odds?.results[0]?.result).toBe('defences destroyed');
});

test('an attack that cannot succeed carries a warning', () => {
  const state = table(
    'combat side=nato',
    'unit W soviet So DD 9-9-9-4-8-6 | nato @0914 US6 | soviet @0915 W',
  );
  const [choice] = pick(state, 'US6');
  expect(choice?.warning).toBe('The attack cannot succeed.');
  expect(choice?.label).toMatch(/no chance$/);
});

test('[8.24] a withdrawal is offered only while nothing is pointed at', () => {
  const state = table(
    'combat side=nato',
    'unit W soviet So DD 9-9-9-4-60-2 | nato @0914 US6 | soviet @0915 W',
  );
  expect(pick(state, 'US6').map(({ action }) => action.type)).toEqual(['withdraw']);
  expect(pick(state, 'US6', 'W')).toEqual([]);
});
