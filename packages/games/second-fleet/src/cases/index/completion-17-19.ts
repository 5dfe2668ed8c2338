import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Invasion, logistics, nuclear weapons. */
export const COMPLETION_17_TO_19: readonly RuleCase[] = [
  rule(
    'C.17',
    'Invasion',
    'In the advanced game bases can be taken in AM turns: first the Soviet side assaults, then NATO, and then bases that fell change hands. Marines, parachutists and commandos add up their points against the defence of the base.',
  ),
  rule(
    'C.17.1',
    'Targets',
    'The Soviets may assault the bases that their strategy allows [C.15], and NATO the bases that it has lost. Soviet home bases are never assaulted, and each base at most once a day.',
  ),
  rule(
    'C.17.2',
    'Invasion hexes',
    'Ships land troops from invasion hexes: water next to the base, not across an all-land hexside and without enemy ships. A base inland has none, so only parachutists and commandos can reach it.',
  ),
  rule(
    'C.17.3',
    'Amphibious',
    'Each amphibious ship (AA) in an invasion hex lands as many points as its marine lift. Then it is empty, and worth less to the enemy, until it has spent a whole day in a home port.',
  ),
  rule(
    'C.17.4',
    'Parachute',
    'A side drops up to six battalions of eight points a day, on bases in the zone of an undamaged airfield of its own or the next zone. Enemy interceptors over the zone and patrols nearby cost battalions, and then the Close AA of the base fires at the rest.',
  ),
  rule(
    'C.17.5',
    'Commando',
    'A submarine or combat ship in an invasion hex lands one commando point, at most three at a base. Instead of fighting they may make a raid that damages the base on 0 to 2. Either way they are spent.',
  ),
  rule(
    'C.17.6',
    'Strength',
    'All points that were landed are compared with the defence of the base and its garrison. The defence is halved if the base has Damage 2 or is destroyed.',
  ),
  rule(
    'C.17.7',
    'The assault table',
    'The odds give the column and the modified die gives the row. F: the assault fails and all points are lost. H: half of them hold a lodgement, which fights again next AM. C: the base is captured.',
  ),
  rule(
    'C.17.8',
    'Lodgements',
    'Troops in a lodgement cannot leave. As long as they are there, the base launches no aircraft and gives no stores.',
  ),
  rule(
    'C.17.9',
    'Control',
    'A captured base changes side with at least Damage 1, so the new owner must repair it first. Aircraft of the loser fly to other airfields of the zone, and his ships and submarines go out to sea, marked strategically.',
  ),
  rule(
    'C.17.10',
    'Losses',
    'Losses are whole points. Parachutists are lost in whole battalions of eight, rounded up.',
  ),
  rule(
    'C.18',
    'Logistics',
    'With this option ships, submarines and carriers count their fuel and ammunition in boxes. Airfields on land never run out.',
  ),
  rule(
    'C.18.1',
    'Rosters',
    'Each unit has a secret roster with rows of boxes for fuel, missiles, ASW, anti-aircraft fire and so on. It has a row only for what the unit can do.',
  ),
  rule(
    'C.18.2',
    'Fuel',
    'A ship that moved five hexes or more in a day uses one box at Night, and one more for each turn of high speed. With none left it has one movement point. Nuclear ships and submarines need no fuel.',
  ),
  rule(
    'C.18.3',
    'Ammunition',
    'Each attack of a unit uses one box of its kind, and each defence roll that counts its AA uses one AAA box. Without boxes the attack is not allowed; without AAA the ship has no Area AA and half its Close AA.',
  ),
  rule(
    'C.18.4',
    'Carriers',
    'Each air unit that attacks from a carrier uses one of her boxes. The starred aircraft have missiles only with this rule.',
  ),
  rule(
    'C.18.5',
    'In port',
    'A unit that spends a whole turn in an undamaged port of its side gets all its fuel and four boxes of ammunition.',
  ),
  rule(
    'C.18.6',
    'At sea',
    'A supply ship serves up to three units in its hex, if neither side of the transfer moves more than one hex in the turn. Long-range missiles cannot be loaded at sea.',
  ),
  rule(
    'C.19',
    'Tactical nuclear weapons',
    'With this option nuclear weapons can be used once the Soviet strategy is World War 3 and they have been released.',
  ),
  rule(
    'C.19.1',
    'Release',
    'At World War 3 they are released by the event escalation or by a player who declares it in an AM turn. The side that uses one first gives the enemy many points [A11]; the other side may answer from the next segment on.',
  ),
  rule(
    'C.19.2',
    'Pools',
    'Each use takes one weapon from the pool of its side. It is declared before the defence roll, and it has one target.',
  ),
  rule(
    'C.19.3',
    'SSM and bombing',
    'The defence result is halved, the attack die is three higher, and the last column of the table is used. Every other ship in the hex is attacked on column 28 to 35.',
  ),
  rule(
    'C.19.4',
    'ASW',
    'The attack uses column 58 to 71 without a defence roll. Another submarine in the hex is attacked on column 21 to 27.',
  ),
  rule(
    'C.19.5',
    'The price',
    'Each nuclear attack on a base gives the enemy ten points. At the end of such a turn a die is rolled: the more weapons were used, the likelier a general war, which the first user loses.',
  ),
];
