import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** What the chapters on ships at sea left open. */
export const AT_SEA: readonly Fill[] = [
  fill(
    'inshore-from-port',
    '36.A.1',
    'Putting to sea from a harbour of one’s own coast counts as inshore.',
    'The ship has not left the shore.',
  ),
  fill(
    'idle-points-are-day',
    '36.D.2',
    'Points that a staying group does not spend count as day.',
    'Else the note on starting each step at night could not work.',
  ),
  fill(
    'one-payment-a-stay',
    'F.5.2',
    'One payment per stay loads or unloads the whole group.',
    'The cost is given for the work, not for each unit.',
  ),
  fill(
    'bombardment-is-free',
    'F.8.8',
    'Firing at a port costs no points, once a step.',
    'The rule names no price.',
  ),
  fill(
    'far-then-near',
    'F.19.2',
    'A far check does not replace a later near check; a near check ends far ones.',
    'The near ring is the greater danger.',
  ),
  fill(
    'three-hexes-away',
    'F.8.6',
    'Three hexes are counted from the hex of the battle.',
    'A group may have fought from beside it.',
  ),
  fill(
    'one-answer-a-side',
    'F.8.1',
    'One answer speaks for all groups and coast defences of a side.',
    'Each of them asked apart would slow every meeting.',
  ),
  fill('beach-takes-troops', 'F.10.3', 'Over a beach only troops unload.', 'Stores need a port.'),
  fill(
    'back-is-nearer',
    'F.5.4',
    'Turned back means nearer to the nearest own port with each hex.',
    'Several ways may be shortest.',
  ),
  fill(
    'gibraltar-opens-later',
    '36.A.3',
    'The Axis passes from the player-turn after it took Gibraltar, the Allies as soon as it is theirs again; who lost it passes until the player-turn of the loss ends.',
    'The text closes the strait to the Allies from the next player-turn until they regain it, and calls the reverse true for the Axis from the same moment. It names no delay for who regains.',
  ),
  fill(
    'slip-in-port',
    '36.D.2',
    'The -1 after a disaster waits in port: ships that come in keep it until their next roll. A group has it when all its ships do.',
    'The text gives it to the next roll and names no end; a group that enters port is no more, so its ships remember.',
  ),
  fill(
    'mines-in-one-step',
    '36.C.2',
    'The five points of a mine are spent in one step.',
    'F.5.2 lists the work that may be spread over steps, and laying mines is not in the list.',
  ),
  fill(
    'srp-conversion',
    '36.A.4.b',
    'An SRP becomes 2 1/2 SPs in any initial phase of its owner, in the port where it lies; in that of its arrival too.',
    'The text allows it at once on the turn of arrival and forbids nothing later.',
  ),
  fill(
    'work-beyond-the-block',
    'F.6.1',
    'Work that takes more points than the night has left is done by day: aircraft and combat zones see it.',
    'Five points are the block; fifteen more of sweeping would have been hidden with them.',
  ),
  fill(
    'met-by-night',
    'F.6.4',
    'A reacting group enters the hex of a group that moves by night only by night.',
    'Could it come by day, the exception to 36.A.2 would have nothing to except.',
  ),
  fill(
    'far-check-in-port',
    'F.19.2',
    'The far check falls due at the end of the step in the port too; what is landed by then is landed.',
    'The step was spent out there; a convoy from the Aegean would else reach Benghazi unseen.',
  ),
  fill(
    'coasters-and-flotillas',
    '36.A.1',
    'Cargo units and river flotillas hide inshore together.',
    'Both may alone; only task forces and carrier groups are named as those who may not.',
  ),
  fill(
    'turned-back-without-oil',
    'F.22',
    'A group that was turned back goes home though there is no oil for the step.',
    'F.5.4 sends it to the nearest port, which need not lie on the way to the one that pays; else it could do nothing at all.',
  ),
];
