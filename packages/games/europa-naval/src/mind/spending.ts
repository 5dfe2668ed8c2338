import type { Action } from '../model/action.ts';
import { portSpecOf, shipOf, specOf, strengthOf } from '../model/fleet.ts';
import { airSpec } from '../model/roster.ts';
import { burnsFuel } from '../rules/fuel/bunkers.ts';
import { roomFor } from '../rules/groups/handling.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { AirId, AirKind, PortId, ShipId } from '../model/vocabulary.ts';
import { boxOf, frontData, payingPorts, totalPaid, worthOf } from '../rules/supply/front.ts';
import { incomePorts } from '../rules/points/income.ts';
import type { FrontPayment, Initial } from '../model/war/phase.ts';
import { refuseInWar } from '../turn/war/refuse.ts';
import { damagedShips } from '../rules/ports/repair.ts';
import { rebasings } from './basing.ts';
import { supplyErrand } from './bound-for.ts';
import { worthOfStores, worthOfSupply } from './demand.ts';
import { costFrom, laneTo } from './lane.ts';
import { isOurs, type Scene } from './scene.ts';

const DONE: Action = { type: 'done' };

/** Cargo points of transports in a port that its stock does not fill. */
const wantAt = ({ common, own, side }: Scene, port: PortId): number => {
  const room = own.ships.reduce(
    (sum, { where }, ship) =>
      where.at === 'port' && where.port === port && ['NT', 'TC'].includes(specOf(common, ship as ShipId).kind)
        ? sum + roomFor(common, own, ship as ShipId, { kind: 'sp', amount: 1 })
        : sum,
    0,
  );
  return room * 2 - stockOf(common, own, side, port).sp;
};

/** How far it is from a port to where supplies are wanted. */
const wayFrom = (scene: Scene, port: PortId): number => {
  const { hex } = portSpecOf(scene.common, port);
  const errand = supplyErrand(scene, hex, 6, 'cargo', worthOfStores);
  return errand === undefined ? 0 : costFrom(laneTo(scene, 'cargo', errand.goal), hex);
};

/** [F.17.1] Supplies go to the ships that can take them, else to the port nearest to those who want them. */
function* incomes(scene: Scene): Generator<Action> {
  const { common, own, side } = scene;
  const { sp, srp } = own.pools;
  if (sp <= 0 && srp <= 0) return;
  const ports = incomePorts(common, side)
    .map(port => ({ port, want: wantAt(scene, port), way: wayFrom(scene, port) }))
    .toSorted((a, b) => b.want - a.want || a.way - b.way);
  const [first] = ports;
  if (first === undefined) return;
  if (sp > 0)
    yield {
      type: 'income',
      port: first.port,
      sp: first.want > 0 ? Math.min(sp, Math.ceil(first.want)) : sp,
      srp: 0,
    };
  if (srp > 0)
    for (const { port } of ports.toSorted((a, b) => thirstAt(scene, b.port) - thirstAt(scene, a.port)))
      yield { type: 'income', port, sp: 0, srp };
}

/** [36.E] Strength of task forces that wait in a port for oil, for each measure of it. */
const thirstAt = ({ common, own, side }: Scene, port: PortId): number =>
  own.ships.reduce(
    (sum, { where }, ship) =>
      where.at === 'port' && where.port === port && burnsFuel(common, side, ship as ShipId)
        ? sum + strengthOf(common, own, ship as ShipId)
        : sum,
    0,
  ) /
  (1 + stockOf(common, own, side, port).srp);

/** [36.A.4.b] The island first. */
function* onMalta({ common, own }: Scene): Generator<Action> {
  const points = own.pools.maltaRepair;
  if (points <= 0) return;
  yield { type: 'malta', use: 'repair', points: Math.min(points, Math.max(1, common.malta.status)) };
  yield { type: 'malta', use: 'nrp', points };
}

const AIR_ORDER: readonly AirKind[] = ['B', 'T', 'D', 'F', 'P', 'H'];

