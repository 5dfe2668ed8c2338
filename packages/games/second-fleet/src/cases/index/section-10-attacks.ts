import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** What holds for every kind of attack. */
export const SECTION_10_ATTACKS: readonly RuleCase[] = [
  rule(
    '10',
    'Combat',
    'There are five kinds of attack: torpedo, missiles (SSM), bombing, anti-submarine attack (ASW) and air-to-air. Against the first three the defender rolls first, and what he gets is taken off the attack dice. Then each target gets a die of its own, and the points that it takes are compared with its defence value [11].',
  ),
  rule(
    '10.1',
    'Kinds',
    'Torpedo, SSM, bombing and ASW are resolved in the same way and differ in who may attack whom and in what changes the dice. Air-to-air has its own table [10.2.2].',
  ),
  rule(
    '10.1.1',
    'The table',
    'The strengths that take part are added up: the sum gives the column of the combat results table, and the modified die gives the row [A1]. Each target is looked up with the points that are aimed at it. The defence uses the same table.',
  ),
  rule(
    '10.2',
    'Tac-Coord',
    'Aircraft on the mission Tac-Coord in the zone of the target can guide an attack [7.4.3]. Their owner names them together with the targets, before any die is rolled [C.8.6].',
  ),
  rule(
    '10.2.1',
    'One each',
    'Each of them adds one to every attack die of that attack, three at most [C.2.7]. Then it returns to base, whatever came of the attack.',
  ),
  rule(
    '10.2.2',
    'Air combat',
    'Fights between aircraft, by interceptors or by patrols, use the air-to-air table [A3]. Tac-Coord does not help there.',
  ),
  rule(
    '10.3',
    'Detection first',
    'Ships and submarines can be attacked only while they are marked [9]. A mark on one ship opens all ships of its hex to attack [9.8].',
  ),
  rule(
    '10.4',
    'Pack ice',
    'Under pack ice nuclear submarines fight each other alone. A unit in pack ice can make only ASW attacks, and only SN and SB can attack there or be attacked.',
  ),
  rule(
    '10.5',
    'Roles',
    'Each INT and ATK unit that takes off is told whether it flies as an interceptor or as an attacker. The role holds until it lands [C.9.1].',
  ),
  rule(
    '10.5.1',
    'As interceptor',
    'The unit has its full air-to-air strength (AA), but it carries neither bombs nor missiles. It is there to protect the others.',
  ),
  rule(
    '10.5.2',
    'As attacker',
    'The unit has full bombing and missile strength, but in a fight with a patrol it counts only one AA.',
  ),
  rule(
    '10.6',
    'Guests in Norway',
    'Of the INT and ATK units of other nations at a Norwegian airfield, at most two may bomb or fire missiles in one air segment [C.8.8]. Norwegian units are not limited.',
  ),
];
