import { failed, mustBe, playRandomly, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';

const { parse, print } = sixthFleet.notation;

describe('a position survives printing', () => {
  const EVERYTHING = { firstStrike: true, neutralAirSpace: true, middleEast: true, delay: true };
  test.each([
    ['short', {}],
    ['short', EVERYTHING],
    ['campaign', {}],
    ['campaign', EVERYTHING],
  ] as const)('%s %j', (scenario, options) => {
    let state: State = mustBe(sixthFleet.setup({ scenario, options }));
    const random = seededRandom(11);
    const phases = new Set<string>();
    while (state.phase.name !== 'over') {
      state = playRandomly(sixthFleet, state, random, 7).state;
      phases.add(state.phase.name);
      expect(mustBe(parse(print(state)))).toEqual(state);
    }
    for (const phase of ['combat', 'movement', 'retreat', 'attack']) expect(phases).toContain(phase);
  });

  test('a phase holds what it interrupts', () => {
    const text = [
      'sixth-fleet short turn 2 of 10',
      'options neutralAirSpace',
      'violated',
      'phase displacement side=soviet hex=1015 units=Soa12 unit=US11',
      'under retreat side=nato from=0915 pending=US11 cause=combat',
      'under combat side=soviet attacked=X targets=0915 struck=US11 fulfilled=0914 exempt=',
      'unit X soviet So DD 40-40-40-4-3-3 daylight carrier-based',
      'nato @0915 US11',
      'nato @0920 US1',
      'soviet @1015 Soa12',
      'soviet @0914 X',
      'aboard US1 USa9',
      'dead So5',
      'grounded Tua42',
      'forfeited USa4',
      'destroyed 1022',
    ].join('\n');
    expect(print(mustBe(parse(text)))).toBe(text);
  });

  test('what a phase has not yet is left out by people', () => {
    const full = 'phase combat side=nato attacked= targets= struck= fulfilled= exempt=';
    expect(parse('sixth-fleet short turn 2 of 10 | phase combat side=nato')).toEqual(
      parse(`sixth-fleet short turn 2 of 10 | ${full}`),
    );
  });

  test('boxes are the same in any order', () => {
    const read = (boxes: string) =>
      parse(`sixth-fleet short turn 2 of 10 | phase combat side=nato | nato @0914 US1 US2 | ${boxes}`);
    expect(read('aboard US2 USa15 | aboard US1 USa9')).toEqual(read('aboard US1 USa9 | aboard US2 USa15'));
  });

  const OUT =
    'nato @1814 Ita28 | nato @1812 Ita24 | nato @0914 USa9 US1 | nato @0915 USa1 | soviet @0920 Soa12';
  test.each([
    ['has only just begun: all away from a base must land', 'side=nato', '', 'Ita28,USa1'],
    ['is the other side’s', 'side=soviet', '', 'Soa12'],
    ['has gone on: those that moved took off in it', 'side=nato moved=USa1', 'USa1', 'Ita28'],
    ['says so itself', 'side=nato mustLand=USa1', '', 'USa1'],
    ['says itself that none must', 'side=nato mustLand=', '', ''],
  ])('[9.22] a Movement Phase that %s', (_name, fields, moved, mustLand) => {
    const side = fields.split(' ')[0] ?? '';
    const read = parse(`sixth-fleet short turn 2 of 10 | phase movement ${fields} | ${OUT}`);
    const full = `phase movement ${side} moved=${moved} mustLand=${mustLand}`;
    expect(print(mustBe(read)).split('\n')[1]).toBe(full);
    expect(mustBe(parse(print(mustBe(read))))).toEqual(mustBe(read));
  });

  test('[9.22] so it is in JSON', () => {
    const position = (phase: object) =>
      sixthFleet.notation.json?.parse({ phase, nato: { 1814: ['Ita28'], 1812: ['Ita24'] } });
    const begun = { name: 'movement', side: 'nato' };
    expect(position(begun)).toEqual(position({ ...begun, moved: [], mustLand: ['Ita28'] }));
    expect(position({ ...begun, mustLand: [] })).not.toEqual(position(begun));
  });
});

describe('positions that are refused, with the place', () => {
  const head = 'sixth-fleet short turn 2 of 10\n';
  const begun = `${head}phase combat side=nato\n`;
  const aboard = 'nato @0914 US1\naboard US1';
  test.each([
    ['nothing', '', '', 'empty'],
    ['another game', 'skerry sortie turn 1 of 6', 'line 1, column 1', 'sixth-fleet short'],
    ['another scenario', 'sixth-fleet long turn 1 of 6', 'line 1, column 1', 'sixth-fleet short'],
    ['a turn beyond the end', 'sixth-fleet short turn 11 of 10\nphase over', 'line 1, column 24', 'outside'],
    ['no phase', head, '', 'no phase line'],
    ['an unknown phase', `${head}phase lunch`, 'line 2, column 1', 'not complete'],
    ['a phase of nobody', `${head}phase combat`, 'line 2, column 1', 'side'],
    [
      'a phase with something of another',
      `${head}phase combat side=nato cause=combat`,
      'line 2, column 1',
      'cause',
    ],
    [
      'an interrupt of nothing',
      `${head}phase retreat side=nato from=0914 pending=US6 cause=combat`,
      'line 2, column 1',
      'resume',
    ],
    [
      'a phase about an unknown unit',
      `${head}phase combat side=nato attacked=US99`,
      'line 2, column 33',
      'no unit US99',
    ],
    [
      'a phase about an unknown hex',
      `${head}phase combat side=nato fulfilled=9999`,
      'line 2, column 34',
      'no hex 9999',
    ],
    [
      'an attacker without its target',
      `${head}phase combat side=nato attacked=US6`,
      'phase',
      'one target hex',
    ],
    [
      'a ship that must land',
      `${head}phase movement side=nato mustLand=US6\nnato @0914 US6`,
      'phase',
      'Only aircraft',
    ],
    [
      'an enemy aircraft that must land',
      `${head}phase movement side=nato mustLand=Soa12\nsoviet @0914 Soa12`,
      'phase',
      'not a nato unit',
    ],
    [
      'a retreat from where the unit is not',
      `${head}phase retreat side=nato from=0915 pending=US6 cause=combat\nunder combat side=soviet\nnato @0914 US6`,
      'phase',
      'not in the hex that it must leave',
    ],
    [
      'a displacement of a unit that is elsewhere',
      `${head}phase displacement side=soviet hex=1015 units=Soa12 unit=US11\nunder retreat side=nato from=0915 pending=US11 cause=combat\nunder combat side=soviet\nnato @0915 US11\nsoviet @1016 Soa12`,
      'phase',
      'not in the hex that it must leave',
    ],
    [
      'an attack on a unit that is elsewhere',
      `${head}phase attack attackers=US6 hex=0915 defenders=So5 need=1\nunder combat side=nato attacked=US6 targets=0915\nnato @0914 US6\nsoviet @0916 So5`,
      'phase',
      'not in the hex that is attacked',
    ],
    ['an unknown statement', `${begun}weather foul`, 'line 3, column 1', 'begins no statement'],
    ['an unknown option', `${begun}options fog`, 'line 3, column 9', 'no option fog'],
    ['a hex off the map', `${begun}nato @9901 US6`, 'line 3, column 6', 'on the map'],
    ['a hex without its sign', `${begun}nato 0914 US6`, 'line 3, column 6', '@1423'],
    ['an empty stack', `${begun}nato @0914`, 'line 3, column 6', 'Name the units'],
    ['a hex twice', `${begun}nato @0914 US6\nnato @0914 US7`, 'line 4, column 6', 'already given'],
    ['an unknown unit', `${begun}nato @0914 US99`, 'line 3, column 12', 'no unit US99'],
    ['a unit twice', `${begun}nato @0914 US6\nnato @0915 US6`, 'US6', 'two places'],
    ['a dead unit on the map', `${begun}nato @0914 US6\ndead US6`, 'US6', 'two places'],
    ['a unit of the other side', `${begun}nato @0914 So5`, '@0914', 'not a nato unit'],
    ['a fourth ship', `${begun}nato @0914 US6 US7 US8 US9`, '@0914', '[7.0]'],
    ['a seventh aircraft', `${begun}nato @0914 USa1 USa2 USa3 USa4 USa5 USa6 USa7`, '@0914', '[7.11]'],
    ['a ship on land', `${begun}nato @1810 US3`, '@1810', '[10.12]'],
    ['a ship above an aircraft', `${begun}nato @0914 US6 USa1`, '@0914', '[7.43]'],
    ['a unit in neutral Albania', `${begun}nato @1616 USa1`, '@1616', '[10.11]'],
    [
      'a ship there, though violated',
      `${begun}options neutralAirSpace\nviolated\nnato @1616 US6`,
      '@1616',
      '[10.11]',
    ],
    ['a unit in an enemy Defended hex', `${begun}soviet @1022 So5`, '@1022', '[10.15]'],
    ['both sides in a hex', `${begun}nato @0914 US6\nsoviet @0914 So36`, '@0914', '[5.21]'],
    ['aircraft aboard a cruiser', `${begun}nato @0914 US6\naboard US6 USa9`, 'US6', '[9.62]'],
    ['aircraft aboard a carrier that is not there', `${begun}aboard US1 USa9`, 'US1', '[9.62]'],
    ['a land-based aircraft aboard', `${begun}${aboard} USa1`, 'USa1', '[9.62]'],
    ['another nation’s aircraft aboard', `${begun}${aboard} Fra43`, 'Fra43', '[9.62]'],
    ['seven aboard', `${begun}${aboard} USa9 USa10 USa11 USa12 USa13 USa14 USa15`, 'US1', '[9.62]'],
    ['nobody aboard', `${begun}${aboard}`, 'US1', '[9.62]'],
    ['a box twice', `${begun}${aboard} USa9\naboard US1 USa10`, 'line 5, column 8', 'already given'],
    [
      'a made-up unit with a known name',
      `${begun}unit US6 nato US CG 9-9-9-4-2-4`,
      'line 3, column 6',
      'already',
    ],
    ['a negative strength', `${begun}unit X nato US CG 9--9-9-4-2-4`, 'line 3, column 19', 'none negative'],
    ['five ratings', `${begun}unit X nato US CG 9-9-9-4-2`, 'line 3, column 19', 'Write six ratings'],
    ['an unknown mark', `${begun}unit X nato US CG 9-9-9-4-2-4 fast`, 'line 3, column 31', 'daylight'],
    ['a unit of no nation', `${begun}unit X nato Xx CG 9-9-9-4-2-4`, 'line 3, column 1', 'unit SG9'],
    ['a destroyed hex off the map', `${begun}destroyed 9999`, 'line 3, column 11', 'no hex 9999'],
    ['a die of seven', `${begun}middle-east 7`, 'line 3, column 13', '1 to 6'],
  ])('%s', (_name, text, place, words) => {
    expect(parse(text)).toEqual(
      failed(expect.objectContaining({ at: place, message: expect.stringContaining(words) })),
    );
  });

  test('[7.21] a hex may hold too many while its owner moves', () => {
    expect(parse(`${head}phase movement side=nato\nnato @0914 US6 US7 US8 US9`).ok).toBe(true);
    expect(parse(`${head}phase excess side=soviet mover=nato\nnato @0914 US6 US7 US8 US9`).ok).toBe(true);
    expect(parse(`${head}phase movement side=soviet\nnato @0914 US6 US7 US8 US9`).ok).toBe(false);
    expect(parse(`${head}phase excess side=nato mover=soviet\nnato @0914 US6 US7 US8 US9`).ok).toBe(false);
  });
});
