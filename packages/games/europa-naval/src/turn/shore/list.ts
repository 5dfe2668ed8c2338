import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { chartOf } from '../../model/fleet.ts';
import type { Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { enemyOf } from '../../model/vocabulary.ts';
import { dueAssaults, MOST_BOUGHT, suppliersFor } from '../../rules/ground/assault.ts';
import { groundKind, heldHexes, sideOfGround, staysPut } from '../../rules/ground/ground.ts';
import { listSegment, listStrike } from './list-air.ts';
import { groundFor, marchesFrom, marchPoints, railNet } from '../../rules/ground/march.ts';
import { followers, retreatHexes } from '../../rules/ground/outcome.ts';
import type {
  GroundAdvance,
  GroundCombat,
  GroundMovement,
  GroundRetreat,
  ShorePhase,
} from '../../model/shore/phase.ts';
import { stations } from '../../rules/ground/rail.ts';
import { refuseInShore } from './refuse.ts';
import { gunsFor } from '../../rules/ground/support.ts';
import { ferriesOf, waysFrom } from '../../rules/ground/overland.ts';

const DONE: Action = { type: 'done' };

function* marches({ common }: View, own: Fleet, phase: GroundMovement): Generator<Action> {
  const ground = groundFor(common, own, phase.side);
  for (const { unit, re, hex, moved } of common.troops) {
    if (sideOfGround(common, unit) !== phase.side || (moved && !phase.exploitation)) continue;
    if (staysPut(common, unit)) continue;
    for (const path of marchesFrom(ground, hex, marchPoints(common, phase, unit))) {
      yield { type: 'march', unit, re, path };
      if (re > 1) yield { type: 'march', unit, re: 1, path };
    }
    if (chartOf(common).portAt.has(hex)) yield { type: 'demolish', unit, hex };
  }
}

function* railways({ common }: View, { side, exploitation }: GroundMovement): Generator<Action> {
  if (exploitation) return;
  const stops = stations(common);
  for (const { unit, re, hex, moved } of common.troops) {
    if (moved || sideOfGround(common, unit) !== side || groundKind(common, unit) !== 'infantry') continue;
    if (!stops.includes(hex)) continue;
    const net = railNet(common, side, hex);
    for (const to of stops)
      if (to !== hex && net.has(to)) yield { type: 'rail-troops', unit, re: Math.min(re, 1), from: hex, to };
  }
}

function* listMovement(view: View, own: Fleet, phase: GroundMovement): Generator<Action> {
  yield DONE;
  yield* marches(view, own, phase);
  yield* railways(view, phase);
}

/** Each hex of the enemy: by each unit alone, and by all that can reach it, with all the guns. */
function* attacksOn(
  { common }: View,
  own: Fleet,
  { side, used }: GroundCombat,
  hex: HexId,
): Generator<Action> {
  const near = [hex, ...waysFrom(chartOf(common), hex, ferriesOf(common, own))];
  const all = common.troops
    .filter(troop => near.includes(troop.hex) && sideOfGround(common, troop.unit) === side)
    .filter(({ unit }) => groundKind(common, unit) !== 'engineer' && !staysPut(common, unit))
    .filter(troop => !used.some(each => each.unit === troop.unit && each.hex === troop.hex))
    .map(troop => ({ unit: troop.unit, hex: troop.hex }));
  const support = gunsFor(own, [hex]);
  for (const one of all) yield { type: 'attack', from: [one], hex, support };
  if (all.length > 1) yield { type: 'attack', from: all, hex, support };
}

function* listCombat(view: View, own: Fleet, phase: GroundCombat): Generator<Action> {
  const { common } = view;
  yield DONE;
  for (const { port } of dueAssaults(common, phase)) {
    yield { type: 'assault', port, bought: 0 };
    for (const { id } of suppliersFor(common, phase.side, port))
      for (let bought = 1; bought <= MOST_BOUGHT; bought += 1)
        yield { type: 'assault', port, bought, from: id };
  }
  for (const hex of heldHexes(common, enemyOf(phase.side))) yield* attacksOn(view, own, phase, hex);
}

function* listRetreat({ common }: View, own: Fleet, { attack }: GroundRetreat): Generator<Action> {
  for (const hex of retreatHexes(common, ferriesOf(common, own), attack.side, attack.hex))
    yield { type: 'retreat', hex };
}

function* listAdvance({ common }: View, own: Fleet, { attack }: GroundAdvance): Generator<Action> {
  yield DONE;
  const units = followers(common, ferriesOf(common, own), attack);
  for (const unit of units) yield { type: 'advance', units: [unit] };
  if (units.length > 1) yield { type: 'advance', units };
}

const candidates = (view: View, own: Fleet, phase: ShorePhase): Iterable<Action> => {
  switch (phase.name) {
    case 'air-segment':
      return listSegment(view, own, phase);
    case 'strike-choice':
      return listStrike(view, own, phase);
    case 'raid-aim':
      return phase.among.map((ship): Action => ({ type: 'hit-ship', ship }));
    case 'ground-movement':
      return listMovement(view, own, phase);
    case 'ground-combat':
      return listCombat(view, own, phase);
    case 'ground-retreat':
      return listRetreat(view, own, phase);
    case 'ground-advance':
      return listAdvance(view, own, phase);
    default:
      return [];
  }
};

/** What is offered in this phase, one of each kind: the predicate has the last word. */
export function* listShore(view: View, phase: ShorePhase): Generator<Action> {
  if (view.own === undefined) return;
  for (const action of candidates(view, view.own, phase))
    if (refuseInShore(view, phase, action) === undefined) yield action;
}
