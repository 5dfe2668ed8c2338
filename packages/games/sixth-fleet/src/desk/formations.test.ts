import { mustBe } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { namesOf, table, unit, whereIs } from '../testing/table.ts';
import { decide } from '../turn/decide.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { choicesFor } from './choices.ts';
import type { DeskChoice } from './say.ts';
import { surveyFor } from './survey.ts';

const formations = (state: State, viewer: Side): readonly string[] =>
  (surveyFor({ viewer, table: state }).formations ?? []).map(
    ({ name, pieces }) => `${name} | ${namesOf(state, pieces as readonly UnitId[]).join()}`,
  );

const pick = (state: State, side: Side, pieces: string): readonly DeskChoice[] =>
  choicesFor(
    { viewer: side, table: state },
    { pieces: pieces.split(' ').map(name => unit(state, name)), targets: [] },
  );

const carriedOut = (state: State, side: Side, choice: DeskChoice | undefined): State =>
  (choice?.actions ?? []).reduce((now, action) => mustBe(decide(now, side, action)).state, state);

const goingTo = (choices: readonly DeskChoice[], hex: string): DeskChoice | undefined =>
  choices.find(choice => choice.hex !== undefined && nameOfHex(choice.hex as HexId) === hex);

describe('who is ordered as a whole', () => {
  test('[5] ships close to each other follow their carrier, one alone does not', () => {
    const state = table('movement side=nato', 'nato @0914 US6 | nato @0915 US1 | nato @1421 US7');
    expect(formations(state, 'nato')).toEqual(["Saratoga's task force: two ship units | US1,US6"]);
  });

  test('[9.22] all aircraft, but not those that must land', () => {
    const state = table('movement side=nato mustLand=Ita29', 'nato @1812 Ita28 Ita30 | nato @1813 Ita29');
    expect(formations(state, 'nato')).toEqual(['All two aircraft | Ita28,Ita30']);
  });

  test('[8.36] all submarines, and their proposal is one that the rules allow', () => {
    const state = table(
      'movement side=nato',
      'nato @0914 US11 | nato @0917 US12 | unit EASY soviet So DD 0-0-0-3-1-0 | soviet @0920 EASY',
    );
    expect(formations(state, 'nato')).toEqual(['All two submarines | US11,US12']);
    const [choice, ...more] = pick(state, 'nato', 'US11 US12');
    expect(more).toEqual([]);
    expect(choice?.label).toMatch(/^Send (one submarine|two submarines) as proposed$/);
    expect(() => carriedOut(state, 'nato', choice)).not.toThrow();
  });

  test('nobody in combat, and nobody for who watches', () => {
    const state = table('combat side=nato', 'nato @0914 US6 US7 | soviet @0915 So5');
    expect(formations(state, 'nato')).toEqual([]);
    expect(formations(table('movement side=nato', 'nato @0914 US6 US7'), 'soviet')).toEqual([]);
  });
});

describe('a task force under one order', () => {
  const state = table('movement side=nato', 'nato @0914 US6 | nato @0915 US1');

  test('[5.1] the others keep their places around the ship that leads', () => {
    const choice = goingTo(pick(state, 'nato', 'US1 US6'), '0917');
    expect(choice?.label).toBe('Saratoga and Belknap sail to 0917 in formation');
    const now = carriedOut(state, 'nato', choice);
    expect([whereIs(now, 'US1'), whereIs(now, 'US6')]).toEqual(['0917', '0916']);
    expect(choice?.ways?.map(way => nameOfHex(way.at(-1) as HexId))).toEqual(['0917', '0916']);
  });

  test('[7.0] where a hex is full, the ship takes the nearest place with room', () => {
    const full = table(
      'movement side=nato moved=US7,US8,US9',
      'nato @0914 US6 | nato @0915 US1 | nato @0916 US7 US8 US9',
    );
    const now = carriedOut(full, 'nato', goingTo(pick(full, 'nato', 'US1 US6'), '0917'));
    expect(whereIs(now, 'US1')).toBe('0917');
    expect(whereIs(now, 'US6')).not.toBe('0916');
  });

  test('[9.62] [9.63] aircraft over the carrier sail with her and are over her again', () => {
    const over = table('movement side=nato', 'nato @0914 US6 | nato @0915 USa12 US1');
    const choice = goingTo(pick(over, 'nato', 'US1 US6'), '0917');
    expect(choice?.warning).toBeUndefined();
    expect(whereIs(carriedOut(over, 'nato', choice), 'USa12')).toBe('0917');
  });
});

describe('aircraft under one order', () => {
  /** Two are over the sea, where nothing is to be done, and two at home. */
  const state = table('movement side=nato', 'nato @1814 Ita24 | nato @1813 Ita25 | nato @1713 Ita26 Ita27');
  const proposed = (now: State): readonly DeskChoice[] => pick(now, 'nato', 'Ita24 Ita25 Ita26 Ita27');

  test('[9.2] one proposal, drawn from where each flies, that the rules allow as a whole', () => {
    const [choice, ...more] = proposed(state);
    expect(more).toEqual([]);
    expect(choice?.label).toMatch(/^Fly .+ aircraft as proposed$/);
    expect(choice?.ways).toHaveLength(choice?.actions.length ?? 0);
    expect(() => carriedOut(state, 'nato', choice)).not.toThrow();
    expect(proposed(state)).toEqual([choice]);
  });

  test('nothing is proposed where every one is best where it is', () => {
    expect(proposed(table('movement side=nato', 'nato @1812 Ita24 Ita25 | nato @1713 Ita26 Ita27'))).toEqual(
      [],
    );
  });
});
