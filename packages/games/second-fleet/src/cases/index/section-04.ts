import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** What ships, submarines and aircraft do in the action phase. */
export const SECTION_4: readonly RuleCase[] = [
  rule(
    '4',
    'Action phase',
    'Ships, submarines and aircraft move and attack here, each in the segment that its side chose for that arm [2.3.5.1]. This chapter says what one activation may do; how far units go stands in chapter 5, and how attacks are resolved in chapter 10.',
  ),
  rule(
    '4.1',
    'Surface segment',
    'The side that chose ships activates them hex by hex. Each ship may act once in the segment, and none must.',
  ),
  rule(
    '4.1.1',
    'Reorganising',
    'Before ships of a hex act, their owner may sort those that have not acted yet into new Task Forces, Task Groups and ships alone [6.3]. It costs nothing, and it is the only way to join forces that have met in a hex [C.1.2].',
  ),
  rule(
    '4.1.1.1',
    'Forced reorganisation',
    'A Task Force with fewer than four combat ships becomes a Task Group, and a Task Group with only one becomes a ship alone. This happens at once and by itself: a Task Force of four that loses a ship is a Task Group in the very next attack.',
  ),
  rule(
    '4.1.2',
    'Activation',
    'Choose any or all ships of one hex. They act as one body: they sail one path together at the speed of the slowest [5.3], and they may fire together.',
  ),
  rule(
    '4.1.2.1',
    'In parts',
    'Ships of the hex that stayed behind can be activated later in the segment, in as many parts as their owner likes. For example, three frigates leave to hunt a submarine, and then the carrier sails another way. Ships that leave and ships that stay are grouped by their numbers [C.1.2].',
  ),
  rule(
    '4.1.3',
    'What ships may do',
    'An activation has one move and up to two attacks, in one of the orders below. The move may be made in several steps, but it is over once ships that have moved attack.',
  ),
  rule('4.1.3.1', 'Move', 'The ships move and make no attack.'),
  rule(
    '4.1.3.2',
    'Move, then attack',
    'The ships move and then make one or two attacks. After that they cannot move on.',
  ),
  rule(
    '4.1.3.3',
    'Attack, then move',
    'The ships make one or two attacks from where they are and then move, for example out of reach of the answer.',
  ),
  rule('4.1.3.4', 'Attack', 'The ships make one or two attacks and stay where they are.'),
  rule(
    '4.1.3.5',
    'Attack, move, attack',
    'The ships make one attack, move, and make the other from the new hex.',
  ),
  rule(
    '4.1.3.6',
    'Two different attacks',
    'The two attacks of an activation must be of different types: for example one with missiles (SSM) and one on submarines (ASW). Ships that hunt several submarines at once make one ASW attack on each, and all of these count as one of the two [10.10.1.1].',
  ),
  rule(
    '4.2',
    'Submarine segment',
    'The side that chose submarines activates them one after another. Each may act once in the segment.',
  ),
  rule(
    '4.2.1',
    'One by one',
    'Submarines always act alone, even when several lie in the same hex: the first finishes before the second begins.',
  ),
  rule(
    '4.2.2',
    'Move, then attack',
    'A submarine moves first and then makes one attack, or does only one of the two. Once it has attacked it cannot move in this segment, so it stays near its victim.',
  ),
  rule(
    '4.3',
    'Air segment',
    'The side that chose aircraft sends them out in stacks that fly, attack and land before the next stack starts. Aircraft on patrol or on a strategic mission do not take part [C.9.5].',
  ),
  rule(
    '4.3.1',
    'Activation',
    'Up to four aircraft of one hex fly together. In a segment an airfield sends up four aircraft in all, and a carrier two [12.1.3].',
  ),
  rule(
    '4.3.1.1',
    'Several carriers in a hex',
    'Where carriers share a hex, a stack of up to four may be made up from different decks, with at most two aircraft of each carrier.',
  ),
  rule(
    '4.3.2',
    'Out and back',
    'Aircraft move, attack once and move again, all within one movement allowance. For example, aircraft with 24 points that attack ten hexes away have fourteen points left for the way home.',
  ),
  rule(
    '4.3.3',
    'From base to base',
    'A flight starts from an airfield of its side or a carrier of its nation and must end on one. It need not be the same one, but it must have room [C.9.4]. Aircraft that can reach no such place are lost.',
  ),
  rule(
    '4.3.4',
    'No launch in fjords',
    'Aircraft of a carrier cannot be activated while she is in a fjord hex. They may still fly patrol over her [8.5].',
  ),
];
