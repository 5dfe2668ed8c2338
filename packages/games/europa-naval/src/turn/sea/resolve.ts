import type { Action } from '../../model/action.ts';
import { chain, type Effect, type Progress } from '../chain.ts';
import { groupIn } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { finished } from '../step.ts';
import { turnBack } from '../../rules/naval-combat/aftermath.ts';
import { COSTS } from '../../rules/movement/allowance.ts';
import { beginBattle, layGun } from '../../rules/naval-combat/battle.ts';
import { laid, LAY, prepared, preparing, SWEEP, swept } from '../../rules/mines/belt-work.ts';
import { bombard } from '../../rules/naval-combat/bombard.ts';
import { payStep } from '../../rules/fuel/bunkers.ts';
import { answerStay } from '../../rules/naval-combat/break-off.ts';
import { carry } from '../../rules/transport/carriage.ts';
import { passChannel } from '../../rules/movement/channel.ts';
import { askNext } from '../../rules/naval-combat/combat-stage.ts';
import { afterLosses } from '../../rules/danger-zones/contact-stage.ts';
import { hitShip } from '../../rules/naval-combat/damage.ts';
import { follow, type Next } from '../../rules/reaction/follow.ts';
import { hunt, torpedo } from '../../rules/reaction/hunt.ts';
import type { BattleChoice, Losses, NavalStep, Reaction, SeaPhase } from '../../model/sea/phase.ts';
import { activate, nextReaction, react, returnToPort } from '../../rules/reaction/reaction.ts';
import { andGoOn, enterPort, leavePort, passGibraltar, sail } from '../../rules/movement/sailing.ts';
import { endStep } from '../../rules/movement/step-end.ts';
import { begin, form } from '../../rules/groups/taking-up.ts';
import { EMBARK, UNLOADING, unload } from '../../rules/transport/transport.ts';
import { withdraw } from '../../rules/naval-combat/withdrawal.ts';
import { labour } from '../../rules/movement/work.ts';
import { sweepZone } from '../../rules/danger-zones/zone-sweep.ts';

const impossible = (phase: SeaPhase, action: Action): never => {
  throw new Error(`${action.type} was let through in phase ${phase.name}`);
};

/** [F.5] What a group does besides going. */
const resolveWork = (state: State, step: NavalStep, action: Action): Effect => {
  switch (action.type) {
    case 'embark': {
      const { group, ship, cargo } = action;
      return labour(state, step, group, EMBARK, next => {
        const { place } = groupIn(next, group);
        return place.at === 'port' ? [{ type: 'loaded', ship, cargo, port: place.port }] : [];
      });
    }
    case 'disembark': {
      const { group, ship, how } = action;
      return labour(state, step, group, UNLOADING[how], next =>
        unload(next, groupIn(next, group), ship, how),
      );
    }
    case 'lay-mine':
      return labour(state, step, action.group, LAY, next => laid(next, action.group, action.ship));
    case 'sweep':
      return labour(state, step, action.group, SWEEP, next => swept(next, step, action.group));
    case 'prepare': {
      const { group, ship, share } = action;
      return labour(state, step, group, preparing(share), next => prepared(next, group, ship, share));
    }
    case 'bombard':
      return bombard(state, step, action.group, action.target);
    case 'carry':
      return carry(state, step, action);
    default:
      return impossible(step, action);
  }
};

/** [F.3.3] */
const resolveStep = (state: State, step: NavalStep, action: Action): Effect => {
  switch (action.type) {
    case 'done':
      return endStep(state, step);
    case 'form':
      return form(state, step.side, action.ships);
    case 'begin':
      return begin(state, step.side, action.group, action.night, action.hold);
    case 'night':
      return [
        { type: 'night-fell', group: action.group },
        { type: 'began', phase: step },
      ];
    case 'sail':
      return sail(state, step, action.group, action.path);
    case 'put-to-sea': {
      const { place } = groupIn(state, action.group);
      const port = place.at === 'port' ? place.port : impossible(step, action);
      return andGoOn(leavePort(state, action.group, port, action.fuel, step), step);
    }
    case 'enter-port':
      return [
        ...payStep(state.common, state.fleets[step.side], groupIn(state, action.group)),
        ...enterPort(state, action.group, COSTS.enterPort),
        { type: 'began', phase: step },
      ];
    case 'pass-gibraltar':
      return passGibraltar(state, step, action.group);
    case 'pass-channel':
      return [
        ...passChannel(state.common, groupIn(state, action.group), action.to),
        { type: 'began', phase: step },
      ];
    default:
      return resolveWork(state, step, action);
  }
};

