import type { HexId } from '@narrow-seas/hex';
import { pointsOf } from '../../rules/transport/cargo.ts';
import {
  withCommon,
  withFleet,
  withGroup,
  withoutShip,
  withPools,
  withPort,
  withShip,
  withWork,
} from '../../model/change.ts';
import { copyOfGroup, copyOfIdle, copyOfShip, type Draft } from '../../model/copy.ts';
import { groupOf, sideOfShip, specOf } from '../../model/fleet.ts';
import type { Handlers } from '../handler.ts';
import { NIGHT_BLOCK, type NightLog, withBlock, withDay } from '../../rules/night/night.ts';
import type { Group, Minefield, Ship, State } from '../../model/state.ts';
import { withStock } from '../../rules/supply/stock.ts';
import { afterHits } from '../../rules/naval-combat/strength.ts';
import type { GroupId, ShipId, Side } from '../../model/vocabulary.ts';
import type { SeaEvent } from '../../model/sea/event.ts';
import { withNewGroup } from '../../rules/groups/forming.ts';
import { withFreshPhase, withFreshStep } from '../../rules/groups/fresh.ts';
import {
  shippedFrom,
  withCargo,
  withoutCargo,
  withoutShore,
  withShore,
  withUse,
} from '../../rules/groups/holds.ts';

const groupAt = ({ fleets }: State, id: GroupId): Group | undefined =>
  groupOf(fleets.axis, id) ?? groupOf(fleets.allied, id);

/** [36.A.2] Day points count only between two blocks of night. */
const countsDays = (all: readonly Ship[], ships: readonly ShipId[]): boolean => {
  for (const id of ships) if ((all[id]?.night ?? 0) > 0) return true;
  return false;
};

/** [F.6.1] Night and day are counted by ship. */
const withLogs = (
  all: readonly Ship[],
  ships: readonly ShipId[],
  log: (ship: Ship) => NightLog,
): readonly Ship[] => {
  const list = all.slice();
  for (const id of ships) {
    const ship = all[id];
    if (ship === undefined) continue;
    const copy = copyOfShip(ship);
    const { night, day } = log(ship);
    copy.night = night;
    copy.day = day;
    list[id] = copy;
  }
  return list;
};

/** Points spent: those of a night block first, the rest by day. */
const withSpending = (
  state: State,
  id: GroupId,
  cost: number,
  copy: (group: Group) => Draft<Group>,
  write?: (group: Draft<Group>) => void,
): State => {
  const group = groupAt(state, id);
  if (group === undefined) return state;
  const byNight = Math.min(cost, group.nightLeft);
  const byDay = cost - byNight;
  const next = copy(group);
  next.moved = true;
  next.spent += cost;
  next.nightLeft -= byNight;
  write?.(next);
  return withFleet(state, group.side, ({ ships, groups }) => ({
    ships:
      byDay > 0 && countsDays(ships, group.ships)
        ? withLogs(ships, group.ships, ship => withDay(ship, byDay))
        : ships,
    groups: groups.with(groups.indexOf(group), next),
  }));
};

const withMines = (
  { mines }: State['common'],
  hex: HexId,
  side: Side,
  change: number,
): readonly Minefield[] => {
  const found = mines.find(belt => belt.hex === hex && belt.side === side);
  const rest = mines.filter(belt => belt !== found);
  const points = (found?.points ?? 0) + change;
  const belts = points > 0 ? [...rest, { hex, side, points }] : rest;
  return belts.toSorted((a, b) => a.hex - b.hex || (a.side < b.side ? -1 : 1));
};

const areFree = (all: readonly Ship[], ships: readonly ShipId[]): boolean => {
  for (const id of ships) if (all[id]?.support !== undefined || all[id]?.ferry !== undefined) return false;
  return true;
};

/** [F.23.1] Gunfire is prepared for one hex; who leaves it has prepared nothing. [F.26] A ferry that moves is no longer a ferry. */
const underWay = (state: State, { side, ships, place }: Group): State => {
  if (areFree(state.fleets[side].ships, ships)) return state;
  const hex = place.at === 'sea' ? place.hex : undefined;
  return ships.reduce((next, id) => {
    const { support, ferry } = next.fleets[sideOfShip(next.common, id)].ships[id] ?? {};
    const keeps = support?.hex === hex ? support : undefined;
    return support === keeps && ferry === undefined
      ? next
      : withShip(next, id, ({ ferry: _ferry, ...ship }) => ({ ...ship, support: keeps }));
  }, state);
};

/** Work is for one place [F.5.2]. */
const moved = (state: State, event: Moved): State => {
  const next = withSpending(state, event.group, event.cost, copyOfIdle, group => {
    group.place = event.place;
    group.sheltered = event.sheltered;
  });
  const group = groupAt(next, event.group);
  return group === undefined ? next : underWay(next, group);
};

type Moved = Extract<SeaEvent, { readonly type: 'moved' }>;

