import type { Fill } from '@narrow-seas/core';

/** Readings of chapters 11 to 14. */
export const SCENARIO_READINGS: readonly Fill[] = [
  {
    id: 'stop-or-go-on',
    rule: '11.0',
    value:
      'after turn 10 both players are asked: the short game continues if both want it, and the campaign stops if both want it',
    reason:
      'The case lets the players choose, and what they agreed at the start holds unless both change their minds.',
  },
  {
    id: 'set-up-changes',
    rule: '11.1',
    value:
      'units may be placed in any order and moved around until the player has finished with ships, and then with aircraft',
    reason:
      'Only the order of the four groups is given: NATO ships, NATO aircraft, Soviet ships, Soviet aircraft.',
  },
  {
    id: 'order-of-reinforcement',
    rule: '12.2',
    value: 'NATO places first, then the Soviets',
    reason: 'Not stated; NATO sets up first [11.1] and moves first in every turn [12.1].',
  },
  {
    id: 'reinforcements-forfeited',
    rule: '12.2',
    value:
      'a reinforcement that has no legal place, because a line, a base or room is missing, is lost without points',
    reason: 'The case forfeits those without a line and forbids delay; nobody destroyed them [13.0].',
  },
  {
    id: 'control-of-a-line',
    rule: '12.2',
    value: 'a hex controlled by any enemy unit, against any type, blocks a line; the same holds in 13.12',
    reason: 'A line has no type of its own, so 6.42 cannot apply to it.',
  },
  {
    id: 'ends-of-a-line',
    rule: '12.2',
    value:
      'the hex where a line begins and the edge hex where it ends must be open too; the same holds in 13.12',
    reason: 'The path includes them.',
  },
  {
    id: 'line-over-land',
    rule: '12.2',
    value: 'a line of communications crosses land and sea and all hexsides',
    reason: 'The case names no terrain except Prohibited hexes, and the bases in question supply aircraft.',
  },
  {
    id: 'carrier-aircraft-arrive',
    rule: '12.22',
    value: 'French carrier aircraft, and those of Kiev [12.24], arrive over their carrier or in its box',
    reason: 'The notes in 11.1 and 11.2 have them arrive aboard.',
  },
  {
    id: 'extra-aircraft',
    rule: '12.23',
    value: 'the M25 and the three M23 are units of their own: So aircraft 46 to 49',
    reason:
      'The case lets them be taken from units lost before; separate ones arrive in the same number and keep the points for losses simple.',
  },
  {
    id: 'points-for-all-losses',
    rule: '13.0',
    value:
      'every eliminated unit counts, including units lost without a base, by stacking, or with their carrier; grounded and forfeited units do not',
    reason: 'The case says destroyed without exception, and 9.15 finds it necessary to exempt the grounded.',
  },
  {
    id: 'bases-in-the-aegean',
    rule: '13.11',
    value: 'NATO aircraft at coastal bases inside the boundary count as units in the Aegean',
    reason: 'The case says units of any type in the area, and these coastal hexes belong to it.',
  },
  {
    id: 'sea-line-hexsides',
    rule: '13.12',
    value: 'the line does not cross all-land hexsides',
    reason: 'It runs over sea and coastal hexes for ships to follow, and no ship could cross there [10.12].',
  },
  {
    id: 'handicap',
    rule: '13.2',
    value:
      'these points are added to the Soviet score at the end: the points of the scenario, or others, or none, as the players agree',
    reason:
      'With all the units that the text brings in, NATO wins more campaigns than the Soviets: 70 of 114 between cadets, who win 10 as Soviets, and 21 of 40 between captains, who win 11. The mistakes of players at one level cost one side more than the other, so the players can choose the points that are fair at their level. The text balances the game with 14.1 and 14.3, which weigh far more.',
  },
  {
    id: 'first-strike-points',
    rule: '14.1',
    value:
      'the carrier, the aircraft assigned to it wherever they are, whatever else is aboard, and the submarine that is given up all count for points',
    reason:
      'They are eliminated, and the case does not exempt them; aircraft in a box are lost with their carrier [9.62].',
  },
  {
    id: 'nearest-submarine',
    rule: '14.1',
    value:
      'the nearest is counted in hexes in a straight line, over land or sea; if several are equally near, the Soviet player chooses',
    reason: 'The case says closest and no more; it is his loss.',
  },
  {
    id: 'violation-announced',
    rule: '14.2',
    value:
      'the Soviet player announces it before any unit has moved in that phase, and cannot take it back later',
    reason: 'The case says at the start of the phase.',
  },
  {
    id: 'neutral-after-violation',
    rule: '14.2',
    value: 'the hexes stay closed to ships and lines, and free of zones of control [10.21]',
    reason: 'The option opens them to aircraft and changes nothing else.',
  },
  {
    id: 'middle-east-die',
    rule: '14.3',
    value: 'the die is rolled before anyone sets up, and both see it',
    reason: 'The case says at the beginning of the game; the Soviets need it to set up.',
  },
  {
    id: 'delay-for-all',
    rule: '14.4',
    value: 'the delay holds for all Soviet ships, those of the M fleet too, and not for NATO ships',
    reason: 'The case speaks of Soviet naval units.',
  },
];
