import type { Fill } from '@narrow-seas/core';

/** Readings of chapter 9. */
export const AIR_READINGS: readonly Fill[] = [
  {
    id: 'friendly-base',
    rule: '9.22',
    value:
      'a friendly base belongs to the aircraft’s own nation: it is a land base or, for carrier aircraft, a carrier',
    reason: 'Aircraft are based by nation [9.12, 9.13]; at a foreign base they are out of the game [9.15].',
  },
  {
    id: 'destroyed-base',
    rule: '10.48',
    value: 'aircraft at a base that was destroyed count as away from base',
    reason: 'The base can no longer be used, so they do not begin their phase at one [9.22].',
  },
  {
    id: 'order-of-landing',
    rule: '9.22',
    value: 'aircraft that must land may do so before or after other units move',
    reason: '5.0 sets no order except the one in 9.63; the note on turning units over is only a reminder.',
  },
  {
    id: 'grounding',
    rule: '9.15',
    value:
      'only an aircraft that must land now and can reach no base of its nation, full ones included, is grounded: when it flies to a land base of another NATO nation, or is over one when the phase ends and has not moved; never aboard a foreign carrier',
    reason:
      'We read "impossible" strictly, and a carrier is a base only for the carrier aircraft of its nation [9.61]. An aircraft that could have come home but is at a foreign base is away from its bases [9.22].',
  },
  {
    id: 'carried-along',
    rule: '9.62',
    value:
      'an aircraft that has flown to its carrier may go into the box and travels with the carrier when it moves',
    reason: 'The box moves with the ship, and going aboard is part of the Movement Phase.',
  },
  {
    id: 'carried-twice',
    rule: '9.62',
    value:
      'an aircraft that was put over its carrier after the carrier moved may go into the box of another carrier of its nation in that hex, and travels with that one when it moves',
    reason:
      'Going aboard costs nothing [9.62 B], the box moves with its ship, and the aircraft makes no move.',
  },
  {
    id: 'before-the-carrier',
    rule: '9.63',
    value:
      'we read this strictly: an aircraft that began the phase with its carrier flies off only before that carrier moves; left behind on patrol, it stays where it is',
    reason: 'The case has no exception; a carrier that moved first would add its own movement to theirs.',
  },
  {
    id: 'patrol-after-moving',
    rule: '9.63',
    value:
      'aircraft may go from the box to patrol over the same carrier after it has moved, and fly no further in that phase',
    reason: 'They do not leave the carrier: over it they are still at base [9.62 A].',
  },
  {
    id: 'loss-of-a-carrier',
    rule: '9.62',
    value:
      'aircraft in the box are lost with their carrier however it is lost; those on patrol over it are not',
    reason: 'The case names the box only; aircraft on patrol are units in the hex [8.31].',
  },
  {
    id: 'retreat-of-a-carrier',
    rule: '9.62',
    value: 'a carrier that retreats or advances takes its box along and leaves its patrol behind',
    reason: 'Aircraft in the box are aboard; those on patrol were not attacked, or cannot retreat [9.51].',
  },
  {
    id: 'no-zone-from-the-box',
    rule: '9.62',
    value: 'aircraft in a box control nothing and do not count for stacking in the hex',
    reason: 'They are off the map and cannot attack [6.41].',
  },
  {
    id: 'any-carrier-of-the-nation',
    rule: '9.61',
    value: 'carrier aircraft may use any carrier of their nation, not only the one they were assigned to',
    reason: 'The assignment is for the start [11.1]; the case speaks of carriers of the nation.',
  },
];
