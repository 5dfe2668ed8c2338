import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Terms and the sequence of play; the notes leave both without a number. */
export const SECTIONS_1_AND_2: readonly RuleCase[] = [
  rule('1', 'Terms', 'Words that all other chapters use: the kinds of units and bases, and the die.'),
  rule('1.1', 'Units', 'A unit is a ship (SURF), a submarine (SUB) or an aircraft (AIR).'),
  rule(
    '1.2',
    'Bases',
    'A base is a port, an airfield, both in one hex, or a landing strip. Ships shelter in ports, and aircraft fly from airfields.',
  ),
  rule('1.3', 'The die', 'All rolls use one die with the faces 0 to 9. A 0 is the lowest result, not ten.'),

  rule(
    '2',
    'Sequence of play',
    'The game is played in turns of eight hours. Each turn has cycles, and each cycle has steps that follow one another in the order below.',
  ),
  rule(
    '2.1',
    'Turns',
    'A day has three turns: AM, PM and Night. AM begins with the strategic cycle and Night ends with the terminal cycle.',
  ),
  rule(
    '2.2',
    'Strategic cycle',
    'It is played only in AM turns, before anything else, and decides on matters of the whole day: weather, reinforcements, strategic air and invasions.',
  ),
  rule('2.2.1', 'Political events', 'This is for the advanced game, but not in turn 1: see [C.14].'),
  rule('2.2.2', 'Weather', 'This is for the advanced game: see [17].'),
  rule('2.2.3', 'Reinforcement', 'This is for the advanced game, but not in turn 1: see [C.16].'),
  rule('2.2.4', 'Submarine mode', 'With deep mode, submarines dive or come up [22].'),
  rule('2.2.5', 'Strategic air', 'Aircraft are sent out for the day in five steps [7].'),
  rule('2.2.5.1', 'Application', 'Both sides assign aircraft to missions in secret.'),
  rule('2.2.5.2', 'Interception', 'Interceptors of both sides over one zone fight each other.'),
  rule('2.2.5.3', 'Bounce', 'The side that holds the air attacks the other missions there.'),
  rule('2.2.5.4', 'Mining', 'With mines, surviving aircraft on Mining and submarines lay mines [23.1].'),
  rule('2.2.5.5', 'Detection', 'Reconnaissance marks ships and looks for submarines [9.3].'),
  rule('2.2.6', 'Invasion', 'In the advanced game bases are assaulted in three steps [18].'),
  rule('2.2.6.1', 'Soviet assaults', 'The Soviet side assaults first.'),
  rule('2.2.6.2', 'NATO assaults', 'Then NATO assaults.'),
  rule('2.2.6.3', 'Control', 'Bases that fell change hands.'),
  rule(
    '2.3',
    'Activity cycle',
    'It is the heart of every turn: patrols go up, ships and submarines that are close are marked, and then units move and fight.',
  ),
  rule('2.3.1', 'Combat air patrol', 'Both sides fly patrols over bases and carriers [8].'),
  rule('2.3.2', 'Minesweeping', 'With mines, every mined hex is swept [23.4].'),
  rule('2.3.3', 'Replenishment', 'With logistics, ships take stores in port or at sea [C.18].'),
  rule('2.3.4', 'Local detection', 'Ships and submarines that are close enough are marked [9.4].'),
  rule(
    '2.3.5',
    'Action phase',
    'In three segments, one after another, each side plays one arm: aircraft, submarines or ships [4].',
  ),
  rule(
    '2.3.5.1',
    'One arm a segment',
    'In each segment a side chooses AIR, SUB or SURF; an arm that was chosen cannot be chosen again in the turn.',
  ),
  rule('2.3.5.2', 'First segment', 'It begins with the roll for initiative.'),
  rule('2.3.5.2.1', 'Initiative', 'An even die gives the first choice to NATO, an odd one to the Soviets.'),
  rule('2.3.5.3', 'Second segment', 'It is played like the first, in the same order of sides.'),
  rule('2.3.5.4', 'Third segment', 'It is played like the first, in the same order of sides.'),
  rule('2.3.6', 'Local marks removed', 'Local marks are removed, with the exceptions of [9.12].'),
  rule('2.3.7', 'Patrols land', 'All patrols return [8.14].'),
  rule(
    '2.4',
    'Terminal cycle',
    'It is played only in Night turns, after everything else, and closes the day.',
  ),
  rule('2.4.1', 'Fuel', 'With logistics, ships that sailed far use fuel [C.18.2].'),
  rule('2.4.2', 'Repair', 'In the intermediate and advanced game bases are repaired [14.7].'),
  rule('2.4.3', 'Missions end', 'Aircraft sent out for the day land [7.10].'),
  rule('2.4.4', 'Strategic marks removed', 'Strategic marks are removed, with the exception of [9.12.1].'),
];
