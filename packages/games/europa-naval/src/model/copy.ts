import type { AirUnit, Common, Fleet, Group, Pools, Port, Ship, Troop } from './state.ts';

/**
 * Copies of the parts of a state, each written out. A spread gives every place in the code where it stands an object
 * shape of its own; with dozens of shapes for one type the engine forgets them all, and play takes twice as long.
 */

/** A copy that nobody else holds yet may be written to. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export const copyOfCommon = (common: Common): Draft<Common> => {
  const copy: Draft<Common> = {
    scenario: common.scenario,
    actTwoFollows: common.actTwoFollows,
    map: common.map,
    options: common.options,
    date: common.date,
    lastDate: common.lastDate,
    playerTurn: common.playerTurn,
    phasing: common.phasing,
    ports: common.ports,
    part: common.part,
    step: common.step,
    phase: common.phase,
    taken: common.taken,
    unsupplied: common.unsupplied,
    embarked: common.embarked,
    brought: common.brought,
    once: common.once,
    score: common.score,
    seas: common.seas,
    troops: common.troops,
    air: common.air,
    mines: common.mines,
    malta: common.malta,
    fronts: common.fronts,
    italy: common.italy,
    danger: common.danger,
    assaults: common.assaults,
  };
  if (common.extra !== undefined) copy.extra = common.extra;
  if (common.terms !== undefined) copy.terms = common.terms;
  return copy;
};

/** [F.5.2] The group without the work that it has under way. */
export const copyOfIdle = (group: Group): Draft<Group> => ({
  id: group.id,
  side: group.side,
  ships: group.ships,
  place: group.place,
  allowance: group.allowance,
  spent: group.spent,
  nightLeft: group.nightLeft,
  moved: group.moved,
  holds: group.holds,
  seen: group.seen,
  found: group.found,
  contact: group.contact,
  belts: group.belts,
  patrols: group.patrols,
  hunters: group.hunters,
  reacted: group.reacted,
  slip: group.slip,
  shipping: group.shipping,
  turnedBack: group.turnedBack,
  sheltered: group.sheltered,
  alarm: group.alarm,
  offered: group.offered,
  bombarded: group.bombarded,
});

export const copyOfGroup = (group: Group): Draft<Group> => {
  const copy = copyOfIdle(group);
  if (group.work !== undefined) copy.work = group.work;
  return copy;
};

/** The ship without gunfire prepared, and without what it has behind it in this step or player-turn. */
export const copyOfFresh = (ship: Ship): Draft<Ship> => {
  const copy: Draft<Ship> = {
    where: ship.where,
    hits: ship.hits,
    half: ship.half,
    refit: ship.refit,
    cargo: ship.cargo,
    salvos: ship.salvos,
    fuel: ship.fuel,
    night: ship.night,
    day: ship.day,
    turnedBack: false,
    shipping: 'none',
  };
  if (ship.payAsYouGo !== undefined) copy.payAsYouGo = ship.payAsYouGo;
  if (ship.slipped !== undefined) copy.slipped = ship.slipped;
  if (ship.ferry !== undefined) copy.ferry = ship.ferry;
  return copy;
};

export const copyOfShip = (ship: Ship): Draft<Ship> => {
  const copy = copyOfFresh(ship);
  copy.turnedBack = ship.turnedBack;
  copy.shipping = ship.shipping;
  if (ship.oiled !== undefined) copy.oiled = ship.oiled;
  if (ship.work !== undefined) copy.work = ship.work;
  if (ship.support !== undefined) copy.support = ship.support;
  return copy;
};

export const copyOfPort = (port: Port): Draft<Port> => ({
  owner: port.owner,
  hits: port.hits,
  suppressed: port.suppressed,
  cdLost: port.cdLost,
  garrison: port.garrison,
  collateral: port.collateral,
  blockaded: port.blockaded,
  quietUntil: port.quietUntil,
});

export const copyOfAirUnit = ({ status, base, bombed, mission }: AirUnit): Draft<AirUnit> =>
  mission === undefined ? { status, base, bombed } : { status, base, bombed, mission };

export const copyOfTroop = ({ unit, re, hex, landed, moved }: Troop): Draft<Troop> => ({
  unit,
  re,
  hex,
  landed,
  moved,
});

export const copyOfFleet = (fleet: Fleet): Draft<Fleet> => ({
  ships: fleet.ships,
  groups: fleet.groups,
  stocks: fleet.stocks,
  pools: fleet.pools,
  handled: fleet.handled,
});

export const copyOfPools = (pools: Pools): Draft<Pools> => ({
  nrp: pools.nrp,
  sweepingDebt: pools.sweepingDebt,
  mines: pools.mines,
  maltaRepair: pools.maltaRepair,
  sp: pools.sp,
  srp: pools.srp,
  arp: pools.arp,
  intrinsic: pools.intrinsic,
  rail: pools.rail,
  replaced: pools.replaced,
});
