import type { HexId } from '@narrow-seas/hex';
import { kindsOf, shipOf, strengthOf } from '../model/fleet.ts';
import { allowanceOf } from '../rules/movement/allowance.ts';
import { newGroup, seaAtPlace } from '../rules/groups/group.ts';
import { planVoyage } from '../rules/movement/planner.ts';
import type { Risk } from '../rules/movement/risk.ts';
import type { Group } from '../model/state.ts';
import type { GroupId, ShipId } from '../model/vocabulary.ts';
import { burnsFuel } from '../rules/fuel/bunkers.ts';
import { stockOf } from '../rules/supply/stock.ts';
import { type Errand, type Party, PER_COST } from './errand.ts';
import { callersNear, type Encounter, encounterWith, gunsOf, gunsOnWay } from './encounter.ts';
import { laneTo, wayAlong } from './lane.ts';
import type { Scene } from './scene.ts';

/** What a strength point lost costs, in victory points; warships are mostly repaired. */
const LOSS: { readonly [kind: string]: number } = { TF: 0.8, CG: 1, SUB: 0.8, RF: 0.5 };
const CARGO_LOSS = 1.6;
/** [36.E] A step's oil is a supply point that Africa does not get. */
const FUEL = 0.6;
/** [F.12] Entering or leaving port, loading and unloading, in points. */
const HANDLING = 12;

const lossPer = ({ common }: Scene, ships: readonly ShipId[]): number => {
  const kinds = kindsOf(common, ships);
  return kinds.reduce((sum, kind) => sum + (LOSS[kind] ?? CARGO_LOSS), 0) / Math.max(1, kinds.length);
};

/** [F.3.2] Steps of this player-turn that come after the present one. */
const stepsAfter = ({ common: { part, step } }: Scene): number => {
  if (part === 'movement') return 4 - step + 2;
  return part === 'exploitation' ? Math.max(0, 2 - step) : 0;
};

const isFirstStep = ({ common: { part, step } }: Scene): boolean => part === 'movement' && step === 1;

/** [F.10.5] Who lands must be there before the fight, with time to go ashore. */
const landsInTime = ({ common: { part, step } }: Scene, allowance: number, length: number): boolean =>
  part === 'movement' && length <= allowance * (5 - step) - HANDLING - LANDING;

const LANDING = 5;

/** Whether ships that set out now are in before the enemy's turn; what can never be is begun in the first step. */
const arrivesInTime = (scene: Scene, { ships, place }: Party, { task }: Errand, length: number): boolean => {
  const allowance = allowanceOf(kindsOf(scene.common, ships), seaAtPlace(scene.common, place));
  if (task === 'land') return landsInTime(scene, allowance, length);
  const points = allowance * (1 + stepsAfter(scene)) - HANDLING;
  const most = allowance * 6 - HANDLING;
  return length <= points || (length > most && isFirstStep(scene));
};

const strengthIn = ({ common, own }: Scene, ships: readonly ShipId[]): number =>
  ships.reduce((sum, ship) => sum + strengthOf(common, own, ship), 0);

const asGroup = ({ common, view, side }: Scene, { ships, place }: Party): Group =>
  newGroup(common, view.nextGroup as GroupId, side, ships, place);

export const wayOf = (scene: Scene, { goal, style }: Errand, from: HexId): readonly HexId[] =>
  wayAlong(scene, laneTo(scene, style, goal), from, scene.chart.grid.size);

/** What those do who come up when the party is seen near them: each is met as likely as it is called. */
const calledUp = (
  scene: Scene,
  ships: readonly ShipId[],
  path: readonly HexId[],
  risks: readonly Risk[],
): Encounter => {
  if (!scene.doctrine.expectsReaction) return { through: 1, loss: 0 };
  const ours = gunsOf(scene, ships);
  const strength = strengthIn(scene, ships);
  let [through, loss] = [1, 0];
  for (const { guns, hears } of callersNear(scene, path, ours)) {
    const unseen = risks
      .filter(({ kind, hex }) => (kind === 'contact' || kind === 'search') && hears(hex))
      .reduce((product, { chance }) => product * (1 - chance), 1);
    const met = encounterWith(guns, ours, strength);
    through *= unseen + (1 - unseen) * met.through;
    loss += (1 - unseen) * met.loss;
  }
  return { through, loss: Math.min(strength, loss) };
};

