import { expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { hexOf } from '../model/chart.ts';
import { unitNamed } from '../model/roster.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { table } from '../testing/table.ts';
import { parseAction, printAction } from './action.ts';

const state = table('combat side=soviet', 'unit X soviet So DD 40-40-40-4-3-3 | soviet @1422 X');
const unit = (name: string): UnitId => unitNamed(state, name) as UnitId;
const [us1, usa9, made] = [unit('US1'), unit('USa9'), unit('X')];
const [here, there] = [hexOf('1422'), hexOf('1423')];

const WRITTEN: readonly (readonly [string, Action])[] = [
  ['deploy US1 1423', { type: 'deploy', unit: us1, hex: there }],
  ['deploy-rest', { type: 'deploy-rest' }],
  ['embark USa9 US1', { type: 'embark', unit: usa9, carrier: us1 }],
  ['launch USa9', { type: 'launch', unit: usa9 }],
  ['move X 1422 1423', { type: 'move', unit: made, path: [here, there] }],
  ['ground USa9', { type: 'ground', unit: usa9, path: [] }],
  ['arrange 1423 USa9 US1', { type: 'arrange', hex: there, units: [usa9, us1] }],
  ['violate-air-space', { type: 'violate-air-space' }],
  ['attack X at 1423 on USa9 US1', { type: 'attack', attackers: [made], hex: there, defenders: [usa9, us1] }],
  ['attack X at 1423', { type: 'attack', attackers: [made], hex: there, defenders: [] }],
  ['withdraw X', { type: 'withdraw', unit: made }],
  ['retreat US1 1422', { type: 'retreat', unit: us1, to: here }],
  ['displace US1 1422', { type: 'displace', unit: us1, to: here }],
  ['advance', { type: 'advance', units: [] }],
  ['remove US1', { type: 'remove', unit: us1 }],
  ['done', { type: 'done' }],
  ['go-on no', { type: 'go-on', yes: false }],
  ['roll 4', { type: 'roll', face: 4 }],
];

test.each(WRITTEN)('%s is printed and read', (text, action) => {
  expect(printAction(state, action)).toBe(text);
  expect(parseAction(state, text)).toEqual({ ok: true, value: action });
});

test.each([
  ['a unit that is not there', 'move US99 1423', 'line 1, column 6', 'There is no unit US99 here.'],
  ['a hex off the map', 'deploy US1 9901', 'line 1, column 12', 'There is no hex 9901 here.'],
  ['a hex where a unit is due', 'attack X 1423', 'line 1, column 10', 'There is no unit 1423 here.'],
  ['a word too many', 'done US1', 'line 1, column 6', 'Nothing like US1 is written here.'],
  ['a word missing', 'deploy US1', 'line 1, column 1', 'This is no action of Sixth Fleet: hex'],
  ['an unknown action', 'bombard US1', 'line 1, column 1', 'This is no action of Sixth Fleet'],
  ['an answer that is neither', 'go-on perhaps', 'line 1, column 7', 'Nothing like perhaps'],
  ['a die of seven', 'roll 7', 'line 1, column 1', 'This is no action of Sixth Fleet: face'],
  ['two actions', 'done | done', '', 'Write one action'],
])('%s is refused at its word', (_what, text, at, message) => {
  expect(parseAction(state, text)).toMatchObject({
    ok: false,
    error: { at, message: expect.stringContaining(message) },
  });
});