const resolveReaction = (state: State, phase: Reaction, action: Action): Effect => {
  switch (action.type) {
    case 'react':
      return react(state, phase, action.group, action.path, action.night);
    case 'activate':
      return activate(state, phase, action);
    case 'enter-port':
      return returnToPort(state, phase, action.group);
    case 'done':
      return phase.moving === undefined ? [] : nextReaction(state, phase);
    default:
      return impossible(phase, action);
  }
};

/** [F.8.1] Either owner is enough; the mover is asked when the other declines. */
const resolveBattleChoice = (state: State, { side, battle }: BattleChoice, yes: boolean): Effect => {
  if (yes) return beginBattle(state, battle);
  return side === battle.mover ? [] : askNext(state, battle, battle.mover);
};

/** One hit given out; the rest goes to ships that are still afloat. */
const resolveHit = (state: State, phase: Losses, ship: Losses['among'][number]): Progress =>
  chain(
    state,
    () => hitShip(state, ship, 1),
    ({ fleets }) => {
      const { ships } = fleets[phase.side];
      const among = phase.among.filter(id => ships[id]?.where.at !== 'sunk');
      const hits = phase.hits - 1;
      return hits > 0 && among.length > 0
        ? [{ type: 'began', phase: { ...phase, among, hits } }]
        : afterLosses(phase);
    },
  );

/** [F.8] Answers in a battle and after it. */
const resolveFight = (state: State, phase: SeaPhase, action: Action): Effect => {
  if (phase.name === 'battle-choice' && action.type === 'fight')
    return resolveBattleChoice(state, phase, action.yes);
  if (phase.name === 'aiming' && action.type === 'aim')
    return layGun(state, phase, { firer: action.firer, target: action.target });
  if (phase.name === 'stay-or-break' && action.type === 'stay') return answerStay(state, phase, action.yes);
  if (phase.name === 'withdrawal' && action.type === 'withdraw')
    return withdraw(state, phase, action.group, action.path);
  if (phase.name === 'turn-back-choice' && action.type === 'turn-back') return turnBack(phase, action.yes);
  return impossible(phase, action);
};

const happened = (state: State, phase: SeaPhase, action: Action): Effect => {
  switch (phase.name) {
    case 'naval-step':
      return resolveStep(state, phase, action);
    case 'reaction':
      return resolveReaction(state, phase, action);
    case 'losses':
      return action.type === 'take-hit' ? resolveHit(state, phase, action.ship) : impossible(phase, action);
    case 'hunt-choice':
      return action.type === 'hunt' ? hunt(phase, action.hunter, action.prey) : [];
    case 'torpedo-aim':
      return action.type === 'torpedo' ? torpedo(state, phase, action.target) : impossible(phase, action);
    case 'zone-sweep':
      return action.type === 'sweep-zone' ? sweepZone(state, phase, action.hex) : [finished('zone-sweeping')];
    default:
      return resolveFight(state, phase, action);
  }
};

/** Where play goes when the action leaves nothing to settle. */
const nextOf = (phase: SeaPhase): Next => {
  switch (phase.name) {
    case 'losses':
      if (phase.after.kind === 'step-end') return 'step-end';
      return phase.after.kind === 'passage' ? phase.after.passage : phase.after.next.passage;
    // A hunt that was let go is not offered again.
    case 'hunt-choice':
      return { ...phase.passage, stage: 'shipping' };
    case 'reaction':
    case 'torpedo-aim':
      return phase.passage;
    case 'battle-choice':
    case 'turn-back-choice':
      return phase.battle.passage;
    default:
      return undefined;
  }
};

/** What comes of an offered action, and all that follows of itself. */
export const resolveSea = (state: State, phase: SeaPhase, action: Action): Progress =>
  follow(state, happened(state, phase, action), nextOf(phase));