/** Mines, contact, patrols and Malta, and what is known to lie in wait at sea. */
const planFor = (scene: Scene, party: Party, path: readonly HexId[]) => {
  const { view, own } = scene;
  const group = asGroup(scene, party);
  const known = { ...view, own: { ...own, groups: [...own.groups, group] } };
  const { through, loss, steps, risks } = planVoyage(known, group.id, path, true);
  const { ships } = party;
  const met = encounterWith(gunsOnWay(scene, path), gunsOf(scene, ships), strengthIn(scene, ships));
  const called = calledUp(scene, ships, path, risks);
  return { through: through * met.through * called.through, loss: loss + met.loss + called.loss, steps };
};

/** [36.E] Whether the port that they lie in, or left without paying for all at once, has the oil for that number of steps. */
const hasOil = ({ common, own, side }: Scene, { ships, place }: Party, steps: number): boolean => {
  const thirsty = ships.filter(ship => burnsFuel(common, side, ship));
  if (place.at !== 'port')
    return thirsty.every(ship => {
      const left = shipOf(own, ship).payAsYouGo;
      return left === undefined || stockOf(common, own, side, left).sp >= steps;
    });
  const { sp, srp } = stockOf(common, own, side, place.port);
  return srp >= thirsty.length || sp >= thirsty.length * steps;
};

/** [36.E] Oil that was paid for at once: it cannot go to Africa, only to another squadron. */
const PAID_AT_ONCE = 0.5;

/** [36.E] What the oil of a voyage costs; those at sea who have paid at once burn what is theirs. */
const oilFor = (scene: Scene, { ships, place }: Party, steps: number): number => {
  const { common, own, side, doctrine } = scene;
  const thirsty = ships.filter(ship => burnsFuel(common, side, ship));
  const bySteps = FUEL * (steps + 1);
  if (!doctrine.countsOil) return bySteps * thirsty.length;
  if (place.at === 'port' && stockOf(common, own, side, place.port).srp >= thirsty.length)
    return PAID_AT_ONCE * thirsty.length;
  const isPaid = (ship: ShipId): boolean => place.at !== 'port' && shipOf(own, ship).payAsYouGo === undefined;
  return thirsty.reduce((sum, ship) => sum + (isPaid(ship) ? PAID_AT_ONCE : bySteps), 0);
};

/** What the way of warships costs, in points; undefined where none leads there. */
export const priceOfWay = (scene: Scene, party: Party, errand: Errand, from: HexId): number | undefined => {
  const path = wayOf(scene, errand, from);
  if (path.length === 0) return undefined;
  const { loss, steps } = planFor(scene, party, path);
  if (!hasOil(scene, party, steps)) return undefined;
  return loss * lossPer(scene, party.ships) + oilFor(scene, party, steps);
};

/** Whether it counts what the way costs: all do so before a landing, but for one who trusts in luck. */
const weighs = ({ doctrine }: Scene, { task }: Errand): boolean =>
  doctrine.weighs || (task === 'land' && doctrine.hopes === 0);

/** What an errand brings on the whole: its worth if nothing turns it back, less what the way costs. */
export const valueOf = (scene: Scene, party: Party, errand: Errand, from: HexId): number => {
  const path = wayOf(scene, errand, from);
  if (path.length === 0 || !arrivesInTime(scene, party, errand, path.length)) return -1;
  if (!weighs(scene, errand)) return errand.worth - path.length * PER_COST;
  const { through, loss, steps } = planFor(scene, party, path);
  // What goes down takes its share of the cargo with it.
  const afloat = Math.max(0, 1 - loss / strengthIn(scene, party.ships));
  const lost = loss * lossPer(scene, party.ships);
  return errand.worth * through * afloat - lost - oilFor(scene, party, steps);
};
