import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of sections 20 and 21. */
export const SUPPLY_READINGS: readonly Fill[] = [
  fill(
    'rosters',
    'A13',
    'units given as examples are exact, all others follow their type; there is a row only for a rating above 0',
    'Only examples are legible.',
  ),
  fill(
    'aaa-row',
    'A13',
    'an AAA row belongs to area AA; ships without it never run out',
    'The printed ships without area AA have none.',
  ),
  fill(
    'fuel',
    '20',
    'five hexes in a day use one box, and each turn of high speed one more; without boxes a ship has one movement point',
    'A box lasts about two days of cruising.',
  ),
  fill(
    'boxes',
    '20',
    'each unit uses one box for an attack and one AAA box for each defence that counts; a submarine hunts with torpedoes',
    'One box is a load of weapons.',
  ),
  fill(
    'special-missiles',
    '20',
    'starred aircraft of carriers fire missiles of range 2, value 40, US ones also of range 1, value 30, with this rule only; damaged at half',
    'The printed rosters list them.',
  ),
  fill('land-bases', '20', 'land bases never run out', 'They have no rosters.'),
  fill(
    'in-port',
    '20',
    'a whole turn in an undamaged own port gives all fuel and four boxes',
    'The unit then does not move this turn.',
  ),
  fill(
    'which-boxes',
    '20',
    'boxes go where most are missing, and equal rows follow the order SSM, ASW, torpedo, AAA, bombs, air missiles',
    'No player misses this choice.',
  ),
  fill(
    'at-sea',
    '20',
    'supply ships serve three units in their hex; giver and taker move one hex at most; one point is one box; missiles of range five cannot be taken',
    'Rigs between two ships allow no more.',
  ),
  fill(
    'supply-points',
    'A13',
    'AM 20 ammunition, TK 18 fuel, CS 14 and 14, ST 10 for submarines',
    'Within the printed spread of 4 to 26 and 7 to 21.',
  ),
  fill(
    'nuclear-release',
    '21',
    'at world war, by escalation or by a declaration in the morning',
    'Both must be possible.',
  ),
  fill(
    'nuclear-pools',
    'A13',
    'NATO 8 bombs and 12 ASW; Soviets 2 bombs, 10 ASW and 12 SSM',
    'The printed boxes show this.',
  ),
  fill(
    'nuclear-boxes',
    'C.19.2',
    'with logistics too, weapons come from the pool of the side',
    'Which boxes of which ship bear an N is not legible; the pools are the printed total.',
  ),
  fill(
    'nuclear-answer',
    'C.19.1',
    'after the very first use the other side waits for the next of the three action segments',
    'A segment has a part for each side; the second part is still the same segment.',
  ),
  fill(
    'nuclear-strike',
    '21',
    'the defence is halved, the die is three more, the last column is used and there are no penalties; other ships of the hex are attacked on column 28 to 35',
    'One hit kills a ship and shakes the others.',
  ),
  fill(
    'nuclear-asw',
    '21',
    'the attack uses column 58 to 71; another submarine of the hex is attacked on column 21 to 27',
    'The same happens under water.',
  ),
  fill(
    'nuclear-price',
    '21',
    'ten points for each base attacked; die and uses of 12 at the end of a turn are general war, which the first user loses',
    'This makes it a threat and not a tool.',
  ),
];
