import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Rule 36 filled in, knowledge and victory. */
export const FRAME_19_TO_31: readonly RuleCase[] = [
  rule('F.19', 'Malta and shipping', 'How Malta reaches the convoys.'),
  rule(
    'F.19.1',
    'Who',
    'Axis groups with cargo units, and intrinsic transport, in the Central Mediterranean while Valletta is Allied.',
  ),
  rule(
    'F.19.2',
    'When',
    'Near: once a player-turn within twelve hexes of Valletta. Far: once, at the end of a step in the area, at -2.',
  ),
  rule('F.19.3', 'How', 'The shipping table, in the column of the present status.'),
  rule(
    'F.19.4',
    'Results',
    'Cargo strength is sunk at the owner’s choice, the rest may be turned back; warships are unharmed and may stay.',
  ),
  rule(
    'F.19.5',
    'Repair points',
    'Spent with engineers at Valletta who do nothing else, and with an SP in store.',
  ),
  rule(
    'F.19.6',
    'Civilian labour',
    'Valletta repairs one port hit a turn without supplies; never the status.',
  ),
  rule(
    'F.19.7',
    'Stores',
    'Malta eats an SP in the Allied initial phase of the first half of a month; unfed, it has no repair points and its status rises by two.',
  ),
  rule(
    'F.19.8',
    'Starved',
    'Unfed twice running it is starved: the status stays at 12 or more until two SPs are landed.',
  ),
  rule('F.20', 'Danger zones settled', 'How the clauses of 36.D fit together.'),
  rule(
    'F.20.1',
    'Order',
    'Axis zones first, less what lies near Allied ports; the Allies have the rest of the Mediterranean.',
  ),
  rule(
    'F.20.2',
    'Naval bases',
    'Rings of naval bases survive Allied ports nearby; in the Baltic only the line and the safe zone count.',
  ),
  rule(
    'F.20.3',
    'The Hango line',
    'Hexes on it belong to neither side; the safe zone begins with the next Axis player-turn.',
  ),
  rule('F.20.4', 'Expansion', 'The gulf east of Tallinn’s column, then the Baltic north of Riga’s row.'),
  rule(
    'F.20.5',
    'One roll',
    'Once for each group and step; the coast and the great port that add to it are those of the zone’s side.',
  ),
  rule(
    'F.20.6',
    'Night and stillness',
    'By night when the point that brings the roll is a night point; a group may declare that it will not leave its hex.',
  ),
  rule(
    'F.20.7',
    'Damage to others',
    'Carriers like task forces; transports and flotillas together on half their strength, submarines on half theirs.',
  ),
  rule('F.21', 'Mines settled', 'Who rolls, what goes by itself, who sweeps.'),
  rule(
    'F.21.1',
    'Damage',
    'Once a step for each group and belt; transports count their points; one’s own mines never hurt.',
  ),
  rule('F.21.2', 'Automatic sweeping', 'By the ports owned at that moment.'),
  rule('F.21.3', 'Sweepers', 'Only task forces sweep; small ones pay least.'),
  rule(
    'F.21.4',
    'Danger-zone sweeping',
    'Once a player-turn, after the air segment, point by point; a disaster ends it in that hex.',
  ),
  rule(
    'F.22',
    'Fuel',
    'At sailing the owner chooses an SRP, five SPs, or an SP for each step; without it the task force stays.',
  ),
  rule('F.23', 'Gunfire support', 'Task forces in the hex of the fight.'),
  rule(
    'F.23.1',
    'Points',
    'A quarter, half or all of the strength for 15, 30 or 60 points, prepared by day in the movement phase; each point is a quarter RE, at most four for each friendly RE.',
  ),
  rule('F.23.2', 'Coastal guns', 'They fire when it begins to prepare.'),
  rule('F.23.3', 'Limits', 'By calendar year; a scenario that starts inside one leaves its share.'),
  rule(
    'F.24',
    'Carrier groups',
    'They arrive in the initial phase of the turn named and leave at the end of the turn named, with their aircraft.',
  ),
  rule(
    'F.25',
    'Scuttling settled',
    'Two points for each supported RE, drawn by lot over all units; a third of an assault’s REs count.',
  ),
  rule(
    'F.26',
    'Ferries settled',
    'Declared in the initial phase; until the craft moves, is damaged or the next one.',
  ),
  rule('F.27', 'The land war we do not play', 'Fronts and assaults.'),
  rule(
    'F.27.1',
    'Fronts',
    'The Axis pays supplies, full near the front and half beyond; payment and date shift the success table, which moves it. Ports change hands at once before three REs.',
  ),
  rule(
    'F.27.2',
    'Assaults',
    'Off-map REs attack a port on a date and each turn after, two stronger for each failure; supplies buy up to three more.',
  ),
  rule('F.28', 'Italian surrender', 'How Italy leaves the war.'),
  rule(
    'F.28.1',
    'When',
    'At morale 0 in an Allied initial phase from Aug II 43, at the latest Oct I 43; never while no port of Sicily is Allied.',
  ),
  rule('F.28.2', 'Zones', 'They change at once.'),
  rule(
    'F.28.3',
    'Ports',
    'Italian troops vanish; ports go to the Germans beside them, to Allies in them, or by the coast.',
  ),
  rule(
    'F.28.4',
    'The fleet',
    'Ships beside Germans check for scuttling; the rest sails for Valletta, each struck once by aircraft that reach it, and is interned.',
  ),
  rule(
    'F.29',
    'What the sides know',
    'Positions are open; composition and cargo of unseen groups, submarines at sea and stocks are not.',
  ),
  rule('F.30', 'Victory', 'Points as they happen, holdings at the end, levels by scenario.'),
  rule('F.31', 'For the computer', 'What it does and what it weighs.'),
];
