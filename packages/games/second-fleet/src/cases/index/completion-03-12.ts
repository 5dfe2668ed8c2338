import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Detection, attacks, air activation, patrols and strategic air in detail. */
export const COMPLETION_3_TO_12: readonly RuleCase[] = [
  rule('C.3', 'Detection zones', 'How far ships and submarines see.'),
  rule(
    'C.3.1',
    'Limited and extended',
    'The limited zone is the own hex and the adjacent hexes. The extended zone is two hexes away.',
  ),
  rule(
    'C.3.2',
    'Who has which',
    'Ships have both zones against ships and the limited zone against submarines. Submarines have only the limited zone, against both. Aircraft and bases have none, and zones do not reach across land.',
  ),
  rule(
    'C.3.3',
    'By hex',
    'A zone belongs to a hex with ships of one side, or to one submarine. The ASW of a hex is that of all its ships together; in the Local Detection Phase several hexes beside a submarine add up.',
  ),
  rule(
    'C.3.4',
    'Coast watch',
    'Soviet ships that enter a coastal hex of Britain or Norway, and NATO ships that enter a Soviet one, are marked locally at once.',
  ),
  rule('C.4', 'Local Detection Phase', 'Both sides detect at the same time, without a roll.'),
  rule('C.4.1', 'Ships', 'All ships of a hex in an enemy limited or extended zone get a local mark.'),
  rule(
    'C.4.2',
    'Submarines',
    'A submarine gets a local mark if enemy ASW in its hex and beside it totals six or more.',
  ),
  rule(
    'C.4.3',
    'Exceptions',
    'Units with a strategic mark get no local mark; in a storm only limited zones work.',
  ),
  rule('C.5', 'Detection in the action phase', 'Moving and attacking can cause marks.'),
  rule(
    'C.5.1',
    'Moving',
    'A unit is marked when it moves from one zone hex to another zone hex of the same watching hex. Entering one zone hex and leaving it again is free. For submarines only limited zones count, and the watcher needs six ASW.',
  ),
  rule(
    'C.5.2',
    'At once',
    'The mark comes the moment the second hex is entered. The owner may change the rest of the path then.',
  ),
  rule(
    'C.5.3',
    'Attacking',
    'A unit is marked after it attacks with SSM, ASW or torpedoes from an enemy limited zone.',
  ),
  rule(
    'C.5.4',
    'SOSUS',
    'A die is rolled for each SOSUS hex that a Soviet submarine enters, with two less on the submarine detection table [A4]. Success gives it a strategic mark.',
  ),
  rule(
    'C.5.5',
    'Merging and splitting',
    'Ships of a side that end in one hex share the better mark, strategic before local. When they split up, each part keeps it.',
  ),
  rule(
    'C.5.6',
    'In base',
    'Ships and submarines in base must be marked; the base itself may always be attacked.',
  ),
  rule('C.6', 'When marks go', 'Marks change after an action, a phase and a day.'),
  rule(
    'C.6.0',
    'End of an action',
    'Marks for attacks come first, then merging, then coast watch; nothing is removed.',
  ),
  rule(
    'C.6.1',
    'Local marks',
    'They are removed after the third segment, except from units that are still watched.',
  ),
  rule('C.6.2', 'Strategic marks', 'They are removed at night, except near SOSUS.'),
  rule('C.6.3', 'At once', 'All marks are removed at the same time, by final positions.'),
  rule('C.7', 'Formation', 'How the ships of a force are arranged.'),
  rule(
    'C.7.1',
    'A list',
    'The owner lines up a force from top to bottom when it is attacked, before targets are named. The line stays until the next attack on the hex, when it may be changed.',
  ),
  rule('C.7.2', 'Cover', 'The ship next below a target covers it, unless that ship is a target too.'),
  rule(
    'C.7.3',
    'The sum',
    'The defence against missiles and bombs adds up the Area AA of all ships in the hex, the Close AA of every target, the Close AA of covering ships, and the Area AA on the way.',
  ),
  rule('C.8', 'Allocation', 'How an attack is shared out.'),
  rule(
    'C.8.1',
    'An attack',
    'An attack has one target hex and one type, and it is made by one activation. Each unit must be in range, and ships and submarines cannot fire across land.',
  ),
  rule(
    'C.8.2',
    'Whole points',
    'The points of all attackers are added up and split in whole points among the targets, at least one each. Missiles and bombs may have any number of targets, torpedoes one or two.',
  ),
  rule(
    'C.8.3',
    'Rolls',
    'All targets are named first. Then comes one defence roll for the attack, then one attack roll for each target, and damage is done after the last.',
  ),
  rule(
    'C.8.4',
    'Torpedo defence',
    'The best five ASW of the target hex are added up, including friendly submarines.',
  ),
  rule(
    'C.8.5',
    'One of a type',
    'A unit makes one attack of each type in an activation. Ships that hunt may be shared out among several submarines, each ship in one attack.',
  ),
  rule(
    'C.8.6',
    'Tac-Coord',
    'Up to three units on Tac-Coord in the zone of the target may help torpedoes, SSM, bombs or ASW, each with one on the attack die. They are named before the defence roll and then return.',
  ),
  rule(
    'C.8.7',
    'Submarines as targets',
    'A submarine can be attacked once in an air segment and once in a surface segment.',
  ),
  rule(
    'C.8.8',
    'Guests in Norway',
    'Only two foreign INT or ATK units from a Norwegian airfield attack in a segment.',
  ),
  rule('C.9', 'Air activation', 'One flight is told here from the choice of aircraft to their landing.'),
  rule(
    'C.9.1',
    'A stack',
    'Up to four units of one hex fly as one stack, at the speed of the slowest. Each INT and ATK unit is told whether it flies as interceptor or attacker [10.5].',
  ),
  rule(
    'C.9.2',
    'Cost',
    'Each hex costs one point, over land or sea and in any weather. The way to the target and the way to the landing must fit in the allowance together.',
  ),
  rule(
    'C.9.3',
    'One attack',
    'A stack makes one attack: bombing or ASW in its hex, or SSM within range. Escorts and jamming aircraft fly along without attacking.',
  ),
  rule(
    'C.9.4',
    'Landing',
    'A unit lands where it started, or at any other airfield of its side or carrier of its nation with room that it can reach. A unit that can reach none is lost.',
  ),
  rule(
    'C.9.5',
    'Who flies',
    'An aircraft flies once in an air segment. Aircraft on patrol or on a mission do not, and neither do those at a damaged airfield or carrier.',
  ),
  rule('C.9.6', 'Submarines', 'Each submarine may be attacked by one air attack in an air segment.'),
  rule(
    'C.10',
    'Area AA on the way',
    'Missiles and aircraft that cross hexes with enemy ships are fired at on their way to the target.',
  ),
  rule(
    'C.10.1',
    'Missiles',
    'The owner of the missiles names a shortest path. Enemy ships in the hexes between firer and target add their Area AA to the defence, except in fjord and base hexes.',
  ),
  rule(
    'C.10.2',
    'Aircraft',
    'The same applies to bombers: the hexes that they really crossed on the way out count, each once.',
  ),
  rule('C.10.3', 'ASW', 'Area AA has no effect on aircraft that hunt submarines.'),
  rule('C.10.4', 'EW', 'EW lowers each area AA and the Close AA of a base by one.'),
  rule('C.11', 'Patrols', 'Combat air patrol [8] step by step.'),
  rule(
    'C.11.1',
    'Missions',
    'An airfield or carrier flies one patrol at a time, with at least one INT in it. None flies from a damaged airfield or carrier, or in a storm.',
  ),
  rule(
    'C.11.2',
    'Reaction',
    'When enemy aircraft come within four hexes of a patrol, its owner may stop them there and attack, or wait for a later hex. Each patrol attacks a stack once.',
  ),
  rule(
    'C.11.3',
    'Strength',
    'The patrol is the attacker. Over an airfield it has the AA of all its units; over a carrier that sum is divided by the distance, as the chart says, and rounded up [A3].',
  ),
  rule(
    'C.11.4',
    'The strike',
    'The strike defends with its combined AA: as printed in the role of INT, one in the role of ATK. A jamming aircraft takes two from the patrol, and darkness one from each Soviet fighter.',
  ),
  rule(
    'C.11.5',
    'Column',
    'The column is the rightmost one whose odds the ratio reaches. Below the first column the first is used, above the last the last.',
  ),
  rule(
    'C.11.6',
    'Losses',
    'The owner shares out lost steps: each unit takes one before any takes a second. r sends the side home: the whole patrol, or a strike with an interceptor in it. A flight that is turned back cannot attack.',
  ),
  rule('C.11.7', 'Landing', 'Patrols land at the end of the turn, even on damaged decks.'),
  rule(
    'C.11.8',
    'Against missiles',
    'Against missiles each patrol over the target hex or beside it adds one to the defence die, or two with an F-14.',
  ),
  rule('C.11.9', 'Overlap', 'Patrols attack one after another; they do not fight each other.'),
  rule('C.12', 'Strategic air step by step', 'The strategic air phase [7] step by step.'),
  rule(
    'C.12.1',
    'Application',
    'Both sides assign aircraft to missions in secret, within range of the zone of their base, and then reveal all orders together.',
  ),
  rule(
    'C.12.2',
    'Interception',
    'Zone by zone, interceptors of both sides over the same zone fight one round.',
  ),
  rule(
    'C.12.3',
    'Who bounces',
    'A side bounces if it has interceptors left over the zone and the other has none.',
  ),
  rule(
    'C.12.4',
    'Bounce',
    'Each interceptor of that side may attack one enemy unit on another mission there, each unit at most once. Then all interceptors return.',
  ),
  rule(
    'C.12.5',
    'Mining',
    'Each unit lays one marker in secret on a coastal, fjord or port hex of the zone; the markers are shown when both sides have finished.',
  ),
  rule(
    'C.12.6',
    'Detection',
    'First the Soviet side, then NATO looks for the enemy, unit by unit: each marks all ships of one hex or tries to find one submarine.',
  ),
  rule(
    'C.12.7',
    'Return',
    'Tac-Coord units stay until they are used; all aircraft land at night, or are lost with their last base.',
  ),
];
