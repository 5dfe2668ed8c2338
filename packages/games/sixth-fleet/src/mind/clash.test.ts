import { expect, test } from 'vitest';
import { sixthFleetKit } from '../kit.ts';
import { hasRefuge as hasRefugeByRules, refugesOf } from '../rules/combat/retreat.ts';
import { hasSeaLine } from '../rules/reinforcement/communication.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { hexOfUnit, unitsAt } from '../model/position.ts';
import { controlBy } from '../rules/zones/control.ts';
import { neighboursOf } from '@narrow-seas/hex';
import { GRID, ISRAEL_COAST, WEST_EDGE } from '../model/chart.ts';
import { table } from '../testing/table.ts';
import { movementsOf } from '../testing/wander.ts';
import { DOMAINS, enemyOf, SIDES } from '../model/vocabulary.ts';
import { hasRefuge } from './board.ts';
import { boardOf } from './board-of.ts';
import { clash } from './clash.ts';
import { slateFor } from './slate.ts';
import { factsOf, NATO, SOVIET } from './facts.ts';
import { linesOf, objectivesOn } from './sea-line.ts';
import { cutOff, objectives } from './objective.ts';
import { gateOn, gateOpen } from './gate.ts';

const one = (): number => 1;

/** Everybody is worth one. */
const fight = (forces: string, side: 0 | 1 = SOVIET, night = false) => {
  const state = table('movement side=nato', forces);
  const board = boardOf(state);
  return clash(board, slateFor(factsOf(state)), { side, night, price: one, forfeit: one });
};

test.each([
  ['[8.9] one on one: 30 - 2 on ECM 4 needs 4', 'nato @0914 US6 | soviet @0915 So32', 4 / 6, 0],
  [
    '[8.13] two of a stack may strike one after the other',
    'nato @0914 US6 | soviet @0915 So32 So33',
    1 - (2 / 6) ** 2,
    0,
  ],
  [
    '[8.12] from two sides in turn',
    'nato @0914 US6 | soviet @0915 So32 | soviet @0913 So33',
    1 - (2 / 6) ** 2,
    0,
  ],
  ['[7.45] a submarine passes aircraft by', 'nato @0914 USa1 US6 | soviet @0915 So32', 4 / 6, 0],
  ['[8.24] who cannot reach zero gives way', 'nato @0914 USa17 | soviet @0915 Soa1', 0, 1],
  ['[8.22] who has no strength against it owes nothing', 'nato @0914 USa17 | soviet @0915 So32', 0, 0],
])('%s', (_title, forces, gain, loss) => {
  const found = fight(forces);
  expect(found.gain).toBeCloseTo(gain, 9);
  expect(found.loss).toBe(loss);
});

test('[8.45] daylight aircraft strike at half strength by night', () => {
  const forces = 'nato @0914 Ita28 | soviet @0915 So22';
  expect(fight(forces, NATO).gain).toBeGreaterThan(0);
  expect(fight(forces, NATO, true)).toEqual({ gain: 0, loss: 1 });
});

test('[8.8] a player’s table is used in place of ours, side by side in one program', () => {
  const ours = table('movement side=nato', 'nato @0914 US6 | soviet @0915 So32');
  const sure = { ...ours, crt: ours.crt.map(row => row.map(() => 6)) };
  const never = { ...ours, crt: ours.crt.map(row => row.map(() => 0)) };
  const gains = [ours, sure, never, ours].map(
    state =>
      clash(boardOf(state), slateFor(factsOf(state)), {
        side: SOVIET,
        night: false,
        price: one,
        forfeit: one,
      }).gain,
  );
  expect(gains.map(gain => Math.round(6 * gain))).toEqual([4, 6, 0, 4]);
});

test('the slate is clean for the next look', () => {
  const state = table('movement side=nato', 'nato @0914 US6 US3 | soviet @0915 So32 | soviet @0913 So5');
  const slate = slateFor(factsOf(state));
  const terms = { side: SOVIET, night: false, price: one, forfeit: one };
  expect(clash(boardOf(state), slate, terms)).toEqual(clash(boardOf(state), slate, terms));
});

