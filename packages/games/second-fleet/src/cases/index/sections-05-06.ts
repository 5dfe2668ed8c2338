import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

export const SECTIONS_5_AND_6: readonly RuleCase[] = [
  rule('5', 'Movement', 'How ships, submarines and aircraft move from hex to hex.'),
  rule('5.1', 'The edge', 'Units cannot leave the map.'),
  rule('5.2', 'Drift ice', 'It is ignored in the basic and intermediate game.'),
  rule('5.3', 'Slowest first', 'Units that are activated together move at the speed of the slowest.'),
  rule('5.4', 'Not among enemies', 'Ships do not end their action in a hex with an enemy unit or base.'),
  rule('5.5', 'Norwegian ships', 'Norwegian ships stay within six hexes of the Norwegian coast.'),
  rule(
    '5.6',
    'Full speed',
    'A submarine may go one hex farther, but not in pack ice; it is marked strategically at once.',
  ),
  rule(
    '5.7',
    'Pack ice',
    'Only SN and SB enter pack ice; they stop on entering and have one point when they start in it.',
  ),
  rule(
    '5.8',
    'Landing on carriers',
    'Only carrier aircraft land on carriers, and on those of their own nation.',
  ),
  rule('5.9', 'Overflight', 'Aircraft fly over any country.'),
  rule('5.10', 'Landing strips', 'Aircraft never land on a landing strip.'),

  rule('6', 'Stacking', 'These rules say how much a hex or an airfield holds, and how ships are grouped.'),
  rule('6.1', 'Ships in a hex', 'At most twelve combat ships of a side in a hex.'),
  rule('6.2', 'Aircraft at a field', 'At most four INT and ATK units at an airfield.'),
  rule('6.3', 'Groups', 'Forces that share a hex give each other none of the benefits of a group.'),
  rule('6.3.1', 'Task Group', 'A Task Group is two or three combat ships.'),
  rule('6.3.2', 'Task Force', 'A Task Force is four or more combat ships.'),
];
