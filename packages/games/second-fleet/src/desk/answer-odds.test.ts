import { describe, expect, test } from 'vitest';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { viewFor } from '../secrets/view.ts';
import { after } from '../testing/orders.ts';
import { position, units } from '../testing/positions.ts';
import { secondFleetDesk as desk } from './desk.ts';
import type { DeskChoice } from './say.ts';

const commandOf = (state: State, side: Side, label: RegExp): DeskChoice | undefined =>
  desk.survey(viewFor(state, side)).commands.find(choice => label.test(choice.label));

const chances = (choice: DeskChoice | undefined): readonly string[] =>
  (choice?.odds?.results ?? []).map(({ of, result }) => `${of ?? ''}: ${result}`);

const wholeOf = (choice: DeskChoice | undefined): number =>
  (choice?.odds?.results ?? []).reduce((sum, { ways }) => sum + ways, 0);

const labelsFor = (state: State, side: Side, name: string): readonly string[] =>
  desk.choices(viewFor(state, side), { pieces: units(state, name), targets: [] }).map(({ label }) => label);

/** Bombers on their way to the carrier in 2922, in the range of a patrol. */
const raid = (ahead: string, more = 'cap RSVLT F14-1 F14-2', missions = 'RSVLT'): State =>
  position(
    `reaction side=nato missions=[${missions}] ahead=[${ahead}] | under flight side=soviet units=[T26-1,T26-2] roles.0.unit=T26-1 roles.0.role=atk roles.1.unit=T26-2 roles.1.role=atk homes=[Olenogorsk,Olenogorsk] hex=2918 allowance=90 spent=20 path=[3906,2918] | under segment side=soviet arm=air`,
    `nato @2922 RSVLT/strategic VNCNS/strategic | ${more} | flight Olenogorsk T26-1 T26-2`,
  );

describe('[C.11.2] before a patrol attacks or lets a flight pass', () => {
  test('to let it pass tells what the flight may do where it flies to', () => {
    const pass = commandOf(raid('2919,2920,2921'), 'nato', /^Let the flight pass/);
    expect(chances(pass).length).toBeGreaterThan(0);
    expect(chances(pass).every(line => line.startsWith('Their best attack, on '))).toBe(true);
    expect([wholeOf(pass), pass?.odds?.sum]).toEqual([
      100,
      expect.stringMatching(/^It costs you [\d.]+ points?/),
    ]);
  });

  test('to attack tells both sides of the fight', () => {
    const attack = commandOf(raid('2919,2920,2921'), 'nato', /^Intercept/);
    expect(attack?.odds?.results.every(({ result }) => /^patrol .*; strike /.test(result))).toBe(true);
    expect(attack?.warning).toBeUndefined();
  });

  test('[8.14.1] where a patrol has no field left, it is told that going home means its loss', () => {
    const lost = raid(
      '2919',
      'cap Bodo US-F16-1 | base Bodo airfield=3 | base Andoya airfield=3 | base Orland airfield=3',
      'Bodo',
    );
    const attack = commandOf(lost, 'nato', /^Intercept/);
    expect(attack?.warning).toMatch(/lost, not just forced back\. No airfield has room\.$/);
  });
});

describe('[C.7.1] before ships under attack are arranged', () => {
  const attacked = after(
    position(
      'segment side=soviet arm=surface segment=1 first=soviet',
      'nato @3010 HAWES/local OGDEN/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK | soviet @2807 SILNY',
      'standing-force turn 1 of 6',
    ),
    'soviet activate FRNZE OTTUK',
    'soviet strike ssm FRNZE at 3010 over 3008 3009',
  );

  test('they are told what the attack may cost', () => {
    const keep = commandOf(attacked, 'nato', /^Keep the ships/);
    expect([chances(keep)[0], wholeOf(keep)]).toEqual([
      expect.stringMatching(/^Their best attack, on /),
      100,
    ]);
    expect(desk.survey(viewFor(attacked, 'soviet')).commands).toEqual([]);
  });
});

describe('who takes a loss', () => {
  const hurt = position(
    'air-losses side=nato steps=1 among=[F14-1,A6-1] cause=flak | under flight side=nato units=[F14-1,A6-1] homes=[RSVLT,RSVLT] hex=2919 allowance=24 spent=3 path=[2922,2919] attacked=bombing | under segment side=nato arm=air',
    'nato @2922 RSVLT/strategic | flight RSVLT F14-1 A6-1/damaged',
  );

  test('[C.11.6] a step more damages an aircraft that is whole, and takes one that is not', () => {
    expect(labelsFor(hurt, 'nato', 'F14-1')[0]).toMatch(/takes the hit: damaged/);
    expect(labelsFor(hurt, 'nato', 'A6-1')[0]).toMatch(/takes the hit: lost/);
  });

  test('[23.3.4] who chooses reads which side gets the points', () => {
    const mined = (face: number): State =>
      after(
        position(
          'segment side=nato arm=surface',
          'options mines | mines 3310=3 | nato @3310 HAWES/damaged GARY/damaged',
        ),
        'nato activate HAWES GARY',
        'nato sail 3209 3109',
        'roll 2',
        `roll ${face}`,
      );
    expect(labelsFor(mined(5), 'nato', 'GARY')[0]).toMatch(/is mined: lost, .* for the enemy$/);
    expect(labelsFor(mined(6), 'soviet', 'GARY')[0]).toMatch(/is mined: lost, .* for you$/);
  });
});

test('[8.14.1] aircraft that find no room are told that they are lost, before the landing ends', () => {
  const full =
    'base Bodo airfield=3 | at Andoya F15-1 F15-2 F111-1 | at Orland TOR-1 PHN-1 PHN-2 PHN-3 | cap Bodo US-F16-1 NO-F16-1';
  const state = position(
    'landing side=nato units=[US-F16-1,NO-F16-1] cause=cap',
    full,
    'kola-strike turn 3 of 15',
  );
  const lossesOf = (now: State): readonly string[] =>
    (desk.survey(viewFor(now, 'nato')).end?.losses ?? []).map(({ text }) => text);
  expect(lossesOf(state)).toEqual([]);
  const one = after(state, 'nato land US-F16-1 Andoya');
  expect(lossesOf(one)[0]).toMatch(/: lost, not just forced to land\. No airfield has room\.$/);
});
