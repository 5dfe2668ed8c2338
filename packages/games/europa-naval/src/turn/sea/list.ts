import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { chartOf, groupOf, kindsOf } from '../../model/fleet.ts';
import type { Cargo, Common, Fleet } from '../../model/state.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import type { View } from '../../secrets/view.ts';
import type { PortId, ShipId, Side } from '../../model/vocabulary.ts';
import { FUELS, hasFuel } from '../../rules/fuel/bunkers.ts';
import { CARRIAGE_RANGE, intrinsicLeft } from '../../rules/transport/carry-order.ts';
import { hexesApart } from '../../rules/reaction/combat-zone.ts';
import { triesOf } from './list-group.ts';
import type { Aiming, NavalStep, Reaction, SeaPhase, Withdrawal } from '../../model/sea/phase.ts';
import { firersOf, ranksSeen, sameFirer, targetsOf } from '../../rules/groups/ranks.ts';
import { destinations, reachOf } from '../../rules/movement/reach.ts';
import { pointsToReact } from '../../rules/reaction/reaction.ts';
import { alarmedPorts, mayReact, readyToReact, readyToSail } from '../../rules/reaction/reaction-stage.ts';
import { hexSeen, refuseInSea } from './refuse.ts';
import { seaDistance, seaway } from '../../rules/movement/waters.ts';
import { refuges } from '../../rules/naval-combat/withdrawal.ts';
import { sweepableHexes } from '../../rules/danger-zones/zone-sweep.ts';

const DONE: Action = { type: 'done' };

/** Ships of one port that make sense together: each alone, each transport with each escort, all warships, all. */
export const partiesOf = (common: Common, ships: readonly ShipId[]): readonly (readonly ShipId[])[] => {
  const kinds = kindsOf(common, ships);
  const of = (...wanted: readonly string[]): readonly ShipId[] =>
    ships.filter((_ship, at) => wanted.includes(kinds[at] as string));
  const escorts = of('TF');
  const cargo = of('NT', 'TC', 'LC', 'LB');
  const surface = ships.filter((_ship, at) => kinds[at] !== 'SUB');
  return [
    ...ships.map(ship => [ship]),
    ...cargo.flatMap(ship => escorts.map(escort => [ship, escort])),
    ...(escorts.length > 1 ? [escorts] : []),
    ...(cargo.length > 1 ? [cargo] : []),
    ...(surface.length > 2 ? [surface] : []),
    ...(of('SUB').length > 1 ? [of('SUB')] : []),
  ];
};

/** Ports with ships of a fleet that could sail. */
export const portsWithShips = ({ ships }: Fleet): readonly PortId[] => {
  const found = new Set<PortId>();
  for (const { where } of ships) if (where.at === 'port') found.add(where.port);
  return [...found];
};

function* listForms(common: Common, fleet: Fleet): Generator<Action> {
  for (const port of portsWithShips(fleet))
    for (const ships of partiesOf(common, readyToSail(common, fleet, port))) yield { type: 'form', ships };
  const away = fleet.ships.flatMap(({ where }, ship) => (where.at === 'atlantic' ? [ship as ShipId] : []));
  for (const ships of partiesOf(common, away)) yield { type: 'form', ships };
  for (const group of fleet.groups) {
    if (group.moved) continue;
    if (group.ships.length > 1) for (const ship of group.ships) yield { type: 'form', ships: [ship] };
    for (const other of fleet.groups)
      if (other.id > group.id && !other.moved)
        yield { type: 'form', ships: [...group.ships, ...other.ships] };
  }
}

function* listBegins(fleet: Fleet): Generator<Action> {
  for (const { id, moved, place } of fleet.groups) {
    if (moved || place.at === 'port' || place.at === 'atlantic') continue;
    for (const night of [false, true])
      for (const hold of [false, true]) yield { type: 'begin', group: id, night, hold };
  }
}

const sendable = (common: Common, fleet: Fleet, side: Side, port: PortId): Cargo | undefined => {
  const { sp } = stockOf(common, fleet, side, port);
  const amount = Math.min(sp, intrinsicLeft(common, fleet, side) * 2);
  return amount > 0 ? { kind: 'sp', amount } : undefined;
};

/** [F.5.8] Supplies from each port that has some to each other within reach. */
function* listCarries(common: Common, fleet: Fleet, side: Side): Generator<Action> {
  if (common.part !== 'movement' || common.step !== 1 || intrinsicLeft(common, fleet, side) <= 0) return;
  const chart = chartOf(common);
  const own = chart.ports.filter(({ id, inland }) => common.ports[id]?.owner === side && !inland);
  for (const from of own) {
    const cargo = sendable(common, fleet, side, from.id);
    if (cargo === undefined) continue;
    for (const to of own) {
      if (to === from || hexesApart(common, from.hex, to.hex) > CARRIAGE_RANGE) continue;
      if (seaDistance(chart, to.hex, from.hex) > CARRIAGE_RANGE) continue;
      const path = seaway(chart, from.hex, to.hex);
      if (path !== undefined) yield { type: 'carry', from: from.id, to: to.id, path, cargo };
    }
  }
}