/** Two can be struck from 0915, one of them from 0913 too. */
const BETWEEN_TWO = 'nato @0914 US6 | nato @0916 US3 | soviet @0915 So32';

test.each([
  ['other prices', BETWEEN_TWO, (unit: number) => (unit === 5 ? 1 : 7)],
  ['a strike of others before', `${BETWEEN_TWO} | soviet @0913 So33`, (unit: number) => (unit === 5 ? 5 : 4)],
])('a strike that is remembered is not taken for one after %s', (_title, forces, price) => {
  const on = (there: string, slate: ReturnType<typeof slateFor>, worth: (unit: number) => number) =>
    clash(boardOf(table('movement side=nato', there)), slate, {
      side: SOVIET,
      night: false,
      price: (_board, unit) => worth(unit),
      forfeit: one,
    });
  const facts = factsOf(table('movement side=nato', forces));
  const experienced = slateFor(facts);
  on(BETWEEN_TWO, experienced, unit => (unit === 5 ? 5 : 4));
  expect(on(forces, experienced, price)).toEqual(on(forces, slateFor(facts), price));
  expect(on(forces, experienced, price).gain).not.toBe(
    on(BETWEEN_TWO, slateFor(facts), unit => (unit === 5 ? 5 : 4)).gain,
  );
});

/** Harmless enemies beside it, among whom it might retreat [8.71]: the board takes them to bar the way. */
const hasHarmlessBeside = (
  state: State,
  hex: Parameters<typeof neighboursOf>[1],
  side: (typeof SIDES)[number],
): boolean => neighboursOf(GRID, hex).some(beside => unitsAt(state, enemyOf(side), beside).length > 0);

test.each([0, 3, 8])('control, refuges, bonuses and the gate are those of the rules (opening %s)', place => {
  expect(sixthFleetKit.openings.length).toBeGreaterThan(8);
  for (const state of movementsOf(place, 200 + place, 25)) {
    const board = boardOf(state);
    for (const [index, side] of SIDES.entries()) {
      for (const [kind, domain] of DOMAINS.entries())
        expect(board.control[index * 3 + kind]!.subarray(0, GRID.size)).toEqual(
          controlBy(state, side, domain).level,
        );
      for (const unit of state.stacks[side].flatMap(({ units }) => units)) {
        const hex = hexOfUnit(state, unit)!;
        expect([unit, hasRefugeByRules(state, unit)]).toEqual([unit, refugesOf(state, unit).length > 0]);
        if (!isNaval(specOf(state, unit)) || hasHarmlessBeside(state, hex, side)) continue;
        expect([unit, hasRefuge(board, unit)]).toEqual([unit, refugesOf(state, unit).length > 0]);
      }
    }
    expect(cutOff(state) === 1).toBe(!hasSeaLine(state, ISRAEL_COAST, WEST_EDGE));
    expect(objectivesOn(board, linesOf(state))).toBeCloseTo(objectives(state), 9);
    expect(gateOn(state)(board)).toBeCloseTo(gateOpen(state), 9);
  }
});

test.each([
  ['three cruisers north of it: 22 + 14 + 14 - 30 on ECM 5 needs 3', 'soviet @2126 So11 So8 So9', 0.5],
  ['not while somebody is in it', 'soviet @2126 So11 So8 So9 | nato @2025 Tu37', 0],
  ['gone', 'soviet @2126 So31 | destroyed 2025', 1],
])('[10.44] the Bosphorus: %s', (_title, forces, open) => {
  const state = table('movement side=soviet', `${forces} | nato @0914 US6`, 'campaign turn 11 of 21');
  expect(gateOpen(state)).toBeCloseTo(open, 9);
  expect(gateOn(state)(boardOf(state))).toBeCloseTo(open, 9);
});