export const evolveSea: Handlers<SeaEvent['type']> = {
  formed: (state, { side, group, ships, place }) => withNewGroup(state, group, side, ships, place),
  moved,
  spent: (state, { group: id, cost }) => {
    const next = withSpending(state, id, cost, copyOfGroup);
    const group = groupAt(next, id);
    return group === undefined ? next : underWay(next, group);
  },
  'night-fell': (state, { group: id }) => {
    const group = groupAt(state, id);
    if (group === undefined) return state;
    const dark = withGroup(state, id, () => ({ nightLeft: NIGHT_BLOCK }));
    return withFleet(dark, group.side, ({ ships }) => ({ ships: withLogs(ships, group.ships, withBlock) }));
  },
  begun: (state, { group, hold }) => withGroup(state, group, () => ({ moved: true, holds: hold })),
  worked: (state, { group, task, paid }) => withWork(state, group, paid === 0 ? undefined : { task, paid }),
  loaded: (state, { ship, cargo, port }) => {
    const side = sideOfShip(state.common, ship);
    const ashore = withoutShore(withUse(state, side, port, cargo), side, port, cargo);
    return withShip(ashore, ship, each => ({
      ...each,
      cargo: withCargo(each.cargo, shippedFrom(cargo, port)),
    }));
  },
  unloaded: (state, { ship, cargo, place }) => {
    const empty = withShip(state, ship, each => ({ ...each, cargo: withoutCargo(each.cargo, cargo) }));
    const side = sideOfShip(state.common, ship);
    const used = 'port' in place ? withUse(empty, side, place.port, cargo) : empty;
    return withShore(used, side, cargo, place);
  },
  'cargo-lost': (state, { ship, cargo }) =>
    withShip(state, ship, each => ({ ...each, cargo: withoutCargo(each.cargo, cargo) })),
  fuelled: (state, { ship, port, sp, srp, asYouGo, oiled }) =>
    withShip(withStock(state, sideOfShip(state.common, ship), port, -sp, -srp), ship, each => ({
      ...each,
      fuel: each.fuel + sp + 5 * srp,
      payAsYouGo: asYouGo ? port : undefined,
      oiled,
    })),
  prepared: (state, { ship, hex, share }) =>
    withShip(state, ship, each => ({
      ...each,
      salvos: each.salvos + (share === 'quarter' ? 0 : 1),
      support: { hex, share },
    })),
  'mine-laid': (state, { side, hex, points }) =>
    withCommon(state, { mines: withMines(state.common, hex, side, points) }),
  'mine-swept': (state, { side, hex, points }) =>
    withCommon(state, { mines: withMines(state.common, hex, side, -points) }),
  'belt-met': (state, { group, hex, within }) =>
    within ? state : withGroup(state, group, each => ({ belts: [...each.belts, hex] })),
  contact: (state, { group, result, made }) =>
    withGroup(state, group, each => ({
      contact: made ? 'made' : 'clear',
      ...(made ? { alarm: result === 'S*' ? 'everywhere' : 'area' } : {}),
      slip: result === 'D' ? -1 : 0,
      seen: each.seen || made,
    })),
  hunted: (state, { group, hunter }) =>
    withGroup(
      withGroup(state, group, each => ({ hunters: [...each.hunters, hunter] })),
      hunter,
      () => ({ reacted: true }),
    ),
  seen: (state, { group }) => withGroup(state, group, () => ({ seen: true })),
  exposed: (state, { group }) => withGroup(state, group, () => ({ shipping: 'exposed' })),
  'shipping-checked': (state, { group, far }) =>
    withGroup(state, group, () => ({ shipping: far ? 'far' : 'checked' })),
  'turned-back': (state, { group }) => withGroup(state, group, () => ({ turnedBack: true })),
  stopped: (state, { group }) => withGroup(state, group, each => ({ moved: true, allowance: each.spent })),
  reacted: (state, { group, points }) =>
    withGroup(state, group, () => ({ reacted: true, allowance: points, spent: 0 })),
  hit: (state, { ship, hits }) => {
    const { kind, strength } = specOf(state.common, ship);
    return withShip(state, ship, each => ({ ...each, ...afterHits(kind, strength, each, hits) }));
  },
  sunk: (state, { ship }) =>
    withShip(withoutShip(state, ship), ship, each => ({
      ...each,
      where: { at: 'sunk' },
      cargo: [],
      ferry: undefined,
    })),
  'battle-began': state => state,
  fired: state => state,
  'fort-suppressed': (state, { port, levels }) =>
    withPort(state, port, each => ({ ...each, suppressed: each.suppressed + levels })),
  'battle-ended': state => state,
  bombarded: (state, { group }) => withGroup(state, group, () => ({ bombarded: true })),
  'carriage-left': (state, { side, from, to, cargo }) => {
    const used = withUse(withUse(state, side, from, cargo), side, to, cargo);
    const { intrinsic } = used.fleets[side].pools;
    return withPools(withoutShore(used, side, from, cargo), side, {
      intrinsic: intrinsic + pointsOf(cargo),
    });
  },
  'carriage-lost': state => state,
  'carriage-ended': (state, { side, port, cargo }) => withShore(state, side, cargo, { port }),
  torpedoed: (state, { hunter }) => withGroup(state, hunter, () => ({ seen: true })),
  kept: (state, { ships, slipped, work }) =>
    ships.reduce((next, ship) => withShip(next, ship, each => ({ ...each, slipped, work })), state),
  'step-began': (state, { phaseToo, idle }) =>
    phaseToo ? withFreshPhase(withFreshStep(state), idle === true) : withFreshStep(state),
};
