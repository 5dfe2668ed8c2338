import { expect, test } from 'vitest';
import { fittingOptions } from './fitting-options.ts';

const handicap = { id: 'handicap', title: 'Handicap', summary: '', values: [0, 20] };
const short = { id: 'short', title: 'Short game', summary: '', values: [false, true] };
const scenario = { id: 'malta', title: 'Malta', summary: '', options: [handicap, short] };
const tables = [{ option: 'combatTable', title: 'Combat results', ours: {} }];

test.each([
  ['what the scenario offers is kept', { handicap: 20, short: true }, { handicap: 20, short: true }],
  ['a value of another scenario stays behind', { handicap: 10, short: true }, { short: true }],
  ['a rule of another scenario stays behind', { openSea: true, handicap: 0 }, { handicap: 0 }],
  ['a table of one’s own goes with every scenario', { combatTable: '1/2' }, { combatTable: '1/2' }],
])('%s', (_, chosen, fitting) => {
  expect(fittingOptions(chosen, scenario, tables)).toEqual(fitting);
});
