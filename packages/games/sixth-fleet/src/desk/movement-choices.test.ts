import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { hexOf, nameOfHex } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { after, table, unit } from '../testing/table.ts';
import { choicesFor } from './choices.ts';
import type { DeskChoice } from './say.ts';

const pick = (state: State, pieces: string, hex?: string): readonly DeskChoice[] =>
  choicesFor(
    { viewer: 'nato', table: state },
    {
      pieces: pieces.split(' ').map(name => unit(state, name)),
      targets: [],
      ...(hex === undefined ? {} : { hex: hexOf(hex) }),
    },
  );

const warningAt = (state: State, piece: string, hex: string): string | undefined =>
  pick(state, piece, hex).find(({ kind }) => kind === 'move')?.warning;

test('[5.1] one choice for each hex in reach, with the way there and its cost', () => {
  const state = table('movement side=nato', 'nato @0914 US6');
  const [choice] = pick(state, 'US6', '0916');
  expect(choice?.label).toBe('Belknap: move to 0916, 2 of 4 points');
  expect(choice?.cost).toBe(2);
  expect(choice?.path?.map(hex => nameOfHex(hex as HexId))).toEqual(['0915', '0916']);
});

test.each([
  [
    '[9.22] must land, and that is no base',
    'movement side=nato mustLand=Ita28',
    'nato @1814 Ita28',
    'Ita28',
    '1813',
    /must land/,
  ],
  [
    '[9.22] must land, and that is one',
    'movement side=nato mustLand=Ita28',
    'nato @1814 Ita28',
    'Ita28',
    '1812',
    undefined,
  ],
  ['[9.22] can come back', 'movement side=nato', 'nato @1812 Ita28', 'Ita28', '1813', undefined],
  [
    '[9.22] its only base is destroyed',
    'movement side=nato mustLand=',
    'nato @1022 USa1 | destroyed 1022 1311',
    'USa1',
    '1023',
    /It would not be able to reach a base/,
  ],
  [
    '[7.0] a fourth ship',
    'movement side=nato',
    'nato @0914 US6 | nato @0915 US7 US8 US9',
    'US6',
    '0915',
    /Too many/,
  ],
  [
    '[9.63] aircraft over a carrier that sails',
    'movement side=nato',
    'nato @0914 USa9 US1',
    'US1',
    '0915',
    /One aircraft over the carrier stays behind/,
  ],
  [
    '[9.62] those in her box go with her',
    'movement side=nato',
    'nato @0914 US1 | aboard US1 USa9',
    'US1',
    '0915',
    undefined,
  ],
] as const)('%s', (_name, phase, forces, piece, hex, warning) => {
  const given = warningAt(table(phase, forces), piece, hex);
  if (warning === undefined) expect(given).toBeUndefined();
  else expect(given).toMatch(warning);
});

test('[9.15] landing abroad is a choice of its own in the place of the move', () => {
  const state = table('movement side=nato mustLand=Gra33', 'nato @1006 Gra33');
  const kinds = pick(state, 'Gra33', '1010').flatMap(({ actions }) => actions.map(({ type }) => type));
  expect(kinds).toEqual(['ground']);
});

test('[9.62] into the box and out of it', () => {
  const over = table('movement side=nato', 'nato @0914 USa9 US1');
  const aboard = after(over, 'nato embark USa9 US1');
  const steps = (state: State): readonly string[] =>
    pick(state, 'USa9')
      .filter(({ kind }) => kind === 'command')
      .map(({ label }) => label.replace(/^.*: /, ''));
  expect(steps(over)).toEqual(['go aboard Saratoga']);
  expect(steps(aboard)).toEqual(['take off over the carrier']);
});

test('[7.43] [7.47] up and down in the stack, ships never above aircraft', () => {
  const state = table('movement side=nato', 'nato @0914 USa9 US1 US6 US7');
  const orders = pick(state, 'US6').flatMap(({ actions }) =>
    actions.flatMap(action => (action.type === 'arrange' ? [action.units] : [])),
  );
  const names = (order: string): readonly number[] => order.split(' ').map(name => unit(state, name));
  expect(orders).toEqual([names('USa9 US6 US1 US7'), names('USa9 US1 US7 US6')]);
});

test('several pieces: one choice with an action for each, aircraft before ships', () => {
  const state = table('movement side=nato', 'nato @0914 USa9 US1');
  const movers = pick(state, 'US1 USa9', '0915').map(({ actions }) =>
    actions.map(action => ('unit' in action ? action.unit : -1)),
  );
  expect(movers).toEqual([[unit(state, 'USa9'), unit(state, 'US1')]]);
});
