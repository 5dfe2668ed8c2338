import type { Action } from '../model/action.ts';
import { groupOf, shipOf, specOf, strengthOf } from '../model/fleet.ts';
import { fortLevel } from '../rules/reaction/combat-zone.ts';
import type { Aiming, Battle, Firer, SeaPhase, TorpedoAim, Withdrawal } from '../model/sea/phase.ts';
import { firersOf, ranksSeen, targetsOf } from '../rules/groups/ranks.ts';
import { refuseInSea } from '../turn/sea/refuse.ts';
import { refuges } from '../rules/naval-combat/withdrawal.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';
import { taskOf } from './command/mission.ts';
import { gunsUnder } from './encounter.ts';
import { prizeOf } from './prize.ts';
import type { Scene } from './scene.ts';
import { seenAs, worthSeen } from './seen.ts';

const gunsOf = (scene: Scene, firer: Firer): number => {
  if (firer.kind === 'fort') return fortLevel(scene.common, firer.port);
  const { side, strength } = specOf(scene.common, firer.ship);
  return side === scene.side
    ? strengthOf(scene.common, scene.own, firer.ship)
    : currentStrength(strength, seenAs(scene, firer.ship));
};

/** Guns of a side in a battle; coast defences cannot be sunk, so theirs weigh double. */
export const firepower = (scene: Scene, battle: Battle, side: Side): number =>
  firersOf(scene.common, battle, ranksSeen(scene.view, battle), side).reduce(
    (sum, firer) => sum + gunsOf(scene, firer) * (firer.kind === 'fort' ? 2 : 1),
    0,
  );

const prizes = (scene: Scene, battle: Battle): number =>
  ranksSeen(scene.view, battle)[scene.enemy].reduce((sum, ship) => sum + worthSeen(scene, ship), 0);

/** [F.10.5] Craft that have come to land stay under the guns of the coast until they have. */
export const isLanding = ({ common, own }: Scene, { passage }: Battle): boolean =>
  (groupOf(own, passage.group)?.ships ?? []).some(
    ship =>
      ['LC', 'LB'].includes(specOf(common, ship).kind) &&
      shipOf(own, ship).cargo.some(({ kind }) => kind === 'troops'),
  );

export const onlyForts = (scene: Scene, battle: Battle): boolean =>
  ranksSeen(scene.view, battle)[scene.enemy].length === 0;

/** [F.8.5] Against a coast alone nothing is gained by running. */
const stays = (scene: Scene, battle: Battle): boolean =>
  (isLanding(scene, battle) && onlyForts(scene, battle)) || wantsFight(scene, battle);

/** [F.8.6] Whom a squadron has beaten goes home; whom a battery has hit goes on in the next step. */
export const turnsBack = (scene: Scene, battle: Battle): boolean => !onlyForts(scene, battle);

/** [F.29] Guns of theirs in a battle that has not begun: nobody has looked at them yet. */
const gunsHidden = (scene: Scene, { groups }: Battle): number =>
  scene.view.sightings.reduce(
    (sum, marker) =>
      marker.side === scene.enemy && groups.includes(marker.group) ? sum + gunsUnder(scene, marker) : sum,
    0,
  );

/** Whether squadrons of ours in the battle have come for a fight with those whom nobody has looked at. */
const isHunting = (scene: Scene, battle: Battle): boolean =>
  scene.tasks.length > 0 &&
  onlyForts(scene, battle) &&
  battle.forts.length === 0 &&
  taskOf(scene, ranksSeen(scene.view, battle)[scene.side])?.aim.startsWith('hunt ') === true;

/** How much stronger one must be to stay in a fight. */
const STRONGER = 1.1;

/** [F.8.1] The stronger side fights, and so does one that has only a coast to lose. */
const wantsFight = (scene: Scene, battle: Battle): boolean => {
  const [ours, theirs] = [firepower(scene, battle, scene.side), firepower(scene, battle, scene.enemy)];
  const risked = ranksSeen(scene.view, battle)[scene.side].length;
  if (risked === 0) return true;
  if (isHunting(scene, battle)) return ours > gunsHidden(scene, battle) * STRONGER;
  const prize = prizes(scene, battle) > 0 || isLanding(scene, battle);
  return prize && ours > theirs * (STRONGER - scene.doctrine.hopes);
};

