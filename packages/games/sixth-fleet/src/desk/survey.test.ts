import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { openingPosition } from '../testing/positions.ts';
import { after, namesOf, table } from '../testing/table.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { surveyFor } from './survey.ts';

const survey = (state: State, viewer: Side | 'spectator') => surveyFor({ viewer, table: state });

/** Duties in short: case, hexes are in the text, and who is meant. */
const duties = (state: State, side: Side): readonly string[] =>
  survey(state, side).duties.map(
    ({ rule, text, pieces, urgent }) =>
      `${urgent ? '!' : '?'} ${rule} ${text} ${namesOf(state, pieces as readonly UnitId[]).join()}`,
  );

const WALL = 'unit WALL soviet So DD 9-9-9-4-60-2';

describe('duties', () => {
  test.each([
    [
      '[8.21] a hex from which one must attack',
      'nato',
      'combat side=nato',
      'nato @0914 US6 US7 | soviet @0915 So5',
      ['! 8.21 Belknap or American DDG group east of Malta must attack Nikolayev. US6,US7'],
    ],
    [
      '[8.24] a unit that must go',
      'nato',
      'combat side=nato',
      `${WALL} | nato @0914 US6 | soviet @0915 WALL`,
      ['! 8.24 Belknap east of Malta must attack but cannot. Withdraw it. US6'],
    ],
    [
      '[6.42] [8.24] a unit that goes, or another attacks for it',
      'nato',
      'combat side=nato',
      'unit TOUGH soviet So DD 9-9-0-4-15-2 | nato @0914 US6 US11 | soviet @0915 TOUGH',
      [
        '! 8.24 Belknap east of Malta must attack but cannot. Attack with another unit there, or withdraw it. US6',
      ],
    ],
    ['nothing near, nothing owed', 'nato', 'combat side=nato', 'nato @0914 US6 | soviet @0916 So5', []],
    [
      '[9.22] two that can land, by hex',
      'nato',
      'movement side=nato mustLand=Ita28,Ita29',
      'nato @1814 Ita28 Ita29',
      ['! 9.22 Two aircraft off Taranto must land now. Ita28,Ita29'],
    ],
    [
      '[9.22] one that has moved and not landed cannot any more',
      'nato',
      'movement side=nato mustLand=Ita28 moved=Ita28',
      'nato @1814 Ita28',
      ['! 9.22 One aircraft off Taranto cannot reach a base and will be lost when movement ends. Ita28'],
    ],
    [
      '[9.15] one that can land abroad only',
      'nato',
      'movement side=nato mustLand=Tua42',
      'nato @1517 Tua42',
      [
        '! 9.22 One aircraft north-west of Andravida can land only at the base of an ally and will then be out of the game. Tua42',
      ],
    ],
    [
      '[9.15] one that is over such a base already',
      'nato',
      'movement side=nato mustLand=Tua42',
      'nato @1418 Tua42',
      [
        '! 9.22 One aircraft at Andravida can land only at the base of an ally and will then be out of the game. Tua42',
      ],
    ],
    [
      '[9.22] one that can land nowhere',
      'nato',
      'movement side=nato mustLand=Tua42',
      'nato @0322 Tua42',
      [
        '! 9.22 One aircraft south-west of Mersa Matruh cannot reach a base and will be lost when movement ends. Tua42',
      ],
    ],
    [
      '[9.22] one that has landed owes nothing',
      'nato',
      'movement side=nato mustLand=Ita28 moved=Ita28',
      'nato @1812 Ita28',
      [],
    ],
    [
      '[9.22] one that flew too far to come back',
      'nato',
      'movement side=nato moved=Ita28',
      'nato @0835 Ita28',
      ['? 9.22 One aircraft at Beersheba would not be able to reach a base next turn. Ita28'],
    ],
    [
      '[7.0] four ships in a hex',
      'nato',
      'movement side=nato',
      'nato @0914 US6 US7 US8 US9',
      ['! 7.0 Too many units are east of Malta. Your opponent will choose which are lost. US6,US7,US8,US9'],
    ],
  ] as const)('%s', (_name, side, phase, forces, expected) => {
    expect(duties(table(phase, forces), side)).toEqual(expected);
  });

  test('[8.7] each unit that must retreat, for its owner only', () => {
    const state = after(
      table('combat side=soviet', 'unit X soviet So DD 40-40-40-4-3-3 | soviet @0914 X | nato @0915 US6 US7'),
      'soviet attack X at 0915 on US6 US7',
      'roll 1',
    );
    expect(duties(state, 'nato')).toEqual([
      '! 8.7 Belknap east of Malta must retreat. US6',
      expect.stringMatching(/^! 8\.7 .* must retreat\. US7$/),
    ]);
    expect(survey(state, 'soviet')).toMatchObject({ duties: [], ready: [], commands: [] });
    expect(survey(state, 'soviet').advice).toBe('NATO plays next. Please wait.');
  });

  test('[11.1] what the set-up still needs, until nothing is left', () => {
    const empty = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
    const asked = duties(empty, 'nato').join('\n');
    expect(asked).toContain('! 11.1 You still have to set up 39 units.');
    expect(asked).toContain('? 11.1 One CV must be set up north-west of Sardinia. US1,US2');
    expect(asked).toContain(
      '? 11.1 You still need Greek units at Athens, off Athens, at Andravida, at Salonika.',
    );
    expect(duties(after(empty, 'nato deploy-rest'), 'nato')).toEqual([]);
  });
});

