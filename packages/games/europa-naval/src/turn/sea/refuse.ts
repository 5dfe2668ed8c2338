import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { groupOf } from '../../model/fleet.ts';
import { NOT_NOW, no, noShip } from '../refusals.ts';
import type { Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { GroupId, ShipId } from '../../model/vocabulary.ts';
import { refuseLay, refusePrepare, refuseSweep } from '../../rules/mines/belt-work.ts';
import { refuseBombard } from '../../rules/naval-combat/bombard.ts';
import { refuseCarry } from '../../rules/transport/carry-order.ts';
import { refuseChannel } from '../../rules/movement/channel.ts';
import {
  refuseBegin,
  refuseEnterPort,
  refuseGibraltar,
  refuseNight,
  refusePutToSea,
  refuseSail,
} from '../../rules/movement/movement.ts';
import type {
  Aiming,
  HuntChoice,
  Losses,
  NavalStep,
  Reaction,
  SeaPhase,
  TorpedoAim,
} from '../../model/sea/phase.ts';
import { firersOf, ranksSeen, sameFirer, screenHolds, targetsOf } from '../../rules/groups/ranks.ts';
import {
  refuseActivate,
  refuseEndOfReaction,
  refuseReact,
  refuseReturn,
} from '../../rules/reaction/reaction.ts';
import { refuseForm } from '../../rules/groups/refuse-form.ts';
import { refuseEndOfStep, refuseLeaving } from '../../rules/groups/taking-up.ts';
import { refuseDisembark, refuseEmbark } from '../../rules/transport/transport.ts';
import { refuseWithdraw } from '../../rules/naval-combat/withdrawal.ts';
import { refuseZoneSweep } from '../../rules/danger-zones/zone-sweep.ts';

/** [F.5] Work of the group in hand. */
const refuseWork = (view: View, step: NavalStep, fleet: Fleet, action: Action): Refusal | undefined => {
  const { common } = view;
  switch (action.type) {
    case 'embark':
      return refuseEmbark(common, step, fleet, action.group, action.ship, action.cargo);
    case 'disembark':
      return refuseDisembark(common, step, fleet, action.group, action.ship, action.how);
    case 'lay-mine':
      return refuseLay(common, step, fleet, action.group, action.ship);
    case 'sweep':
      return refuseSweep(common, step, fleet, action.group);
    case 'prepare':
      return refusePrepare(common, step, fleet, action.group, action.ship, action.share);
    case 'bombard':
      return refuseBombard(common, step, fleet, view.harbours, action.group, action.target);
    case 'carry':
      return refuseCarry(common, fleet, step.side, action);
    default:
      return NOT_NOW;
  }
};

/** [F.3.3] */
const refuseInStep = (view: View, step: NavalStep, fleet: Fleet, action: Action): Refusal | undefined => {
  const { common } = view;
  switch (action.type) {
    case 'done':
      return refuseEndOfStep(common, step, fleet);
    case 'form':
      return refuseLeaving(common, step, fleet) ?? refuseForm(common, fleet, action.ships);
    case 'begin':
      return (
        refuseLeaving(common, step, fleet) ?? refuseBegin(fleet, action.group, action.night, action.hold)
      );
    case 'night':
      return refuseNight(step, fleet, action.group);
    case 'sail':
      return refuseSail(common, step, fleet, action.group, action.path);
    case 'put-to-sea':
      return refusePutToSea(common, step, fleet, action.group, action.fuel);
    case 'enter-port':
      return refuseEnterPort(common, step, fleet, action.group);
    case 'pass-gibraltar':
      return refuseGibraltar(common, step, fleet, action.group);
    case 'pass-channel':
      return refuseChannel(common, step, fleet, action.group, action.to);
    default:
      return refuseWork(view, step, fleet, action);
  }
};

/** The hex of a group that the viewer can see. */
export const hexSeen = ({ own, sightings }: View, id: GroupId): HexId | undefined => {
  const place = sightings.find(({ group }) => group === id)?.place ?? (own && groupOf(own, id)?.place);
  return place?.at === 'sea' ? place.hex : undefined;
};

/** [F.7.3] */
const refuseInReaction = (view: View, phase: Reaction, fleet: Fleet, action: Action): Refusal | undefined => {
  const target = hexSeen(view, phase.to);
  if (action.type === 'done') return refuseEndOfReaction(view.common, phase, fleet);
  if (target === undefined) return NOT_NOW;
  switch (action.type) {
    case 'react':
      return refuseReact(view.common, phase, fleet, target, action);
    case 'activate':
      return refuseActivate(view.common, phase, fleet, target, action);
    case 'enter-port':
      return refuseReturn(view.common, phase, fleet, action.group);
    default:
      return NOT_NOW;
  }
};

/** [F.8.3] [F.8.4] */
const refuseAim = (view: View, { battle, side, aims }: Aiming, action: Action): Refusal | undefined => {
  if (action.type !== 'aim') return NOT_NOW;
  const { common } = view;
  const ranks = ranksSeen(view, battle);
  const { firer, target } = action;
  if (!firersOf(common, battle, ranks, side).some(each => sameFirer(each, firer)))
    return no('F.8.3', 'no-firer', 'This firer has no guns in this battle.');
  if (aims.some(aim => sameFirer(aim.firer, firer)))
    return no('F.8.3', 'aimed', 'This firer already has a target.');
  if (!targetsOf(common, battle, ranks, side).some(each => sameFirer(each, target)))
    return no('F.8.3', 'no-target', 'This is not a target in this battle.');
  return screenHolds(common, ranks, side, aims, target)
    ? no('F.8.4', 'screen', 'You must aim at each warship of the screen first.')
    : undefined;
};

/** [F.8.7] */
const refuseHunt = ({ hunters, prey }: HuntChoice, action: Action): Refusal | undefined => {
  if (action.type === 'done') return undefined;
  if (action.type !== 'hunt') return NOT_NOW;
  return hunters.includes(action.hunter) && prey.includes(action.prey)
    ? undefined
    : no('F.8.7', 'out-of-reach', 'This submarine cannot attack that group.');
};

const refuseTorpedo = (view: View, { prey }: TorpedoAim, action: Action): Refusal | undefined => {
  if (action.type !== 'torpedo') return NOT_NOW;
  const ships = view.sightings.find(({ group }) => group === prey)?.ships ?? [];
  return ships.some(({ ship }) => ship === action.target)
    ? undefined
    : noShip('F.8.7', 'not-prey', 'This ship is not in the group under attack.', action.target);
};

/** [F.8.8] [F.19.4] [F.20.7] The owner gives the hits to ships that share them: in port, or the cargo of a group. */
const refuseHit = ({ among, after }: Losses, ship: ShipId): Refusal | undefined => {
  if (among.includes(ship)) return undefined;
  if (after.kind === 'damage')
    return noShip('F.20.7', 'not-contacted', 'You must give the hits of this contact to other ships.', ship);
  // Nothing else leads to the end of a passage with hits to give out.
  return after.kind === 'passage' && after.passage.stage === 'end'
    ? noShip('F.8.8', 'not-bombarded', 'You must give these hits to ships in this port.', ship)
    : noShip('F.19.4', 'not-hit', 'These hits can sink only ships that carry cargo.', ship);
};

/** Answers of a few words. */
const refuseAnswer = (view: View, phase: SeaPhase, fleet: Fleet, action: Action): Refusal | undefined => {
  switch (phase.name) {
    case 'losses':
      if (action.type !== 'take-hit') return NOT_NOW;
      return refuseHit(phase, action.ship);
    case 'battle-choice':
      return action.type === 'fight' ? undefined : NOT_NOW;
    case 'stay-or-break':
      return action.type === 'stay' ? undefined : NOT_NOW;
    case 'turn-back-choice':
      return action.type === 'turn-back' ? undefined : NOT_NOW;
    case 'withdrawal':
      return action.type === 'withdraw'
        ? refuseWithdraw(view.common, phase, fleet, action.group, action.path)
        : NOT_NOW;
    case 'zone-sweep':
      if (action.type === 'done') return undefined;
      return action.type === 'sweep-zone' ? refuseZoneSweep(view.common, fleet, phase, action.hex) : NOT_NOW;
    default:
      return NOT_NOW;
  }
};

/** Why the action is not offered in this phase; undefined when it is. */
export const refuseInSea = (view: View, phase: SeaPhase, action: Action): Refusal | undefined => {
  const { own } = view;
  if (own === undefined) return NOT_NOW;
  switch (phase.name) {
    case 'naval-step':
      return refuseInStep(view, phase, own, action);
    case 'reaction':
      return refuseInReaction(view, phase, own, action);
    case 'aiming':
      return refuseAim(view, phase, action);
    case 'hunt-choice':
      return refuseHunt(phase, action);
    case 'torpedo-aim':
      return refuseTorpedo(view, phase, action);
    default:
      return refuseAnswer(view, phase, own, action);
  }
};
