import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Aircraft that are sent to a zone for a day. */
export const SECTION_7: readonly RuleCase[] = [
  rule(
    '7',
    'Strategic air',
    'In the AM turn both sides may send aircraft to one of the eight zones of the map for the whole day. There they fight for the sky, look for ships, guide attacks or lay mines. Until Night they do nothing else; how far they can go depends on their movement allowance [A5].',
  ),
  rule(
    '7.1',
    'Damaged aircraft',
    'A damaged air unit may be sent like any other. It serves with the figures of its damaged side.',
  ),
  rule(
    '7.2',
    'Allies',
    'Aircraft of all NATO nations may serve together in a zone. Their strengths are added up.',
  ),
  rule(
    '7.3',
    'One player',
    'With one player for both sides the assignment is open. A die is rolled again and again: on an odd number NATO assigns a unit, on an even number the Soviets. From the fifth roll on, a 9 ends the assignment [C.23].',
  ),
  rule(
    '7.4',
    'Missions',
    'There are four missions, and the type of an aircraft decides which ones it can fly.',
  ),
  rule(
    '7.4.1',
    'Interception',
    'Interceptors (INT) fly it. They fight enemy interceptors over the zone, and if they win they attack the other enemy missions there.',
  ),
  rule(
    '7.4.1.1',
    'Its end',
    'All interceptors return to base when interception and bounce are over, whether they fought or not.',
  ),
  rule(
    '7.4.2',
    'Reconnaissance',
    'INT, ATK, RCN and AEW fly it. Each unit can mark one hex of enemy ships; RCN and AEW can look for a submarine instead [9.3.1].',
  ),
  rule('7.4.2.1', 'Its end', 'The unit returns in the detection step, even if there was nothing to find.'),
  rule(
    '7.4.3',
    'Tac-Coord',
    'RCN fly it. The unit waits over its zone and can guide one attack against a target there, which is then more accurate [10.2].',
  ),
  rule(
    '7.4.3.1',
    'Its end',
    'The unit returns as soon as it has helped an attack, so it helps only once a day. If nobody needs it, it stays until Night.',
  ),
  rule('7.4.4', 'Mining', 'RCN fly it, and only in games with mines. Each unit lays one mine marker [23.1].'),
  rule(
    '7.4.4.1',
    'Left open',
    'The notes put a question mark here. Their own section 23 answers it, so we use that [C.2.13].',
  ),
  rule(
    '7.5',
    'Return',
    'The result r sends all units of that side in the fight back to base. They are out of play until Night, when they land, and their mission is lost.',
  ),
  rule(
    '7.6',
    'Interception',
    'Where both sides have interceptors over a zone, these fight one round before anything else happens there. The strengths are added up and compared, and a die is rolled on the air-to-air table [10.11].',
  ),
  rule(
    '7.6.1',
    'Who attacks',
    'A die decides which side is the attacker in this fight: NATO on an even number, the Soviets on an odd one [C.2.14].',
  ),
  rule(
    '7.7',
    'Bounce',
    'If only one side has interceptors left over the zone, they may attack the enemy units on other missions there. Each interceptor attacks one unit, and each unit is attacked at most once [C.12.4]. A target that gets the result r returns without doing its mission.',
  ),
  rule(
    '7.8',
    'Mining',
    'Units on Mining that were not driven off lay their markers now. The notes leave the details open: see [23.1] and [C.12.5].',
  ),
  rule(
    '7.9',
    'Detection',
    'Units on Recon that were not driven off mark ships and look for submarines now, first the Soviet ones [9.3].',
  ),
  rule(
    '7.10',
    'Termination',
    'All aircraft that were sent out for the day land in the terminal cycle of the Night turn, including those that were sent home early.',
  ),
  rule(
    '7.10.1',
    'Carrier aircraft',
    'They land on the carrier from which they started, even if she has sailed to another zone in the meantime. If she was sunk, they are lost.',
  ),
  rule(
    '7.10.2',
    'Land aircraft',
    'They land on any airfield of their side with room in the zone of their own airfield. If that zone has none, they use the nearest zone that has one [C.2.37].',
  ),
];
