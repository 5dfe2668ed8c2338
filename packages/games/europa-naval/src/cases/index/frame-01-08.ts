import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Sequence, units, movement and combat. */
export const FRAME_1_TO_8: readonly RuleCase[] = [
  rule('F.1', 'Reading the rules', 'What words mean, and what overrides what.'),
  rule('F.1.1', 'Sides', 'Axis and Allied; in the Baltic the Soviets are the Allied side.'),
  rule('F.1.2', 'Dice and fractions', 'One die of six; fractions are kept unless a line rounds them.'),
  rule('F.1.3', 'Who acts', 'Every die is chance, every choice is one named side’s.'),
  rule(
    'F.1.4',
    'Contradictions',
    'The clauses that contradict each other are settled in F.20 and in the edition; nothing else overrides Rule 36.',
  ),
  rule('F.2', 'Map', 'Two maps of hexes 16 miles across.'),
  rule(
    'F.2.1',
    'Hexes and hexsides',
    'A hex is sea, coastal or land; a hexside full sea, partial sea, narrow straits, land, river or canal.',
  ),
  rule(
    'F.2.2',
    'Where ships go',
    'Ships cross full sea, partial sea and straits hexsides; rivers and canals only by their own rule.',
  ),
  rule(
    'F.2.3',
    'Owners',
    'Every land and coastal hex has an owner: by its nation at the start, then the side that entered or won it last.',
  ),
  rule(
    'F.2.4',
    'Neutrals',
    'Neutral hexes may not be entered, though their coastal waters may be crossed; they shelter nobody.',
  ),
  rule('F.2.5', 'Sea areas', 'Each map is divided into sea areas with weather of their own.'),
  rule('F.2.6', 'The Atlantic', 'One box beyond Gibraltar, ten points away; groups in it are safe.'),
  rule('F.2.7', 'Ports and straits', 'One port a hex; the strait of Messina is narrow straits.'),
  rule(
    'F.2.8',
    'Named lines',
    'The 2000 row is that of Civitavecchia, 1B:0715 is Osmussaar, the gulf begins at Tallinn’s column, the north at Riga’s row.',
  ),
  rule('F.3', 'Turn', 'Half a month: events, sea conditions, two player-turns, fronts.'),
  rule(
    'F.3.1',
    'Order of a turn',
    'Events, one die for each sea, the first player-turn, the second, then the fronts.',
  ),
  rule(
    'F.3.2',
    'Player-turn',
    'Initial phase, movement with four naval steps, combat, exploitation with two, end. The initial phase runs from arrivals and blockades over danger zones and automatic sweeping to income, repair, supply and ferries.',
  ),
  rule(
    'F.3.3',
    'Naval step',
    'The phasing side moves its groups one after another, each at most once; unspent points are lost.',
  ),
  rule(
    'F.4',
    'Naval units',
    'The naval counters are task forces (TF), carrier groups (CG), submarines (SUB), naval transports (NT), transport counters (TC), landing craft (LC), barges (LB) and river flotillas (RF). Each type has its movement points, its guns and its holds.',
  ),
  rule(
    'F.4.1',
    'Hits',
    'Each hit lowers the strength of a unit by one. At zero it sinks with its cargo; cargo that no longer fits into what is left is lost at once. A task force that has lost half of its printed strength is turned to its weaker side for good [36.F.3].',
  ),
  rule(
    'F.4.2',
    'Groups',
    'Units of one hex or port that move together are a group, and the slowest sets the pace. Groups are made and split at the start of a step or in port. Submarines never sail with other ships.',
  ),
  rule('F.4.3', 'Stacking', 'Any number of units of a side may be in a hex or a port.'),
  rule(
    'F.4.4',
    'Refit',
    'A unit that gets two naval repair points or more at once is in refit until the next initial phase of its owner. It cannot leave port.',
  ),
  rule(
    'F.5',
    'Naval movement',
    'In each naval step a group has movement points, and nearly everything that it does costs some of them. This chapter says how much.',
  ),
  rule(
    'F.5.1',
    'Costs',
    'A hex, putting to sea and entering port cost 1; embarking 5, disembarking 5 or 10, a mine 5, a sweep 20, gunfire 15, 30 or 60. Storms take five points of a step.',
  ),
  rule(
    'F.5.2',
    'Long work',
    'Sweeping mines, preparing gunfire, loading and unloading may take several steps of a phase. What has been paid counts as long as the group stays in the hex. Mines are laid in one step.',
  ),
  rule(
    'F.5.3',
    'Moving',
    'A group moves whenever it spends points, for whatever purpose. So mines, contact and searches come to a group that only unloads, too.',
  ),
  rule(
    'F.5.4',
    'Turned back',
    'A group that is turned back sails to a friendly port by a shortest way and spends points on nothing else. It does not put to sea again in the player-turn.',
  ),
  rule(
    'F.5.5',
    'Staying out',
    'A group may end a step anywhere at sea. Submarines that are at sea at the end of their player-turn are on patrol and can attack passing ships [F.8.7].',
  ),
  rule(
    'F.5.6',
    'Limits of inshore waters',
    'Sheltered waters protect from four things only [36.A.1]. Mines, contact in danger zones and combat in the same hex happen there as anywhere.',
  ),
  rule(
    'F.5.7',
    'Rivers and canals',
    'Cargo groups and river flotillas may sail along great rivers and canals between the ports at their ends, while their side owns both banks.',
  ),
  rule(
    'F.5.8',
    'Intrinsic transport',
    'Each side can move a few cargo points in a player-turn without any ship, in the first naval step and at most 20 hexes from port to port. They run the same risks as a cargo group on that path.',
  ),
  rule(
    'F.6',
    'Night',
    'Night hides ships from aircraft and keeps combat zones small, but only a part of the points of a phase can be night points [36.A.2].',
  ),
  rule(
    'F.6.1',
    'Blocks',
    'A block of night is declared before it is spent, and it counts whole even if it is cut short. Night is counted for each unit over the whole phase; a group takes the worst of its units.',
  ),
  rule(
    'F.6.2',
    'What it comes to',
    'In practice a cargo group can use five points of night in each step and spends the other ten by day; a task force has fifteen by day.',
  ),
  rule(
    'F.6.3',
    'Strength at night',
    'At night the strength of guns is halved or quartered and then read in the columns of the gunnery table [T.2]. Torpedoes, mines and damage in danger zones are not reduced.',
  ),
  rule(
    'F.6.4',
    'Reaction at night',
    'A reacting group may spend five points at night, and only to enter the hex of a group that moved at night within five hexes of it.',
  ),
  rule(
    'F.7',
    'Zones, sighting, reaction',
    'Ships do not see far. This chapter says which hexes a group controls, when it is seen, and which enemies may then come after it.',
  ),
  rule(
    'F.7.1',
    'Combat zones',
    'Groups with warships at sea, and coast defences, have a combat zone: their own hex and by day also the six around it, as far as no land cuts them off. Ships in port and submarines have none.',
  ),
  rule(
    'F.7.2',
    'Seen',
    'A group is seen for the rest of the step when it is found from the air, when contact is made with it, when it is by day in an enemy combat zone, or when it is in the hex of an enemy port.',
  ),
  rule(
    'F.7.3',
    'Reaction',
    'When a group that is seen spends points, enemy groups with warships at sea within ten hexes may react, each once a step. Ships in port react only when contact has called them out [36.D.2].',
  ),
  rule(
    'F.7.4',
    'Reaction movement',
    'A reacting group has twenty points, or fifteen with cargo, and must end nearer to the group that it goes after. On the way it meets mines and contact like any other. If it comes close enough, combat may follow [F.8.1].',
  ),
  rule('F.7.5', 'No reaction inshore', 'Nobody reacts to a group in sheltered waters [36.A.1].'),
  rule(
    'F.8',
    'Naval combat',
    'Groups that meet fight up to three rounds with their guns. Submarines have torpedoes and rules of their own.',
  ),
  rule(
    'F.8.1',
    'When',
    'Combat happens when a moving group spends points in an enemy combat zone and either side wants to fight. The side whose zone it is decides first, then the mover. All enemies whose zones cover the hex may take part.',
  ),
  rule(
    'F.8.2',
    'Rounds',
    'A combat has at most three rounds. It is fought at night if the point that brought it was a night point.',
  ),
  rule(
    'F.8.3',
    'Fire',
    'Both sides fire at the same time. Each task force, river flotilla and coast defence picks one target and rolls on the gunnery table on the column of its strength [T.2]; rough seas take one from the die and stormy seas two. Then all hits count at once.',
  ),
  rule(
    'F.8.4',
    'Screen',
    'Carriers, transports and landing craft are screened by their warships. They can be fired at only by as many firers as the enemy has beyond the number of these warships.',
  ),
  rule(
    'F.8.5',
    'Breaking off',
    'After each round both sides say whether they stay or break off, the non-phasing side first. If only one side breaks off, it rolls on the success table; night and bad weather help, a stronger enemy hinders.',
  ),
  rule(
    'F.8.6',
    'After the battle',
    'A phasing group that broke off or lost more than it inflicted turns back or stops for the step, as its owner chooses. A non-phasing group that broke off withdraws three hexes, or into a friendly port within three.',
  ),
  rule(
    'F.8.7',
    'Submarines',
    'Submarines on patrol may attack a group that enters or puts to sea in their hex or beside them, once a step. They pick one unit and roll on the gunnery table on their strength, with one less if task forces are there. Then each of these answers at a quarter of its strength.',
  ),
  rule(
    'F.8.8',
    'Attack on a port',
    'A group in the hex of an enemy port may fire at ships in it or at its capacity. The guns of the port answer first.',
  ),
];
