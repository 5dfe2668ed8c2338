import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Bombs against ships and bases. */
export const SECTION_10_BOMBING: readonly RuleCase[] = [
  rule(
    '10.9',
    'Bombing',
    'Aircraft attack ships and bases from above. The defence works as against missiles, but it can also cost the attackers aircraft.',
  ),
  rule(
    '10.9.1',
    'Where',
    'The aircraft must be in the hex of the target. Ships there must be marked; a base needs no mark.',
  ),
  rule('10.9.2', 'One hex', 'A stack attacks one hex, once in its flight [C.9.3].'),
  rule(
    '10.9.3',
    'Formation',
    'The defender first lines up each attacked force from top to bottom, as against missiles [10.8.4].',
  ),
  rule(
    '10.9.4',
    'Allocation',
    'The bombing points of all attackers are added up and shared out among any number of targets in the hex, at least one point each [C.8.2].',
  ),
  rule(
    '10.9.5',
    'Defence roll',
    'One die is rolled for the whole attack, on the sum of the AA below. The result is taken off each attack die, and a high one hits the bombers [10.9.5.8]. In a base hex the Close AA of the base stands instead of all guns of the ships there [14.3].',
  ),
  rule(
    '10.9.5.1',
    'Area AA',
    'The Area AA of all ships of the defender in the hex counts, but not in a fjord hex.',
  ),
  rule('10.9.5.2', 'Close AA', 'The Close AA of every target counts.'),
  rule(
    '10.9.5.3',
    'Cover',
    'The Close AA of the ship next below a target in its line counts, unless that ship is a target itself.',
  ),
  rule(
    '10.9.5.4',
    'On the way',
    'The Area AA of enemy ships in each hex that the aircraft crossed on the way to the target counts too, once for each hex. Flying around an escort makes the attack safer [C.10.2].',
  ),
  rule('10.9.5.5', 'Task Force', 'The die is two higher if at least one target belongs to a Task Force.'),
  rule(
    '10.9.5.6',
    'No group',
    'The die is one lower if no target belongs to a Task Force or Task Group [C.2.26].',
  ),
  rule(
    '10.9.5.7',
    'Alone',
    'The die is three lower, instead of one, if the target is the only ship in its hex [C.2.15].',
  ),
  rule(
    '10.9.5.8',
    'Losses',
    'The defence result also decides what the bombers lose after their attack: nothing on 0 to 4, one step on 5 to 8, and two steps on 9 or more [C.2.28].',
  ),
  rule(
    '10.9.6',
    'Attack roll',
    'One die is rolled for each target on the column of its points, minus the defence result. For example, 270 points bomb an airfield with 20 points of Close AA. A defence die of 5 stops 4; an attack die of 6 becomes 2 and makes 5 points, which is Damage 1 [C.2.9]. There is no penalty in fjords.',
  ),
  rule('10.9.6.1', 'Tac-Coord', 'The die is one higher for each unit that helps [10.2.1].'),
];
