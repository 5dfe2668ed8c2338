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
    'Task forces, carrier groups, submarines, transports, landing craft, barges and river flotillas, each with its points, its guns and its holds.',
  ),
  rule(
    'F.4.1',
    'Hits',
    'A hit lowers strength by one; at none the unit sinks with its cargo, and cargo that no longer fits is lost.',
  ),
  rule(
    'F.4.2',
    'Groups',
    'Units of one place that move together, at the pace of the slowest; submarines never with others.',
  ),
  rule('F.4.3', 'Stacking', 'There is no limit at sea or in port.'),
  rule(
    'F.4.4',
    'Refit',
    'A unit given two naval repair points or more is in refit until its owner’s next initial phase and cannot leave.',
  ),
  rule('F.5', 'Naval movement', 'What movement points buy.'),
  rule(
    'F.5.1',
    'Costs',
    'A hex, putting to sea and entering port cost 1; embarking 5, disembarking 5 or 10, a mine 5, a sweep 20, gunfire 15, 30 or 60. Storms take five points of a step.',
  ),
  rule(
    'F.5.2',
    'Long work',
    'Sweeping, gunfire, embarking and disembarking may be spread over the steps of a phase while the group stays in the hex; mines are laid in one step.',
  ),
  rule('F.5.3', 'Moving', 'Spending points for any purpose is moving.'),
  rule(
    'F.5.4',
    'Turned back',
    'A group turned back goes to a friendly port by a shortest way and does not put to sea again in the player-turn.',
  ),
  rule(
    'F.5.5',
    'Staying out',
    'A group may end a step anywhere at sea; submarines that stay out are on patrol.',
  ),
  rule(
    'F.5.6',
    'Limits of inshore waters',
    'They do not stop danger-zone contact, mines or combat in the same hex.',
  ),
  rule(
    'F.5.7',
    'Rivers and canals',
    'Cargo groups and river flotillas pass between the ports at their ends while both banks are theirs.',
  ),
  rule(
    'F.5.8',
    'Intrinsic transport',
    'A few cargo points a player-turn cross at most 20 hexes without ships, in the first naval step, with the risks of a cargo group.',
  ),
  rule('F.6', 'Night', 'How night is counted.'),
  rule(
    'F.6.1',
    'Blocks',
    'A block is declared before it is spent and counts whole; night is counted by unit over the phase, and a group takes the worst of its units.',
  ),
  rule(
    'F.6.2',
    'What it comes to',
    'A cargo group can use five points of night in each step, a task force too.',
  ),
  rule(
    'F.6.3',
    'Strength at night',
    'Halves and quarters are read in the columns of the gunnery table; torpedoes, mines and danger zones are not reduced.',
  ),
  rule(
    'F.6.4',
    'Reaction at night',
    'A reacting group may spend five points at night, to reach a group that moved at night within five hexes.',
  ),
  rule('F.7', 'Zones, sighting, reaction', 'Who controls what, who sees whom, who may answer.'),
  rule(
    'F.7.1',
    'Combat zones',
    'Groups with warships at sea and coast defences control their hex, and by day the six around it that no land cuts off.',
  ),
  rule(
    'F.7.2',
    'Seen',
    'A group is seen for the step when found by air, contacted, by day in an enemy combat zone, or off an enemy port.',
  ),
  rule(
    'F.7.3',
    'Reaction',
    'When a seen group spends points, enemy warships at sea within ten hexes may react once a step; those in port only when contact called them out.',
  ),
  rule(
    'F.7.4',
    'Reaction movement',
    'Twenty points, fifteen with cargo, ending nearer to the group that set it off; then combat may follow.',
  ),
  rule('F.7.5', 'No reaction inshore', 'Nobody reacts to a sheltered group.'),
  rule('F.8', 'Naval combat', 'Guns and torpedoes.'),
  rule(
    'F.8.1',
    'When',
    'When a group spends points in an enemy combat zone and either side wants it; the zone’s owner says first.',
  ),
  rule('F.8.2', 'Rounds', 'At most three; by night when the mover’s point is a night point.'),
  rule(
    'F.8.3',
    'Fire',
    'Both sides fire at once, each firer at one target, on the column of its strength; rough seas -1, stormy -2.',
  ),
  rule(
    'F.8.4',
    'Screen',
    'Carriers and transports are fired at only by firers beyond the number of enemy warships.',
  ),
  rule(
    'F.8.5',
    'Breaking off',
    'After each round both sides stay or break off, the non-phasing side first; one that breaks off alone rolls for it.',
  ),
  rule(
    'F.8.6',
    'After the battle',
    'A beaten phasing side turns back or stops; a non-phasing side that broke off withdraws three hexes.',
  ),
  rule(
    'F.8.7',
    'Submarines',
    'On patrol they attack what enters or puts to sea next to them, once a step; escorts answer at a quarter of their strength.',
  ),
  rule(
    'F.8.8',
    'Attack on a port',
    'A group off an enemy port may fire at ships in it or at its capacity; its guns answer first.',
  ),
];
