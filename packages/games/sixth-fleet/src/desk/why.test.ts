import { expect, test } from 'vitest';
import { hexOf } from '../model/chart.ts';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { choosers, galleryOf } from '../testing/positions.ts';
import { table, unit } from '../testing/table.ts';
import { choicesFor } from './choices.ts';
import { surveyFor } from './survey.ts';
import { whyNot } from './why.ts';

const select = (state: State, pieces: string, targets: string, hex: string) => ({
  pieces: pieces.split(' ').map(name => unit(state, name)),
  targets: targets === '' ? [] : targets.split(' ').map(name => unit(state, name)),
  ...(hex === '' ? {} : { hex: hexOf(hex) }),
});

const MOVE = 'movement side=nato';
const FIGHT = 'combat side=nato';

test.each([
  ['onto land', MOVE, 'nato @0914 US6', 'US6', '', '1818', '10.12 land'],
  ['too far over open water', MOVE, 'nato @0914 US6', 'US6', '', '0925', '5.23 too-far'],
  ['past a controlled hex', MOVE, 'nato @0914 US6 | soviet @0916 So5', 'US6', '', '0917', '5.23 too-far'],
  ['onto the enemy', MOVE, 'nato @0914 US6 | soviet @0916 So5', 'US6', '', '0916', '5.21 enemy-there'],
  ['into neutral ground', MOVE, 'nato @1612 US6', 'US6', '', '2214', '10.11 prohibited'],
  ['held fast', MOVE, 'nato @0914 US10 | soviet @0915 So5', 'US10', '', '0814', '6.43 held'],
  ['has moved', 'movement side=nato moved=US6', 'nato @0914 US6', 'US6', '', '0815', '5.11 has-moved'],
  ['somebody else', MOVE, 'nato @0914 US6 | soviet @0916 So5', 'So5', '', '0815', '5.11 not-yours'],
  ['not beside it', FIGHT, 'nato @0914 US6 | soviet @0916 So5', 'US6', '', '0916', '8.11 not-adjacent'],
  ['nobody there', FIGHT, 'nato @0914 US6', 'US6', '', '0915', '10.44 no-fortress'],
  [
    'from two hexes',
    FIGHT,
    'nato @0914 US6 | nato @1014 US7 | soviet @0915 So5',
    'US6 US7',
    'So5',
    '',
    '8.12 two-hexes',
  ],
  [
    'too weak',
    FIGHT,
    'unit WALL soviet So DD 9-9-9-4-60-2 | nato @0914 US6 | soviet @0915 WALL',
    'US6',
    'WALL',
    '',
    '8.23 negative',
  ],
  ['under others', FIGHT, 'nato @0914 US6 | soviet @0915 So5 So6', 'US6', 'So6', '', '7.44 stack-order'],
  ['need not withdraw', FIGHT, 'nato @0914 US6', 'US6', '', '', '8.24 need-not-withdraw'],
  ['set up elsewhere', 'set-up side=nato branch=naval', '', 'US6', '', '0914', '11.1 not-coded'],
  [
    'not among the excess',
    'excess side=nato mover=soviet',
    'soviet @0914 So5 So6 So7 So8 | soviet @0916 So17',
    'So17',
    '',
    '',
    '7.0 not-excess',
  ],
])('%s', (_name, phase, forces, pieces, targets, hex, expected) => {
  const state = table(phase, forces === '' ? 'destroyed 1812' : forces);
  const refusal = whyNot({ viewer: 'nato', table: state }, select(state, pieces, targets, hex));
  expect(`${refusal?.rule} ${refusal?.code}`).toBe(expected);
});

test('nothing to explain where there is a choice', () => {
  const state = table(MOVE, 'nato @0914 US6');
  expect(whyNot({ viewer: 'nato', table: state }, select(state, 'US6', '', '0915'))).toBeUndefined();
});

test('who is not to act is told so', () => {
  const state = table(MOVE, 'nato @0914 US6');
  expect(whyNot({ viewer: 'soviet', table: state }, select(state, 'US6', '', '0915'))?.rule).toBe('NS.1');
});

test('wherever a piece is dragged, either it can go there or there is a reason', () => {
  for (const state of galleryOf([4, 5], 4)) {
    for (const side of choosers(state)) {
      const view = sixthFleet.view(state, side);
      if (['advance', 'excess', 'sacrifice', 'extension'].includes(state.phase.name)) continue;
      for (const piece of surveyFor(view).ready.filter((_, place) => place % 9 === 0)) {
        for (let hex = 3; hex < 1200; hex += 97) {
          const selection = { pieces: [piece], targets: [], hex };
          const able = choicesFor(view, selection).length > 0;
          expect(whyNot(view, selection) === undefined, `${state.phase.name} ${piece} ${hex}`).toBe(able);
        }
      }
    }
  }
});
