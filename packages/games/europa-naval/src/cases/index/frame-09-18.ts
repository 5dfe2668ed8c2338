import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Ports, transport, air, weather, ground, supply, points. */
export const FRAME_9_TO_18: readonly RuleCase[] = [
  rule('F.9', 'Ports', 'What ports handle, repair and shelter.'),
  rule(
    'F.9.1',
    'Ratings',
    'Minor 5, standard 10, major 15, great 20 cargo points a player-turn, less hits and twice the interdiction.',
  ),
  rule(
    'F.9.2',
    'Repair',
    'Hits on ships repaired in an initial phase: 0, 1, 2 or 4 by type, and one more in a naval base.',
  ),
  rule(
    'F.9.3',
    'Damage to ports',
    'Ground units demolish a port hit for three points of movement; bombs damage ports too.',
  ),
  rule(
    'F.9.4',
    'Fuel and supply',
    'Major and great ports and naval bases fuel and supply; all ports shelter.',
  ),
  rule(
    'F.9.5',
    'Wrecked ports',
    'Without capacity a port handles no cargo; with as many hits as its rating it does not function. Danger zones do not care.',
  ),
  rule(
    'F.10',
    'Transport and landings',
    'Ships carry troops, supplies and mines as cargo points. Loading and unloading takes movement points and the capacity of ports.',
  ),
  rule(
    'F.10.1',
    'Cargo',
    'One cargo point is one RE of infantry, half an RE of mech, two SPs, half an SRP or one mine point.',
  ),
  rule(
    'F.10.2',
    'Aboard and ashore',
    'Cargo is aboard only when all points for embarking have been paid, and ashore only when all points for disembarking have been paid. Until then it shares the fate of where it was.',
  ),
  rule(
    'F.10.3',
    'Ports and beaches',
    'Unloading costs five points in port. Over a beach that friendly troops have held since the start of the phase it costs ten, at half strength and only in calm seas.',
  ),
  rule(
    'F.10.4',
    'Mines as cargo',
    'A mine point is one cargo point, embarked at a standard port or better; minelayers carry two.',
  ),
  rule(
    'F.10.5',
    'Landing',
    'Landing craft and barges land by day over a partial sea hexside for ten points, not in storms; guns of the coast fire first. Landed among enemies, troops must win or are lost.',
  ),
  rule(
    'F.11',
    'Air',
    'An air unit stands for about forty aircraft. It has values for air combat, for strikes on ships and for bombing ports, and a range.',
  ),
  rule(
    'F.11.1',
    'Units and missions',
    'Each unit flies one mission in a player-turn, its own or the enemy’s, and bombs once in a game turn. So what strikes Malta cannot strike the convoy. Each airfield holds a limited number of units.',
  ),
  rule(
    'F.11.2',
    'Bases',
    'One change of base in an initial phase within twice the range; on a captured field a die of 5 or 6 destroys a unit.',
  ),
  rule(
    'F.11.3',
    'Air segment',
    'First the phasing side, then the other, sends out fighters as CAP and aircraft on patrol. Then the phasing side bombs ports, strikes at ships in them and lays mines. Nobody flies into a storm.',
  ),
  rule(
    'F.11.4',
    'CAP and patrol',
    'Fighters fly CAP over one hex, or with one group that they follow. A patrol covers the five hexes around the one that it flies to, and patrol aircraft cover eight.',
  ),
  rule(
    'F.11.5',
    'Search',
    'When a group spends its first day point of a step in a hex that an enemy patrol covers, that patrol rolls once on the search table [T.3]. A group that is found stays found for the step. At night nobody searches.',
  ),
  rule(
    'F.11.6',
    'Naval strike',
    'A group that was found, or with which contact was made, can be struck once a step. CAP and escorts pair off, then flak takes its share, and then one die is rolled on the sum of the strike values that are left [T.5]. The striker names the target.',
  ),
  rule('F.11.7', 'Port bombing', 'The same with port values; hits damage the port and mark it.'),
  rule(
    'F.11.8',
    'Strikes on ports',
    'Ships in port, or Malta’s status, in the air segment and without search.',
  ),
  rule('F.11.9', 'Aerial minelaying', 'A bomber carries a mine point half its range; success lays it.'),
  rule(
    'F.12',
    'Order of events',
    'For each point that a group spends, things happen in a fixed order, each only if it is due: the move, mines, contact, search and strikes, submarines, Malta, reaction, combat. A group that is sunk or turned back at one of them may still meet the later ones.',
  ),
  rule('F.13', 'Sea conditions', 'The sea is calm, rough or stormy, area by area and turn by turn.'),
  rule(
    'F.13.1',
    'The die',
    'At the start of a turn one die is rolled for each sea area, on the line of its climate and the month [T.6].',
  ),
  rule(
    'F.13.2',
    'Effects',
    'Rough and stormy seas lower the dice of guns, search and contact. Storms take points from ships, keep landing craft in port and aircraft on the ground; carrier aircraft fly only over a calm sea.',
  ),
  rule('F.13.3', 'No ice', 'The Baltic acts leave the winters out.'),
  rule(
    'F.14',
    'Coast defences',
    'Some ports have guns of their own, the coast defences. They control the hexes around them like warships.',
  ),
  rule(
    'F.14.1',
    'Levels',
    'They fire in combat; hits silence levels, which come back in the owner’s initial phase while in supply.',
  ),
  rule('F.14.2', 'On land', 'Half the unsuppressed level defends the hex; captured, the guns are gone.'),
  rule('F.15', 'Ground', 'Troops in REs.'),
  rule(
    'F.15.1',
    'Units',
    'Infantry, mech and engineers; ports have garrisons of their own; units may be split into parts of an RE.',
  ),
  rule(
    'F.15.2',
    'Movement',
    'A point a hex, two more over a major river or ferry; troops stop next to enemies; three infantry REs go by rail.',
  ),
  rule(
    'F.15.3',
    'Attack',
    'REs and gunfire against REs, guns and gunfire; out of supply halves. The ratio shifts the success table.',
  ),
  rule(
    'F.15.4',
    'Supported',
    'Infantry and mech REs in supply; not engineers, nor troops just landed without gunfire.',
  ),
  rule(
    'F.15.5',
    'Ports change hands',
    'At the end of the phase in which enemies stand there alone; scuttling follows at once.',
  ),
  rule('F.16', 'Supply', 'Sources, lines, stores.'),
  rule('F.16.1', 'Sources', 'The scenario’s ports, while owned and functioning.'),
  rule(
    'F.16.2',
    'Lines',
    'Thirty points: a hex of one’s own land 1, a sea hex 1, in an enemy danger zone 2. Ports with two SPs feed what no source reaches, for one SP; Malta needs one, and a paid front feeds its ports.',
  ),
  rule(
    'F.16.3',
    'Out of supply',
    'Halved, unsupported, no guns back, no ship repair; from the fourth turn on an RE is lost each turn.',
  ),
  rule('F.17', 'Points', 'What naval repair, supply, air replacement and Malta repair points buy.'),
  rule('F.17.1', 'Income', 'Pools and stocks; rail moves supplies between owned ports that land joins.'),
  rule(
    'F.17.2',
    'Deficits',
    'Only penalties make them; a pool in deficit takes all income first and pays for nothing, and after sweeping there is no more danger-zone sweeping.',
  ),
  rule('F.18', 'Blockade, interdiction, damage', 'What closes a port.'),
  rule(
    'F.18.1',
    'Blockade',
    'Four points of enemy warships off a port, and nothing as strong in it: no danger zone, no supply, no cargo.',
  ),
  rule('F.18.2', 'Interdiction', 'The mine points of both sides in the hex.'),
  rule(
    'F.18.3',
    'Collateral Damage',
    'A marker for any port hit or ground combat there, until its owner’s next initial phase.',
  ),
];