function* airmen({ common, side }: Scene): Generator<Action> {
  const away = common.air
    .map(({ status }, unit) => ({ unit: unit as AirId, status }))
    .filter(({ unit }) => airSpec(common.scenario, unit).side === side)
    .filter(({ status }) => status === 'aborted' || status === 'eliminated');
  const rank = (unit: AirId): number => AIR_ORDER.indexOf(airSpec(common.scenario, unit).kind);
  for (const { unit } of away.toSorted(
    (a, b) => a.status.localeCompare(b.status) || rank(a.unit) - rank(b.unit),
  ))
    yield { type: 'return-air', unit };
}

/** [F.17] Warships as far as the yard goes, then transports. */
function* yards({ common, own }: Scene, phase: Initial): Generator<Action> {
  for (const ship of damagedShips(common, own, phase))
    for (let hits = shipOf(own, ship).hits; hits > 0; hits -= 1) yield { type: 'repair', ship, hits };
  for (const [id, { hits, where }] of own.ships.entries()) {
    const ship = id as ShipId;
    if (hits === 0 || !['NT', 'TC'].includes(specOf(common, ship).kind)) continue;
    if (where.at === 'port') yield { type: 'replace', ship, port: where.port };
    if (where.at === 'sunk')
      for (const port of incomePorts(common, phase.side)) yield { type: 'replace', ship, port };
  }
}

const RESERVE = 3;

function* mines({ common, own }: Scene): Generator<Action> {
  const { nrp, mines: stock } = own.pools;
  const layers = own.ships.filter(
    ({ where }, ship) => where.at === 'port' && specOf(common, ship as ShipId).role === 'minelayer',
  ).length;
  if (nrp > RESERVE && stock < 2 * layers) yield { type: 'make-mines', points: 1 };
}

function* stores(scene: Scene): Generator<Action> {
  const { common, own, side, chart } = scene;
  for (const { port, srp } of own.stocks)
    if (srp > 0 && worthOfSupply(scene, portSpecOf(common, port)) > 0) yield { type: 'convert', port, srp };
  for (const port of chart.ports)
    if (isOurs(scene, port) && port.name !== 'Valletta' && stockOf(common, own, side, port.id).sp > RESERVE)
      yield { type: 'mend-port', port: port.id, what: 'port' };
}

/** [F.3.2] What is put down and spent at the start of a player-turn, one thing after another. */
export const spendingAnswer = (scene: Scene, phase: Initial): Action => {
  for (const some of [incomes, onMalta, airmen, rebasings, yards, mines, stores])
    for (const action of some(scene, phase))
      if (refuseInWar(scene.view, phase, action) === undefined) return action;
  return DONE;
};

/** [F.27.1] The highest row of the table that the stores behind the front can pay, from the ports nearest to it first. */
export const paymentAnswer = (scene: Scene, phase: FrontPayment): Action => {
  const { common, own } = scene;
  const front = frontData(common, phase.front);
  const ports = payingPorts(common, phase)
    .map(port => ({ port, sp: Math.floor(stockOf(common, own, 'axis', port).sp) }))
    .map(each => ({ ...each, rate: worthOf(common, front, each.port, 1) }))
    .filter(({ sp }) => sp > 0)
    .toSorted(
      (a, b) =>
        b.rate - a.rate || boxFor(scene, front.portBox, b.port) - boxFor(scene, front.portBox, a.port),
    );
  const paid = totalPaid(common, phase);
  const most = paid + ports.reduce((sum, { sp, rate }) => sum + sp * rate, 0);
  const goal = front.supply.findLast(({ from }) => from !== undefined && from <= most)?.from ?? 0;
  const [first] = ports;
  if (first === undefined || paid >= goal || boxOf(common, front.id) === 0) return DONE;
  return {
    type: 'pay-front',
    port: first.port,
    sp: Math.min(first.sp, Math.ceil((goal - paid) / first.rate)),
  };
};

const boxFor = ({ common }: Scene, boxes: { readonly [port: string]: number }, port: PortId): number =>
  boxes[portSpecOf(common, port).name] ?? 0;
