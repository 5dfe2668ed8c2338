import { withFleet } from '../../model/change.ts';
import { copyOfFresh, copyOfIdle, copyOfShip } from '../../model/copy.ts';
import { withDay } from '../night/night.ts';
import type { Fleet, Group, Ship, State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { atStartOfStep } from './group.ts';

/** What a new step, phase or player-turn leaves behind; only handlers of events use these. */

/** A ship that comes into port keeps what its group has behind it in this player-turn. */
const berthed = (ship: Ship, where: Ship['where'], { turnedBack, shipping }: Group): Ship => {
  const copy = copyOfFresh(ship);
  copy.where = where;
  if (ship.support !== undefined) copy.support = ship.support;
  copy.turnedBack = turnedBack;
  if (ship.work !== undefined) copy.work = ship.work;
  if (shipping === 'far' || shipping === 'checked') copy.shipping = shipping;
  return copy;
};

const berthOf = ({ place }: Group): Ship['where'] | undefined => {
  if (place.at === 'port') return { at: 'port', port: place.port };
  return place.at === 'atlantic' ? { at: 'atlantic' } : undefined;
};

export const isBerthed = ({ place }: Group): boolean => place.at === 'port' || place.at === 'atlantic';

/** [F.4.2] Groups that lie in port when a step ends are ships in port again, and so in the Atlantic. */
const withHarbours = (state: State, side: Side): State => {
  const { groups } = state.fleets[side];
  if (!groups.some(isBerthed)) return state;
  return withFleet(state, side, fleet => {
    const ships = fleet.ships.slice();
    for (const group of groups) {
      const where = berthOf(group);
      if (where !== undefined)
        for (const id of group.ships) ships[id] = berthed(ships[id] as Ship, where, group);
    }
    return { ships, groups: groups.filter(group => !isBerthed(group)) };
  });
};

const bothSides = (state: State, change: (next: State, side: Side) => State): State =>
  change(change(state, 'axis'), 'allied');

const isFresh = (ship: Ship, turn: boolean, phasing: boolean): boolean =>
  ship.night === 0 &&
  ship.day === 0 &&
  ship.work === undefined &&
  (!turn ||
    (ship.fuel === 0 &&
      !ship.turnedBack &&
      ship.shipping === 'none' &&
      (!phasing || ship.support === undefined)));

/** [F.6.1] [F.5.2] A phase begins its night and its work afresh; the first of a player-turn forgets more. */
const atStartOfPhase = (ship: Ship, turn: boolean, phasing: boolean): Ship => {
  if (isFresh(ship, turn, phasing)) return ship;
  const { work: _work, ...idle } = ship;
  const rested = turn ? copyOfFresh(idle) : copyOfShip(idle);
  rested.night = 0;
  rested.day = 0;
  if (!turn) return rested;
  rested.fuel = 0;
  if (!phasing && ship.support !== undefined) rested.support = ship.support;
  return rested;
};

/** The list with each item changed, or the list itself when none is: most of a fleet lies in port. */
const mapped = <T>(list: readonly T[], change: (item: T) => T): readonly T[] => {
  let next: T[] | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const item = list[at] as T;
    const changed = change(item);
    if (changed === item) continue;
    next ??= list.slice();
    next[at] = changed;
  }
  return next ?? list;
};

/** [F.5.2] Work is spread over the steps of one phase. */
const withoutWork = (group: Group): Group => (group.work === undefined ? group : copyOfIdle(group));

export const withFreshPhase = (state: State, idle: boolean): State => {
  const turn = state.common.part === 'movement';
  return bothSides(state, (next, side) => {
    const fleet = next.fleets[side];
    const ships = mapped(fleet.ships, ship => atStartOfPhase(ship, turn, side === state.common.phasing));
    const groups = idle ? mapped(fleet.groups, withoutWork) : fleet.groups;
    if (ships === fleet.ships && groups === fleet.groups) return next;
    return withFleet(next, side, () => ({ ships, groups }));
  });
};

const waited = (ship: Ship, points: number): Ship => {
  const copy = copyOfShip(ship);
  copy.day = withDay(ship, points).day;
  return copy;
};

/** [36.D.2] Time passes for those who stay: points that they did not spend count as spent by day. */
const withWaiting = (fleet: Fleet): readonly Ship[] => {
  const waiting = fleet.groups.filter(
    ({ place, moved, holds, spent, allowance }) =>
      place.at === 'sea' && (!moved || holds) && spent < allowance,
  );
  if (waiting.length === 0) return fleet.ships;
  if (!waiting.some(group => group.ships.some(id => (fleet.ships[id]?.night ?? 0) > 0))) return fleet.ships;
  const ships = fleet.ships.slice();
  for (const { ships: own, allowance, spent, nightLeft } of waiting)
    for (const id of own) {
      const ship = ships[id] as Ship;
      if (ship.night > 0) ships[id] = waited(ship, Math.max(0, allowance - spent - nightLeft));
    }
  return ships;
};

const withoutOil = (ship: Ship): Ship => {
  if (ship.oiled === undefined) return ship;
  const { oiled: _oiled, ...rest } = ship;
  return copyOfShip(rest);
};

/** [36.E] What was paid for a step is paid for that step only. */
const withNewSteps = (state: State, side: Side): State => {
  const { ships } = state.fleets[side];
  const next = mapped(ships, withoutOil);
  return next === ships ? state : withFleet(state, side, () => ({ ships: next }));
};

/** A step is over, for both sides. */
export const withBerths = (state: State): State =>
  bothSides(state, (next, side) => withNewSteps(withHarbours(next, side), side));

/** A step begins, for both sides. */
export const withFreshStep = (state: State): State =>
  bothSides(withBerths(state), (next, side) => {
    const fleet = next.fleets[side];
    const ships = withWaiting(fleet);
    const groups = mapped(fleet.groups, group => atStartOfStep(state.common, group));
    if (ships === fleet.ships && groups === fleet.groups) return next;
    return withFleet(next, side, () => ({ ships, groups }));
  });
