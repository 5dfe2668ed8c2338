import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Weather, politics, strategy, reinforcement. */
export const COMPLETION_13_TO_16: readonly RuleCase[] = [
  rule(
    'C.13',
    'Weather',
    'The weather is rolled each AM for the day; where it differs for attacker and target, the worse counts.',
  ),
  rule(
    'C.13.1',
    'Aircraft',
    'Squall: only all-weather units leave carriers, others bomb at half. Storm: nothing flies from or in the zone except in transit, and missions there return.',
  ),
  rule(
    'C.13.2',
    'Ships',
    'Squall: PC have half movement. Storm: ships have one point less, PC stay in port, the SSM die is two less, ASW is halved, and there is no high speed.',
  ),
  rule('C.13.3', 'Submarines', 'Weather does not affect submarines or torpedoes.'),
  rule(
    'C.13.4',
    'Detection',
    'The submarine detection die is one more in a squall and two more in a storm; there are no extended zones in a storm.',
  ),
  rule('C.13.5', 'Replenishment', 'At sea units get half the points in a squall and none in a storm.'),
  rule(
    'C.13.6',
    'Invasion',
    'Squall: the die is one less and parachutists are halved. Storm: only commandos from submarines can land.',
  ),
  rule('C.13.7', 'Mines', 'Mines cannot be swept in a storm.'),
  rule(
    'C.14',
    'Political events',
    'From turn 4 one die is rolled each AM on the armistice table; 8 or more moves the marker.',
  ),
  rule(
    'C.14.1',
    'UN talks',
    'A collapse is -1 and a breakthrough is +1 on the armistice die; each replaces the other.',
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
  rule(
    'C.14.7',
    'Reinforcements',
    'Enhanced: the side adds three to its die. Delayed: it gets no points today.',
  ),
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
    'Units arrive on a map edge free of enemies, at a base or another base of the zone, or in a zone away from the enemy; aircraft arrive at an airfield with room.',
  ),
  rule('C.16.4', 'At once', 'Arrivals may act in the same turn.'),
  rule('C.16.5', 'Troops', 'Parachutists and commandos are available from the start.'),
  rule(
    'C.16.6',
    'Unloading',
    'A convoy ship that stays a whole turn in an undamaged port of its side is unloaded.',
  ),
];
