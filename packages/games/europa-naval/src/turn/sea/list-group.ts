import type { Action } from '../../model/action.ts';
import { pointsOf } from '../../rules/transport/cargo.ts';
import { groupOf, kindsOf, portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import { SHARES } from '../../rules/naval-combat/gunfire.ts';
import { groundSpec } from '../../model/roster.ts';
import type { Cargo, Common, Fleet, Group } from '../../model/state.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import type { View } from '../../secrets/view.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { burnsFuel, FUELS } from '../../rules/fuel/bunkers.ts';
import { channelsOf } from '../../rules/movement/channel.ts';
import { handlingLeft, roomFor } from '../../rules/groups/handling.ts';
import { enemyMines } from '../../rules/mines/mines.ts';
import type { NavalStep } from '../../model/sea/phase.ts';

/** What the group in hand could do but go, before each is asked whether it may. */

/** As much of each kind as fits into the room. */
const goodsAt = (
  common: Common,
  fleet: Fleet,
  group: Group,
  port: PortId,
  room: number,
): readonly Cargo[] => {
  const { sp, srp } = stockOf(common, fleet, group.side, port);
  const { mines } = fleet.pools;
  const supplies: readonly Cargo[] = [
    { kind: 'sp', amount: Math.min(sp, Math.floor(room * 2)) },
    { kind: 'srp', amount: Math.min(srp, Math.floor(room / 2)) },
    { kind: 'mine', amount: Math.min(mines, Math.max(1, Math.floor(room))) },
  ];
  return [...supplies.filter(cargo => pointsOf(cargo) > 0), ...troopsAt(common, group, port, room)];
};

const troopsAt = (common: Common, group: Group, port: PortId, room: number): readonly Cargo[] => {
  const { hex } = portSpecOf(common, port);
  return common.troops
    .filter(troop => troop.hex === hex)
    .flatMap(({ unit, re }) => {
      const spec = groundSpec(common.scenario, unit);
      if (spec.side !== group.side) return [];
      const mech = spec.kind === 'mech';
      const fits = Math.floor(mech ? room / 2 : room);
      const part = re <= (mech ? room / 2 : room) ? re : fits;
      return part > 0 ? [{ kind: 'troops' as const, unit, re: part, mech }] : [];
    });
};

const roomOn = (common: Common, fleet: Fleet, ship: ShipId): number =>
  roomFor(common, fleet, ship, { kind: 'sp', amount: 1 });

function* loading(common: Common, fleet: Fleet, group: Group, port: PortId): Generator<Action> {
  const handling = handlingLeft(common, fleet, port);
  if (handling <= 0) return;
  for (const ship of group.ships) {
    const room = roomOn(common, fleet, ship);
    const layer = specOf(common, ship).role === 'minelayer';
    if (room <= 0 && !layer) continue;
    for (const cargo of goodsAt(common, fleet, group, port, Math.min(room, handling)))
      yield { type: 'embark', group: group.id, ship, cargo };
    if (layer)
      for (const amount of [2, 1])
        yield { type: 'embark', group: group.id, ship, cargo: { kind: 'mine', amount } };
  }
}

function* inPort(common: Common, fleet: Fleet, group: Group, port: PortId): Generator<Action> {
  const thirsty = group.ships.some(ship => burnsFuel(common, group.side, ship));
  for (const fuel of thirsty ? FUELS : (['sp'] as const)) yield { type: 'put-to-sea', group: group.id, fuel };
  for (const ship of group.ships)
    if (shipOf(fleet, ship).cargo.length > 0) yield { type: 'disembark', group: group.id, ship, how: 'port' };
  yield* loading(common, fleet, group, port);
  yield* channels(common, group);
}

function* channels(common: Common, group: Group): Generator<Action> {
  for (const { ends } of channelsOf(common))
    for (const to of ends) yield { type: 'pass-channel', group: group.id, to };
}

function* offShore(common: Common, fleet: Fleet, group: Group, ship: ShipId): Generator<Action> {
  const { cargo } = shipOf(fleet, ship);
  if (cargo.some(({ kind }) => kind === 'mine')) yield { type: 'lay-mine', group: group.id, ship };
  if (cargo.some(({ kind }) => kind === 'troops')) {
    yield { type: 'disembark', group: group.id, ship, how: 'beach' };
    yield { type: 'disembark', group: group.id, ship, how: 'landing' };
  }
  if (specOf(common, ship).kind === 'TF')
    for (const share of SHARES) yield { type: 'prepare', group: group.id, ship, share };
}

function* atSea(view: View, fleet: Fleet, group: Group): Generator<Action> {
  const { common } = view;
  if (group.place.at !== 'sea') return;
  yield { type: 'enter-port', group: group.id };
  if (common.map === 'mediterranean') yield { type: 'pass-gibraltar', group: group.id };
  if (enemyMines(common, group.side, group.place.hex) > 0) yield { type: 'sweep', group: group.id };
  if (kindsOf(common, group.ships).some(kind => kind === 'TF' || kind === 'RF')) {
    yield { type: 'bombard', group: group.id, target: 'port' };
    yield { type: 'bombard', group: group.id, target: 'ships' };
  }
  for (const ship of group.ships) yield* offShore(common, fleet, group, ship);
}

/** Everything but sailing that the group in hand might do; the predicate still has its say. */
export function* triesOf(view: View, step: NavalStep, fleet: Fleet): Generator<Action> {
  const group = step.moving === undefined ? undefined : groupOf(fleet, step.moving);
  if (group === undefined) return;
  const { place } = group;
  if (place.at === 'port') yield* inPort(view.common, fleet, group, place.port);
  else if (place.at === 'sea') yield* atSea(view, fleet, group);
  else if (place.at === 'channel') yield* channels(view.common, group);
  else yield { type: 'pass-gibraltar', group: group.id };
  yield { type: 'night', group: group.id };
}
