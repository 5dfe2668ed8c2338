import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of section 18. */
export const INVASION_READINGS: readonly Fill[] = [
  fill(
    'invasion-hexes',
    '18.1',
    'an invasion hex is water next to the base hex, free of enemy ships, across a hexside that is not all land',
    'Ships cannot end in an enemy base hex [5.4].',
  ),
  fill(
    'marines',
    '18.2',
    'each amphibious ship lands its full lift once, damaged or not; it reloads in a whole day in a home port',
    'Marines land or do not; the marker numbers are given.',
  ),
  fill(
    'parachutists',
    '18.3',
    'six battalions of eight points a day, within one zone of an undamaged airfield; one battalion lost for each enemy interceptor that held the sky over the zone and each patrol within four hexes, then half the flak result',
    'The strength is given; the rest follows transport aircraft.',
  ),
  fill(
    'commandos',
    '18.4',
    'a submarine or combat ship lands one point each, with at most three at a base; or commandos make a raid, with Damage 1 on 0 to 2',
    'Small parties do small things.',
  ),
  fill(
    'commandos-alone',
    'C.17.5',
    'commandos may fight for any base by the odds; three against a defence of one are 3-1',
    'The table lets bases of defence one fall to them; this is not a separate rule.',
  ),
  fill(
    'pieces',
    'A12',
    'Soviet 18 battalions and 8 commandos, NATO 12 and 9',
    'They are counted on the counter sheets; the commandos are an estimate.',
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
    'These things help or hinder a landing.',
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
    'The defenders fight hard.',
  ),
  fill(
    'paras-lost',
    'C.17.10',
    'parachutists are lost in eights, rounded up, marines and commandos by the point; their owner loses as few points as he can, and of two equal ways battalions first. What came by parachute is remembered as long as a lodgement lasts',
    'A battalion is one piece; the choice is too small to ask for.',
  ),
  fill(
    'worn-defence',
    '18',
    'a lodgement takes one from the defence, not below one; from the garrison where there is no other',
    'This way sieges end.',
  ),
  fill(
    'lodgements',
    '18',
    'they fight again each AM; the base cannot launch or replenish',
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
    'The choice is too small to ask for.',
  ),
  fill('no-defence', '18', 'a base without any defence counts as one', 'Odds need a number.'),
  fill('empty-drop', '18', 'troops that were all shot down fail whatever the die shows', 'No troops landed.'),
  fill(
    'one-assault',
    '18',
    'one assault on a base a day, whichever side makes it; NATO retakes what it has lost; Soviet bases are never invaded',
    'The heading of the notes is "Invasion of NATO bases".',
  ),
  fill(
    'nato-asked',
    '18',
    'NATO is asked only when it has something to retake that was not assaulted this morning',
    'Otherwise there is nothing to choose.',
  ),
];
