import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Rule 36 filled in, knowledge and victory. */
export const FRAME_19_TO_31: readonly RuleCase[] = [
  rule(
    'F.19',
    'Malta and shipping',
    'While Valletta is Allied, Malta attacks Axis convoys in the Central Mediterranean. These cases say when, and how much it costs.',
  ),
  rule(
    'F.19.1',
    'Who',
    'Malta reaches Axis groups with cargo units, and cargo that moves without ships [F.5.8], in the Central Mediterranean. Groups in sheltered waters are safe from it.',
  ),
  rule(
    'F.19.2',
    'When',
    'There is a near check once a player-turn, when a group first spends a point within twelve hexes of Valletta. A group without one has a far check at the end of a step in the area, also once, with two less on the die.',
  ),
  rule(
    'F.19.3',
    'How',
    'A die is rolled on the shipping table in the column of the present status number [T.4]. So it pays to bomb Malta first and sail afterwards.',
  ),
  rule(
    'F.19.4',
    'Results',
    'The result sinks cargo strength, which the owner chooses, or turns the group back, or both. Warships are unharmed and may stay at sea.',
  ),
  rule(
    'F.19.5',
    'Repair points',
    'Malta repair points can be spent only in the Allied initial phase, with construction engineers at Valletta who do nothing else in the turn and at least one SP in store.',
  ),
  rule(
    'F.19.6',
    'Civilian labour',
    'Civilians repair one hit on the port of Valletta in a turn without supplies. They never repair the status.',
  ),
  rule(
    'F.19.7',
    'Stores',
    'Malta uses up one SP in the Allied initial phase of the first half of each month. If it has none, there are no Malta repair points and the status rises by two.',
  ),
  rule(
    'F.19.8',
    'Starved',
    'If Malta was not fed twice running, it is starved: the status cannot fall below 12 until two SPs have been landed.',
  ),
  rule(
    'F.20',
    'Danger zones settled',
    'The clauses about danger zones in Rule 36 leave some questions open. We read them as follows.',
  ),
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
    'A group rolls for contact once a step: at the start if it is in an enemy zone then, otherwise when it first enters one. A coast or great port that adds to the die must belong to the side of the zone.',
  ),
  rule(
    'F.20.6',
    'Night and stillness',
    'The modifier for night counts when the point that brings the roll is a night point. At the start of a step a group may declare that it will not leave its hex; then it gets the modifier for that and must stay.',
  ),
  rule(
    'F.20.7',
    'Damage to others',
    'Carriers are damaged like task forces. All transports and flotillas of the group roll together on half of their strength, and submarines on half of theirs.',
  ),
  rule(
    'F.21',
    'Mines settled',
    'These cases complete the rules about mines: who rolls, what goes by itself, and who sweeps.',
  ),
  rule(
    'F.21.1',
    'Damage',
    'Each group rolls once a step for each belt that it enters. Transports roll for their strength like warships. Mines of one’s own side never hurt.',
  ),
  rule(
    'F.21.2',
    'Automatic sweeping',
    'What is swept by itself is judged by the ports owned at that moment.',
  ),
  rule(
    'F.21.3',
    'Sweepers',
    'Only task forces sweep mines. Small ones are best for it, because the danger grows with the strength in the hex.',
  ),
  rule(
    'F.21.4',
    'Danger-zone sweeping',
    'In one’s own danger zone points can be swept once a player-turn, after the air segment, one after another. A disaster ends it in that hex.',
  ),
  rule(
    'F.22',
    'Fuel',
    'When an Axis task force sails in the Mediterranean, its owner pays oil: one SRP, five SPs, or one SP for each step in which it moves. Without oil in the port it stays there.',
  ),
  rule(
    'F.23',
    'Gunfire support',
    'Task forces in the hex of a fight on land can support it with their guns.',
  ),
  rule(
    'F.23.1',
    'Points',
    'A quarter, half or all of the strength for 15, 30 or 60 points, prepared by day in the movement phase; each point is a quarter RE, at most four for each friendly RE.',
  ),
  rule('F.23.2', 'Coastal guns', 'The guns of the coast fire at a task force when it begins to prepare.'),
  rule(
    'F.23.3',
    'Limits',
    'The limits count by calendar year. A scenario that starts inside a year leaves its share.',
  ),
  rule(
    'F.24',
    'Carrier groups',
    'Carrier groups arrive in the initial phase of the turn that the scenario names, and they leave with their aircraft at the end of the turn that it names.',
  ),
  rule(
    'F.25',
    'Scuttling settled',
    'Two strength points in port check for each supported RE that took the port, drawn by lot over all units there. Of an assault by troops off the map a third of the REs counts.',
  ),
  rule(
    'F.26',
    'Ferries settled',
    'A ferry is declared in the initial phase. It lasts until the craft moves, is damaged, or the next initial phase begins.',
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
