import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Invasion, logistics, nuclear weapons. */
export const COMPLETION_17_TO_19: readonly RuleCase[] = [
  rule('C.17', 'Invasion', 'Assaults on bases, in AM turns: Soviet, NATO, control.'),
  rule(
    'C.17.1',
    'Targets',
    'Bases that the strategy allows, and lost ones for NATO; one assault a base a day.',
  ),
  rule('C.17.2', 'Invasion hexes', 'Water next to the base, not across land, without enemy ships.'),
  rule(
    'C.17.3',
    'Amphibious',
    'Each amphibious ship lands its lift once; it reloads by a day in a home port.',
  ),
  rule(
    'C.17.4',
    'Parachute',
    'Up to six battalions a day within one zone of an airfield. Enemy fighters and flak take their part.',
  ),
  rule('C.17.5', 'Commando', 'One point a unit, three at most; or a raid that damages the base on 0 to 2.'),
  rule('C.17.6', 'Strength', 'All points against defence and garrison, halved if the base is badly hit.'),
  rule(
    'C.17.7',
    'The assault table',
    'Odds and die: failed, lodgement or captured. A lodgement fights again next AM.',
  ),
  rule('C.17.8', 'Lodgements', 'They cannot leave; the base launches and replenishes nothing.'),
  rule('C.17.9', 'Control', 'The base changes side with Damage 1 at least; aircraft and ships in it leave.'),
  rule('C.17.10', 'Losses', 'Whole points; parachutists in eights rounded up.'),
  rule('C.18', 'Logistics', 'Boxes of fuel and ammunition.'),
  rule('C.18.1', 'Rosters', 'A row only for what a unit has.'),
  rule(
    'C.18.2',
    'Fuel',
    'A box for five hexes a day, one more for each turn of high speed; none left, one point.',
  ),
  rule(
    'C.18.3',
    'Ammunition',
    'One box for each attack, one AAA box for each defence; empty, the attack is barred.',
  ),
  rule('C.18.4', 'Carriers', 'One box for each air unit that attacks; special missiles only with this rule.'),
  rule('C.18.5', 'In port', 'A whole turn in an undamaged own port: all fuel and four boxes.'),
  rule('C.18.6', 'At sea', 'Supply ships serve up to three takers in their hex.'),
  rule('C.19', 'Tactical nuclear weapons', 'When both strategy and a release allow them.'),
  rule('C.19.1', 'Release', 'At world war, by escalation or declaration; the first user pays.'),
  rule('C.19.2', 'Pools', 'Each use takes one from the pool of the side.'),
  rule(
    'C.19.3',
    'SSM and bombing',
    'Defence halved, die three more, last column; others in the hex are hit too.',
  ),
  rule('C.19.4', 'ASW', 'Column 58 to 71 without defence; another submarine in the hex on 21 to 27.'),
  rule('C.19.5', 'The price', 'Ten points for each base attacked; a die may bring general war.'),
];
