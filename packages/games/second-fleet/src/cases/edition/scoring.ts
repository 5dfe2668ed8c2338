import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of victory, levels and scenarios. */
export const SCORING_READINGS: readonly Fill[] = [
  fill(
    'values-of-ours',
    'A11',
    'destroyed CR 4 for both sides, SB 8 for NATO',
    'The record sheets list neither.',
  ),
  fill(
    'missile-boats',
    'A11',
    '0, 1, 3 or 6 by strategy for each SB afloat at the end',
    'The printed line has a value for each strategy, and boats are worth keeping.',
  ),
  fill(
    'sea-denial',
    'A11',
    'each SN, SS and Task Force in LS, NA, BI or NS, damaged or not; not multiplied',
    'Scored at the same three moments as bases, which alone have factors.',
  ),
  fill(
    'the-end-is-armistice',
    'A11',
    'the last turn counts as the armistice; moments not reached are not scored',
    'The war is over either way.',
  ),
  fill(
    'campaign-levels',
    'A11',
    '90, 50 and 20 decisive, substantial and marginal; within 19 a draw',
    'The printed thresholds are not known.',
  ),
  fill(
    'damage-once',
    'A11',
    'damage scores once, and destruction replaces it',
    'Each ship scores only once.',
  ),
  fill(
    'patrol-lost-with-carrier',
    'A11',
    'aircraft lost with their carrier score as any other',
    'They are destroyed.',
  ),
  fill(
    'accident-scores-nothing',
    'A11',
    'units destroyed by accidents score for neither side, including aircraft aboard a carrier',
    'Neither side earned it.',
  ),
  fill(
    'first-attacks',
    'A11',
    'the price of a first attack on a Soviet base or missile boat is paid in the campaign only',
    'It is printed on the sheet of the campaign; the strike on Kola is ordered.',
  ),
  fill(
    'level-basic',
    '2',
    'basic: sections 4 to 12; intermediate: bases, repair, darkness; advanced: the rest',
    'The notes mark steps ADV and INT.',
  ),
  fill(
    'scenario-standing-force',
    'A17',
    'set-up and points of The Standing Force, with a handicap of 4',
    'Its idea, nine ships and six turns are known. Balanced by simulation: from 2922 the convoy met the raiders too late for them to be home in time, so it begins in 2916. One game in ten ends with the difference that the handicap makes up, so 4, not 3; with more, raiders that never left port would win.',
  ),
  fill(
    'scenario-iceland-gap',
    'A17',
    'Through the Gap as a whole, without a handicap',
    'Ours, for the basic game with submarines. Balanced by simulation: with six NATO submarines all ten of the Soviets were sunk in most games; now there are three. Between captains or admirals a handicap of 12 is fair.',
  ),
  fill(
    'scenario-kola-strike',
    'A17',
    'Strike on Kola as a whole, with a handicap of 25 and a draw within 1 point',
    'Ours, for carriers and bases; forces and handicap are balanced by simulation. With nine bombers players who led them around the patrols won nearly always, others hardly ever; four are left. Results lie close together, so that a wider draw would be the commonest end. The handicap lies between what is fair: cadets and admirals may choose 33, captains 21.',
  ),
  fill(
    'scenario-norway-convoy',
    'A17',
    'Convoy to Norway as a whole, with a handicap of 15',
    'Ours, for convoys; forces and handicap are balanced by simulation. Two bombers of eight are left and Orland has no fighters, because bombers that came around the patrols decided every game. Of the handicaps that are offered 25 is fair between admirals, 44 between captains, whose bombers fly straight through the patrols, and none is nearest to it between cadets. Soviets who stay in port cannot win by the handicap: the freighters unload.',
  ),
  fill(
    'handicap-choice',
    'C.22.2',
    'the Soviets begin with some points: those of the scenario, or others, or none, as the players agree',
    'Points that are fair between computers of one level favour a side at another level, so players can choose those of each level.',
  ),
  fill(
    'handicap-in-the-gap',
    'C.22.2',
    'in Through the Gap a handicap counts only if a Soviet submarine is through at the end, damaged or not',
    'With more than 5 points, boats that never left home waters would win.',
  ),
  fill(
    'convoy-ports',
    'C.16.6',
    'in Convoy to Norway freighters unload in Bergen, Trondheim, Narvik and Tromso, for the value of the port; not in Scotland or Iceland',
    'The seven ports are those of the campaign. Six points each for turning into Holy Loch would win the scenario without a voyage.',
  ),
  fill(
    'scenario-campaign',
    'A17',
    'forces and boxes of the campaign, without a handicap',
    'The tracks are given, what stands in their boxes is not. The computer’s ships go for the nearest enemy, which costs the Soviets most of their fleet: a handicap of 185 is fair between its cadets or captains, one of 100 between its admirals.',
  ),
  fill(
    'set-up-order',
    'A17',
    'NATO sets up first, then the Soviets',
    'This way tattletales find a force to shadow.',
  ),
  fill(
    'unloading',
    'A11',
    'a convoy ship that begins and ends a turn in port without moving is unloaded',
    'That is a whole turn of eight hours at the quay.',
  ),
  fill(
    'general-war',
    'A11',
    'general war overrides points',
    'Neither side wins it, but the side that caused it loses.',
  ),
];
