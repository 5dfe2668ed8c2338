import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

export const SECTIONS_17_TO_24: readonly RuleCase[] = [
  rule('17', 'Weather', 'Left open in the notes: tables [A9], effects [C.13].'),

  rule('18', 'Invasion of NATO bases', 'Left open in the notes but for four titles: see [C.17].'),
  rule('18.1', 'Invasion hexes', 'Where ships must be to land troops [C.17.2].'),
  rule('18.2', 'Amphibious assault', 'Marines from amphibious ships [C.17.3].'),
  rule('18.3', 'Parachute assault', 'Battalions from the air [C.17.4].'),
  rule('18.4', 'Commando assault', 'Small parties from ships and submarines [C.17.5].'),

  rule('19', 'SOSUS', 'Listening posts on the sea bed.'),
  rule('19.1', 'Who is heard', 'Soviet submarines only.'),
  rule('19.2', 'The roll', 'Each time one enters a SOSUS hex, unless it has a strategic mark.'),
  rule('19.3', 'Kept in sight', 'Its strategic mark stays while it is within three hexes of SOSUS.'),

  rule('20', 'Logistics', 'Optional, left open in the notes: see [C.18].'),
  rule('21', 'Tactical nuclear warfare', 'Optional, left open in the notes: see [C.19].'),

  rule('22', 'Deep mode', 'Optional: submarines hide in the deep.'),
  rule('22.1', 'Diving', 'In the submarine mode step, Soviet first, submarines with two points or more.'),
  rule('22.2', 'Not here', 'Not in coastal or pack ice hexes.'),
  rule('22.3', 'Coming up', 'Only in a later submarine mode step.'),
  rule('22.4', 'Slow', 'One movement point, no full speed, no coastal or pack ice hex.'),
  rule('22.5', 'Hard to hit', 'One less on the die of whoever attacks it.'),
  rule('22.6', 'Its weapons', 'Full ASW; torpedoes at half, rounded down.'),
  rule('22.7', 'No missiles', 'It fires no SSM.'),
  rule('22.8', 'Hard to find', 'Two more on the die of an attempt to detect it.'),
  rule('22.9', 'Among mountains', 'Four more, instead, over a sub-oceanic mountain.'),

  rule('23', 'Mines', 'Optional.'),
  rule('23.1', 'Laying', 'In the mining step of the strategic cycle.'),
  rule(
    '23.1.1',
    'From the air',
    'Each unit on Mining lays one marker on a coastal hex, fjords and ports included.',
  ),
  rule('23.1.2', 'Return', 'The unit returns when it has laid it.'),
  rule(
    '23.1.3',
    'By submarine',
    'With logistics a Soviet submarine lays one on an adjacent coastal hex for three torpedo boxes.',
  ),
  rule('23.1.4', 'Ten in all', 'Ten markers, no more; what is swept can be laid again.'),
  rule('23.2', 'Four in a hex', 'At most four in a hex.'),
  rule('23.3', 'Hitting', 'Ships of both sides are attacked when they leave a mined hex.'),
  rule(
    '23.3.1',
    'The roll',
    'A die no higher than the number of mines damages mines less die ships, at least one.',
  ),
  rule('23.3.2', 'Too few ships', 'Hits beyond the number of ships are ignored.'),
  rule('23.3.3', 'Undamaged first', 'Undamaged ships are hit first; a hit on a damaged ship destroys it.'),
  rule('23.3.4', 'Who chooses', 'The owner on a die of 0 to 5, the enemy on 6 to 9.'),
  rule('23.4', 'Minesweeping', 'In every turn.'),
  rule('23.4.1', 'The roll', 'One die for each mined hex.'),
  rule('23.4.1.1', 'Soviet waters', 'Cleared on 0 to 2.'),
  rule('23.4.1.2', 'British waters', 'Cleared on 0 or 1.'),
  rule('23.4.1.3', 'Elsewhere', 'Cleared on 0.'),
  rule(
    '23.4.2',
    'From the air',
    'Off Iceland and Norway, with a US carrier or amphibious ship within ten hexes.',
  ),
  rule('23.4.2.1', 'Once', 'One hex in a phase is cleared on one number more [C.2.23].'),

  rule('24', 'Optional rules', 'Nine, named in the notes and left open: see [C.21].'),
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
