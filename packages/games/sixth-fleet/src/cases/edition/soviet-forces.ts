import { arriving, type Force, force, onCarriers } from './force.ts';

/** [11.2] [12.2] [14.3] Ships and aircraft of the Soviets. */
export const SOVIET_FORCES: readonly Force[] = [
  force(
    'soviet-m-carriers',
    '16.0',
    'So',
    'CV CH',
    'Minsk is given by name and number. The ratings are ours: a cruiser’s outfit on a carrier, and a helicopter cruiser without a weapon against ships.',
  ),
  force(
    'soviet-m-cruisers',
    '16.0',
    'So',
    'CG CA',
    'The numbers are ours. Anti-surface strength follows the Western belief of 1975, which took an anti-submarine missile for one against ships.',
  ),
  force(
    'soviet-m-escorts',
    '16.0',
    'So',
    'DD DE',
    'The numbers are ours; the ratings follow the same measure as NATO escorts, with the belief of 1975 about missiles.',
  ),
  force(
    'soviet-m-diesel-boats',
    '16.0',
    'So',
    'SS',
    'The numbers are ours: a squadron that is weaker in ships but has its strength in submarines, as 1.0 and 15.0 say.',
  ),
  force(
    'soviet-missile-submarines',
    '16.0',
    'So',
    'SG',
    'Two have the set of the examples in 7.45, 8.0 and 8.2; the later class fires at shorter range and is faster. We chose how many.',
  ),
  force(
    'soviet-attack-submarines',
    '16.0',
    'So',
    'SN',
    'At least two are needed [11.2]; the third leaves the Soviets a choice. Ratings a step below the American set.',
  ),
  force(
    'soviet-land-aircraft',
    '11.2',
    'So',
    'T16 T22 B12 M25 M23',
    'The types and numbers are given. The ratings are ours: missile bombers count one and a half times their load.',
  ),
  onCarriers(
    force(
      'soviet-carrier-aircraft',
      '11.2',
      'So',
      'F',
      'The number and ratings are given: the sample in 3.23, two of them on Minsk.',
    ),
  ),
  arriving(
    'turn-11',
    force(
      'soviet-b-carriers',
      '12.24',
      'So',
      'CV CH',
      'Kiev is given by name and number; the ratings are those of the M fleet.',
    ),
  ),
  arriving(
    'turn-11',
    force(
      'soviet-b-cruisers',
      '12.24',
      'So',
      'CG CA',
      'The numbers are ours, from the ships of the Black Sea Fleet; the ratings are those of the M fleet.',
    ),
  ),
  arriving(
    'turn-11',
    force(
      'soviet-b-escorts',
      '12.24',
      'So',
      'DD DE',
      'The numbers are ours: missile destroyers, older gun destroyers and two groups of escorts.',
    ),
  ),
  arriving(
    'turn-11',
    force(
      'soviet-b-submarines',
      '12.24',
      'So',
      'SS',
      'The numbers are ours: three groups from new to old, and no nuclear boat, since that fleet had none.',
    ),
  ),
  onCarriers(
    arriving(
      'turn-11',
      force(
        'soviet-b-carrier-aircraft',
        '12.24',
        'So',
        'F',
        'The number and ratings are given: two, like those on Minsk.',
      ),
    ),
  ),
  arriving(
    'turn-11',
    force(
      'soviet-reinforcements',
      '12.23',
      'So',
      'M25 M23',
      'The types and numbers are given; we decided that they are units of their own.',
    ),
  ),
  arriving(
    'middle-east',
    force(
      'soviet-middle-east',
      '14.3',
      'So',
      'M23 M21 Y28 I28',
      'The table of the option needs at most these; the ratings are ours.',
    ),
  ),
];
