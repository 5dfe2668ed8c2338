import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Terms, and the forty questions that the notes leave open or answer twice. */
export const COMPLETION_1_AND_2: readonly RuleCase[] = [
  rule('C.1', 'Terms', 'Words that the notes use without saying what they mean.'),
  rule(
    'C.1.1',
    'Combat ships and auxiliaries',
    'CV, BB, CG, CL, DD, FF and PC are combat ships; AA, CR, TK, AM, CS and ST are auxiliaries, at most twelve more in a hex, which share the status of the group they sail with.',
  ),
  rule(
    'C.1.2',
    'Forces',
    'A force is a Task Force, a Task Group or a ship alone. Ships that leave and ships that stay are grouped by their number; forces join only at the start of a surface action. Norwegian ships group only with each other.',
  ),
  rule(
    'C.1.3',
    'Distance',
    'Distance is the fewest hexes, ignoring land; ships and submarines are not adjacent across an all-land hexside.',
  ),
  rule(
    'C.1.4',
    'What is secret',
    'Units are open on the map. These are secret: assignments until they are revealed, mines until the segment in which they are dropped is over, the strategy box, rosters and carrier wings.',
  ),
  rule('C.1.5', 'One step', 'Units with one step are destroyed by any damage.'),
  rule(
    'C.1.6',
    'Points and defence',
    'Points equal to the defence value destroy a unit, and points equal to half of it damage the unit.',
  ),
  rule(
    'C.1.7',
    'Marine lift',
    'The right-hand figure of an amphibious ship is its marine lift, not gunnery.',
  ),

  rule(
    'C.2',
    'Open questions',
    'Where the notes contradict themselves or ask a question, we give one answer.',
  ),
  rule(
    'C.2.1',
    'ASW split',
    'Ships may be split among submarines, up to five on each, each ship in one attack.',
  ),
  rule(
    'C.2.2',
    'Patrol of a carrier',
    'Two INT and one AEW make three units; two carriers have six and three carriers have nine.',
  ),
  rule('C.2.3', 'AEW on patrol', 'The AEW unit is the third unit, in addition to two INT.'),
  rule(
    'C.2.4',
    'Aircraft activated',
    'An activation has up to four units; in a segment an airfield activates four and a carrier two.',
  ),
  rule('C.2.5', 'Strength of carrier patrols', 'The carrier chart gives it.'),
  rule('C.2.6', 'Patrol bonus', 'The bonus counts for each patrol, not for each unit.'),
  rule('C.2.7', 'Tac-Coord limit', 'At most three Tac-Coord units can help an attack.'),
  rule(
    'C.2.8',
    'Fjord penalty',
    'The die is three less for SSM and torpedo; bombing and ASW have no penalty.',
  ),
  rule(
    'C.2.9',
    'Hits on bases',
    '5 and 6 points are Damage 1, 7 to 9 are Damage 2, and 10 or more destroy the base.',
  ),
  rule(
    'C.2.10',
    'Close AA of a base',
    'It is the whole defence of the hex against SSM and bombing, counted once, until the base is destroyed.',
  ),
  rule('C.2.11', 'Strategic units of a carrier', 'A carrier can send one a day.'),
  rule(
    'C.2.12',
    'Ending with the enemy',
    'No unit, not even an amphibious ship, ends its action with an enemy; units may pass through.',
  ),
  rule('C.2.13', 'Mining', 'Only RCN fly it, as section 23 says.'),
  rule(
    'C.2.14',
    'Attacker in an interception',
    'One die is rolled for each zone: on an even number NATO attacks, on an odd number the Soviets.',
  ),
  rule('C.2.15', 'Minus one and minus three', 'They are alternatives: minus three replaces minus one.'),
  rule('C.2.16', 'Weather', 'The effects are those of [C.13].'),
  rule('C.2.17', 'Invasion', 'The procedure is that of [C.17].'),
  rule('C.2.18', 'Logistics', 'The procedure is that of [C.18].'),
  rule('C.2.19', 'Nuclear weapons', 'The effects are those of [C.19].'),
  rule('C.2.20', 'Optional rules', 'As [C.21].'),
  rule('C.2.21', 'Repair', 'Only bases are repaired.'),
  rule('C.2.22', 'Mines, die equal', 'A die equal to the number of mines is one hit.'),
  rule('C.2.23', 'Aerial sweeping', 'One number more clears the hex.'),
  rule('C.2.24', 'Submarine table', 'We use the chart, with two less in SOSUS hexes.'),
  rule(
    'C.2.25',
    'Corner of the table',
    'Die 12 on the last column is 11, as printed; the formula holds elsewhere.',
  ),
  rule('C.2.26', 'In no group', 'Task Force +2, Task Group 0, ships alone -1, the only ship in the hex -3.'),
  rule(
    'C.2.27',
    'Nobody adjacent',
    'The penalty applies when none of your surface units is next to the target hex, but not against bases.',
  ),
  rule(
    'C.2.28',
    'Bombing losses',
    'Two steps are lost after the attack: one each by two units if two took part, otherwise both by one.',
  ),
  rule(
    'C.2.29',
    'Foreign bases',
    'Aircraft use only carriers of their own nation, but airfields of any NATO nation.',
  ),
  rule(
    'C.2.30',
    'Aircraft in the dark',
    'Only all-weather US units leave carriers; land-based aircraft act and bomb at half.',
  ),
  rule('C.2.31', 'Enemies in the patrol hex', 'A patrol must attack what enters its own hex.'),
  rule('C.2.32', 'Bounce on 1', 'The target takes no damage and returns.'),
  rule('C.2.33', 'Oslo class', 'It has a movement of two on both sides.'),
  rule('C.2.34', 'Kola ports', 'Pechenga, Polyarnyy and Murmansk are airfield and port.'),
  rule('C.2.35', 'Hidden values', 'Orland 21 and 3/3, Kilpyavr 21.'),
  rule('C.2.36', 'Weather zones', 'We use rows 6 to 8 as they were read.'),
  rule(
    'C.2.37',
    'Return in the zone',
    'Aircraft return to an own airfield with room in the zone they came from, or in the nearest zone; without one they are lost.',
  ),
  rule(
    'C.2.38',
    'Full speed',
    'It gives the submarine a strategic mark at once; submarines in ice, deep or damaged cannot use it.',
  ),
  rule('C.2.39', 'Fjords and air defence', 'Area AA is zero in fjords; the patrol bonus stays.'),
  rule('C.2.40', 'EW in the air', 'The unit that attacks the strike has two less, but at least one.'),
];
