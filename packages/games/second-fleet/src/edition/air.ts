import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of sections 4, 7, 8 and 16: flights, patrols, strategic air. */
export const AIR_READINGS: readonly Fill[] = [
  fill(
    'one-stack',
    '4.3.2',
    'up to four units of one hex fly as a stack at the pace of the slowest, roles declared at the start',
    'As ships do [5.3].',
  ),
  fill('one-attack', '4.3.2', 'a stack makes one attack of one type', 'Move, attack, move.'),
  fill(
    'landing',
    '4.3.3',
    'each unit lands where it can: own airfields, carriers of its nation, with room and in reach; else it is lost',
    'The notes say begin and end on a base.',
  ),
  fill(
    'places-kept',
    '6.2',
    'aircraft that are up, on patrol, on a mission or in a stack, keep their place on the field or deck they left',
    'Otherwise they could find it taken when they come home.',
  ),
  fill('once-a-segment', '4.3.1', 'a unit acts once in an air segment', 'As ships and submarines do.'),
  fill('patrol-needs-int', '8.1', 'a mission has at least one INT', 'AEW alone attacks nobody.'),
  fill(
    'patrol-of-damaged',
    '14.5.1',
    'damaged carriers fly no patrol, as damaged airfields',
    'The same harm has the same effect.',
  ),
  fill(
    'patrol-of-ruins',
    '14.6.1',
    'the patrol of a destroyed airfield lands on another own field of the zone with room; without one it is lost',
    'One line loses it, another moves it [8.14.1]; the second says how, and the first holds where it cannot be done.',
  ),
  fill(
    'patrol-in-storm',
    'C.13.1',
    'a patrol does not attack what flies through a storm zone; while its carrier lies in one it neither attacks nor helps against missiles',
    'Nobody attacks there, and passing through is allowed; nobody flies patrol there either.',
  ),
  fill(
    'reaction',
    '8.7',
    'a patrol stops a stack at the hex of its choice within four hexes, or waits for a later one',
    'It may choose the range [8.6].',
  ),
  fill(
    'dark-of-the-fight',
    '16.2.7',
    'patrol and stack fight in the light or dark of the hex where the stack is stopped',
    'A fight is in one place, and the patrol has come there [C.11.2].',
  ),
  fill(
    'losses-shared',
    '10.11',
    'the owner shares out steps, one each before a second',
    'The chart gives steps, not units.',
  ),
  fill(
    'columns',
    '10.11.2',
    'the rightmost column whose odds are not exceeded; the end columns beyond',
    'That favours the defender.',
  ),
  fill(
    'near-patrols',
    '10.8.6.5',
    'patrols within one hex of the target defend against missiles',
    'They fly over their carrier; one hex is her screen.',
  ),
  fill(
    'range-in-zones',
    '7.4',
    'from the zone of the base, of a carrier from hers',
    'The printed chart counts zones.',
  ),
  fill('zone-order', '7.6', 'LS, NA, BI, IC, NS, GS, SV, BS', 'An order must be fixed.'),
  fill(
    'who-bounces',
    '7.7',
    'the side that alone has INT left over the zone; both or neither, nobody',
    'That is the winning side.',
  ),
  fill('bounce-singly', '7.7', 'each INT attacks one unit once', 'The column has no ratio.'),
  fill(
    'returned-units',
    '7.5',
    'units that have returned do nothing more that day and land at night',
    'As the termination step supposes.',
  ),
  fill(
    'solitaire',
    '7.3',
    'alone, a side may declare itself finished; its rolls are then skipped',
    'Otherwise the last units would have to be sent.',
  ),
  fill(
    'first-light',
    '16.2',
    'darkness counts from the intermediate game on',
    'The notes mark section 16 as part of the advanced game; light is easily played.',
  ),
];