describe('the end of a phase', () => {
  test('says which aircraft are lost and which stacks are too many', () => {
    const state = table('movement side=nato mustLand=Ita28', 'nato @1814 Ita28 | nato @0914 US6 US7 US8 US9');
    const { end } = survey(state, 'nato');
    expect(end?.label).toBe('End movement');
    expect(end?.losses.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Italian .* off Taranto has not landed and would be lost\. The enemy would get 1 point\.$/,
      ),
      'There is one ship unit too many east of Malta. Your opponent will choose which to remove.',
    ]);
    expect(end?.losses[0]?.repairs.map(({ button }) => button)).toEqual(['Fly it home: at Foggia']);
    expect(end?.refusal).toBeUndefined();
  });

  test('[9.15] says which aircraft is grounded where it is', () => {
    const { end } = survey(table('movement side=nato mustLand=Tua42', 'nato @1418 Tua42'), 'nato');
    expect(end?.losses.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Turkish .* at Andravida cannot reach a base of its own\. It lands there/),
    ]);
  });

  test('[7.0] an aircraft that is lost anyway is not one too many', () => {
    const seven = 'Ita24 Ita25 Ita26 Ita27 Ita28 Ita29 Ita30';
    const { end } = survey(table('movement side=nato mustLand=Ita28', `nato @1814 ${seven}`), 'nato');
    expect(end?.losses).toHaveLength(1);
  });

  test('is refused while something is owed', () => {
    const state = table('combat side=nato', 'nato @0914 US6 | soviet @0915 So5');
    expect(survey(state, 'nato').end?.refusal?.rule).toBe('8.21');
    expect(survey(state, 'soviet').end).toBeUndefined();
  });

  test('[12.2] reinforcements that cannot arrive are named', () => {
    const state = table('reinforcement side=nato', 'nato @0914 US6', 'campaign turn 10 of 21');
    const { end, duties: owed } = survey(state, 'nato');
    expect(owed.map(({ rule }) => rule)).toEqual(['12.2']);
    expect(end?.refusal?.rule).toBe('12.2');
    expect(
      end?.losses.every(({ text }) => text.endsWith('cannot arrive and will never join the game.')),
    ).toBe(true);
  });
});

