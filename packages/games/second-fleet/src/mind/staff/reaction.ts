import type { Action } from '../../model/action.ts';
import { distanceBetween } from '../../model/chart.ts';
import { capMatchup, turnsBack } from '../../rules/patrols/air-fight.ts';
import { airResult } from '../../rules/patrols/air-table.ts';
import { patrolsToSend, refuseLetPass } from '../../rules/patrols/patrol.ts';
import type { Reaction } from '../../model/fire/phase.ts';
import { capOver, hexOfHome } from '../../model/position.ts';
import type { Home, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { stepCost } from './risk.ts';
import { PATROL_RANGE } from './sky.ts';

/** A patrol that has gone home guards nobody for the rest of the turn. */
const GONE_HOME = 1;
/** A strike that turns back before it has attacked. */
const TURNED_BACK = 6;

/** What an attack on the flight takes on average, less what it costs, if the patrol makes it so far from home. */
const worthAt = (
  table: PublicState,
  { side, resume: flight }: Reaction,
  home: Home,
  distance: number,
): number => {
  const { column } = capMatchup(table, { kind: 'cap', side, home, distance }, flight);
  const taken = stepCost(table, flight.units);
  const given = stepCost(table, capOver(table, home));
  const worthOfFace = (face: (typeof DIE_FACES)[number]): number => {
    const { attacker, defender } = airResult(column, face);
    const stopped = flight.attacked === undefined && turnsBack(flight, defender) ? TURNED_BACK : 0;
    return defender.steps * taken + stopped - attacker.steps * given - (attacker.home ? GONE_HOME : 0);
  };
  return DIE_FACES.reduce<number>((sum, face) => sum + worthOfFace(face), 0) / DIE_FACES.length;
};

/** [C.11.2] What the attack is worth now, and nothing when the rest of the way promises a better one. */
const worthNow = (table: PublicState, phase: Reaction, home: Home): number => {
  const hex = hexOfHome(table, home);
  if (hex === undefined) return 0;
  const now = worthAt(table, phase, home, distanceBetween(hex, phase.resume.hex));
  const later = phase.ahead
    .map(ahead => distanceBetween(hex, ahead))
    .filter(distance => distance <= PATROL_RANGE)
    .map(distance => worthAt(table, phase, home, distance));
  return Math.max(0, ...later) > now ? 0 : now;
};

/** The patrol that does best attacks where it is strongest, and before the flight has fired; others let it pass. */
export const reactionPlan = ({ table }: View, phase: Reaction): Action => {
  const [best] = patrolsToSend(phase)
    .map(home => ({ home, worth: worthNow(table, phase, home) }))
    .toSorted((a, b) => b.worth - a.worth);
  const mayPass = refuseLetPass(table, phase) === undefined;
  if (best === undefined || (best.worth <= 0 && mayPass)) return { type: 'let-pass' };
  return { type: 'intercept', home: best.home };
};
