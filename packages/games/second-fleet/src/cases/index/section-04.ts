import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

export const SECTION_4: readonly RuleCase[] = [
  rule('4', 'Action phase', 'What each arm may do in its segment.'),
  rule('4.1', 'Surface segment', 'Ships act, hex by hex.'),
  rule('4.1.1', 'Reorganising', 'At the start of an action the ships of one hex may form new groups.'),
  rule(
    '4.1.1.1',
    'Forced reorganisation',
    'A Task Force with fewer than four combat ships becomes a Task Group, and a Task Group with only one becomes a ship alone.',
  ),
  rule('4.1.2', 'Activation', 'Any or all ships of one hex are activated together.'),
  rule(
    '4.1.2.1',
    'In parts',
    'Other ships of the same hex may be activated later, in as many parts as the player likes.',
  ),
  rule('4.1.3', 'What ships may do', 'Ships make one move and up to two attacks, in one of six orders.'),
  rule('4.1.3.1', 'Move', 'Move and make no attack.'),
  rule('4.1.3.2', 'Move, then attack', 'Move, then make one or two attacks.'),
  rule('4.1.3.3', 'Attack, then move', 'Make one or two attacks, then move.'),
  rule('4.1.3.4', 'Attack', 'Make one or two attacks and stay.'),
  rule('4.1.3.5', 'Attack, move, attack', 'Make one attack, move, make the other.'),
  rule('4.1.3.6', 'Two different attacks', 'Two attacks of one activation must be of different types.'),
  rule('4.2', 'Submarine segment', 'Submarines act.'),
  rule('4.2.1', 'One by one', 'Each submarine is activated by itself.'),
  rule('4.2.2', 'Move, then attack', 'A submarine moves first and attacks afterwards.'),
  rule('4.3', 'Air segment', 'Aircraft act.'),
  rule(
    '4.3.1',
    'Activation',
    'Up to four aircraft of an airfield or carrier are activated; carriers: [12.1.3].',
  ),
  rule(
    '4.3.1.1',
    'Several carriers in a hex',
    'Where carriers share a hex, up to four aircraft at a time may come from different decks.',
  ),
  rule('4.3.2', 'Out and back', 'Aircraft move, attack and move again.'),
  rule(
    '4.3.3',
    'From base to base',
    'Aircraft begin and end on an airfield of their side or a carrier of their nation.',
  ),
  rule(
    '4.3.4',
    'No launch in fjords',
    'Carrier aircraft cannot be activated while the carrier is in a fjord hex.',
  ),
];
