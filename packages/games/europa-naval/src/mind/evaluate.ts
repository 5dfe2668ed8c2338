import { portSpecOf } from '../model/fleet.ts';
import { airSpec, groundSpec } from '../model/roster.ts';
import type { Fleet, State } from '../model/state.ts';
import { type AirId, enemyOf, type ShipId, type Side } from '../model/vocabulary.ts';
import { prizesAt } from '../model/terms.ts';
import { viewFor } from '../secrets/view.ts';
import { holderOf } from '../rules/ground/settle.ts';
import { totalOf } from '../rules/surrender/cause.ts';
import { countSupplies, isOfConvoy, worthOfMove, worthOfStores, worthOfSupply } from './demand.ts';
import { outlookOf, type Scene, sceneOf } from './scene.ts';
import { worthOfShip } from './ship-worth.ts';

/** One thing that makes a position good, in victory points, for the people who read advice. */
interface Term {
  readonly id: string;
  readonly title: string;
  readonly value: (state: State, side: Side) => number;
}

/** What is afloat counts for less than points, or nothing would ever be risked. */
const AFLOAT = 0.4;
const ON_ITS_WAY = 0.6;
const BOX = 3;
const HELD = 0.8;
const STATUS = 0.35;
const AIR = 0.5;
const MINES = 0.3;
const STORE = 0.25;

const own = ({ fleets }: State, side: Side): Fleet => fleets[side];

const ships = (state: State, side: Side): number =>
  own(state, side).ships.reduce(
    (sum, ship, id) =>
      ship.where.at === 'sunk' || ship.where.at === 'gone' || ship.where.at === 'due'
        ? sum
        : sum + worthOfShip(state.common, id as ShipId, { ...ship, cargo: [] }),
    0,
  ) * AFLOAT;

/** Cargo under way: what it would be worth where it is wanted most. */
const cargo = (state: State, side: Side): number => {
  const scene = sceneOf(viewFor(state, side));
  if (scene === undefined) return 0;
  const most = (worthAt: typeof worthOfSupply): number =>
    Math.max(0, ...scene.chart.ports.map(port => worthAt(scene, port)));
  const [relief, stored] = [most(worthOfSupply), most(worthOfStores)];
  const loaded = scene.own.ships.reduce((sum, { cargo: load, where }) => {
    if (where.at === 'sunk') return sum;
    return load.reduce((more, each) => {
      if (each.kind === 'sp') return more + each.amount * (isOfConvoy(each) ? relief : stored);
      return each.kind === 'troops' ? more + each.re : more;
    }, sum);
  }, 0);
  return loaded * ON_ITS_WAY;
};

const stores = (state: State, side: Side): number => {
  const scene = sceneOf(viewFor(state, side));
  if (scene === undefined || !countSupplies(scene)) return 0;
  return scene.own.stocks.reduce(
    (sum, { port, sp }) => sum + (worthOfSupply(scene, portSpecOf(state.common, port)) > 0 ? sp * STORE : 0),
    0,
  );
};

const fronts = ({ common }: State, side: Side): number =>
  side === 'axis' ? common.fronts.reduce((sum, { box }) => sum + BOX * box, 0) * HELD : 0;

/** A port counts for those who will have it when the phase on land ends: nothing is decided by then. */
const ports = ({ common }: State, side: Side, { chart }: Scene): number => {
  const { worthOfHolding, worthOfPort, keptOut } = outlookOf({ common });
  const held = chart.ports.filter(({ id }) => holderOf(common, id) === side);
  const worth = held.reduce(
    (sum, port) => sum + (worthOfHolding ?? worthOfPort)(common, port) + prizesAt(common, port.id),
    0,
  );
  return (worth + (keptOut?.(common, side, held) ?? 0)) * HELD;
};

/** Troops that could still be brought out. */
const troops = (state: State, side: Side): number => {
  const scene = sceneOf(viewFor(state, side));
  if (scene === undefined) return 0;
  return scene.common.troops.reduce((sum, { unit, re, hex }) => {
    const spec = groundSpec(scene.common.scenario, unit);
    const from = scene.chart.portAt.get(hex);
    if (spec.side !== side) return sum;
    const out =
      from === undefined
        ? 0
        : Math.max(0, ...scene.chart.ports.map(to => worthOfMove(scene, spec, from, to)));
    return sum + re * (0.3 + out * 0.3);
  }, 0);
};

const air = ({ common }: State, side: Side): number =>
  common.air.reduce(
    (sum, { status }, unit) =>
      (status === 'ready' || status === 'flown') && airSpec(common.scenario, unit as AirId).side === side
        ? sum + AIR
        : sum,
    0,
  );

const malta = ({ common }: State, side: Side): number =>
  side === 'axis' && countSupplies({ common }) ? common.malta.status * STATUS : 0;

const mines = ({ common }: State, side: Side): number =>
  common.mines.reduce((sum, belt) => (belt.side === side ? sum + belt.points * MINES : sum), 0);

/** What a position is made of, each for one side. */
const TERMS: readonly Term[] = [
  { id: 'points', title: 'Victory points', value: ({ common }, side) => totalOf(common, side) },
  { id: 'ships', title: 'Ships afloat', value: ships },
  { id: 'cargo', title: 'Cargo under way', value: cargo },
  { id: 'stores', title: 'Stores behind the front', value: stores },
  { id: 'fronts', title: 'Fronts', value: fronts },
  {
    id: 'ports',
    title: 'Ports held',
    value: (state, side) => {
      const scene = sceneOf(viewFor(state, side));
      return scene === undefined ? 0 : ports(state, side, scene);
    },
  },
  { id: 'troops', title: 'Troops', value: troops },
  { id: 'air', title: 'Aircraft', value: air },
  { id: 'malta', title: 'Malta kept down', value: malta },
  { id: 'mines', title: 'Minebelts', value: mines },
];

/** When all is over only points count. */
const counted = ({ common }: State): readonly Term[] =>
  common.phase.name === 'over' ? TERMS.filter(({ id }) => id === 'points') : TERMS;

/** What the evaluation is made of, ours less theirs; the values add up to it. */
export const termsOf = (
  state: State,
  side: Side,
): readonly { readonly id: string; readonly title: string; readonly value: number }[] =>
  counted(state).map(({ id, title, value }) => ({
    id,
    title,
    value: value(state, side) - value(state, enemyOf(side)),
  }));

/** How good the position is for the side: the sum of the terms. */
export const evaluate = (state: State, side: Side): number =>
  termsOf(state, side).reduce((sum, { value }) => sum + value, 0);
