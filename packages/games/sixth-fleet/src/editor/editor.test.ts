import { type Edit, editPosition, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleetDesk } from '../desk/desk.ts';
import { sixthFleet } from '../game.ts';
import type { HexId } from '@narrow-seas/hex';
import { GRID, hexOf, isWater, nameOfHex } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { netPoints } from '../rules/victory/victory.ts';
import { sixthFleetEditor } from './editor.ts';

const MAP_LAND = Array.from({ length: GRID.size }, (_, hex) => hex as HexId).filter(hex => !isWater(hex));

const BLANK = mustBe(sixthFleetEditor.blank('levant'));

const edit = (state: State, change: Edit) => editPosition(sixthFleet, sixthFleetEditor, state, change);

const edited = (state: State, ...changes: readonly Edit[]): State =>
  changes.reduce((before, change) => mustBe(edit(before, change)), state);

const put = (unit: string, hex: string): Edit => ({ do: 'put', unit, hex: hexOf(hex) });

const linesOf = (state: State): readonly string[] => sixthFleet.notation.print(state).split('\n').slice(2);

test('the empty map begins with the first movement, and nobody is on it', () => {
  expect(sixthFleet.notation.print(BLANK)).toBe(
    'sixth-fleet levant turn 1 of 6\nphase movement side=soviet moved= mustLand=',
  );
});

describe('units', () => {
  const SEA = edited(BLANK, put('US2', '1122'), put('US4', '1122'), put('So32', '1125'));

  test('stack, move, come to the top and go', () => {
    expect(linesOf(SEA)).toEqual(['nato @1122 US4 US2', 'soviet @1125 So32']);
    expect(linesOf(edited(SEA, { do: 'raise', unit: 'US2' }))[0]).toBe('nato @1122 US2 US4');
    expect(linesOf(edited(SEA, put('US4', '1123')))).toContain('nato @1123 US4');
    expect(linesOf(edited(SEA, { do: 'aside', unit: 'So32', place: 'out' }))).toEqual(['nato @1122 US4 US2']);
    expect(linesOf(edited(SEA, { do: 'aside', unit: 'So32', place: 'dead' }))).toContain('dead So32');
  });

  test('go aboard a carrier, and leave with it', () => {
    const aircraft = sixthFleetEditor.sheet(SEA).units.find(({ title }) => title.includes('F-14'))?.id ?? '';
    const aboard = edited(SEA, { do: 'aside', unit: aircraft, place: 'aboard-US2' });
    expect(linesOf(aboard)).toContain(`aboard US2 ${aircraft}`);
    expect(sixthFleetEditor.sheet(aboard).units.find(({ id }) => id === aircraft)).toMatchObject({
      place: 'aboard-US2',
      at: 'Aboard America',
    });
    expect(linesOf(edited(aboard, { do: 'aside', unit: 'US2', place: 'out' }))).toEqual([
      'nato @1122 US4',
      'soviet @1125 So32',
    ]);
  });

  test('[10.12] a ship on land is refused, and its hex is to blame', () => {
    const inland = MAP_LAND[0] as HexId;
    expect(edit(SEA, { do: 'put', unit: 'US4', hex: inland })).toMatchObject({
      ok: false,
      error: { at: `nato.${nameOfHex(inland)}`, culprits: [{ kind: 'hex', id: inland }] },
    });
  });

  test('[5.21] nobody enters a hex of the enemy', () => {
    expect(edit(SEA, put('US4', '1125'))).toMatchObject({
      ok: false,
      error: { message: 'Both sides are in the hex [5.21].' },
    });
  });

  test('[9.22] aircraft that are put away from a base must land', () => {
    const flying = edited(BLANK, put('Soa1', '1125'));
    expect(flying.phase).toMatchObject({ mustLand: [expect.any(Number)] });
    expect(edited(flying, put('Soa1', '2422')).phase).toMatchObject({ mustLand: [] });
  });
});

