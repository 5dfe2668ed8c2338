import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Weather, politics, strategy, reinforcement. */
export const COMPLETION_13_TO_16: readonly RuleCase[] = [
  rule(
    'C.13',
    'Weather',
    'In the advanced game the weather is rolled each AM and lasts for the day: first clear, squall or storm, then the zones that it comes to [A9]. A unit has the weather of its own hex. Where attacker and target have different weather, the worse counts for aircraft and for missiles of ships.',
  ),
  rule(
    'C.13.1',
    'Aircraft',
    'Squall: only all-weather units leave carriers, and units that are not all-weather bomb at half. Storm: no aircraft start, attack, fly patrol or serve on a mission in the zone, and those already there return; they may only fly across it.',
  ),
  rule(
    'C.13.2',
    'Ships',
    'Squall: patrol craft (PC) have half their movement. Storm: ships have one point less, but at least one, and PC stay in port; the SSM die is two less, ASW is halved, and there is no high speed.',
  ),
  rule('C.13.3', 'Submarines', 'Weather does not affect submarines or torpedoes.'),
  rule(
    'C.13.4',
    'Detection',
    'The submarine detection die is one more in a squall and two more in a storm, which makes them harder to find. Ships in a storm have no extended zones.',
  ),
  rule(
    'C.13.5',
    'Replenishment',
    'At sea units get half the points in a squall and none in a storm. In port nothing changes.',
  ),
  rule(
    'C.13.6',
    'Invasion',
    'Squall: the die is one less and parachutists are halved. Storm: only commandos from submarines can land.',
  ),
  rule('C.13.7', 'Mines', 'Mines cannot be swept in a storm.'),
  rule(
    'C.14',
    'Political events',
    'In the advanced game a die is rolled each AM from turn 4 on the armistice table [A10]. On 8 or more the armistice marker moves one box; in the last box the game ends at once. On 0 to 5 something else happens, one of the events below.',
  ),
  rule(
    'C.14.1',
    'UN talks',
    'A collapse of the talks is -1 on the armistice die from then on, and a breakthrough is +1. The later one takes the place of the other.',
  ),
  rule(
    'C.14.2',
    'Command failure',
    'A die says which side and which arm: that side must pass the segment of that arm in this turn.',
  ),
  rule(
    'C.14.3',
    'Norwegian base falls',
    'While the Soviet strategy is Unrestricted or World War 3, the next Norwegian base in a fixed order becomes Soviet without a fight. Otherwise nothing happens.',
  ),
  rule(
    'C.14.4',
    'NATO break-up',
    'A die picks Norway, the Netherlands, Canada or West Germany, which has left the alliance for now. Its units do not act, its ships only defend themselves, and no allies attack from its airfields. Each AM a die of 0 to 4 ends it.',
  ),
  rule(
    'C.14.5',
    'Escalation',
    'The Soviet strategy rises one box. If it is World War 3 already, nuclear weapons are released where the game uses them [C.19].',
  ),
  rule(
    'C.14.6',
    'Accidents',
    'A combat ship or a submarine at sea, picked by dice, is damaged one step. Nobody scores for it.',
  ),
  rule(
    'C.14.7',
    'Reinforcements',
    'Enhanced: the side adds three to its die for reinforcements today. Delayed: it gets no points today.',
  ),
  rule(
    'C.15',
    'Soviet strategy',
    'The Soviet player chooses one of four strategies in secret, and it limits what may be attacked and invaded: Defensive, Restricted, Unrestricted or World War 3 [A10]. It is revealed by the first invasion, the first attack on a base in Norway or Britain, or escalation. It may be raised one box each AM for five NATO points, and is never lowered.',
  ),
  rule(
    'C.16',
    'Reinforcements',
    'In the campaign both sides have a track of boxes with units. Each AM the tracks move, and the units of the boxes that are reached come into play.',
  ),
  rule(
    'C.16.1',
    'The roll',
    'Each AM from turn 4 each side rolls for the points by which its track moves [A10]. The level of preparedness at the start of the game sets the box where it begins.',
  ),
  rule(
    'C.16.2',
    'Arrival',
    'Units of every box that the track reaches arrive now. Those of the start box and the boxes before it begin on the map.',
  ),
  rule(
    'C.16.3',
    'Where',
    'Ships come from a map edge of their zone that is free of enemies, from their base or another one of the zone, or into a zone away from the enemy. Aircraft come to an airfield with room. Units that find no place wait until the next AM.',
  ),
  rule(
    'C.16.4',
    'At once',
    'Arrivals may act in the same turn. They have no mark unless they arrive in an enemy zone.',
  ),
  rule('C.16.5', 'Troops', 'Parachutists and commandos are available from the start.'),
  rule(
    'C.16.6',
    'Unloading',
    'A convoy ship (CR) that stays a whole turn in an undamaged port of its side is unloaded: it is removed and scored.',
  ),
];
