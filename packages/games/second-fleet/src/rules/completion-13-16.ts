import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Weather, politics, strategy, reinforcement. */
export const COMPLETION_13_TO_16: readonly RuleCase[] = [
  rule('C.13', 'Weather', 'Rolled each AM for the day; where attacker and target differ, the worse counts.'),
  rule(
    'C.13.1',
    'Aircraft',
    'Squall: only all-weather units leave carriers, others bomb at half. Storm: nothing flies from or in the zone but in transit, and missions there return.',
  ),
  rule(
    'C.13.2',
    'Ships',
    'Squall: PC at half movement. Storm: one point less, PC stay in port, SSM die two less, ASW half, no high speed.',
  ),
  rule('C.13.3', 'Submarines', 'Not affected; torpedoes neither.'),
  rule(
    'C.13.4',
    'Detection',
    'Submarine die one more in a squall, two in a storm; no extended zones in a storm.',
  ),
  rule('C.13.5', 'Replenishment', 'At sea: half points in a squall, none in a storm.'),
  rule(
    'C.13.6',
    'Invasion',
    'Squall: die one less, parachutists half. Storm: none but commandos from submarines.',
  ),
  rule('C.13.7', 'Mines', 'No sweeping in a storm.'),
  rule(
    'C.14',
    'Political events',
    'One die each AM from turn 4 on the armistice table; 8 and more moves the marker.',
  ),
  rule(
    'C.14.1',
    'UN talks',
    'Collapse -1, breakthrough +1 on the armistice die, either replacing the other.',
  ),
  rule('C.14.2', 'Command failure', 'A side passes the segment of one arm in this turn.'),
  rule(
    'C.14.3',
    'Norwegian base falls',
    'At unrestricted or world war the next base in order becomes Soviet.',
  ),
  rule('C.14.4', 'NATO break-up', 'A nation stops acting until a die of 0 to 4 ends it.'),
  rule('C.14.5', 'Escalation', 'The strategy rises one box; at world war, nuclear release.'),
  rule('C.14.6', 'Accidents', 'A ship or a submarine at sea takes a step; nobody scores.'),
  rule('C.14.7', 'Reinforcements', 'Enhanced: three more on the die of a side. Delayed: no points today.'),
  rule(
    'C.15',
    'Soviet strategy',
    'Chosen in secret, it limits what may be attacked and invaded. It may be raised one box each AM for five NATO points, and is never lowered.',
  ),
  rule('C.16', 'Reinforcements', 'How units come into the campaign.'),
  rule('C.16.1', 'The roll', 'Each AM from turn 4 each side moves its track; preparedness sets the start.'),
  rule(
    'C.16.2',
    'Arrival',
    'Units of every box reached arrive; those at or below the start box begin on the map.',
  ),
  rule(
    'C.16.3',
    'Where',
    'On a map edge free of enemies, at a base or another of the zone, or in a zone away from the enemy; aircraft at a field with room.',
  ),
  rule('C.16.4', 'At once', 'Arrivals may act in the same turn.'),
  rule('C.16.5', 'Troops', 'Parachutists and commandos are there from the start.'),
  rule(
    'C.16.6',
    'Unloading',
    'A convoy ship that stays a whole turn in an undamaged port of its side is unloaded.',
  ),
];
