import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Missiles against ships and bases. */
export const SECTION_10_MISSILES: readonly RuleCase[] = [
  rule(
    '10.8',
    'SSM',
    'Missiles strike ships and bases from a distance. First comes the defence of the whole hex, then one die for each target.',
  ),
  rule(
    '10.8.1',
    'Who and what',
    'Ships, submarines and aircraft with missiles can fire at marked ships, airfields and ports within the range on their counter. Ships and submarines cannot fire across an all-land hexside; aircraft can [C.8.1].',
  ),
  rule(
    '10.8.2',
    'Not from fjords',
    'Ships and submarines in a fjord hex cannot fire missiles. Aircraft that fly over one can.',
  ),
  rule(
    '10.8.3',
    'One hex',
    'All missiles of an attack go to one hex. Ships that are activated apart may attack another hex.',
  ),
  rule(
    '10.8.4',
    'Formation',
    'Before targets are named, the defender lines up each attacked force from top to bottom. It decides who covers whom [10.8.6.3]: put a ship with strong Close AA below the one that you want to protect.',
  ),
  rule(
    '10.8.5',
    'Allocation',
    'The points of all units that fire are added up, and the attacker shares out the sum among any number of targets in the hex, at least one point each [C.8.2]. The airfield and the port of a hex are two targets.',
  ),
  rule(
    '10.8.6',
    'Defence roll',
    'One die is rolled for the whole attack. Its column is the sum of everything that shoots missiles down, as the next cases list it; patrols and groups change the die. In a base hex the Close AA of the base stands instead of all guns of the ships there [14.3].',
  ),
  rule(
    '10.8.6.1',
    'Area AA',
    'The Area AA of all ships of the defender in the hex counts, whether they are targets or not. In a fjord hex it does not count.',
  ),
  rule('10.8.6.2', 'Close AA', 'The Close AA of every target counts, because each ship defends itself.'),
  rule(
    '10.8.6.3',
    'Cover',
    'The Close AA of the ship next below a target in its line counts as well, unless that ship is a target itself. Each ship counts once, and the last in the line has nobody below it.',
  ),
  rule(
    '10.8.6.4',
    'On the way',
    'The Area AA of enemy ships in each hex that the missiles cross counts too. The attacker names the path, which must be one of the shortest, and he should look for one around such ships [C.10.1].',
  ),
  rule(
    '10.8.6.5',
    'Patrols',
    'The die is one higher for each patrol of the defender over the target hex or beside it, and two higher if the patrol has an F-14 [C.2.6] [C.11.8].',
  ),
  rule('10.8.6.6', 'Task Force', 'The die is two higher if at least one target belongs to a Task Force.'),
  rule(
    '10.8.6.7',
    'No group',
    'The die is one lower if no target belongs to a Task Force or Task Group [C.2.26].',
  ),
  rule(
    '10.8.6.8',
    'Alone',
    'The die is three lower, instead of one, if the target is the only ship in its hex [C.2.15].',
  ),
  rule(
    '10.8.7',
    'Attack roll',
    'One die is rolled for each target on the column of its points, minus the defence result. For example, 26 points are fired at a ship of a Task Force with 10 points of AA around it, and no ship of the attacker is adjacent. A defence die of 3 becomes 5 and stops 3; an attack die of 9 becomes 4 and makes 3 points. With a ship adjacent it would be 6 and make 4 points, enough to sink a ship with a defence of four.',
  ),
  rule('10.8.7.1', 'Tac-Coord', 'The die is one higher for each unit that helps [10.2.1].'),
  rule('10.8.7.2', 'Fjord', 'The die is three lower if the target is in a fjord hex.'),
  rule(
    '10.8.7.3',
    'Nobody near',
    'The die is two lower if no ship of the attacker is adjacent to the target hex: somebody has to see where the missiles fall. Submarines do not count for this, and bases never have this protection [C.2.27].',
  ),
  rule('10.8.7.4', 'Base', 'The die is four lower against an airfield or port.'),
];
