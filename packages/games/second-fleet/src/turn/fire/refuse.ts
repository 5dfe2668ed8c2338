import type { Refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { NOT_NOW } from '../refusals.ts';
import type { View } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';
import { refuseAim } from '../../rules/combat/aim.ts';
import { refuseAssign, refuseUnassign } from '../../rules/strategic-air/assignment.ts';
import { refuseCap } from '../../rules/patrols/cap.ts';
import { refuseFly, refuseGiveUp, refuseTouchdown } from '../../rules/combat/flight.ts';
import { refuseForm } from '../../rules/strategic-air/formation.ts';
import { refuseBounce } from '../../rules/strategic-air/interception.ts';
import { refuseEndOfLanding, refuseRefuge } from '../../rules/patrols/landing.ts';
import { refuseHit } from '../../rules/combat/losses.ts';
import { refuseMining } from '../../rules/mines/mining.ts';
import { refuseIntercept, refuseLetPass } from '../../rules/patrols/patrol.ts';
import type { Bounce, FirePhase, Flight, Landing, Recon, Targeting } from '../../model/fire/phase.ts';
import { refuseSearch, refuseSpot } from '../../rules/strategic-air/recon.ts';
import { refuseStrike } from '../../rules/combat/strike.ts';

const refuseInFlight = (view: View, flight: Flight, action: Action): Refusal | undefined => {
  switch (action.type) {
    case 'fly':
      return refuseFly(view.table, flight, action.path);
    case 'strike':
      return refuseStrike(view, flight, action);
    case 'land':
      return refuseTouchdown(view, flight, action.unit, action.home);
    case 'done':
      return refuseGiveUp(view, flight);
    default:
      return NOT_NOW;
  }
};

/** [C.21.9] Who was attacked need not answer. */
const refuseInTargeting = (view: View, phase: Targeting, action: Action): Refusal | undefined => {
  if (action.type === 'aim') return refuseAim(view, phase, action);
  return action.type === 'done' && phase.strike.answer ? undefined : NOT_NOW;
};

const refuseInBounce = ({ table }: View, phase: Bounce, action: Action): Refusal | undefined => {
  if (action.type === 'bounce') return refuseBounce(table, phase, action.unit, action.target);
  return action.type === 'done' ? undefined : NOT_NOW;
};

const refuseInRecon = ({ table }: View, phase: Recon, action: Action): Refusal | undefined => {
  if (action.type === 'spot') return refuseSpot(table, phase, action.unit, action.hex);
  if (action.type === 'search') return refuseSearch(table, phase, action.unit, action.submarine);
  return action.type === 'done' ? undefined : NOT_NOW;
};

const refuseInAssignment = (view: View, side: Side, action: Action, open: boolean): Refusal | undefined => {
  if (action.type === 'assign') return refuseAssign(view, side, action.unit, action.mission, action.zone);
  if (action.type === 'unassign' && !open) return refuseUnassign(view, action.unit);
  return action.type === 'done' ? undefined : NOT_NOW;
};

const refuseInLanding = (view: View, phase: Landing, action: Action): Refusal | undefined => {
  if (action.type === 'land') return refuseRefuge(view, phase, action.unit, action.home);
  return action.type === 'done' ? refuseEndOfLanding(view, phase) : NOT_NOW;
};

/** What a phase of this family has against an action of the side whose turn it is. */
export const refuseInFire = (view: View, phase: FirePhase, action: Action): Refusal | undefined => {
  const { table, viewer } = view;
  if (viewer === 'spectator') return NOT_NOW;
  switch (phase.name) {
    case 'flight':
      return refuseInFlight(view, phase, action);
    case 'reaction':
      if (action.type === 'intercept') return refuseIntercept(phase, action.home);
      return action.type === 'let-pass' ? refuseLetPass(table, phase) : NOT_NOW;
    case 'air-losses':
      return action.type === 'take-hit' ? refuseHit(table, phase, action.unit) : NOT_NOW;
    case 'formation':
      return action.type === 'form' ? refuseForm(table, phase, action.forces) : NOT_NOW;
    case 'targeting':
      return refuseInTargeting(view, phase, action);
    case 'assignment':
      return refuseInAssignment(view, viewer, action, false);
    case 'open-assignment':
      return refuseInAssignment(view, viewer, action, true);
    case 'bounce':
      return refuseInBounce(view, phase, action);
    case 'mining':
      if (action.type === 'mine') return refuseMining(view, phase, action.unit, action.hex);
      return action.type === 'done' ? undefined : NOT_NOW;
    case 'recon':
      return refuseInRecon(view, phase, action);
    case 'cap':
      if (action.type === 'fly-cap') return refuseCap(view, phase, action);
      return action.type === 'done' ? undefined : NOT_NOW;
    case 'landing':
      return refuseInLanding(view, phase, action);
    default:
      return NOT_NOW;
  }
};
