import {
  examine,
  examineGame,
  mustBe,
  type Opening,
  openMatch,
  play,
  sayFinding,
  throughJson,
  undo,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleet } from './game.ts';
import { sixthFleetKit } from './kit.ts';
import { ROSTER } from './model/roster.ts';
import { orderOf } from './testing/table.ts';
import type { Side } from './model/vocabulary.ts';

/** A position with these forces; all other units are dead, so that nobody is missing. */
const position = (heading: string, phase: string, forces: string): Opening => {
  const named = new Set(forces.split(/[\s|]+/));
  const due = /turn 1\d/.test(heading) && !phase.includes('reinforcement') ? ['start', 'turn-11'] : ['start'];
  const dead = ROSTER.filter(({ name, arrives }) => due.includes(arrives) && !named.has(name));
  return {
    position: `sixth-fleet ${heading} | phase ${phase} | ${forces} | dead ${dead.map(({ name }) => name).join(' ')}`,
  };
};

const EVERYTHING = { firstStrike: true, neutralAirSpace: true, middleEast: true, delay: true };
const SCENARIOS: readonly Opening[] = [
  { scenario: 'short', options: {} },
  { scenario: 'campaign', options: EVERYTHING },
];

/** What random games seldom come to: each of these comes to it at once. */
const CORNERS: readonly Opening[] = [
  position(
    'short turn 9 of 9',
    'retreat side=nato from=0915 pending=US13 cause=combat | under combat side=soviet',
    'soviet @0914 So1 So5 So7 | soviet @0917 So6 | soviet @0715 So3 | soviet @1015 Soa12 Soa13 | nato @0915 US13',
  ),
  position(
    'short turn 9 of 9',
    'movement side=nato mustLand=Tua42,Tua41',
    'nato @1517 Tua42 Tua41 | soviet @0920 So5',
  ),
  position(
    'short turn 9 of 9',
    'movement side=nato',
    'nato @0914 US1 US6 | aboard US1 USa9 USa10 USa11 | soviet @0920 So5',
  ),
  position(
    'short turn 9 of 9',
    'movement side=soviet',
    'options neutralAirSpace | violated | soviet @2021 Soa12 | nato @1714 Ita24',
  ),
  position(
    'campaign turn 10 of 11',
    'reinforcement side=nato',
    'options delay | soviet @1312 So5 | soviet @1021 So6 | nato @0914 US6',
  ),
  position(
    'short turn 1 of 2',
    'first-strike',
    'options firstStrike | nato @1602 USa9 US1 | nato @0812 US2 | aboard US2 USa16 | soviet @1902 So36 | soviet @1901 So37',
  ),
  position(
    'short turn 9 of 9',
    'movement side=nato',
    'nato @0914 US3 US4 US5 US6 US7 | nato @0915 US8 US9 | soviet @1020 So5',
  ),
];

/** Everything that can happen at random; see below for the rest. */
const KINDS = [
  'deployed embarked launched moved grounded attacked rolled routed retreated crowded displaced died destroyed',
  'opened advanced resumed began turned mobilised delayed forfeited answered extended',
].flatMap(kinds => kinds.split(' '));

/** A game that is examined at every moment takes half a minute. */
const IS_THOROUGH = process.env['THOROUGH'] === '1';
const QUICK_PACE = 40;

test('the examination finds nothing, and every kind of event was examined', () => {
  const scenarios = { ...sixthFleetKit, openings: SCENARIOS };
  const reports = [
    ...SCENARIOS.map((_, opening) =>
      examineGame(sixthFleet, scenarios, opening, 1, IS_THOROUGH ? 1 : QUICK_PACE),
    ),
    ...SCENARIOS.map((_, opening) => examineGame(sixthFleet, scenarios, opening, 2, QUICK_PACE)),
    examine(sixthFleet, { ...sixthFleetKit, openings: CORNERS }, 3),
  ];
  expect(reports.flatMap(({ findings }) => findings).map(sayFinding)).toEqual([]);
  const seen = (kind: string): number => reports.reduce((sum, { events }) => sum + (events[kind] ?? 0), 0);
  expect(KINDS.filter(kind => seen(kind) < 2)).toEqual([]);
});

/** Nobody does these at random, or hardly ever. */
test.each([
  ['nato arrange 0914 US7 US6', 'movement side=nato', 'arranged'],
  ['soviet violate-air-space', 'movement side=soviet', 'violated'],
])('%s is decoded, and taken back', (order, phase, type) => {
  const opening = {
    position: `sixth-fleet short turn 2 of 10 | phase ${phase} | options neutralAirSpace | nato @0914 US6 US7`,
  };
  const match = mustBe(openMatch(sixthFleet, opening));
  const { by, action } = orderOf(match.state, order);
  const played = mustBe(play(sixthFleet, match, by, action));
  const events = played.last?.entry.events ?? [];
  expect(events.map(event => event.type)).toEqual([type]);
  expect(events.map(event => mustBe(sixthFleet.decodeEvent(throughJson(event))))).toEqual(events);
  expect(mustBe(sixthFleet.decodeAction(throughJson(action)))).toEqual(action);
  expect(mustBe(undo(sixthFleet, played, by as Side)).state).toEqual(match.state);
});
