import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Invasion, logistics, nuclear weapons. */
export const COMPLETION_17_TO_19: readonly RuleCase[] = [
  rule('C.17', 'Invasion', 'Assaults on bases, in AM turns: Soviet, NATO, control.'),
  rule(
    'C.17.1',
    'Targets',
    'The Soviets may assault bases that their strategy allows, and NATO bases that it has lost; a base is assaulted once a day.',
  ),
  rule(
    'C.17.2',
    'Invasion hexes',
    'An invasion hex is water next to the base, not across land and without enemy ships.',
  ),
  rule(
    'C.17.3',
    'Amphibious',
    'Each amphibious ship lands its lift once; it reloads by a day in a home port.',
  ),
  rule(
    'C.17.4',
    'Parachute',
    'Up to six battalions a day within one zone of an airfield. Enemy fighters and anti-aircraft fire shoot some down.',
  ),
  rule(
    'C.17.5',
    'Commando',
    'Each unit lands one point, with at most three in all; or commandos make a raid that damages the base on 0 to 2.',
  ),
  rule(
    'C.17.6',
    'Strength',
    'All points fight against defence and garrison, which are halved if the base is badly hit.',
  ),
  rule(
    'C.17.7',
    'The assault table',
    'The odds and the die decide whether the assault fails, holds a lodgement or captures the base. A lodgement fights again next AM.',
  ),
  rule('C.17.8', 'Lodgements', 'They cannot leave; the base launches and replenishes nothing.'),
  rule('C.17.9', 'Control', 'The base changes side with Damage 1 at least; aircraft and ships in it leave.'),
  rule('C.17.10', 'Losses', 'Losses are whole points; parachutists are lost in eights, rounded up.'),
  rule('C.18', 'Logistics', 'Boxes of fuel and ammunition.'),
  rule('C.18.1', 'Rosters', 'A roster has a row only for what the unit has.'),
  rule(
    'C.18.2',
    'Fuel',
    'A ship uses a box for five hexes a day and one more for each turn of high speed; with none left it has one movement point.',
  ),
  rule(
    'C.18.3',
    'Ammunition',
    'Each attack uses one box and each defence one AAA box; without boxes the attack is not allowed.',
  ),
  rule(
    'C.18.4',
    'Carriers',
    'Each air unit that attacks uses one box; special missiles exist only with this rule.',
  ),
  rule('C.18.5', 'In port', 'A whole turn in an undamaged own port gives all fuel and four boxes.'),
  rule('C.18.6', 'At sea', 'Supply ships serve up to three takers in their hex.'),
  rule(
    'C.19',
    'Tactical nuclear weapons',
    'They can be used when both the strategy and a release allow them.',
  ),
  rule(
    'C.19.1',
    'Release',
    'They are released at world war, by escalation or declaration; the first user pays.',
  ),
  rule('C.19.2', 'Pools', 'Each use takes one from the pool of the side.'),
  rule(
    'C.19.3',
    'SSM and bombing',
    'The defence is halved, the die is three more and the last column is used; other ships in the hex are hit too.',
  ),
  rule(
    'C.19.4',
    'ASW',
    'The attack uses column 58 to 71 without defence; another submarine in the hex is hit on column 21 to 27.',
  ),
  rule('C.19.5', 'The price', 'Each base attacked costs ten points, and a die may bring general war.'),
];