describe('commands', () => {
  const labels = (state: State, side: Side): readonly string[] =>
    survey(state, side).commands.map(({ label }) => label);

  test.each([
    [
      '[14.2] at the start of a Soviet movement',
      'soviet',
      'movement side=soviet',
      'options neutralAirSpace',
      ['Violate neutral air space (10 points to NATO)'],
    ],
    ['[14.2] not without agreement', 'soviet', 'movement side=soviet', 'nato @0914 US6', []],
    ['[11.0] go on or stop', 'nato', 'extension', 'nato @0914 US6', ['Play on to turn 21', 'Stop here']],
    [
      '[8.5] decline',
      'nato',
      'advance side=nato hex=0915 candidates=US6 | under combat side=nato attacked=US6 targets=0915',
      'nato @0914 US6',
      ['Do not advance'],
    ],
  ] as const)('%s', (_name, side, phase, forces, expected) => {
    expect(labels(table(phase, forces), side)).toEqual(expected);
  });
});

describe('trays', () => {
  test('hold what waits, what is aboard, what is to come and what is lost', () => {
    const opening = openingPosition({ scenario: 'campaign', options: {} });
    const trays = survey(opening, 'spectator').trays;
    expect(trays.map(({ title }) => title)).toEqual([
      'Aboard Saratoga',
      'Aboard America',
      'Aboard Minsk',
      'NATO reinforcements, turn 11',
      'Soviet reinforcements, turn 11',
    ]);
    const lost = survey(
      table('movement side=nato', 'nato @0914 US6 | dead US7 So5 | grounded Ita28'),
      'nato',
    );
    expect(
      lost.trays.filter(({ id }) => !id.startsWith('due')).map(({ id, pieces }) => [id, pieces.length]),
    ).toEqual([
      ['lost-nato', 1],
      ['lost-soviet', 1],
      ['grounded', 1],
    ]);
  });

  test('every unit is on the map or in one tray, at any time of the set-up', () => {
    const empty = mustBe(sixthFleet.setup({ scenario: 'campaign', options: {} }));
    const some = after(empty, 'nato deploy US6 0812');
    const { trays } = survey(some, 'nato');
    const pieces = trays.flatMap(tray => tray.pieces);
    expect(new Set(pieces).size).toBe(pieces.length);
  });
});

describe('title and advice', () => {
  test.each([
    [
      'combat side=soviet',
      'nato @0914 US6 | soviet @0916 So5',
      'soviet',
      'Soviet combat',
      /No enemy is in reach/,
    ],
    [
      'combat side=nato',
      'nato @0914 US6 | soviet @0915 So5',
      'nato',
      'NATO combat',
      /^Belknap east of Malta must attack Nikolayev\.$/,
    ],
    [
      'combat side=nato',
      'unit TOUGH soviet So DD 9-9-0-4-15-2 | nato @0914 US6 US11 | soviet @0915 TOUGH',
      'nato',
      'NATO combat',
      /Attack with another unit there, or withdraw it/,
    ],
    [
      'combat side=nato',
      `${WALL} | nato @0914 US6 | soviet @0915 WALL`,
      'nato',
      'NATO combat',
      /must attack but cannot\. Withdraw it/,
    ],
    [
      'movement side=nato mustLand=Ita28',
      'nato @1814 Ita28',
      'nato',
      'NATO movement',
      /^Land Italian .* first: click it off Taranto, then a base\.$/,
    ],
    [
      'movement side=nato',
      'nato @0914 US6',
      'nato',
      'NATO movement',
      /^Move Belknap: click it east of Malta, then a tinted hex\.$/,
    ],
    ['movement side=nato', 'nato @0914 US6', 'spectator', 'NATO movement', /NATO plays next/],
    [
      'excess side=soviet mover=nato',
      'nato @0914 US6 US7 US8 US9',
      'soviet',
      'The Soviet side removes extra units',
      /lost/,
    ],
    ['over', 'nato @0914 US6', 'nato', 'The game is over', /start another one/],
  ] as const)('%s: %s', (phase, forces, viewer, title, advice) => {
    const state = table(phase, forces);
    expect(survey(state, viewer).title).toBe(title);
    expect(survey(state, viewer).advice).toMatch(advice);
  });
});
