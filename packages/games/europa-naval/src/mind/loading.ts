import type { PortSpec } from '../model/chart.ts';
import { specOf } from '../model/fleet.ts';
import { type GroundSpec, groundSpec } from '../model/roster.ts';
import { burnsFuel } from '../rules/fuel/bunkers.ts';
import { handlingLeft, roomFor } from '../rules/groups/handling.ts';
import type { Cargo } from '../model/state.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { ShipId } from '../model/vocabulary.ts';
import { layingGround } from './ambush.ts';
import { escortsAmong } from './command/mission.ts';
import { cargoAboard, supplyErrand, troopErrand } from './bound-for.ts';
import { isWaiting, worthOfStores, worthOfSupply } from './demand.ts';
import type { Errand } from './errand.ts';
import { outlookOf, type Scene } from './scene.ts';

type Troops = Extract<Cargo, { readonly kind: 'troops' }>;

export interface Load {
  readonly ship: ShipId;
  readonly cargo: Cargo;
}

/** What ships in a port would take aboard, and where it goes. */
export interface Lading {
  readonly loads: readonly Load[];
  readonly errand: Errand;
}

interface Hold {
  readonly ship: ShipId;
  room: number;
}

const holdsOf = ({ common, own }: Scene, ships: readonly ShipId[]): Hold[] =>
  ships
    .map(ship => ({ ship, room: roomFor(common, own, ship, { kind: 'sp', amount: 1 }) }))
    .filter(({ room }) => room > 0);

const carriesTroops = (scene: Scene, ship: ShipId, mech: boolean): boolean => {
  const { kind } = specOf(scene.common, ship);
  // Warships cannot put anybody ashore on a beach: they fetch troops only into ports.
  return kind !== 'SUB' && (kind !== 'TF' || (!mech && outlookOf(scene).narrowSea));
};

/** [F.15.1] As many whole REs as the room takes. */
const partOf = (re: number, room: number, mech: boolean): number => {
  const fits = mech ? room / 2 : room;
  return re <= fits ? re : Math.floor(fits);
};

/** [S.3] Neither those who work nor those who hold a front. */
const mayLeave = ({ kind, stays }: GroundSpec): boolean => kind !== 'engineer' && !stays;

/** Troops of the port, only those that count elsewhere if any do, the largest units first, into the holds. */
const troopLoads = (scene: Scene, port: PortSpec, ships: readonly ShipId[]): readonly Load[] => {
  const { common, side } = scene;
  const holds = holdsOf(scene, ships);
  let handling = handlingLeft(common, scene.own, port.id);
  const loads: Load[] = [];
  const here = common.troops
    .filter(({ unit, hex }) => hex === port.hex && groundSpec(common.scenario, unit).side === side)
    .filter(({ unit }) => mayLeave(groundSpec(common.scenario, unit)));
  const wanted = here.filter(({ unit }) => isWaiting(scene, groundSpec(common.scenario, unit), port));
  const waiting = (wanted.length > 0 ? wanted : here).toSorted((a, b) => b.re - a.re || a.unit - b.unit);
  for (const { unit, re } of waiting) {
    const mech = groundSpec(common.scenario, unit).kind === 'mech';
    let left = re;
    for (const hold of holds) {
      if (!carriesTroops(scene, hold.ship, mech)) continue;
      const part = partOf(left, Math.min(hold.room, handling), mech);
      if (part <= 0) continue;
      loads.push({ ship: hold.ship, cargo: { kind: 'troops', unit, re: part, mech } });
      left -= part;
      hold.room -= mech ? part * 2 : part;
      handling -= mech ? part * 2 : part;
    }
  }
  return loads;
};

const troopsOf = (loads: readonly Load[]): readonly Troops[] =>
  loads.flatMap(({ cargo }) => (cargo.kind === 'troops' ? [cargo] : []));

const troopLading = (scene: Scene, port: PortSpec, ships: readonly ShipId[]): Lading | undefined => {
  const loads = troopLoads(scene, port, ships);
  if (loads.length === 0) return undefined;
  const aboard = cargoAboard(scene, ships).filter(cargo => cargo.kind === 'troops');
  const errand = troopErrand(scene, port.hex, [...aboard, ...troopsOf(loads)], ships);
  return errand === undefined || errand.goal === port.hex ? undefined : { loads, errand };
};

const OIL = 3;
const LARGE = 6;

/** [36.E] A squadron that has no oil cannot go out to meet anybody. */
const oilKept = ({ common, own, side }: Scene, port: PortSpec): number =>
  own.ships.some(
    ({ where }, ship) =>
      where.at === 'port' &&
      where.port === port.id &&
      burnsFuel(common, side, ship as ShipId) &&
      specOf(common, ship as ShipId).strength >= LARGE,
  )
    ? OIL
    : 0;

const supplyLading = (scene: Scene, port: PortSpec, ships: readonly ShipId[]): Lading | undefined => {
  const { common, own, side } = scene;
  if (worthOfSupply(scene, port) > 0) return undefined;
  let left = Math.min(
    stockOf(common, own, side, port.id).sp - oilKept(scene, port),
    handlingLeft(common, scene.own, port.id) * 2,
  );
  const loads = holdsOf(scene, ships).flatMap(({ ship, room }): readonly Load[] => {
    const amount = Math.floor(Math.min(left, room * 2));
    left -= Math.max(0, amount);
    return amount > 0 ? [{ ship, cargo: { kind: 'sp', amount } }] : [];
  });
  const sp = loads.reduce((sum, { cargo }) => sum + (cargo.kind === 'sp' ? cargo.amount : 0), 0);
  if (sp === 0) return undefined;
  const errand = supplyErrand(scene, port.hex, sp, 'cargo', worthOfStores);
  return errand === undefined || errand.goal === port.hex ? undefined : { loads, errand };
};

/** [F.10.4] Two mine points for a layer. */
const mineLading = (scene: Scene, port: PortSpec, ships: readonly ShipId[]): Lading | undefined => {
  const { common, own } = scene;
  // Where both coasts are so near a layer is seen and lost, and counts like a cruiser.
  if (scene.doctrine.staysHome && outlookOf(scene).narrowSea) return undefined;
  const layer = ships.find(ship => specOf(common, ship).role === 'minelayer');
  const stock = own.pools.mines;
  if (layer === undefined || stock <= 0 || port.kind === 'minor') return undefined;
  const room = roomFor(common, own, layer, { kind: 'mine', amount: 1 });
  const amount = Math.min(room, stock, Math.floor(handlingLeft(common, scene.own, port.id)));
  const errand = amount > 0 ? layingGround(scene, port.hex) : undefined;
  return errand === undefined
    ? undefined
    : { loads: [{ ship: layer, cargo: { kind: 'mine', amount } }], errand };
};

/** Ships that have begun to load continue with the same; their escort takes nothing. */
export const ladingFor = (scene: Scene, port: PortSpec, all: readonly ShipId[]): Lading | undefined => {
  const escorts = escortsAmong(scene, all);
  const ships = escorts.length === 0 ? all : all.filter(ship => !escorts.includes(ship));
  const aboard = cargoAboard(scene, ships);
  const takes = (kind: Cargo['kind']): boolean => aboard.every(cargo => cargo.kind === kind);
  return (
    (takes('troops') ? troopLading(scene, port, ships) : undefined) ??
    (takes('mine') ? mineLading(scene, port, ships) : undefined) ??
    (takes('sp') ? supplyLading(scene, port, ships) : undefined)
  );
};
