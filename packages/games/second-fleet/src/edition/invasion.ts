import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of section 18. */
export const INVASION_READINGS: readonly Fill[] = [
  fill(
    'invasion-hexes',
    '18.1',
    'water next to the base hex across a hexside that is not all land, free of enemy ships',
    'Ships cannot end in an enemy base hex [5.4].',
  ),
  fill(
    'marines',
    '18.2',
    'each amphibious ship lands her full lift once, damaged or not; she reloads by a whole day in a home port',
    'Marines land or do not; the marker numbers are given.',
  ),
  fill(
    'parachutists',
    '18.3',
    'six battalions of eight points a day, within one zone of an undamaged airfield; one battalion lost for each enemy interceptor that held the sky over the zone and each patrol within four hexes, then half the flak result',
    'The strength is given, the rest follows transport aircraft.',
  ),
  fill(
    'commandos',
    '18.4',
    'one point each from a submarine or combat ship, three at a base; or a raid, Damage 1 on 0 to 2',
    'Small parties do small things.',
  ),
  fill(
    'commandos-alone',
    'C.17.5',
    'commandos may fight for any base by the odds; three against a defence of one are 3-1',
    'That bases of defence one can fall to them is what the table gives, not a rule of its own.',
  ),
  fill(
    'pieces',
    'A12',
    'Soviet 18 battalions and 8 commandos, NATO 12 and 9',
    'Counted on the counter sheets, commandos about.',
  ),
  fill(
    'assault-table',
    '18',
    'columns below 1-2, 1-2, 1-1, 2-1, 3-1, 5-1; failed, lodgement or captured',
    'Tuned so that equal forces hold from 3 and win from 6.',
  ),
  fill(
    'assault-die',
    '18',
    'gunfire of 20 +1, of 60 +2; marines with parachutists +1; two commandos +1; badly hit base +1; squall -1; dark -1',
    'What helps a landing or hinders it.',
  ),
  fill(
    'badly-hit',
    '18',
    'a base at Damage 2 or destroyed defends at half, rounded up',
    'Its garrison is scattered.',
  ),
  fill(
    'losses',
    '18',
    'failed: all; lodgement: half, up; captured: half the defence, up',
    'The defender sells himself dear.',
  ),
  fill(
    'paras-lost',
    'C.17.10',
    'parachutists are lost in eights, rounded up, marines and commandos by the point; their owner loses as few points as he can, and of two equal ways battalions first. What came by parachute is remembered as long as a lodgement lasts',
    'A battalion is one piece; no choice is worth the asking.',
  ),
  fill(
    'worn-defence',
    '18',
    'a lodgement takes one from the defence, not below one; from the garrison where there is no other',
    'So that sieges end.',
  ),
  fill(
    'lodgements',
    '18',
    'they fight again each AM; the base launches and replenishes nothing',
    'The enemy is on the runway.',
  ),
  fill(
    'control',
    '18',
    'captured with Damage 1 at least; intrinsic defence does not come back',
    'The garrison is what is left of the attackers.',
  ),
  fill(
    'flight-from-a-base',
    '18',
    'aircraft fly to the nearest airfield of the zone with room, ships and submarines to the nearest free sea hex, by themselves',
    'No choice is worth the asking.',
  ),
  fill('no-defence', '18', 'a base without any defence counts as one', 'Odds need a number.'),
  fill('empty-drop', '18', 'troops that were all shot down fail whatever the die', 'Nobody landed.'),
  fill(
    'one-assault',
    '18',
    'one assault on a base a day, whichever side makes it; NATO retakes what it has lost; Soviet bases are never invaded',
    'The notes are headed invasion of NATO bases.',
  ),
  fill(
    'nato-asked',
    '18',
    'NATO is asked only when it has something to retake that was not assaulted this morning',
    'Otherwise there is nothing to choose.',
  ),
];
