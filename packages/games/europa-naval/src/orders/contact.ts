import { ASK_ME, type SeatOrders, valueOf } from '@narrow-seas/core';
import { battleAnswer } from '../mind/battle-answers.ts';
import { reactionAnswer } from '../mind/reaction-answers.ts';
import type { Scene } from '../mind/scene.ts';
import { shipPiece } from '../face/piece-id.ts';
import { groupOf, specOf } from '../model/fleet.ts';
import type { Action } from '../model/action.ts';
import type { HuntChoice, Reaction, TorpedoAim } from '../model/sea/phase.ts';
import type { GroupId, ShipId } from '../model/vocabulary.ts';
import type { Said } from './battle.ts';
import { SPECS } from './specs.ts';

const DONE: Action = { type: 'done' };

/** The ships that would go out. */
const shipsOf = ({ own }: Scene, action: Action): readonly ShipId[] => {
  if (action.type === 'activate') return action.ships;
  return action.type === 'react' ? (groupOf(own, action.group)?.ships ?? []) : [];
};

/** [F.7.3] Stronger ships go out to meet what was seen; for those excepted the player is asked. */
export const inReaction = (scene: Scene, phase: Reaction, orders: SeatOrders): Said => {
  const spec = SPECS.reactions;
  const { choice, number = 100, except = [] } = valueOf(spec, orders);
  if (choice === ASK_ME) return { spec, action: undefined };
  if (choice === 'never' && phase.moving === undefined) return { spec, action: DONE };
  const action = reactionAnswer(scene, phase, number / 100);
  const isExcepted = shipsOf(scene, action).some(ship => except.includes(shipPiece(ship)));
  return { spec, action: isExcepted ? undefined : action };
};

const WARSHIPS: readonly string[] = ['TF', 'CG', 'RF'];

/** Whether a group is known to be warships and nothing else. */
const isEscortOnly = ({ common, view }: Scene, id: GroupId): boolean => {
  const ships = view.sightings.find(({ group }) => group === id)?.ships ?? [];
  return ships.length > 0 && ships.every(({ ship }) => WARSHIPS.includes(specOf(common, ship).kind));
};

/** [F.8.7] A submarine attacks what it may, or lets it pass. */
export const inHunt = (scene: Scene, phase: HuntChoice | TorpedoAim, orders: SeatOrders): Said => {
  const spec = SPECS.submarines;
  const { choice } = valueOf(spec, orders);
  if (choice === ASK_ME) return { spec, action: undefined };
  if (phase.name === 'torpedo-aim') return { spec, action: battleAnswer(scene, phase) };
  const prey = phase.prey.filter(id => choice === 'any' || !isEscortOnly(scene, id));
  const [first, hunter] = [prey[0], phase.hunters[0]];
  const attacks = choice !== 'never' && first !== undefined && hunter !== undefined;
  return { spec, action: attacks ? { type: 'hunt', hunter, prey: first } : DONE };
};
