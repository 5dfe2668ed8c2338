import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Attacks on submarines and fights between aircraft. */
export const SECTION_10_HUNTING: readonly RuleCase[] = [
  rule(
    '10.10',
    'ASW',
    'Ships, aircraft and submarines attack a marked submarine with their ASW, their anti-submarine strength.',
  ),
  rule(
    '10.10.1',
    'How many',
    'Up to five ships, up to four aircraft or one submarine make an attack together. The three kinds never join in one attack.',
  ),
  rule(
    '10.10.1.1',
    'Several targets',
    'Ships that are activated together may be split among several adjacent submarines, up to five on each, and each ship takes part in one attack [C.2.1]. For example, twelve ships with three submarines beside them can attack with five, four and three.',
  ),
  rule(
    '10.10.2',
    'One target',
    'Each attack is aimed at a single submarine, even when several lie in the same hex.',
  ),
  rule(
    '10.10.2.1',
    'Air segment',
    'In an air segment aircraft can attack the same submarine only once, so bring all of them in one stack [C.8.7].',
  ),
  rule(
    '10.10.2.2',
    'Surface segment',
    'In a surface segment ships can attack the same submarine only once, even if they are activated in parts.',
  ),
  rule(
    '10.10.2.3',
    'Submarine segment',
    'In a submarine segment a submarine can be attacked any number of times, once by each hunter that gets beside it.',
  ),
  rule(
    '10.10.3',
    'Ships and submarines',
    'They must be adjacent to their target, not across an all-land hexside and not in a fjord hex themselves.',
  ),
  rule('10.10.4', 'Aircraft', 'They must be in the hex of the submarine, not beside it.'),
  rule(
    '10.10.5',
    'Strength',
    'The ASW of all attackers is added up, and the sum gives the column of the combat results table [A1].',
  ),
  rule(
    '10.10.6',
    'No defence',
    'There is no defence roll: one attack die decides. For example, 25 ASW and a die of 5 make 4 points, which damage a submarine with a defence of six [11.2].',
  ),
  rule(
    '10.11',
    'Air-to-air',
    'Patrols fight aircraft that come near [8], and interceptors over a zone fight each other [7.6]. The air-to-air table gives both sides a result at once: steps lost, and r for those who must return [A3].',
  ),
  rule(
    '10.11.1',
    'Ratio',
    'The AA of all attackers is added up and compared with that of all defenders. The ratio gives the column of the table. A patrol reads its ratio one column to the right, which favours it.',
  ),
  rule(
    '10.11.2',
    'Rounding',
    'A ratio that lies between two columns uses the one that is better for the defender [C.11.5]. For example, a patrol of 20 against a strike of 7 is read as 2-1.',
  ),
];
