import type { Fill } from '@narrow-seas/core';

/** Readings of chapters 5, 6, 7 and 10. */
export const MOVEMENT_READINGS: readonly Fill[] = [
  {
    id: 'hand-withdrawn',
    rule: '5.0',
    value: 'a move is one path; it can be taken back until a die is rolled or the other side acts [NS.2]',
    reason: 'A screen has no hand to take off a piece; before that point nobody has learned anything.',
  },
  {
    id: 'passing-enemies',
    rule: '5.21',
    value: 'a hex with an enemy that could attack the unit may not be entered even in passing',
    reason: '6.42 grants passage through hexes of harmless enemies only, as an exception.',
  },
  {
    id: 'harmless-under-control',
    rule: '6.42',
    value: 'a hex of harmless enemies that others control is closed',
    reason: 'The unit would have to stop there [5.25] and may not stay there [5.21].',
  },
  {
    id: 'own-hex',
    rule: '6.0',
    value: 'a unit does not control the hex it is in',
    reason: 'The zone is the six hexes around it.',
  },
  {
    id: 'mixed-control',
    rule: '6.43',
    value:
      'where aircraft and ships control a hex together, only the ships are compared; a range is no Movement Allowance',
    reason:
      'Anyone may leave the zone of an aircraft [6.43 A, 9.32], so it cannot make a slow ship hold better.',
  },
  {
    id: 'harmless-do-not-hold',
    rule: '6.43',
    value: 'enemies without strength against the unit do not count when we decide whether it may leave',
    reason: 'It may ignore them and their zones altogether [6.42].',
  },
  {
    id: 'arrival-in-a-stack',
    rule: '7.42',
    value:
      'a unit that enters a hex goes on top of its kind: aircraft above everything, ships above the other ships; several units that advance keep the order in which they are named',
    reason:
      'The owner chooses the order but may rearrange only in his Movement Phase [7.47], so retreats and advances need a fixed one.',
  },
  {
    id: 'set-up-order-of-stacks',
    rule: '7.47',
    value: 'stacks may also be arranged while setting up, not while placing reinforcements',
    reason: 'Before play there is no phase; reinforcements can be arranged in the Movement Phase of turn 11.',
  },
  {
    id: 'excess',
    rule: '7.0',
    value:
      'aircraft that had to land and did not are lost first; then the opponent removes units of the kind that exceeds its limit, one by one, until the limit is met',
    reason: 'Both happen when the phase ends [9.22]; only the extra units break the limit.',
  },
  {
    id: 'enemy-defences-and-aircraft',
    rule: '10.15',
    value: 'enemy Defended hexes are closed to aircraft too, even to fly over',
    reason: '10.15 and 10.42 say a unit; that 10.13 names Prohibited hexes only is taken as an oversight.',
  },
  {
    id: 'gates-bind-all',
    rule: '12.3',
    value: 'the Black Sea and the Bosphorus [14.4] are closed to retreats and advances as they are to moves',
    reason: 'The cases forbid entry, whatever kind of move it is.',
  },
  {
    id: 'black-sea-hexes',
    rule: '12.3',
    value:
      'every water hex that ships reach from the Black Sea without passing 2025, Azov and 2024, 2026, 2027 included',
    reason:
      'North of 2025 cannot mean the rows above it alone: on this map the coast runs on through row 20.',
  },
  {
    id: 'prohibited-hexes',
    rule: '10.11',
    value: 'hexes of Yugoslavia and Albania by the larger part of their land, in the borders of the time',
    reason: 'The countries are given, the hexes are drawn on the unknown map.',
  },
];
