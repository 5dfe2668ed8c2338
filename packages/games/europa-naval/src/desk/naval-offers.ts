import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { chartOf, portOf } from '../model/fleet.ts';
import { optionsFor } from '../turn/options.ts';
import { CARRIAGE_RANGE, intrinsicLeft } from '../rules/transport/carry-order.ts';
import { handlingLeft } from '../rules/groups/handling.ts';
import { triesOf } from '../turn/sea/list-group.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { costOf } from '../rules/movement/voyage.ts';
import { seaDistance, seaway } from '../rules/movement/waters.ts';
import type { Fleet, Group } from '../model/state.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { View } from '../secrets/view.ts';
import type { GroupId, PortId, ShipId } from '../model/vocabulary.ts';
import { foreseen } from './foresee.ts';
import { command, type Offer } from './offer.ts';
import type { Picks } from './picks.ts';
import { type Departure, departuresOf, sailingOffers } from './sailing-offers.ts';
import { sayWork } from './say-work.ts';
import { sayPort, sayShips } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

const groupWith = ({ groups }: Fleet, ship: ShipId): Group | undefined =>
  groups.find(({ ships }) => ships.includes(ship));

/** The group that exactly these ships are, or are part of. */
const groupOfPicks = (own: Fleet, ships: readonly ShipId[]): Group | undefined => {
  const [first] = ships;
  const group = first === undefined ? undefined : groupWith(own, first);
  return group !== undefined && ships.every(ship => group.ships.includes(ship)) ? group : undefined;
};

/** Everything but sailing that the group in hand can do; loading and the like for the ships that were picked. */
const works = (view: View, step: NavalStep, own: Fleet, { ships }: Picks): readonly Offer[] =>
  [...triesOf(view, step, own)]
    .filter(action => !('ship' in action) || ships.includes(action.ship))
    .map(action => command(action, sayWork(view, action)));

/** [F.3.3] A group at sea that has not moved yet: by day, by night, or staying where it is. */
const beginnings = (id: GroupId): readonly Offer[] => [
  command({ type: 'begin', group: id, night: false, hold: false }, SAY.begin.day),
  command({ type: 'begin', group: id, night: true, hold: false }, SAY.begin.night),
  command({ type: 'begin', group: id, night: false, hold: true }, SAY.begin.hold),
];

/** Taken up by day or by night, as if nothing happened at the start. */
export const afterBegin = (view: View, step: NavalStep, id: GroupId): readonly Departure[] => {
  const { refuse } = optionsFor(view);
  return [false, true].flatMap(night => {
    const action: Action = { type: 'begin', group: id, night, hold: false };
    if (refuse(action) !== undefined) return [];
    const then = foreseen(view, [
      { type: 'begun', group: id, hold: false },
      ...(night ? [{ type: 'night-fell', group: id } as const] : []),
      { type: 'began', phase: { ...step, moving: id } },
    ]);
    return [{ view: then, group: id, first: [action], night }];
  });
};

/** [F.4.2] The view in which ships of a port are a group in hand. */
export const formed = (view: View, step: NavalStep, ships: readonly ShipId[]): View | undefined => {
  const where = view.own?.ships[ships[0] as ShipId]?.where;
  if (where?.at !== 'port') return undefined;
  const id = view.nextGroup as GroupId;
  return foreseen(view, [
    { type: 'formed', side: step.side, group: id, ships, place: { at: 'port', port: where.port } },
    { type: 'began', phase: { ...step, moving: id } },
  ]);
};

/** The ways out of port of ships that are not a group yet. */
export const afterForming = (view: View, step: NavalStep, ships: readonly ShipId[]): readonly Departure[] => {
  const then = formed(view, step, ships);
  return then === undefined ? [] : departuresOf(then, view.nextGroup as GroupId, [{ type: 'form', ships }]);
};

const formOffer = (view: View, own: Fleet, ships: readonly ShipId[]): Offer => {
  const inPort = own.ships[ships[0] as ShipId]?.where.at === 'port';
  const names = sayShips(view.common, ships);
  return command({ type: 'form', ships }, inPort ? SAY.formInPort(names) : SAY.form(names));
};

const shipOffers = (view: View, step: NavalStep, own: Fleet, picks: Picks): readonly Offer[] => {
  const { ships, hex } = picks;
  const group = groupOfPicks(own, ships);
  const form: Action = { type: 'form', ships };
  const forming = formOffer(view, own, ships);
  if (group === undefined) {
    const isFree = optionsFor(view).refuse(form) === undefined;
    return [forming, ...(isFree ? sailingOffers(afterForming(view, step, ships), hex) : [])];
  }
  if (step.moving === group.id)
    return [...works(view, step, own, picks), ...sailingOffers(departuresOf(view, group.id, []), hex)];
  const whole = group.ships.length === ships.length;
  return [
    forming,
    ...(whole ? beginnings(group.id) : []),
    ...(whole ? sailingOffers(afterBegin(view, step, group.id), hex) : []),
  ];
};

/** [F.5.8] As much as coasters, both ports and the stock allow, and half of it. */
const cargoes = (view: View, own: Fleet, step: NavalStep, from: PortId, to: PortId): readonly number[] => {
  const { common } = view;
  const room = Math.min(
    intrinsicLeft(common, own, step.side),
    handlingLeft(common, own, from),
    handlingLeft(common, own, to),
  );
  const most = Math.min(stockOf(common, own, step.side, from).sp, Math.floor(room * 2));
  return most < 1 ? [] : [...new Set([Math.floor(most), Math.max(1, Math.floor(most / 2))])];
};

const carryOffers = (view: View, step: NavalStep, own: Fleet, from: PortId): readonly Offer[] => {
  const { common } = view;
  if (common.part !== 'movement' || common.step !== 1) return [];
  const chart = chartOf(common);
  const start = chart.ports[from]?.hex as HexId;
  return chart.ports
    .filter(
      ({ id, hex }) =>
        portOf(common, id).owner === step.side && seaDistance(chart, hex, start) <= CARRIAGE_RANGE,
    )
    .flatMap(({ id, hex }) => {
      const path = id === from ? undefined : seaway(chart, start, hex);
      if (path === undefined) return [];
      return cargoes(view, own, step, from, id).map(amount => ({
        actions: [{ type: 'carry', from, to: id, path, cargo: { kind: 'sp', amount } } as const],
        kind: 'move' as const,
        label: SAY.carry(amount, sayPort(common, id)),
        hex,
        path,
        cost: costOf(path),
        weighed: true,
      }));
    });
};

/** What the picked pieces can do in a naval step. */
export const navalOffers = (view: View, step: NavalStep, picks: Picks): readonly Offer[] => {
  const { own } = view;
  if (own === undefined) return [];
  const [depot] = picks.depots;
  if (picks.ships.length > 0) return shipOffers(view, step, own, picks);
  return depot === undefined ? [] : carryOffers(view, step, own, depot);
};
