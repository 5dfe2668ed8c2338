import { failed, looseLines, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { parse } from './parse.ts';
import { print } from './print.ts';

const TEXT = [
  'second-fleet northern-campaign turn 7 of 36',
  'level advanced',
  'period 2',
  'handicap 170',
  'options logistics deepMode mines',
  'weather NS=storm BS=squall',
  'unit X1 nato US DD front=4-4-8-2-12-6-5-5-0 damaged=3-4-5-2-8-3-3-3-0',
  'unit X2 soviet SO INT front=24-0-0-30-0-10 allWeather',
  'phase attack-roll aimed.strike.type=ssm aimed.strike.side=soviet aimed.strike.units=[FRNZE,OTTUK] aimed.strike.from=2807 aimed.strike.hex=2909 aimed.strike.over=[2808] aimed.strike.cruise=false aimed.strike.answer=false aimed.aims.0.target.kind=unit aimed.aims.0.target.unit=X1 aimed.aims.0.points=20 aimed.tacCoord=[] aimed.nuclear=false aims.0.target.kind=unit aims.0.target.unit=X1 aims.0.points=20 defence=3 points=[]',
  'under surface-activation spent=1 moved=over highSpeed=false attacks=[] fired=[] dared=[] side=soviet units=[FRNZE,OTTUK] start=2807 hex=2807',
  'under segment segment=2 first=nato chosen.nato=[air] chosen.soviet=[submarine,surface] acted=[FRNZE,OTTUK] hunted=[] launched=[] guests=[] side=soviet arm=surface',
  'nato @2922 OGDEN/strategic HAWES/damaged/strategic ANDRM/strategic',
  'nato @2909 X1/local',
  'soviet @2807 FRNZE OTTUK',
  'nato @2529 LAJLA/deep',
  'soviet @2917 MKALN/damaged/strategic',
  'at Andoya NO-P3-1',
  'mission Andoya recon NS NO-P3-2',
  'cap Kilpyavr S27-1 X2',
  'returning Kilpyavr interception NS NS M31-1',
  'returning Olenogorsk mining BS - T95F-1',
  'lost KIEV',
  'base Banak owner=soviet airfield=2 garrison=3',
  'mines 3412=2',
  'campaign armistice=1 talks=-1 tracks.nato=15 tracks.soviet=9 broken=NO voyages.0.unit=HAWES voyages.0.today=5 voyages.0.thisTurn=2 voyages.0.fast=0 once=[first-attack-on-soviet-base]',
  'score nato "destroyed CV" 10',
  'secret soviet strategy=restricted',
  'order nato unit=NO-P3-1 mission=recon zone=NS',
  'lot soviet unit=T95F-1 hex=3605',
  'stores nato unit=HAWES fuel=3 ssm=2 asw=3 antiAir=4 torpedo=0 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0',
].join('\n');

test('a position is printed as it was written, and read as it was', () => {
  const state = mustBe(parse(TEXT));
  expect(mustBe(parse(print(state)))).toEqual(state);
  expect(looseLines(print(state))).toEqual(looseLines(TEXT));
});

test('[C.22.2] a position that names no handicap has that of its scenario', () => {
  const { table } = mustBe(parse('second-fleet norway-convoy turn 1 of 15 | phase over'));
  expect(table.handicap).toBe(15);
});

describe('a fault names its place', () => {
  const head = 'second-fleet kola-strike turn 2 of 15 | phase cap side=soviet | ';
  test.each([
    ['nothing', '', '', 'empty'],
    ['another game', 'sixth-fleet short turn 1 of 10', 'line 1, column 1', 'standing-force'],
    ['a turn beyond the end', 'second-fleet kola-strike turn 16 of 15', 'line 1, column 31', 'outside'],
    ['an unknown statement', `${head}fog`, 'line 1, column 65', 'begins no statement'],
    ['a hex off the map', `${head}nato @9999 HAWES`, 'line 1, column 70', '@2922'],
    ['an unknown unit', `${head}nato @2922 NOBODY`, 'line 1, column 76', 'no unit NOBODY'],
    ['a unit twice', `${head}nato @2922 HAWES | nato @2923 HAWES`, 'line 1, column 95', 'two places'],
    ['the wrong side', `${head}nato @2922 FRNZE`, 'line 1, column 76', 'not a nato unit'],
    ['an aircraft at sea', `${head}nato @2922 F14-1`, 'line 1, column 76', 'Aircraft'],
    ['a ship on land', `${head}nato @3411 HAWES`, '@3411', 'on land'],
    ['an aircraft on a strip', `${head}at Vago F15-1`, 'F15-1', '[5.10]'],
    ['an aircraft without its carrier', `${head}at RSVLT F14-1`, 'F14-1', 'no such carrier'],
    ['a handicap for NATO', `${head}handicap -5`, 'line 1, column 74', '0 to 999'],
    ['a handicap without a figure', `${head}handicap`, 'line 1, column 65', '0 to 999'],
    ['an unknown condition', `${head}nato @2922 HAWES/wet`, 'line 1, column 76', 'wet'],
  ])('%s', (_name, text, at, words) => {
    expect(parse(text)).toEqual(
      failed(expect.objectContaining({ at, message: expect.stringContaining(words) })),
    );
  });
});
