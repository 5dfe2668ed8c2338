import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of sections 4, 7, 8 and 16: flights, patrols, strategic air. */
export const AIR_READINGS: readonly Fill[] = [
  fill(
    'one-stack',
    '4.3.2',
    'up to four units of one hex fly as a stack at the speed of the slowest, and declare their roles at the start',
    'Ships do the same [5.3].',
  ),
  fill('one-attack', '4.3.2', 'a stack makes one attack of one type', 'Move, attack, move.'),
  fill(
    'landing',
    '4.3.3',
    'each unit lands where it can: at own airfields or carriers of its nation that have room and that it can reach; otherwise it is lost',
    'The notes say that aircraft begin and end on a base.',
  ),
  fill(
    'places-kept',
    '6.2',
    'aircraft that are up, on patrol, on a mission or in a stack, keep their place on the field or deck they left',
    'Otherwise they could find it taken when they come home.',
  ),
  fill('once-a-segment', '4.3.1', 'a unit acts once in an air segment', 'Ships and submarines do the same.'),
  fill('patrol-needs-int', '8.1', 'a mission has at least one INT', 'AEW alone cannot attack.'),
  fill(
    'patrol-of-damaged',
    '14.5.1',
    'damaged carriers fly no patrol, like damaged airfields',
    'The same damage has the same effect.',
  ),
  fill(
    'patrol-of-ruins',
    '14.6.1',
    'the patrol of a destroyed airfield lands on another own field of the zone with room; without one it is lost',
    'One line says that it is lost, another that it moves [8.14.1]; the second says how, and the first holds where that is impossible.',
  ),
  fill(
    'patrol-in-storm',
    'C.13.1',
    'a patrol does not attack aircraft that fly through a storm zone; while its carrier is in one, it neither attacks nor helps against missiles',
    'Aircraft may pass through a storm but not attack there, and no patrol flies there.',
  ),
  fill(
    'reaction',
    '8.7',
    'a patrol stops a stack at the hex of its choice within four hexes, or waits for a later one',
    'The patrol may choose the range [8.6].',
  ),
  fill(
    'dark-of-the-fight',
    '16.2.7',
    'whether it is light or dark in the hex where the stack is stopped counts for patrol and stack alike',
    'A fight is in one place, and the patrol has come there [C.11.2].',
  ),
  fill(
    'losses-shared',
    '10.11',
    'the owner shares out the steps, one for each unit before any takes a second',
    'The chart gives steps, not units.',
  ),
  fill(
    'columns',
    '10.11.2',
    'we use the rightmost column whose odds are not exceeded, and the end columns beyond that',
    'That favours the defender.',
  ),
  fill(
    'near-patrols',
    '10.8.6.5',
    'patrols within one hex of the target defend against missiles',
    'They fly over their carrier, and one hex is the distance that they cover.',
  ),
  fill(
    'range-in-zones',
    '7.4',
    'range counts from the zone of the base, or from the zone of the carrier',
    'The printed chart counts zones.',
  ),
  fill('zone-order', '7.6', 'LS, NA, BI, IC, NS, GS, SV, BS', 'An order must be fixed.'),
  fill(
    'who-bounces',
    '7.7',
    'the side that alone has INT left over the zone may bounce; if both or neither have INT, no side may',
    'That is the winning side.',
  ),
  fill('bounce-singly', '7.7', 'each INT attacks one unit once', 'The column has no ratio.'),
  fill(
    'returned-units',
    '7.5',
    'units that have returned do nothing more that day and land at night',
    'The termination step assumes this.',
  ),
  fill(
    'solitaire',
    '7.3',
    'a single player may declare a side finished; its rolls are then skipped',
    'Otherwise the last units would have to be sent.',
  ),
  fill(
    'first-light',
    '16.2',
    'darkness counts from the intermediate game on',
    'The notes make section 16 part of the advanced game, but light is easy to play.',
  ),
];
