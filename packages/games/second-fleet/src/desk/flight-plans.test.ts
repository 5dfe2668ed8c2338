import { mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { hexOf } from '../model/chart.ts';
import type { Action } from '../model/action.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import { position, units } from '../testing/positions.ts';
import { secondFleetDesk as desk } from './desk.ts';
import { surveyFor } from './survey.ts';

const played = (state: State, actions: readonly Action[]): State =>
  actions.reduce((now, action) => mustBe(secondFleet.decide(now, 'nato', action)).state, state);

const picks = (names: string, state: State) => ({ pieces: units(state, names), targets: [] });

const FIELD = position(
  'segment side=nato arm=air segment=1 first=nato',
  'at Andoya NO-P3-1 NO-P3-2 | nato @2912 RSVLT VNCNS | at RSVLT F14-1',
);

test('[4.3] one press on a hex lets patrol aircraft take off and fly there', () => {
  const hex = hexOf('2912');
  const [plan] = desk.choices(viewFor(FIELD, 'nato'), { ...picks('NO-P3-1 NO-P3-2', FIELD), hex });
  expect(plan?.label).toMatch(/take off, fly to 2912; .* hexes$/);
  const { phase } = played(FIELD, plan?.actions ?? []).table;
  expect(phase.name === 'flight' && [phase.hex, phase.units.length]).toEqual([hex, 2]);
});

test('[C.9.1] fighters need a role, so they take off before they are sent anywhere', () => {
  const hex = hexOf('2911');
  expect(desk.choices(viewFor(FIELD, 'nato'), { ...picks('F14-1', FIELD), hex })).toEqual([]);
});

test('[4.3.1] aircraft of one kind and field are picked together', () => {
  expect(surveyFor(viewFor(FIELD, 'nato')).groups).toEqual([picks('NO-P3-1 NO-P3-2', FIELD).pieces]);
});