function* listStep(view: View, step: NavalStep, fleet: Fleet): Generator<Action> {
  yield DONE;
  yield* triesOf(view, step, fleet);
  yield* listBegins(fleet);
  yield* listForms(view.common, fleet);
  const group = step.moving === undefined ? undefined : groupOf(fleet, step.moving);
  if (group !== undefined)
    for (const { path } of reachOf(view.common, fleet, group)) yield { type: 'sail', group: group.id, path };
  yield* listCarries(view.common, fleet, step.side);
}

function* listReacting(view: View, phase: Reaction, fleet: Fleet, target: HexId): Generator<Action> {
  const { common } = view;
  for (const group of fleet.groups) {
    const mine = phase.moving === undefined ? mayReact(common, group, target) : phase.moving === group.id;
    if (!mine || group.place.at !== 'sea') continue;
    const points = phase.moving === undefined ? pointsToReact(common, group) : group.allowance - group.spent;
    for (const { path } of destinations(chartOf(common), group.place.hex, points)) {
      yield { type: 'react', group: group.id, path, night: false };
      if (path.at(-1) === target) yield { type: 'react', group: group.id, path, night: true };
    }
    if (phase.moving !== undefined) yield { type: 'enter-port', group: group.id };
  }
}

function* listActivations(view: View, phase: Reaction, fleet: Fleet, target: HexId): Generator<Action> {
  const { common } = view;
  for (const port of alarmedPorts(common, phase.side, phase.alarm, target)) {
    for (const ships of partiesOf(common, readyToReact(common, fleet, phase.side, port))) {
      const fuel = FUELS.find(means => hasFuel(common, fleet, phase.side, ships, port, means));
      if (fuel !== undefined) yield { type: 'activate', port, ships, fuel };
    }
  }
}

function* listReactions(view: View, phase: Reaction, fleet: Fleet): Generator<Action> {
  yield DONE;
  const target = hexSeen(view, phase.to);
  if (target === undefined) return;
  if (phase.moving === undefined) yield* listActivations(view, phase, fleet, target);
  yield* listReacting(view, phase, fleet, target);
}

function* listAims(view: View, { battle, side, aims }: Aiming): Generator<Action> {
  const ranks = ranksSeen(view, battle);
  for (const firer of firersOf(view.common, battle, ranks, side)) {
    if (aims.some(aim => sameFirer(aim.firer, firer))) continue;
    for (const target of targetsOf(view.common, battle, ranks, side)) yield { type: 'aim', firer, target };
  }
}

function* listWithdrawals(view: View, phase: Withdrawal, fleet: Fleet): Generator<Action> {
  for (const id of phase.groups) {
    const place = groupOf(fleet, id)?.place;
    if (place?.at !== 'sea') continue;
    for (const { path } of refuges(view.common, phase, place.hex))
      yield { type: 'withdraw', group: id, path };
  }
}

const shipsSeen = (view: View, prey: number): readonly ShipId[] =>
  (view.sightings.find(({ group }) => group === prey)?.ships ?? []).map(({ ship }) => ship);

function* tries(view: View, phase: SeaPhase, fleet: Fleet): Generator<Action> {
  switch (phase.name) {
    case 'naval-step':
      yield* listStep(view, phase, fleet);
      break;
    case 'reaction':
      yield* listReactions(view, phase, fleet);
      break;
    case 'losses':
      for (const ship of phase.among) yield { type: 'take-hit', ship };
      break;
    case 'hunt-choice':
      for (const hunter of phase.hunters) for (const prey of phase.prey) yield { type: 'hunt', hunter, prey };
      yield DONE;
      break;
    case 'torpedo-aim':
      for (const target of shipsSeen(view, phase.prey)) yield { type: 'torpedo', target };
      break;
    case 'aiming':
      yield* listAims(view, phase);
      break;
    case 'withdrawal':
      yield* listWithdrawals(view, phase, fleet);
      break;
    case 'zone-sweep':
      for (const hex of sweepableHexes(view.common, phase.side)) yield { type: 'sweep-zone', hex };
      yield DONE;
      break;
    default:
      yield* answers(phase);
  }
}

/** Yes or no. */
function* answers({ name }: SeaPhase): Generator<Action> {
  for (const yes of [true, false]) {
    if (name === 'battle-choice') yield { type: 'fight', yes };
    if (name === 'stay-or-break') yield { type: 'stay', yes };
    if (name === 'turn-back-choice') yield { type: 'turn-back', yes };
  }
}

/** What is offered in this phase: one way to each hex, a few ways to come together, as much cargo as fits. */
export function* listSea(view: View, phase: SeaPhase): Generator<Action> {
  const { own } = view;
  if (own === undefined) return;
  for (const action of tries(view, phase, own))
    if (refuseInSea(view, phase, action) === undefined) yield action;
}
