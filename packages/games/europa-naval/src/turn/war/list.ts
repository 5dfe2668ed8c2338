import type { Action } from '../../model/action.ts';
import { chartOf, shipOf, specOf } from '../../model/fleet.ts';
import type { Common, Fleet } from '../../model/state.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import type { View } from '../../secrets/view.ts';
import type { AirId, ShipId } from '../../model/vocabulary.ts';
import { ferryHexsides } from '../../rules/ferries/ferry.ts';
import { payingPorts } from '../../rules/supply/front.ts';
import { incomePorts } from '../../rules/points/income.ts';
import type { FrontPayment, Initial, WarPhase } from '../../model/war/phase.ts';
import { refuseInWar } from './refuse.ts';
import { ownedPorts } from '../../rules/supply/region.ts';
import { damagedShips } from '../../rules/ports/repair.ts';
import { fleetStrikers } from '../../rules/surrender/surrender-fleet.ts';

/** One of each kind of spending; amounts are one, or all. */
export function* listWar(view: View, phase: WarPhase): Generator<Action> {
  const { common, own } = view;
  if (own === undefined) return;
  if (phase.name === 'initial')
    for (const action of spendings(common, own, phase))
      if (refuseInWar(view, phase, action) === undefined) yield action;
  if (phase.name === 'front-payment') yield* payments(common, own, phase);
  if (phase.name === 'surrender')
    for (const ship of phase.ships) {
      const bombers = fleetStrikers(common, own, ship);
      if (bombers.length > 0) yield { type: 'strike-fleet', ship, bombers };
    }
  yield { type: 'done' };
}

function* spendings(common: Common, own: Fleet, phase: Initial): Generator<Action> {
  yield* incomes(common, own, phase);
  for (const ship of damagedShips(common, own, phase)) {
    yield { type: 'repair', ship, hits: 1 };
    yield { type: 'repair', ship, hits: 2 };
  }
  yield* replacements(common, own, phase);
  yield { type: 'make-mines', points: 1 };
  for (const use of ['repair', 'srp', 'nrp', 'with-sp', 'with-srp'] as const)
    yield { type: 'malta', use, points: 1 };
  yield* airService(common, phase);
  yield* portWork(common, own, phase);
  yield* ferries(common, own, phase);
}

function* incomes(common: Common, { pools }: Fleet, { side }: Initial): Generator<Action> {
  const { sp, srp } = pools;
  if (sp <= 0 && srp <= 0) return;
  for (const port of incomePorts(common, side)) {
    if (sp > 0) yield { type: 'income', port, sp, srp: 0 };
    if (sp > 1) yield { type: 'income', port, sp: 1, srp: 0 };
    if (srp > 0) yield { type: 'income', port, sp: 0, srp };
  }
}

function* replacements(common: Common, own: Fleet, { side }: Initial): Generator<Action> {
  for (const [id, ship] of own.ships.entries()) {
    const { kind } = specOf(common, id as ShipId);
    if (ship.hits === 0 || (kind !== 'NT' && kind !== 'TC')) continue;
    for (const port of ownedPorts(common, side))
      if (port.kind === 'major' || port.kind === 'great')
        yield { type: 'replace', ship: id as ShipId, port: port.id };
  }
}

function* airService(common: Common, { rebased }: Initial): Generator<Action> {
  for (const [id, { status, base }] of common.air.entries()) {
    const unit = id as AirId;
    if (status === 'aborted' || status === 'eliminated') yield { type: 'return-air', unit };
    if (status !== 'ready' || base.at !== 'field' || rebased.includes(unit)) continue;
    for (const field of chartOf(common).fields) yield { type: 'rebase', unit, field: field.id };
  }
}

function* portWork(common: Common, own: Fleet, { side }: Initial): Generator<Action> {
  const ports = ownedPorts(common, side);
  for (const { id } of ports) {
    yield { type: 'mend-port', port: id, what: 'port' };
    yield { type: 'mend-port', port: id, what: 'fort' };
  }
  for (const { port, sp, srp } of own.stocks) {
    if (srp > 0) yield { type: 'convert', port, srp: 1 };
    for (const { id } of ports) {
      if (id !== port && sp > 0) yield { type: 'rail', from: port, to: id, sp: 1, srp: 0 };
      if (id !== port && srp > 0) yield { type: 'rail', from: port, to: id, sp: 0, srp: 1 };
    }
  }
}

function* ferries(common: Common, own: Fleet, { side }: Initial): Generator<Action> {
  for (const id of own.ships.keys()) {
    const ship = id as ShipId;
    const { kind, side: owner } = specOf(common, ship);
    if (owner !== side || (kind !== 'LC' && kind !== 'LB') || shipOf(own, ship).hits > 0) continue;
    for (const hexside of ferryHexsides(common, own, ship)) yield { type: 'ferry', ship, hexside };
  }
}

function* payments(common: Common, own: Fleet, phase: FrontPayment): Generator<Action> {
  for (const port of payingPorts(common, phase)) {
    const { sp } = stockOf(common, own, 'axis', port);
    if (sp >= 1) yield { type: 'pay-front', port, sp: 1 };
    if (sp >= 2) yield { type: 'pay-front', port, sp: Math.floor(sp) };
  }
}
