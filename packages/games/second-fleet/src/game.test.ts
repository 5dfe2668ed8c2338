import {
  examine,
  examineGame,
  mustBe,
  type Opening,
  randomMatch,
  readSave,
  replay,
  type ScenarioOpening,
  sayFinding,
  throughJson,
  writeSave,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from './game.ts';
import { secondFleetKit } from './kit.ts';

const position = (heading: string, phase: string, forces: string): Opening => ({
  position: `second-fleet ${heading} | phase ${phase} | ${forces}`,
});

/** Whole games, from the smallest; and turns that come at once to what games seldom come to. */
const OPENINGS: readonly Opening[] = [
  { scenario: 'standing-force', options: {} },
  position(
    'kola-strike turn 3 of 3',
    'segment side=nato arm=surface segment=2 first=nato chosen.nato=[air,surface] chosen.soviet=[air]',
    'options mines highSpeeds closeCombat | mines 3310=4 | nato @3310 HAWES/local GARY/local CARR/damaged/local | nato @3310 OSLO | soviet @3208 FRNZE/local OTTUK/local | soviet @3209 MKALN/local',
  ),
  position(
    'kola-strike turn 1 of 1',
    'segment side=nato arm=air segment=1 first=nato',
    'nato @2912 RSVLT VNCNS HAWES GARY | at RSVLT F14-1 F14-2 A6-1 EA6-1 E2-1 | soviet @2808 FRNZE/strategic OTTUK/strategic | soviet @2809 KIEV | cap KIEV Y38-1 | cap Kilpyavr S27-1 S27-2 | at Kilpyavr M31-1',
  ),
  position(
    'kola-strike turn 4 of 4',
    'mining side=soviet',
    'options mines logistics | mines 3605=3 | mission Andoya mining BS NO-P3-1 NO-P3-2 | mission Olenogorsk mining BS T95F-1 T95F-2 | nato @3310 HAWES | soviet @3208 FRNZE | soviet @3109 MKALN | stores soviet unit=MKALN fuel=99 ssm=0 asw=0 antiAir=0 torpedo=4 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0',
  ),
  position(
    'northern-campaign turn 4 of 4',
    'invasion side=soviet',
    'nato @3412 OSLO | at Banak NO-F16-3 | soviet @3207 BELOY KRSKY SVRPY SILNY | campaign strategy=unrestricted tracks.nato=15 tracks.soviet=9 | secret soviet strategy=unrestricted',
  ),
];

test('the index is sound, and so is every start: each value of each option by itself, and every pair', () => {
  expect(examine(secondFleet, { ...secondFleetKit, openings: [] }, 1).findings.map(sayFinding)).toEqual([]);
});

/** How many moves pass between two moments that are examined: a whole game takes half a minute at every moment. */
const paceOf = (opening: Opening): number =>
  'scenario' in opening && process.env['THOROUGH'] !== '1' ? 12 : 1;

test.each(OPENINGS.map((opening, place) => [place, opening] as const))(
  'the examination finds nothing: %i %j',
  (_place, opening) => {
    const kit = { ...secondFleetKit, openings: [opening] };
    const { findings } = examineGame(secondFleet, kit, 0, 1, paceOf(opening));
    expect(findings.map(sayFinding)).toEqual([]);
  },
);

/** In `openings`: each scenario as it is, then with everything. */
const everythingOn = (scenario: string): number =>
  secondFleetKit.openings.findIndex(opening => 'scenario' in opening && opening.scenario === scenario) + 1;

/** Longer games under a glance now and then: the whole of them takes minutes and is the fuzzer's business. */
test.each([
  ['iceland-gap', 1],
  ['kola-strike', 2],
  ['northern-campaign', 3],
])('%s passes at a quick pace', (scenario, seed) => {
  const { findings } = examineGame(secondFleet, secondFleetKit, everythingOn(scenario), seed, 400);
  expect(findings.map(sayFinding)).toEqual([]);
});

test('[11] damage is never undone', () => {
  const match = randomMatch(secondFleet, { scenario: 'kola-strike', options: {} }, 7, 4000);
  let hurt: readonly number[] = [];
  for (const { before } of replay(secondFleet, match)) {
    expect(hurt.filter(unit => before.table.pieces[unit]?.damaged === false)).toEqual([]);
    hurt = before.table.pieces.flatMap(({ damaged }, unit) => (damaged ? [unit] : []));
  }
  expect(hurt.length).toBeGreaterThan(0);
});

/** A save as another version of the rules would have written it. */
const savedWith = (version: number, options: ScenarioOpening['options']): string =>
  writeSave(
    { ...secondFleet, version },
    randomMatch(secondFleet, { scenario: 'norway-convoy', options }, 3, 40),
    undefined,
  );

test.each([
  ['older than the choice', 4, {}, 15],
  ['of now', secondFleet.version, {}, 15],
  ['with another handicap', secondFleet.version, { handicap: 44 }, 44],
])('[C.22.2] a save %s is read with the handicap it was played with', (_name, version, options, handicap) => {
  const { match } = mustBe(readSave(secondFleet, savedWith(version, options)));
  expect([match.state.table.handicap, match.length]).toEqual([handicap, 40]);
});

test('a state survives JSON', () => {
  const state = mustBe(secondFleet.setup({ scenario: 'northern-campaign', options: { logistics: true } }));
  expect(throughJson(state)).toEqual(state);
});
