import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** The printed charts and figures, A1 to A17. */
export const CHARTS: readonly RuleCase[] = [
  rule(
    'A1',
    'Combat results table',
    'The table gives points by column of strength and modified die, for attack and, one line lower, for defence; it also says what points do to a base.',
  ),
  rule('A2', 'Die modifiers', 'This chart says what is added to the attack die and to the defence die.'),
  rule(
    'A3',
    'Air-to-air table',
    'Results by ratio for interception and patrols, the bounce column, the carrier chart.',
  ),
  rule(
    'A4',
    'Submarine detection',
    'The highest die that finds each type of submarine, and what changes it.',
  ),
  rule('A5', 'Strategic air', 'Range in zones by movement allowance, and which types fly which missions.'),
  rule('A6', 'Zones', 'Eight zones and the distance from each to each.'),
  rule('A7', 'The map', 'Hex numbers, terrain and the seventeen SOSUS hexes.'),
  rule('A8', 'Bases', 'Hex, type, Close AA, intrinsic defence and victory points of each base.'),
  rule('A9', 'Weather', 'Weather by period and die, and the zones it comes to.'),
  rule('A10', 'Political tables', 'Armistice, random and special events, strategy track, reinforcement.'),
  rule('A11', 'Victory points', 'What either side scores in the campaign.'),
  rule('A12', 'Invasion pieces', 'Marines, parachute battalions and commandos of either side.'),
  rule('A13', 'Logistics rosters', 'Boxes of fuel and ammunition.'),
  rule('A14', 'Cruise missile carriers', 'The ships and submarines that carry them.'),
  rule('A15', 'Ratings', 'The figures on the counters, and how they change with damage.'),
  rule('A16', 'The sister game', 'Figures of another game of the series, used for comparison only.'),
  rule('A17', 'Known scenarios', 'What is known of the printed scenarios.'),
];
