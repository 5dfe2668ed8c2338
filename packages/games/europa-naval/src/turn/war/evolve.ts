import {
  withAirUnit,
  withCommon,
  withFleet,
  withoutShip,
  withPools,
  withPort,
  withShip,
} from '../../model/change.ts';
import { copyOfAirUnit, copyOfPort, copyOfShip, copyOfTroop } from '../../model/copy.ts';
import { isJanuary } from '../../model/date.ts';
import { portSpecOf } from '../../model/fleet.ts';
import type { Handlers } from '../handler.ts';
import { scenarioData } from '../../model/roster.ts';
import { atStartOfTurn } from '../../rules/groups/group.ts';
import type { Common, Port, Ship, State, Troop } from '../../model/state.ts';
import { withStock } from '../../rules/supply/stock.ts';
import { fullStrength } from '../../rules/naval-combat/strength.ts';
import type { GroundId, PortId, Side } from '../../model/vocabulary.ts';
import { actTwo } from '../../rules/turn-events/act-two.ts';
import type { PoolName, WarEvent } from '../../model/war/event.ts';
import { paidInOpen } from '../../rules/supply/front.ts';

const withPool = (state: State, side: Side, what: PoolName, change: number): State =>
  withPools(state, side, { [what]: state.fleets[side].pools[what] + change });

const withPorts = (state: State, change: (port: Port, id: PortId) => Port): State =>
  withCommon(state, {
    ports: state.common.ports.map((port, id) => {
      const changed = change(port, id as PortId);
      return changed === port ? port : copyOfPort(changed);
    }),
  });

/** [F.3.2] What a ship may do afresh in each of its player-turns. */
const refreshed = (ship: Ship): Ship => {
  if (ship.ferry === undefined && ship.fuel === 0 && !ship.refit) return ship;
  const { ferry: _ferry, ...rest } = ship;
  return copyOfShip({ ...rest, fuel: 0, refit: false });
};

const withShips = (state: State, side: Side, change: (ship: Ship) => Ship): State =>
  withFleet(state, side, ({ ships }) => ({ ships: ships.map(change) }));

/** [F.5.4] [F.8.7] Groups of the side whose player-turn begins are free again. */
const withFreeGroups = (state: State, side: Side): State =>
  withFleet(state, side, ({ groups }) => ({ groups: groups.map(atStartOfTurn) }));

/** [F.15.4] A troop that has done its work, or is free again. */
const marked = (troop: Troop, moved: boolean): Troop => {
  const copy = copyOfTroop(troop);
  copy.moved = moved;
  copy.landed &&= moved;
  return copy;
};

/** [F.9.1] */
const withNothingHandled = (state: State, side: Side): State =>
  state.fleets[side].handled.length === 0 ? state : withFleet(state, side, () => ({ handled: [] }));

const opened = (state: State, side: Side): State => {
  const free = withFreeGroups(withShips(state, side, refreshed), side);
  const pooled = withPools(free, side, { sp: 0, srp: 0, intrinsic: 0, rail: 0, replaced: 0, maltaRepair: 0 });
  const ashore = withCommon(pooled, {
    troops: pooled.common.troops.map(troop => (troop.landed || troop.moved ? marked(troop, false) : troop)),
  });
  return withNothingHandled(withNothingHandled(ashore, 'axis'), 'allied');
};

/** [F.18.3] [F.14.1] Coast defences out of supply stay silent. */
const cleared = (state: State, side: Side): State => {
  const cut = new Set(state.common.unsupplied.map(({ hex }) => hex));
  return withPorts(state, (port, id) => {
    if (port.owner !== side) return port;
    const supplied = !cut.has(portSpecOf(state.common, id).hex);
    const suppressed = supplied ? 0 : port.suppressed;
    return port.collateral || suppressed !== port.suppressed
      ? { ...port, collateral: false, suppressed }
      : port;
  });
};

const withFront = (state: State, id: string, change: Partial<Common['fronts'][number]>): State =>
  withCommon(state, {
    fronts: state.common.fronts.map(front => (front.id === id ? { ...front, ...change } : front)),
  });

const withAssault = (state: State, port: PortId, won: boolean): State =>
  withCommon(state, {
    assaults: state.common.assaults.map(assault =>
      assault.port === port && !assault.won
        ? { ...assault, won, failures: assault.failures + (won ? 0 : 1) }
        : assault,
    ),
  });

/** [36.F.1] Gunfire is counted by the calendar year. */
const newYear = (state: State): State =>
  withShips(
    withShips(state, 'axis', ship => copyOfShip({ ...ship, salvos: 0 })),
    'allied',
    ship => copyOfShip({ ...ship, salvos: 0 }),
  );

const closed = (state: State): State => {
  const rested = withCommon(state, {
    air: state.common.air.map(unit => (unit.bombed ? copyOfAirUnit({ ...unit, bombed: false }) : unit)),
  });
  return isJanuary(state.common.date + 1) ? newYear(rested) : rested;
};

type Account = Common['score'][Side];

/** One line for each cause. */
const booked = (account: Account, cause: string, points: number): Account => {
  const at = account.findIndex(line => line.cause === cause);
  const line = account[at];
  return line === undefined
    ? [...account, { cause, points }]
    : account.with(at, { cause, points: line.points + points });
};

const withBrought = (account: Common['brought'], unit: GroundId, re: number): Common['brought'] => {
  const before = account.find(each => each.unit === unit)?.re ?? 0;
  const rest = account.filter(each => each.unit !== unit);
  return [...rest, { unit, re: before + re }].toSorted((a, b) => a.unit - b.unit);
};

