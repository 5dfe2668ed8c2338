import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Submarines against ships. */
export const SECTION_10_TORPEDO: readonly RuleCase[] = [
  rule(
    '10.7',
    'Torpedo',
    'A submarine attacks ships beside it. The escorts defend with their ASW: the stronger they are, the less the torpedoes hit.',
  ),
  rule(
    '10.7.1',
    'Target',
    'The ships must be marked and in a hex adjacent to the submarine, not across an all-land hexside [C.1.3].',
  ),
  rule(
    '10.7.1.1',
    'Not here',
    'Torpedoes cannot be fired into a base hex, and a submarine in a fjord hex cannot fire any. Ships in port are safe from them.',
  ),
  rule(
    '10.7.2',
    'One hex',
    'One hex is attacked, and one or two ships in it. With two targets the torpedo points are split between them [C.8.2].',
  ),
  rule(
    '10.7.3',
    'Defence',
    'The ASW of the best five defenders in the target hex is added up, whether they are targets or not. Submarines of the defender there count too [C.8.4].',
  ),
  rule(
    '10.7.4',
    'Defence roll',
    'One die is rolled for the whole attack on the column of that ASW, and the result is taken off each attack die. How the targets are grouped changes the roll as follows.',
  ),
  rule('10.7.4.1', 'Task Force', 'The die is two higher if at least one target belongs to a Task Force.'),
  rule(
    '10.7.4.2',
    'No group',
    'The die is one lower if no target belongs to a Task Force or Task Group [C.2.26].',
  ),
  rule(
    '10.7.4.3',
    'Alone',
    'The die is three lower, instead of one, if the target is the only ship in its hex [C.2.15].',
  ),
  rule(
    '10.7.5',
    'Attack roll',
    'One die is rolled for each target on the column of its torpedo points. For example, 22 points attack a ship of a Task Force that defends with 25 ASW. The defence rolls 4, which the Task Force makes 6, for a result of 5; the attack rolls 9, which becomes 4, for 3 points. A ship with a defence of four is damaged.',
  ),
  rule('10.7.5.1', 'Tac-Coord', 'The die is one higher for each unit that helps [10.2.1].'),
  rule('10.7.5.2', 'Fjord', 'The die is three lower if the target is in a fjord hex.'),
];
