import { ASK_ME, type SeatOrders, type StandingSpec, valueOf } from '@narrow-seas/core';
import { firepower, battleAnswer, isLanding, onlyForts, turnsBack } from '../mind/battle-answers.ts';
import { raidAimAnswer } from '../mind/air-answers.ts';
import type { Scene } from '../mind/scene.ts';
import { strengthSeen } from '../mind/seen.ts';
import type { Action } from '../model/action.ts';
import type { Battle, SeaPhase } from '../model/sea/phase.ts';
import type { RaidAim } from '../model/shore/phase.ts';
import { ranksSeen } from '../rules/groups/ranks.ts';
import { SPECS } from './specs.ts';

/** What an order says; undefined where the player wants to be asked. */
export interface Said {
  readonly spec: StandingSpec;
  readonly action: Action | undefined;
}

/** [F.8.1] Only the guns of a coast stand on our side. */
const isCoastOnly = (scene: Scene, battle: Battle): boolean =>
  ranksSeen(scene.view, battle)[scene.side].length === 0;

const strengthOfEnemy = (scene: Scene, battle: Battle): number =>
  ranksSeen(scene.view, battle)[scene.enemy].reduce((sum, ship) => sum + strengthSeen(scene, ship), 0);

/** [F.8.1] Coast guns fire at what is worth it. */
const coastFires = (scene: Scene, battle: Battle, orders: SeatOrders): boolean | undefined => {
  const { choice, number = 0 } = valueOf(SPECS.coastGuns, orders);
  if (choice === ASK_ME) return undefined;
  return choice === 'always' || (choice === 'above' && strengthOfEnemy(scene, battle) >= number);
};

/** What a ship is taken for that nobody has looked at. */
const UNSEEN = 3;

/** Guns of the enemy: those that are known, and a guess at the others. */
const gunsOfEnemy = (scene: Scene, battle: Battle): number =>
  scene.view.sightings
    .filter(({ group, ships }) => battle.groups.includes(group) && ships === undefined)
    .reduce((sum, { count }) => sum + count * UNSEEN, firepower(scene, battle, scene.enemy));

/** [F.8.1] [F.8.5] Whether ships of ours fight, or fight on. */
const fights = (scene: Scene, battle: Battle, orders: SeatOrders): boolean | undefined => {
  const { choice, number = 100 } = valueOf(SPECS.battle, orders);
  const isOwnTurn = scene.common.phasing === scene.side;
  if (choice === ASK_ME || (choice === 'away' && isOwnTurn)) return undefined;
  if (choice === 'always') return true;
  if (choice === 'avoid') return false;
  // [F.10.5] Craft that have come to land stay under the guns of the coast until they have.
  if (isLanding(scene, battle) && onlyForts(scene, battle)) return true;
  const [ours, theirs] = [firepower(scene, battle, scene.side), gunsOfEnemy(scene, battle)];
  return ours * 100 >= theirs * number;
};

const willing = (scene: Scene, battle: Battle, orders: SeatOrders): boolean | undefined =>
  isCoastOnly(scene, battle) ? coastFires(scene, battle, orders) : fights(scene, battle, orders);

const ownerOf = (scene: Scene, battle: Battle): StandingSpec =>
  isCoastOnly(scene, battle) ? SPECS.coastGuns : SPECS.battle;

const yesOrNo = (type: 'fight' | 'stay' | 'turn-back', yes: boolean | undefined): Action | undefined =>
  yes === undefined ? undefined : { type, yes };

/** The mind's answer, unless the player wants to be asked. */
const byStaff = (
  scene: Scene,
  phase: SeaPhase,
  spec: StandingSpec,
  orders: SeatOrders,
): Action | undefined => (valueOf(spec, orders).choice === ASK_ME ? undefined : battleAnswer(scene, phase));

/** [F.8.6] Whom a squadron has beaten goes home; whom a battery has hit goes on in the next step. */
const afterDefeat = (scene: Scene, battle: Battle, orders: SeatOrders): boolean | undefined =>
  valueOf(SPECS.withdrawal, orders).choice === ASK_ME ? undefined : turnsBack(scene, battle);

/** What standing orders say in a fight; undefined where nothing of a fight is asked. */
export const inBattle = (scene: Scene, phase: SeaPhase, orders: SeatOrders): Said | undefined => {
  switch (phase.name) {
    case 'battle-choice':
      return {
        spec: ownerOf(scene, phase.battle),
        action: yesOrNo('fight', willing(scene, phase.battle, orders)),
      };
    case 'stay-or-break':
      return {
        spec: ownerOf(scene, phase.battle),
        action: yesOrNo('stay', willing(scene, phase.battle, orders)),
      };
    case 'turn-back-choice':
      return {
        spec: SPECS.withdrawal,
        action: yesOrNo('turn-back', afterDefeat(scene, phase.battle, orders)),
      };
    case 'withdrawal':
      return { spec: SPECS.withdrawal, action: byStaff(scene, phase, SPECS.withdrawal, orders) };
    case 'aiming':
      return { spec: SPECS.targets, action: byStaff(scene, phase, SPECS.targets, orders) };
    case 'losses':
      return { spec: SPECS.losses, action: byStaff(scene, phase, SPECS.losses, orders) };
    default:
      return undefined;
  }
};

/** [F.11.6] The striker names the ship that is hit, her owner where the rest goes. */
export const inRaid = (scene: Scene, phase: RaidAim, orders: SeatOrders): Said => {
  const spec = phase.raid.side === scene.side ? SPECS.targets : SPECS.losses;
  const isAsked = valueOf(spec, orders).choice === ASK_ME;
  return { spec, action: isAsked ? undefined : raidAimAnswer(scene, phase) };
};
