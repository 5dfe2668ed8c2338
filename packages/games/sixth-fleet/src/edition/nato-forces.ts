import { arriving, type Force, force, onCarriers } from './force.ts';

/** [11.1] [12.2] [14.3] Ships and aircraft of the alliance, and of Israel. */
export const NATO_FORCES: readonly Force[] = [
  force(
    'us-carriers',
    '16.0',
    'US',
    'CV',
    'Two are given, with names and numbers. Saratoga has the set of the third example in 8.2; America has one more against aircraft for her missiles.',
  ),
  force(
    'us-cruisers',
    '16.0',
    'US',
    'CG',
    'Number 6 is the sample in 3.21. How many is ours; the others differ from it by launchers, guns and sonar.',
  ),
  force(
    'us-escorts',
    '16.0',
    'US',
    'DD DE',
    'Numbers ours. Guns and sonar count for every ship of the group, missiles by its square root; the points for each are solved from the stated CG, DD and DE.',
  ),
  force(
    'us-submarines',
    '16.0',
    'US',
    'SN',
    'The set of the fourth example in 8.2 for two modern boats; an older one a step lower. How many is ours.',
  ),
  force(
    'us-land-aircraft',
    '11.1',
    'US',
    'F4 P-3',
    'Types and numbers are given. Ratings are ours: range is the usual radius in hexes, anti-surface strength follows the bomb load, both measured on the sample F.',
  ),
  onCarriers(
    force(
      'us-carrier-aircraft',
      '11.1',
      'US',
      'A7 F4 A5 S3 F14 A6',
      'Types and numbers are given for each carrier. Ratings are ours, by the same measure as those on land.',
    ),
  ),
  arriving(
    'turn-11',
    force('us-reinforcements', '12.21', 'US', 'F4', 'Five are given; ratings as those of the first turn.'),
  ),
  force(
    'italian-cruisers',
    '16.0',
    'It',
    'CH',
    'The three helicopter cruisers of the time; one missile launcher each, helicopters counted singly.',
  ),
  force(
    'italian-escorts',
    '16.0',
    'It',
    'DD DE',
    'Numbers ours: a missile group, a mixed one and a gun group of destroyers, modern and old escorts.',
  ),
  force(
    'italian-submarines',
    '16.0',
    'It',
    'SS',
    'Number 22 is the sample in 3.22; the others trade anti-submarine for anti-surface strength as larger, older boats.',
  ),
  force(
    'italian-aircraft',
    '11.1',
    'It',
    'F104 G91 ATL',
    'Types and numbers ours: at least one for each of five bases, from the squadrons of the time.',
  ),
  force(
    'greek-escorts',
    '16.0',
    'Gr',
    'DD DE',
    'One DD has the set of the example in 8.0. The others are like it, or unmodernised with more guns and poorer sonar; the escorts are the least in the game.',
  ),
  force(
    'greek-submarines',
    '16.0',
    'Gr',
    'SS',
    'Numbers ours: new small boats and older large ones, measured on the Italian sample.',
  ),
  force(
    'greek-aircraft',
    '11.1',
    'Gr',
    'F4 F104 A7 F5',
    'Types and numbers ours: at least one for each of four bases, from deliveries up to 1975.',
  ),
  force(
    'turkish-escorts',
    '16.0',
    'Tu',
    'DD DE',
    'The DE has the set of the example in 8.0. The destroyers are modernised or unmodernised ones like the Greek.',
  ),
  force(
    'turkish-submarines',
    '16.0',
    'Tu',
    'SS',
    'One SS at least is given [11.1]; numbers and ratings ours, war-built boats and slightly newer ones.',
  ),
  force(
    'turkish-aircraft',
    '11.1',
    'Tu',
    'F4 F104 F100 F5',
    'Types and numbers ours: at least one for each of five bases, from the squadrons of the time.',
  ),
  force(
    'british-aircraft',
    '11.1',
    'Br',
    'NIM LTG',
    'Types and numbers are given; ratings ours, the Nimrod equal to the P-3.',
  ),
  arriving(
    'turn-11',
    force(
      'british-ships',
      '12.22',
      'Br',
      'CG',
      'That they come is given, numbers and ratings are ours: two missile cruisers. Who hunts submarines is wanted in the Atlantic.',
    ),
  ),
  arriving(
    'never',
    force(
      'british-hunters',
      '12.22',
      'Br',
      'CH DE SN',
      'BALANCE Their counters are kept for games begun then: a helicopter cruiser, a group of frigates, a boat with the American set of 8.2 and one a step lower.',
    ),
  ),
  arriving(
    'turn-11',
    force(
      'french-carrier',
      '12.22',
      'Fr',
      'CV',
      'One is given. Ratings ours: defence by tonnage against the American set, a third of the anti-submarine strength.',
    ),
  ),
  arriving(
    'turn-11',
    force(
      'french-ships',
      '12.22',
      'Fr',
      'CG',
      'That they come is given, numbers and ratings are ours by the same measure as the American and Italian: two missile cruisers with the carrier.',
    ),
  ),
  arriving(
    'never',
    force(
      'french-hunters',
      '12.22',
      'Fr',
      'DD DE SS',
      'They stay away like the British hunters, for the same reason. They came until rules version 3, two groups of destroyers, one of frigates and one of small submarines, and their counters are kept for games begun then.',
    ),
  ),
  onCarriers(
    arriving(
      'turn-11',
      force(
        'french-carrier-aircraft',
        '12.22',
        'Fr',
        'F8 ETD',
        'That there are some is given. Three of six places: a fighter and two attack units.',
      ),
    ),
  ),
  onCarriers(
    arriving(
      'never',
      force(
        'french-carrier-hunters',
        '12.22',
        'Fr',
        'ALZ',
        'The aircraft against submarines stay with the escorts. They came until rules version 3, and their counter is kept for games begun then.',
      ),
    ),
  ),
  arriving(
    'middle-east',
    force(
      'israeli-aircraft',
      '14.3',
      'Is',
      'F4 A4',
      'Types and numbers are given; the F4 is rated above the American for its crews and jammers.',
    ),
  ),
];
