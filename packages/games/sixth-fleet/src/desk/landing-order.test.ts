import { mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { nameOfHex } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { aircraftUnlanded } from '../rules/air/air.ts';
import { hexOfUnit } from '../model/position.ts';
import { table, unit } from '../testing/table.ts';
import { decide } from '../turn/decide.ts';
import { surveyFor } from './survey.ts';
import type { DeskChoice } from './say.ts';

const orderIn = (state: State): DeskChoice | undefined =>
  surveyFor({ viewer: 'nato', table: state }).commands.find(({ key }) => key === 'land-all');

const landed = (state: State): State =>
  (orderIn(state)?.actions ?? []).reduce((now, action) => mustBe(decide(now, 'nato', action)).state, state);

test('[9.22] all aircraft that must land are brought to the nearest base by one order', () => {
  const state = table(
    'movement side=nato mustLand=Ita28,Ita29',
    'nato @1814 Ita28 | nato @1813 Ita29 | nato @0914 US6',
  );
  const order = orderIn(state);
  expect(order?.label).toMatch(/^Land two aircraft as proposed: .+, .+/);
  const after = landed(state);
  expect(aircraftUnlanded(after, [unit(state, 'Ita28'), unit(state, 'Ita29')])).toEqual([]);
  expect(nameOfHex(hexOfUnit(after, unit(state, 'Ita28')) ?? (0 as never))).toBe('1812');
  expect(orderIn(after)).toBeUndefined();
});

test('[9.22] nothing is proposed where nobody must land, or nobody can', () => {
  expect(orderIn(table('movement side=nato', 'nato @1812 Ita28'))).toBeUndefined();
  expect(
    orderIn(table('movement side=nato mustLand=Ita28 moved=Ita28', 'nato @1814 Ita28 | nato @0914 US6')),
  ).toBeUndefined();
});
