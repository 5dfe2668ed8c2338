import { type SeatOrders, valueOf } from '@narrow-seas/core';
import { reactionPlan } from '../mind/staff/reaction.ts';
import type { Action } from '../model/action.ts';
import type { Reaction } from '../model/fire/phase.ts';
import { capOver } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Home, PublicState } from '../model/state.ts';
import { patrolsToSend } from '../rules/patrols/patrol.ts';
import type { View } from '../secrets/view.ts';
import { SPECS } from './specs.ts';

const LET_PASS: Action = { type: 'let-pass' };

/** Fighters of a flight: those that fly as such, and those that are nothing else. */
const fightersIn = (table: PublicState, { resume: { units, roles } }: Reaction): number =>
  units.filter(
    unit =>
      roles.some(each => each.unit === unit && each.role === 'int') || specOf(table, unit).kind === 'INT',
  ).length;

const isOutnumbered = (table: PublicState, phase: Reaction, home: Home): boolean =>
  fightersIn(table, phase) > capOver(table, home).filter(unit => specOf(table, unit).kind === 'INT').length;

/** [C.11.2] What a patrol does about a flight that comes near. */
export const engaged = (view: View, phase: Reaction, orders: SeatOrders): Action => {
  const { choice } = valueOf(SPECS.patrols, orders);
  if (choice === 'never') return LET_PASS;
  if (choice === 'worth') return reactionPlan(view, phase);
  const homes = patrolsToSend(phase);
  const home = choice === 'always' ? homes[0] : homes.find(each => !isOutnumbered(view.table, phase, each));
  return home === undefined ? LET_PASS : { type: 'intercept', home };
};