const gone = (state: State, ship: Parameters<typeof withShip>[1]): State =>
  withShip(withoutShip(state, ship), ship, each => ({ ...each, where: { at: 'gone' }, cargo: [] }));

export const evolveWar: Handlers<WarEvent['type']> = {
  'sea-set': (state, { area, sea }) => withCommon(state, { seas: state.common.seas.with(area, sea) }),
  arrived: (state, { ship, port }) =>
    withShip(state, ship, each => ({
      ...each,
      where: port === undefined ? { at: 'atlantic' } : { at: 'port', port },
    })),
  'air-arrived': (state, { unit, field }) =>
    withAirUnit(state, unit, each => ({
      ...each,
      status: 'ready',
      base: field === undefined ? each.base : { at: 'field', field },
    })),
  'troops-arrived': (state, { unit, hex, re }) =>
    withCommon(state, {
      troops: [...state.common.troops, { unit, re, hex, landed: false, moved: false }],
    }),
  withdrew: (state, { ship }) => gone(state, ship),
  'air-withdrew': (state, { unit }) =>
    withAirUnit(state, unit, ({ mission: _mission, ...each }) => ({ ...each, status: 'gone' })),
  blockaded: (state, { ports }) =>
    withPorts(state, (port, id) => {
      const blockaded = ports.includes(id);
      return port.blockaded === blockaded ? port : { ...port, blockaded };
    }),
  'zones-drawn': (state, { danger }) => withCommon(state, { danger }),
  pool: (state, { side, what, change }) => withPool(state, side, what, change),
  arp: (state, { side, organisation, change }) => {
    const { arp } = state.fleets[side].pools;
    return withPools(state, side, { arp: { ...arp, [organisation]: (arp[organisation] ?? 0) + change } });
  },
  stocked: (state, { side, port, sp, srp }) => withStock(state, side, port, sp, srp),
  mended: (state, { ship, hits }) =>
    withShip(state, ship, each => ({ ...each, hits: Math.max(0, each.hits - hits) })),
  refloated: (state, { ship, port }) =>
    withShip(state, ship, each => ({
      ...each,
      where: { at: 'port', port },
      half: false,
      hits: fullStrength(shipStrength(state, ship), { half: false }) - 1,
    })),
  'air-mended': (state, { unit }) => withAirUnit(state, unit, each => ({ ...each, status: 'ready' })),
  'port-mended': (state, { port, hits, fort }) =>
    withPort(state, port, each => ({
      ...each,
      hits: Math.max(0, each.hits - hits),
      suppressed: Math.max(0, each.suppressed - fort),
    })),
  engineered: (state, { unit, hex }) =>
    withCommon(state, {
      troops: state.common.troops.map(troop =>
        troop.unit === unit && troop.hex === hex ? marked(troop, true) : troop,
      ),
    }),
  'port-given': (state, { port, owner, quiet }) =>
    withPort(state, port, each => ({
      ...each,
      owner,
      quietUntil: quiet ? state.common.playerTurn + 2 : each.quietUntil,
    })),
  embarked: (state, { unit, hex }) =>
    withCommon(state, {
      embarked: [...state.common.embarked.filter(each => each.unit !== unit), { unit, hex }].toSorted(
        (a, b) => a.unit - b.unit,
      ),
    }),
  brought: (state, { unit, re }) =>
    withCommon(state, { brought: withBrought(state.common.brought, unit, re) }),
  'turn-opened': (state, { side }) => opened(state, side),
  'markers-cleared': (state, { side }) => cleared(state, side),
  'malta-set': (state, { status, unfed, starved }) =>
    withCommon(state, { malta: { status, unfed, starved } }),
  ferrying: (state, { ship, hexside }) => withShip(state, ship, each => ({ ...each, ferry: hexside })),
  refitting: (state, { ship, refit }) => withShip(state, ship, each => ({ ...each, refit })),
  'supply-judged': (state, { side, unsupplied }) => {
    const others = state.common.unsupplied.filter(each => each.side !== side);
    return withCommon(state, {
      unsupplied: [...others, ...unsupplied.map(each => ({ ...each, side }))].toSorted(
        (a, b) => a.hex - b.hex,
      ),
    });
  },
  'front-moved': (state, { front, box }) => withFront(state, front, { box }),
  'front-paid': (state, { front, sp }) =>
    withFront(state, front, { paid: paidInOpen(state.common, front, sp) }),
  'assault-failed': (state, { port }) => withAssault(state, port, false),
  'assault-won': (state, { port }) => withAssault(state, port, true),
  morale: (state, { points }) =>
    withCommon(state, { italy: { ...state.common.italy, morale: state.common.italy.morale + points } }),
  surrendered: state => withCommon(state, { italy: { ...state.common.italy, surrendered: true } }),
  'fleet-struck': (state, { bombers }) =>
    bombers.reduce(
      (next, unit) => withAirUnit(next, unit, each => ({ ...each, status: 'flown', bombed: true })),
      state,
    ),
  happened: (state, { what }) => withCommon(state, { once: [...state.common.once, what] }),
  'act-two': actTwo,
  'turn-closed': closed,
  scored: (state, { side, cause, points }) => {
    const { score } = state.common;
    return withCommon(state, { score: { ...score, [side]: booked(score[side], cause, points) } });
  },
};

const shipStrength = ({ common }: State, ship: number): number =>
  scenarioData(common.scenario).ships[ship]?.strength ?? 1;
