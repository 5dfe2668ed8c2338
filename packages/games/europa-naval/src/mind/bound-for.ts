import { distance, type HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../model/chart.ts';
import { hexOfPlace, kindsOf, shipOf, specOf, strengthOf } from '../model/fleet.ts';
import { groundSpec } from '../model/roster.ts';
import { handlingLeft } from '../rules/groups/handling.ts';
import { holding } from '../rules/ground/ground.ts';
import type { Cargo } from '../model/state.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { PortId, ShipId } from '../model/vocabulary.ts';
import { incomePorts } from '../rules/points/income.ts';
import { missionErrand } from './command/mission.ts';
import { layingGround, lurkingPlace } from './ambush.ts';
import {
  isOfConvoy,
  isThreatened,
  isWaiting,
  keepsSubmarines,
  worthOfMove,
  worthOfStores,
  worthOfSupply,
} from './demand.ts';
import { type Errand, type Party, PER_COST } from './errand.ts';
import { type Claims, type Force, invasionFor } from './invasion.ts';
import { costFrom, laneTo, NO_WAY, type Style } from './lane.ts';
import { worthOfPort } from './port-worth.ts';
import { isOurs, outlookOf, type Scene } from './scene.ts';

export const cargoAboard = ({ own }: Scene, ships: readonly ShipId[]): readonly Cargo[] =>
  ships.flatMap(ship => shipOf(own, ship).cargo);

interface Choice {
  readonly port: PortSpec;
  readonly worth: number;
}

/** The best of several ports from here, the way counted; far ones are not looked at when a nearer one is better anyway. */
const bestPort = (
  scene: Scene,
  from: HexId,
  style: Style,
  choices: readonly Choice[],
): Choice | undefined => {
  const { grid } = scene.chart;
  const hopes = choices
    .map(choice => ({ choice, hope: choice.worth - distance(grid, from, choice.port.hex) * PER_COST }))
    .toSorted((a, b) => b.hope - a.hope);
  let best: Choice | undefined;
  let most = 0;
  for (const { choice, hope } of hopes) {
    if (hope <= most) break;
    const cost = costFrom(laneTo(scene, style, choice.port.hex), from);
    const value = cost >= NO_WAY ? 0 : choice.worth - cost * PER_COST;
    if (value > most) [best, most] = [choice, value];
  }
  return best;
};

const toPort = (choice: Choice | undefined, style: Style): Errand | undefined =>
  choice === undefined ? undefined : { goal: choice.port.hex, task: 'port', style, worth: choice.worth };

const open = (scene: Scene): readonly PortSpec[] =>
  scene.chart.ports.filter(port => isOurs(scene, port) && !port.inland);

/** [F.9.1] What the port can still take in, in cargo points; next turn it is all free again. */
const roomAt = ({ common, own }: Scene, port: PortId, wanted: number): number =>
  Math.min(wanted, Math.max(handlingLeft(common, own, port), wanted / 4));

/** Supplies go where they are worth most. */
export const supplyErrand = (
  scene: Scene,
  from: HexId,
  sp: number,
  style: Style,
  worthAt: (scene: Scene, port: PortSpec) => number,
): Errand | undefined =>
  toPort(
    bestPort(
      scene,
      from,
      style,
      open(scene)
        .filter(port => port.hex !== from || worthAt(scene, port) > 0)
        .map(port => ({ port, worth: worthAt(scene, port) * 2 * roomAt(scene, port.id, sp / 2) }))
        .filter(({ worth }) => worth > 0),
    ),
    style,
  );

type Troops = Extract<Cargo, { readonly kind: 'troops' }>;

const reAboard = (scene: Scene, ships: readonly ShipId[]): number =>
  cargoAboard(scene, ships).reduce((sum, each) => (each.kind === 'troops' ? sum + each.re : sum), 0);

/** Where those at sea are bound who chose before these ships did. */
const claimsBefore = (scene: Scene, ships: readonly ShipId[]): Claims => {
  const claims = new Map<HexId, number>();
  if (!scene.doctrine.spreads) return claims;
  for (const group of scene.own.groups) {
    if (group.ships.some(ship => ships.includes(ship))) break;
    const re = reAboard(scene, group.ships);
    if (re === 0 || group.place.at !== 'sea') continue;
    const errand = invasionFor(scene, group.place.hex, re, forceOf(scene, group.ships), claims);
    if (errand?.task === 'land') claims.set(errand.goal, (claims.get(errand.goal) ?? 0) + re);
  }
  return claims;
};

/** Troops go home, over the water, or onto an enemy shore. */
export const troopErrand = (
  scene: Scene,
  from: HexId,
  troops: readonly Troops[],
  ships: readonly ShipId[],
): Errand | undefined => {
  const { common } = scene;
  const total = troops.reduce((sum, { re }) => sum + re, 0);
  const worthAt = (to: PortSpec): number =>
    troops.reduce((sum, { unit, re }) => {
      const start = common.embarked.find(each => each.unit === unit)?.hex ?? from;
      const origin = scene.chart.portAt.get(start);
      return origin === undefined
        ? sum
        : sum + re * worthOfMove(scene, groundSpec(common.scenario, unit), origin, to);
    }, 0);
  const home = bestPort(
    scene,
    from,
    'cargo',
    open(scene)
      .map(port => ({ port, worth: worthAt(port) }))
      .filter(({ worth }) => worth > 0),
  );
  return (
    toPort(home, 'cargo') ??
    invasionFor(scene, from, total, forceOf(scene, ships), claimsBefore(scene, ships))
  );
};

/** Transports and craft in a port that warships there could guard. */
const charges = ({ common, own }: Scene, { id }: PortSpec): number =>
  own.ships.filter(
    ({ where }, ship) =>
      where.at === 'port' && where.port === id && CARRIERS.includes(specOf(common, ship as ShipId).kind),
  ).length;

/** Where transports without a cargo, and warships without a task, belong. */
const homeWorth = (scene: Scene, port: PortSpec, cargo: boolean): number => {
  const { common, own, side } = scene;
  if (isThreatened(scene, port.id)) return 0.1;
  const { sp } = stockOf(common, own, side, port.id);
  const supplied = sp > 2 && worthOfSupply(scene, port) === 0 ? outlookOf(scene).suppliesAttract : 0;
  if (!cargo) return supplied + (port.naval ? 1 : 0) + Math.min(2, charges(scene, port) / 2);
  return supplied + (incomePorts(common, side).includes(port.id) ? 0.8 : 0) + troopsWaiting(scene, port);
};

/** Troops that want to be fetched: out of ports that are given up, or from where they are of no use. */
const troopsWaiting = (scene: Scene, port: PortSpec): number => {
  const { common, side } = scene;
  const isIdle = outlookOf(scene).invader === side && worthOfPort(scene, port) === 0;
  const waiting = common.troops.filter(({ unit, hex }) => {
    if (hex !== port.hex) return false;
    const spec = groundSpec(common.scenario, unit);
    if (spec.side !== side || spec.kind === 'engineer') return false;
    return isIdle || isWaiting(scene, spec, port);
  });
  return Math.min(
    MOST_WAITING,
    waiting.reduce((sum, { re }) => sum + re, 0),
  );
};

const MOST_WAITING = 5;

/** [F.23] Guns stay off a beach where the fight is still to come. */
const supportErrand = ({ common, side, enemy }: Scene, hex: HexId): Errand | undefined => {
  const landed = common.troops.some(
    troop => troop.hex === hex && troop.landed && groundSpec(common.scenario, troop.unit).side === side,
  );
  return landed && common.part === 'movement' && holding(common, enemy, hex) > 0
    ? { goal: hex, task: 'guns', style: 'war', worth: 1 }
    : undefined;
};

/** To be where one is wanted next is worth less than any work. */
export const HOMECOMING = 1;

const homeErrand = (scene: Scene, from: HexId, cargo: boolean): Errand | undefined => {
  const style = cargo ? 'cargo' : 'war';
  const best = bestPort(
    scene,
    from,
    style,
    open(scene).map(port => ({ port, worth: 2 + homeWorth(scene, port, cargo) })),
  );
  return best === undefined ? undefined : { goal: best.port.hex, task: 'port', style, worth: HOMECOMING };
};

const CARRIERS: readonly string[] = ['NT', 'TC', 'LC', 'LB'];

const forceOf = ({ common, own }: Scene, ships: readonly ShipId[]): Force => ({
  craft: ships.some(ship => ['LC', 'LB'].includes(specOf(common, ship).kind)),
  guns: ships
    .filter(ship => specOf(common, ship).kind === 'TF')
    .reduce((sum, ship) => sum + strengthOf(common, own, ship), 0),
});

/** Stores that nobody wants any more go home; a convoy's wait aboard, for ashore they would no longer count [S.1]. */
const storesErrand = (scene: Scene, from: HexId, sp: number, transports: boolean): Errand | undefined =>
  supplyErrand(scene, from, sp, transports ? 'cargo' : 'war', worthOfStores) ??
  homeErrand(scene, from, transports);

const submarineErrand = (scene: Scene, ships: readonly ShipId[], from: HexId): Errand | undefined =>
  keepsSubmarines(scene) ? homeErrand(scene, from, false) : lurkingPlace(scene, ships, from);

/** What the ships of a party are out for, by what they are and what they carry. */
export const errandOf = (scene: Scene, { ships, place }: Party): Errand | undefined => {
  const from = place.at === 'atlantic' ? gibraltar(scene) : hexOfPlace(scene.common, place);
  if (from === undefined) return undefined;
  const ordered = missionErrand(scene, ships, from);
  if (ordered !== undefined) return ordered;
  const kinds = kindsOf(scene.common, ships);
  const cargo = cargoAboard(scene, ships);
  const troops = cargo.filter(each => each.kind === 'troops');
  const transports = kinds.some(kind => CARRIERS.includes(kind));
  const stores = cargo.reduce((sum, each) => (each.kind === 'sp' ? sum + each.amount : sum), 0);
  if (troops.length > 0) return troopErrand(scene, from, troops, ships);
  if (stores > 0 && cargo.some(isOfConvoy))
    return supplyErrand(scene, from, stores, transports ? 'cargo' : 'war', worthOfSupply);
  if (stores > 0) return storesErrand(scene, from, stores, transports);
  if (cargo.some(({ kind }) => kind === 'mine')) return layingGround(scene, from);
  if (kinds.every(kind => kind === 'SUB')) return submarineErrand(scene, ships, from);
  return (place.at === 'sea' ? supportErrand(scene, from) : undefined) ?? homeErrand(scene, from, transports);
};

const gibraltar = ({ chart }: Scene): HexId | undefined =>
  chart.ports.find(({ name }) => name === 'Gibraltar')?.hex;
