import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Damage, carriers and jamming, bases, and the time of year. */
export const SECTIONS_11_TO_16: readonly RuleCase[] = [
  rule(
    '11',
    'Damage',
    'An attack roll gives points, and the points are compared with the defence value of the ship or submarine that was hit. Points of different attacks are never added up.',
  ),
  rule('11.1', 'Destroyed', 'Points that reach the defence value destroy the unit.'),
  rule(
    '11.2',
    'Damaged',
    'Points that reach at least half of the defence value damage the unit: it is turned to its weaker side. If it is damaged already, it is destroyed. For example, a ship with a defence of four shrugs off 1 point, is damaged by 2 or 3 and sinks with 4.',
  ),
  rule(
    '11.3',
    'No repair',
    'Damaged ships, submarines and aircraft stay damaged. Only bases are repaired [14.7].',
  ),

  rule(
    '12',
    'Special units',
    'Carriers have limits on what their aircraft do, and jamming aircraft (EW) weaken defences.',
  ),
  rule('12.1', 'Carriers', 'Fewer aircraft can leave a carrier than an airfield, because there is one deck.'),
  rule('12.1.1', 'Patrol', 'At most two INT of a carrier fly patrol at a time.'),
  rule(
    '12.1.1.1',
    'With AEW',
    'One AEW unit can join them as the third. It makes the patrol stronger at a distance [C.2.3] [A3].',
  ),
  rule('12.1.2', 'Strategic air', 'A carrier can send one unit in a day on a strategic mission.'),
  rule('12.1.3', 'Air segment', 'Two units of a carrier can be activated in an air segment.'),
  rule(
    '12.2',
    'Electronic warfare',
    'A jamming aircraft (EW) that flies with a strike protects it against patrols and guns.',
  ),
  rule('12.2.1', 'One a stack', 'A stack can have only one EW unit.'),
  rule(
    '12.2.1.1',
    'In the air',
    'The combined AA of a patrol that attacks the stack is two less, but at least one [C.2.40].',
  ),
  rule(
    '12.2.1.2',
    'Area AA',
    'The Area AA of each ship in the target hex, and of each ship on the way, is one less, but not below zero.',
  ),
  rule('12.2.1.3', 'Bases', 'The Close AA of an airfield or port is one less.'),

  rule(
    '14',
    'Airfields and ports',
    'Bases can be bombed and fired at like ships, but they need no mark, and they are repaired.',
  ),
  rule('14.1', 'Any number of times', 'A base may be attacked any number of times, even in one segment.'),
  rule('14.2', 'Ships in base', 'Ships in a base hex add neither Area AA nor Close AA to a defence.'),
  rule(
    '14.3',
    'Close AA',
    'A base has one Close AA value, printed on the map. It works until everything in the hex is destroyed.',
  ),
  rule(
    '14.3.1',
    'For ships too',
    'It also defends ships in its hex, and then it is all that defends them against missiles and bombs [C.2.10].',
  ),
  rule(
    '14.4',
    'Two in one hex',
    'Where an airfield and a port share a hex, each is a target of its own and has damage of its own.',
  ),
  rule('14.5', 'Damaged', 'A base with Damage 1 or Damage 2 cannot be used until it is repaired.'),
  rule(
    '14.5.1',
    'Airfield',
    'Aircraft of a damaged airfield cannot be activated, sent on strategic missions or fly patrol. Aircraft may still land there.',
  ),
  rule('14.5.2', 'Port', 'Units cannot take stores in a damaged port.'),
  rule('14.6', 'Destroyed', 'A destroyed base is lost for the rest of the game, with what it held.'),
  rule(
    '14.6.1',
    'Aircraft',
    'Aircraft on the ground at a destroyed airfield are lost at once. Its patrol in the air must find another airfield when it lands [8.14.1].',
  ),
  rule('14.6.2', 'The rest', 'A destroyed base has no Close AA and gives no stores.'),
  rule(
    '14.7',
    'Repair',
    'At the end of each Night turn every damaged base is repaired by one grade, without a roll [C.20.3].',
  ),
  rule('14.7.1', 'Damage 1', 'Damage 1 is removed: the base works again.'),
  rule('14.7.2', 'Damage 2', 'Damage 2 becomes Damage 1: the base needs another night.'),

  rule('16', 'Time of year', 'The month decides how long it is dark and where there is ice.'),
  rule(
    '16.1',
    'Periods',
    'Period 1 is January and February, 2 March, April, November and December, 3 May, June, September and October, 4 July and August.',
  ),
  rule(
    '16.2',
    'Darkness',
    'A turn is light or dark by its period, and some zones differ. In the dark most aircraft are of less use.',
  ),
  rule('16.2.1', 'Period 1', 'All turns are dark, except AM in LS, NA and BI, the zones in the south.'),
  rule('16.2.2', 'Period 2', 'Only AM turns are light.'),
  rule('16.2.3', 'Period 3', 'Only Night turns are dark.'),
  rule('16.2.4', 'Period 4', 'No turn is dark.'),
  rule(
    '16.2.5',
    'Carriers',
    'In the dark only all-weather aircraft of US carriers can leave their decks. Aircraft on land may fly [C.2.30].',
  ),
  rule(
    '16.2.6',
    'Bombing',
    'In the dark US all-weather aircraft bomb at full strength and all others at half.',
  ),
  rule('16.2.7', 'Air-to-air', 'In the dark Soviet INT and ATK have one AA less, but at least one.'),
  rule('16.3', 'Drift ice', 'In the advanced game drift ice comes and goes with the period.'),
  rule('16.3.1', 'Period 1', 'All drift ice is pack ice, which ships cannot enter [5.7].'),
  rule('16.3.2', 'Period 4', 'All drift ice is open sea.'),
  rule(
    '16.3.3',
    'Ships',
    'In the other periods ships pay two points to enter a hex of drift ice. A ship that has only one point may still move one hex.',
  ),
  rule(
    '16.3.4',
    'Submarines',
    'A submarine at full speed cannot enter drift ice, and one in drift ice cannot go at full speed.',
  ),
];
