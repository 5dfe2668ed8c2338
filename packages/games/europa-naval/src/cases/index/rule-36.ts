import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** The special naval rules, clause by clause. */
export const RULE_36: readonly RuleCase[] = [
  rule(
    '36',
    'Special naval rules',
    'The whole game is built around these special naval rules. Each chapter from here on is one of their clauses; the rules that begin with F fill in what they leave open.',
  ),
  rule(
    '36.A',
    'Naval movement',
    'These clauses change how ships move: sheltered waters along the coast, movement at night, and the passages of Gibraltar, Malta and the Kaiser Wilhelm Canal.',
  ),
  rule(
    '36.A.1',
    'Protected inshore waters',
    'Cargo groups, submarines, river flotillas and cargo without ships are sheltered in a coastal hex of their own side that they enter over a partial sea hexside or narrow straits. Nobody reacts to them there, enemies beside them cannot fight them, and Malta does not disturb them. Aircraft can still find them.',
  ),
  rule(
    '36.A.2',
    'Movement at night',
    'A phasing group may spend up to 25 points of a phase at night, in blocks of five with at least ten points by day between them. At night no aircraft patrol or strike, nobody lands, combat zones are one hex, coast defences fire at half and ships at a quarter strength; Allied ships at half from Jul I 44.',
  ),
  rule(
    '36.A.3',
    'Gibraltar',
    'Only the Allies pass between Atlantic and Mediterranean, through Gibraltar. When the Axis takes it, passage changes hands with the next player-turn; the Allies pass again as soon as they regain it.',
  ),
  rule(
    '36.A.4',
    'Malta',
    'The Malta status number, 0 to 15, says how little Malta disturbs Axis shipping. Bombing raises it, repair lowers it; with Valletta in Axis hands it is 15.',
  ),
  rule(
    '36.A.4.a',
    'Bombing Malta',
    'Naval strikes on Valletta raise the status number; bombing its port is another mission.',
  ),
  rule(
    '36.A.4.b',
    'Repairing Malta',
    'A Malta repair point takes off one hit, or becomes an SRP or a naval repair point at Valletta. It takes construction engineers in the hex who do nothing else; supplies may repair too.',
  ),
  rule(
    '36.A.5',
    'Kaiser Wilhelm Canal',
    'Any group may pass between Brunsbuettel and Kiel while both ports are owned and functioning and both banks are owned. On the canal nobody starts a fight.',
  ),
  rule(
    '36.B',
    'Scuttling',
    'When a port is lost, each supported RE that took it makes two strength points in port, drawn by lot, roll: 1 to 4 escapes to sea, 5 and 6 is scuttled. The others escape; in an inland port, in refit or on a river all are scuttled.',
  ),
  rule(
    '36.C',
    'Mines',
    'Minebelts in sea and coastal hexes hurt enemy ships. In the hex of a port each mine point also lowers what the port handles, for both sides. Mine points are bought with naval repair points.',
  ),
  rule(
    '36.C.1',
    'Damage from mines',
    'A group rolls when it first enters or puts to sea in an enemy belt in a step, and when it begins a friendly step there: once for each strength point, on the gunnery column of the mine points.',
  ),
  rule(
    '36.C.2',
    'Laying mines',
    'A unit that carries a mine point lays it for five points of movement of one step; aircraft may lay mines too.',
  ),
  rule(
    '36.C.3',
    'Sweeping mines',
    'In the initial phase belts off one’s own coast and belts more than seven hexes from every port of their owner go by themselves. A task force sweeps a point for 20 points of movement; in one’s own danger zone points are swept on the success table, at a price in naval repair points.',
  ),
  rule(
    '36.D',
    'Danger zones',
    'Hexes next to an enemy naval base, and the zones of nations, are dangerous: ships there may be met by the enemy. A port has no such zone for a player-turn if it bears a Collateral Damage marker, was blockaded in the initial phase, or has just been captured.',
  ),
  rule('36.D.1', 'National danger zones', 'Each nation has zones of its own.'),
  rule(
    '36.D.1.a',
    'Axis danger zones',
    'Five hexes round ports of Germany and Denmark and round Mediterranean ports in the north; the Baltic west of the Hango line and, once that falls, all of it but the safe zone; the Adriatic until Italy surrenders, after which the Mediterranean zones shrink to three hexes. They vanish within five hexes of an Allied port, nine after the surrender.',
  ),
  rule(
    '36.D.1.b',
    'Allied danger zones',
    'All hexes outside Axis zones; in the Baltic only the Soviet safe zone.',
  ),
  rule(
    '36.D.1.c',
    'Soviet danger zones',
    'The Baltic east of the Hango line until Hango, 1B:0715 or Tallinn falls; from the next German player-turn on, two hexes round Kronshtadt. From 1943 it grows in a Soviet initial phase when no port of the gulf, or of the north, is the Axis’s; it ends for good when the Axis owns all its ports.',
  ),
  rule(
    '36.D.2',
    'Contact',
    'A group in an enemy danger zone rolls on the success table once a step, at its start or on entering. Success is contact: the group is damaged, and it is seen. Enemy ships in ports of the area may come out, and after a great success those in any port.',
  ),
  rule(
    '36.D.3',
    'Damage in a danger zone',
    'After contact each task force rolls on the gunnery table, on the column of its own strength: large forces are easier to hit.',
  ),
  rule(
    '36.D.4',
    'Supply lines in a danger zone',
    'A sea hex in an enemy danger zone costs a supply line two points instead of one [F.16.2].',
  ),
  rule(
    '36.E',
    'Axis fuel oil',
    'Each time an Axis task force leaves a Mediterranean port it pays 1 SRP or 5 SPs there, or 1 SP for each step in which it moves; never more than 1 SRP or 5 SPs in a player-turn.',
  ),
  rule('36.F', 'Combat naval forces', 'Gunfire support, carriers and permanent losses.'),
  rule(
    '36.F.1',
    'Gunfire support',
    'An Allied task force prepares full or half gunfire support twelve times a year, an Axis one eight times, a Soviet one as often as it likes. A quarter costs 15 points and is free of limits.',
  ),
  rule(
    '36.F.2',
    'Carrier groups',
    'Carriers and their aircraft come and withdraw by schedule, and are not repaired in between. Withdrawing they cost 3 naval repair points for each hit, and 3 or 6 air replacement points for each aborted or eliminated unit; deficits stand.',
  ),
  rule(
    '36.F.3',
    'Permanent losses',
    'A task force hit for half its printed strength or more flips to its half side and never rises above it again.',
  ),
  rule(
    '36.G',
    'Ferries',
    'An undamaged landing craft or barge that stays all turn makes one sea or great river hexside next to it a major river for its side, for supply, movement and combat.',
  ),
  rule(
    '36.H',
    'Naval supply lines',
    'No naval supply line leads through the combat zone of an enemy group or coast defence; any five continuous hexes may be traced at night.',
  ),
  rule('36.I', 'Transport counters', 'A transport counter is a naval transport of strength 2.'),
];