describe('made-up units', () => {
  const KITE: Edit = {
    do: 'invent',
    values: {
      name: 'Kite',
      side: 'soviet',
      nation: 'So',
      kind: 'SG',
      antiAir: 0,
      antiSurface: 30,
      antiSubmarine: 12,
      move: 3,
      defence: 8,
      ecm: 5,
      daylight: false,
      carrierBased: false,
    },
  };
  const MADE = edited(
    BLANK,
    KITE,
    { ...KITE, values: { ...KITE.values, name: 'Gull' } },
    put('Gull', '1125'),
  );

  test('are described, placed, changed and deleted', () => {
    expect(linesOf(MADE)).toContain('unit Kite soviet So SG 0-30-12-3-8-5');
    const faster = edited(MADE, { do: 'mark', unit: 'Gull', field: 'move', value: 9 });
    expect(linesOf(faster)).toContain('unit Gull soviet So SG 0-30-12-9-8-5');
    expect(linesOf(edited(MADE, { do: 'delete', unit: 'Kite' }))).toEqual([
      'unit Gull soviet So SG 0-30-12-3-8-5',
      'soviet @1125 Gull',
    ]);
    expect(linesOf(edited(MADE, { do: 'delete', unit: 'Gull' }))).toEqual([
      'unit Kite soviet So SG 0-30-12-3-8-5',
    ]);
  });

  test('have a name of their own; units of the roster stay', () => {
    expect(edit(MADE, KITE)).toMatchObject({
      ok: false,
      error: { message: 'There is already a unit Kite.' },
    });
    expect(edit(MADE, { do: 'delete', unit: 'US2' })).toMatchObject({ ok: false, error: { at: 'US2' } });
    expect(edit(MADE, { ...KITE, values: { ...KITE.values, name: 'a b' } })).toMatchObject({ ok: false });
  });
});

describe('[13.1] goals', () => {
  const RICH = edited(BLANK, { do: 'set', field: 'goal-13.13', value: 40 });

  test('are worth what the position says, in the score and in the orders', () => {
    expect(linesOf(RICH)[0]).not.toContain('goal');
    expect(sixthFleet.notation.print(RICH)).toContain('\ngoal 13.13 40\n');
    const usual = sixthFleetDesk
      .briefing?.(sixthFleet.view(BLANK, 'soviet'))
      .gains.flatMap(({ rows }) => rows);
    const changed = sixthFleetDesk
      .briefing?.(sixthFleet.view(RICH, 'soviet'))
      .gains.flatMap(({ rows }) => rows);
    expect(changed).toHaveLength(usual?.length ?? 0);
    expect(changed?.find(({ text }) => text.startsWith('No NATO ship in the eastern'))?.points).toEqual([40]);
    // Nobody is there, but the sea route is open as well.
    const cutOff = edited(RICH, { do: 'set', field: 'goal-13.12', value: 0 });
    expect(cutOff.scenario.goals.map(({ rule }) => rule)).toEqual(['13.13']);
    expect(netPoints(cutOff)).toBe(netPoints(RICH));
  });

  test('can be added to a scenario that has none of the kind', () => {
    const all = edited(BLANK, { do: 'set', field: 'goal-13.11', value: 7 });
    expect(netPoints(all) - netPoints(BLANK)).toBe(7);
  });

  test.each([
    ['goal 13.14 5', 'Name a goal: 13.11, 13.12, 13.13, as in "goal 13.12 20".'],
    ['goal 13.12 100', 'Write what the goal is worth, 0 to 99 points [13.1].'],
    ['goal 13.12 1 | goal 13.12 2', 'The points of this goal were already given.'],
  ])('%s is refused', (line, message) => {
    expect(sixthFleet.notation.parse(`sixth-fleet levant turn 1 of 6 | phase over | ${line}`)).toMatchObject({
      ok: false,
      error: { message },
    });
  });
});

test('a defended hex can be destroyed', () => {
  const [field] = sixthFleetEditor.fieldsAt(BLANK, hexOf('2025'));
  expect(field).toMatchObject({ id: 'destroyed', value: false });
  expect(
    linesOf(edited(BLANK, { do: 'terrain', hex: hexOf('2025'), field: 'destroyed', value: true })),
  ).toEqual(['destroyed 2025']);
});

test('the game can begin with the set-up of the players, or with any phase of a side', () => {
  const choices = sixthFleetEditor.sheet(BLANK).settings[0]?.fields.find(({ id }) => id === 'phase');
  const names = choices?.kind === 'choice' ? choices.choices.map(({ value }) => value) : [];
  expect(names).toHaveLength(5);
  for (const value of names) {
    const state = edited(BLANK, put('US2', '1122'), { do: 'set', field: 'phase', value });
    expect(sixthFleet.actor(state)).toHaveLength(1);
  }
});
