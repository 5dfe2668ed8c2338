import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { dueAssaults, MOST_BOUGHT, suppliersFor } from '../rules/ground/assault.ts';
import { attackSum, defenceSum } from '../rules/ground/combat.ts';
import { groundKind, heldHexes, sideOfGround, staysPut } from '../rules/ground/ground.ts';
import type { GroundCombat } from '../model/shore/phase.ts';
import { refuseInShore } from '../turn/shore/refuse.ts';
import { gunsFor } from '../rules/ground/support.ts';
import { ferriesOf, waysFrom } from '../rules/ground/overland.ts';
import { stockOf } from '../rules/supply/stock.ts';
import { chanceToWin, hopedFor } from './invasion.ts';
import { worthOfPort } from './port-worth.ts';
import type { Scene } from './scene.ts';

const DONE: Action = { type: 'done' };

type Attack = Extract<Action, { readonly type: 'attack' }>;

/** [F.15.3] All that can reach a hex of the enemy, with all the guns. */
const attackOn = (
  { common, own, side, chart }: Scene,
  { used }: GroundCombat,
  hex: HexId,
): Attack | undefined => {
  const near = [hex, ...waysFrom(chart, hex, ferriesOf(common, own))];
  const from = common.troops
    .filter(troop => near.includes(troop.hex) && sideOfGround(common, troop.unit) === side)
    .filter(({ unit }) => groundKind(common, unit) !== 'engineer' && !staysPut(common, unit))
    .filter(troop => !used.some(each => each.unit === troop.unit && each.hex === troop.hex))
    .map(({ unit, hex: at }) => ({ unit, hex: at }));
  return from.length === 0 ? undefined : { type: 'attack', from, hex, support: gunsFor(own, [hex]) };
};

/** Chance that an attack must have, unless those who landed are lost without it [F.10.5]. */
const LEAST_CHANCE = 0.6;

const isForced = (attack: Attack): boolean => attack.from.some(({ hex }) => hex === attack.hex);

const chanceOf = (scene: Scene, attack: Attack): number => {
  const { common, own, side, enemy } = scene;
  const ours = attackSum(common, own, { side, from: attack.from, support: attack.support }).total;
  return hopedFor(scene, chanceToWin(ours, defenceSum(common, undefined, enemy, attack.hex).total));
};

/** [F.27.2] With as many REs as the nearest stores buy. */
const assault = (scene: Scene, phase: GroundCombat): Action | undefined => {
  const { common, own, side, view } = scene;
  for (const { port } of dueAssaults(common, phase)) {
    const stores = suppliersFor(common, side, port)
      .map(({ id }) => ({ from: id, sp: stockOf(common, own, side, id).sp }))
      .toSorted((a, b) => b.sp - a.sp);
    const bought = Math.min(MOST_BOUGHT, Math.floor((stores[0]?.sp ?? 0) / 2));
    const action: Action = {
      type: 'assault',
      port,
      bought,
      ...(bought > 0 && stores[0] !== undefined ? { from: stores[0].from } : {}),
    };
    if (refuseInShore(view, phase, action) === undefined) return action;
  }
  return undefined;
};

const valueAt = (scene: Scene, hex: HexId): number => {
  const port = scene.chart.portAt.get(hex);
  return port === undefined ? 0.5 : 0.5 + worthOfPort(scene, port);
};

/** [F.15.3] Assaults that are due, then attacks that will probably win. */
export const combatAnswer = (scene: Scene, phase: GroundCombat): Action => {
  const due = assault(scene, phase);
  if (due !== undefined) return due;
  const attacks = [...heldHexes(scene.common, scene.enemy)]
    .flatMap(hex => attackOn(scene, phase, hex) ?? [])
    .filter(attack => refuseInShore(scene.view, phase, attack) === undefined)
    .map(attack => ({ attack, chance: chanceOf(scene, attack), forced: isForced(attack) }))
    .filter(({ chance, forced }) => forced || chance >= LEAST_CHANCE)
    .toSorted(
      (a, b) =>
        Number(b.forced) - Number(a.forced) ||
        b.chance * valueAt(scene, b.attack.hex) - a.chance * valueAt(scene, a.attack.hex),
    );
  return attacks[0]?.attack ?? DONE;
};
