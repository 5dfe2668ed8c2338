import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** The references of Rule 36 to rules and tables that it does not contain. */
export const HOLES: readonly Fill[] = [
  fill(
    'intrinsic-transport',
    'F.5.8',
    'A scenario’s number of cargo points a player-turn cross at most 20 hexes without ships.',
    'Rule 36.A.1 names intrinsic transport without saying what it is.',
  ),
  fill(
    'night-reaction',
    'F.6.4',
    'Five points of reaction at night, to reach a night mover within five hexes.',
    'Rule 36.A.2 allows an exception and does not tell it.',
  ),
  fill(
    'interference',
    'F.19',
    'A near check within twelve hexes of Valletta, a far check at -2 elsewhere in the Central Mediterranean.',
    'Rule 36.A.4 needs a reader of the Malta number; in a published sibling it is the column of a naval table.',
  ),
  fill(
    'shipping-table',
    'T.4',
    'A table by status and die, with losses by cargo strength.',
    'The shipping results table is named and absent; ours was fitted to the losses on the run to Africa.',
  ),
  fill(
    'naval-strike',
    'F.11.6',
    'CAP and escorts, flak, one roll on the sum of strike values.',
    'Rule 36.A.4.a raises the number by a naval strike and does not describe one.',
  ),
  fill('civilian-labour', 'F.19.6', 'One port hit a turn, without supplies.', 'Rule 36.A.4.b mentions it.'),
  fill(
    'river-movement',
    'F.5.7',
    'Between the ports at the ends, 3 points a canal hexside and 2 a river hexside.',
    'Rule 36.A.5 refers to it.',
  ),
  fill('mine-rate', 'F.17', 'One naval repair point makes one mine point.', 'Rule 36.C gives no rate.'),
  fill(
    'mine-cargo',
    'F.10.4',
    'A mine point is one cargo point, from a standard port or better; minelayers carry two.',
    'Rule 36.C.2 has units carry mine points and does not say how.',
  ),
  fill(
    'aerial-mines',
    'F.11.9',
    'A bomber lays a point within half its range on a success.',
    'Rule 36.C.2 mentions it.',
  ),
  fill(
    'blockade',
    'F.18.1',
    'Four points of warships off a port, and nothing as strong in it.',
    'Rule 36.D refers to a rule for it.',
  ),
  fill(
    'surrender',
    'F.28',
    'Italian morale, which falls with ports, ships and time.',
    'Rule 36.D.1.a refers to the surrender; a published sibling ties it to Sicily and Rome.',
  ),
  fill(
    'sicily-first',
    'F.28.1',
    'While no port of Sicily is Allied, Italy does not surrender, and its morale does not fall with the turns from Aug I 43.',
    'On a date alone the surrender handed over fleet and ports to who never sailed: captains stayed at home and were four points better off. With this rule those who never landed ended at -8 at the median (8 games between captains), those who did at 0; cadets at -1 and 2.',
  ),
  fill(
    'supply-in-zones',
    'F.16.2',
    'A sea hex in an enemy danger zone costs 2 instead of 1.',
    'Rule 36.D.4 raises the cost without a number.',
  ),
  fill(
    'deficits',
    'F.17.2',
    'A negative pool takes all income first and allows no spending.',
    'Rules 36.C.3 and 36.F.2 leave deficits and refer elsewhere.',
  ),
  fill(
    'combat-zones',
    'F.7.1',
    'The hex, and by day the six around it that no land cuts off.',
    'Rule 36.H refers to a rule for them; published siblings let them reach beyond the hex by day.',
  ),
  fill(
    'success-table',
    'T.1',
    'Disaster to great success on 1 to 7.',
    'The success table is named and absent; its five results and its modifiers are given.',
  ),
  fill(
    'gunnery-table',
    'T.2',
    'Thirteen columns from a quarter to 25, about a hit for eight points.',
    'The naval gunnery table is named and absent; examples use columns 1, 3, 6 and 12.',
  ),
  fill(
    'search-table',
    'T.3',
    'Found from 4 near, from 5 far.',
    'The naval search table is named and absent.',
  ),
  fill(
    'engineering',
    'T.9',
    'Prices of repairs to Malta, ports and coast defences.',
    'The engineering summary is named and absent.',
  ),
  fill('supported', 'F.15.4', 'Infantry and mech REs in supply.', 'Rule 36.B refers to Rule 9.A for it.'),
  fill(
    'landings',
    'F.10.5',
    'Landing craft and barges land by day over partial sea hexsides.',
    'Rule 36.A.2 refers to Rule 37 for them.',
  ),
];
