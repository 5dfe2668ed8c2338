import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

export const SECTIONS_17_TO_24: readonly RuleCase[] = [
  rule('17', 'Weather', 'The notes leave weather open: see [A9] for the tables and [C.13] for the effects.'),

  rule('18', 'Invasion of NATO bases', 'The notes give only four titles: see [C.17].'),
  rule('18.1', 'Invasion hexes', 'Where ships must be to land troops [C.17.2].'),
  rule('18.2', 'Amphibious assault', 'Marines from amphibious ships [C.17.3].'),
  rule('18.3', 'Parachute assault', 'Battalions from the air [C.17.4].'),
  rule('18.4', 'Commando assault', 'Small parties from ships and submarines [C.17.5].'),

  rule(
    '19',
    'SOSUS',
    'NATO has listening posts on the sea bed between Greenland, Iceland and Scotland: the SOSUS hexes of the map.',
  ),
  rule('19.1', 'Who is heard', 'Only Soviet submarines are heard. Ships and NATO submarines pass freely.'),
  rule(
    '19.2',
    'The roll',
    'A die is rolled on the submarine detection table, with two less, each time a Soviet submarine enters a SOSUS hex [C.5.4]. Success gives it a strategic mark; one that has such a mark already is not rolled for.',
  ),
  rule('19.3', 'Kept in sight', 'Its strategic mark stays while it is within three hexes of SOSUS.'),

  rule('20', 'Logistics', 'This is optional, and the notes leave it open: see [C.18].'),
  rule('21', 'Tactical nuclear warfare', 'This is optional, and the notes leave it open: see [C.19].'),

  rule(
    '22',
    'Deep mode',
    'With this option submarines can hide in the deep: slow and hard to find, but with weaker weapons.',
  ),
  rule(
    '22.1',
    'Diving',
    'Submarines with two or more points can dive in the submarine mode step, the Soviet side first.',
  ),
  rule('22.2', 'Not here', 'They cannot dive in coastal or pack ice hexes.'),
  rule('22.3', 'Coming up', 'A submarine comes up only in a later submarine mode step.'),
  rule(
    '22.4',
    'Slow',
    'A deep submarine has one movement point, no full speed, and cannot enter a coastal or pack ice hex.',
  ),
  rule('22.5', 'Hard to hit', 'The attack die of an ASW attack on a deep submarine is one lower.'),
  rule(
    '22.6',
    'Its weapons',
    'A deep submarine has full ASW, and its torpedoes are halved and rounded down.',
  ),
  rule('22.7', 'No missiles', 'It fires no SSM.'),
  rule('22.8', 'Hard to find', 'The die of a search for it is two higher, so it is found less often.'),
  rule('22.9', 'Among mountains', 'Over a sub-oceanic mountain the die is four higher instead of two.'),

  rule(
    '23',
    'Mines',
    'With this option aircraft and submarines lay mines off coasts and ports. Mines hit ships of both sides when these leave the hex.',
  ),
  rule(
    '23.1',
    'Laying',
    'Mines are laid in the mining step of the strategic cycle, in secret, and shown when both sides have finished [C.12.5].',
  ),
  rule(
    '23.1.1',
    'From the air',
    'Each unit on Mining lays one marker on a coastal hex, fjords and ports included.',
  ),
  rule('23.1.2', 'Return', 'The unit returns when it has laid its marker.'),
  rule(
    '23.1.3',
    'By submarine',
    'With logistics a Soviet submarine lays one on an adjacent coastal hex for three torpedo boxes.',
  ),
  rule('23.1.4', 'Ten in all', 'There are ten markers and no more; swept markers can be laid again.'),
  rule('23.2', 'Four in a hex', 'A hex can hold at most four mines.'),
  rule('23.3', 'Hitting', 'Ships of both sides are attacked when they leave a mined hex.'),
  rule(
    '23.3.1',
    'The roll',
    'If the die is no higher than the number of mines, ships are damaged: as many as the number of mines minus the die, but at least one. For example, three mines hit three ships on 0, two on 1, and one on 2 or 3.',
  ),
  rule('23.3.2', 'Too few ships', 'Hits beyond the number of ships are ignored.'),
  rule('23.3.3', 'Undamaged first', 'Undamaged ships are hit first; a hit on a damaged ship destroys it.'),
  rule('23.3.4', 'Who chooses', 'The owner chooses on a die of 0 to 5, the enemy on 6 to 9.'),
  rule(
    '23.4',
    'Minesweeping',
    'In every turn, before ships move, a die is rolled for each mined hex to see whether it is cleared.',
  ),
  rule('23.4.1', 'The roll', 'The coast decides which numbers clear the hex. All its mines go at once.'),
  rule('23.4.1.1', 'Soviet waters', 'The hex is cleared on 0 to 2.'),
  rule('23.4.1.2', 'British waters', 'The hex is cleared on 0 or 1.'),
  rule('23.4.1.3', 'Elsewhere', 'The hex is cleared on 0.'),
  rule(
    '23.4.2',
    'From the air',
    'Mines can be swept from the air off Iceland and Norway, with a US carrier or amphibious ship within ten hexes.',
  ),
  rule('23.4.2.1', 'Once', 'One hex in a phase is cleared on one number more [C.2.23].'),

  rule('24', 'Optional rules', 'The notes name nine and leave them open: see [C.21].'),
  rule('24.1', 'Cruise missiles', 'See [C.21.1].'),
  rule('24.2', 'B-1', 'See [C.21.2].'),
  rule('24.3', 'Alternate carrier wings', 'See [C.21.3].'),
  rule('24.4', 'Future combatants', 'See [C.21.4].'),
  rule('24.5', 'Soviet tattletales', 'See [C.21.5].'),
  rule('24.6', 'High speeds', 'See [C.21.6].'),
  rule('24.7', 'Increased movement for aircraft', 'See [C.21.7].'),
  rule('24.8', 'Variable SSM targeting', 'See [C.21.8].'),
  rule('24.9', 'Close combat', 'See [C.21.9].'),
];
