import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of sections 15 to 17: weather, politics, strategy, reinforcement. */
export const SEASON_READINGS: readonly Fill[] = [
  fill(
    'squall',
    '17',
    'carriers launch all-weather units only and others bomb at half; PC at half movement; submarine search +1; supply at sea half; invasion -1, parachutists half',
    'Bad weather hinders light craft, eyes and untrained crews.',
  ),
  fill(
    'storm',
    '17',
    'nothing flies from or in the zone; ships one point less, PC in port, SSM -2, ASW half; submarine search +2, no extended zones; no supply at sea, no landing but by submarine, no sweeping',
    'Gales of the Norwegian Sea stop all but submarines.',
  ),
  fill(
    'weather-between-zones',
    '17',
    'between two zones the worse weather counts for aircraft and missiles of ships',
    'They must pass through both.',
  ),
  fill('weather-for-a-day', '17', 'each AM starts again; other zones are clear', 'The table gives one day.'),
  fill(
    'short-game',
    'A10',
    'a campaign of 18 turns or fewer is short',
    'That is half of the printed length.',
  ),
  fill(
    'side-by-die',
    'A10',
    'an even number is NATO, an odd number is Soviet',
    'The initiative works the same way.',
  ),
  fill(
    'command-failure',
    'A10',
    'on 0 to 2 aircraft, on 3 to 5 submarines and on 6 to 9 ships pass their segment in this AM turn',
    'The text of the event is not known.',
  ),
  fill(
    'base-falls',
    'A10',
    'at Unrestricted or world war the next of Banak, Tromso, Bardufoss, Andoya, Narvik, Bodo, Orland, Trondheim, Bergen becomes Soviet',
    'An army would come from the border southwards.',
  ),
  fill(
    'break-up',
    'A10',
    '0 to 3 Norway, 4 to 6 the Netherlands, 7 and 8 Canada, 9 West Germany; ends on 0 to 4 each AM',
    'The text of the event is not known; only nations that can be missed.',
  ),
  fill(
    'one-break-up',
    'A10',
    'one nation at a time is out; a second that leaves takes its place',
    'Otherwise the whole alliance might be out.',
  ),
  fill(
    'accidents',
    'A10',
    'any combat ship or submarine at sea is hit, each with the same chance; it scores no points',
    'At sea means not in a base hex.',
  ),
  fill(
    'reinforcement-events',
    'A10',
    'the side adds three to its die, or does not roll today',
    'The table has a column for it.',
  ),
  fill(
    'strategy-limits',
    'A10',
    'Defensive: Soviet ships attack in BS, GS, SV and NS only; bases in Norway from Unrestricted, in Britain at world war; each box forbids what the next still forbids',
    'The track says what may be invaded; attacks follow the same politics.',
  ),
  fill(
    'strategy-price',
    'A10',
    'it may be raised one box each AM for five NATO points, and this is announced; it is never lowered',
    'Escalation must cost something.',
  ),
  fill(
    'strategy-chosen',
    'A10',
    'Defensive, Restricted or Unrestricted at the start',
    'World war develops in play; it is not chosen.',
  ),
  fill(
    'strategy-revealed',
    'A10',
    'by the first invasion, the first attack on a Norwegian mainland or British base, by raising and by escalation, and at the end',
    'From then on everybody can see it.',
  ),
  fill(
    'nato-boxes',
    'A10',
    'NATO starts in box 0, 15 or 30',
    'In proportion to the Soviet boxes, which are given.',
  ),
  fill(
    'full-ports',
    'C.16.2',
    'at the start a group that finds no room in its port [6.1], or pack ice at its place, starts together in the nearest other port of the zone that can take it, or in the nearest water that can',
    'High preparedness names one port for more than twelve ships, and winter ice covers some places; a port that is closed is passed over in the same way.',
  ),
  fill(
    'arrival-places',
    '2.2.3',
    'edge: any water of the zone on the edge without enemies, the group together; zone: not within two hexes of the enemy; base: another of the zone if it cannot be used, else later',
    'Units do not arrive among the enemy.',
  ),
  fill(
    'own-field-first',
    '2.2.3',
    'aircraft go to the named airfield, or to any other with room when it is full or damaged',
    'They can fly on by themselves.',
  ),
  fill(
    'placed-by-themselves',
    '2.2.3',
    'units that go to their own base are placed at once; the player is asked only when there is a choice',
    'There is nothing else to decide.',
  ),
  fill(
    'campaign-only',
    '2.2.1',
    'politics, strategy, reinforcement and invasion belong to the campaign; at the advanced level other scenarios have weather, ice and SOSUS',
    'They need tracks, boxes and a strategy that only the campaign has.',
  ),
  fill(
    'order-of-arrival',
    '2.2.3',
    'the Soviet side rolls and places first, then NATO',
    'The other steps do the same.',
  ),
];