/** [F.8.3] Transports and carriers when the screen allows it, else the strongest that nobody aims at. */
const aim = (scene: Scene, phase: Aiming): Action | undefined => {
  const { common, view } = scene;
  const ranks = ranksSeen(view, phase.battle);
  const firer = firersOf(common, phase.battle, ranks, phase.side).find(
    each => !phase.aims.some(({ firer: done }) => JSON.stringify(done) === JSON.stringify(each)),
  );
  if (firer === undefined) return undefined;
  const value = (target: Firer): number => {
    if (target.kind === 'fort') return 0.5;
    const aimed = phase.aims.filter(({ target: at }) => at.kind === 'ship' && at.ship === target.ship).length;
    const soft = gunsOf(scene, target) === 0 ? 5 : 0;
    const worth = scene.doctrine.countsPoints
      ? prizeOf(scene, target.ship, LIKELY)
      : worthSeen(scene, target.ship);
    return soft + worth / (1 + 2 * aimed);
  };
  return targetsOf(common, phase.battle, ranks, phase.side)
    .toSorted((a, b) => value(b) - value(a))
    .map((target): Action => ({ type: 'aim', firer, target }))
    .find(action => refuseInSea(view, phase, action) === undefined);
};

/** Hits that one salvo mostly lands. */
const LIKELY = 2;

/** [F.8.7] The most valuable of the group. */
const torpedo = (scene: Scene, { prey }: TorpedoAim): Action | undefined => {
  const ships = scene.view.sightings.find(({ group }) => group === prey)?.ships ?? [];
  const value = (ship: ShipId): number =>
    scene.doctrine.countsPoints ? prizeOf(scene, ship, 1) : worthSeen(scene, ship);
  const [best] = ships.toSorted((a, b) => value(b.ship) - value(a.ship));
  return best === undefined ? undefined : { type: 'torpedo', target: best.ship };
};

/** [F.19.4] The ship that a hit costs least: empty before laden, large before small. */
const takeHit = (scene: Scene, among: readonly ShipId[]): Action | undefined => {
  const points = (ship: ShipId): number => (scene.doctrine.countsPoints ? 20 * prizeOf(scene, ship, 1) : 0);
  const price = (ship: ShipId): number =>
    shipOf(scene.own, ship).cargo.length * 10 + points(ship) - strengthOf(scene.common, scene.own, ship);
  const [least] = among.toSorted((a, b) => price(a) - price(b));
  return least === undefined ? undefined : { type: 'take-hit', ship: least };
};

/** [F.8.6] Into a port, or as far as it goes. */
const withdraw = (scene: Scene, phase: Withdrawal): Action | undefined => {
  for (const id of phase.groups) {
    const place = groupOf(scene.own, id)?.place;
    if (place?.at !== 'sea') continue;
    const all = refuges(scene.common, phase, place.hex);
    const port = all.find(({ hex }) => {
      const here = scene.chart.portAt.get(hex);
      return here !== undefined && scene.common.ports[here.id]?.owner === scene.side;
    });
    const refuge = port ?? all.at(-1);
    if (refuge !== undefined) return { type: 'withdraw', group: id, path: refuge.path };
  }
  return undefined;
};

/** What a side says at once in the middle of a fight; undefined in any other phase. */
export const battleAnswer = (scene: Scene, phase: SeaPhase): Action | undefined => {
  switch (phase.name) {
    case 'losses':
      return takeHit(scene, phase.among);
    case 'battle-choice':
      return { type: 'fight', yes: wantsFight(scene, phase.battle) };
    case 'aiming':
      return aim(scene, phase);
    case 'stay-or-break':
      return { type: 'stay', yes: stays(scene, phase.battle) };
    case 'turn-back-choice':
      return { type: 'turn-back', yes: turnsBack(scene, phase.battle) };
    case 'withdrawal':
      return withdraw(scene, phase);
    case 'torpedo-aim':
      return torpedo(scene, phase);
    case 'hunt-choice': {
      const [hunter] = phase.hunters;
      const [prey] = phase.prey;
      return hunter === undefined || prey === undefined ? { type: 'done' } : { type: 'hunt', hunter, prey };
    }
    default:
      return undefined;
  }
};
