import { type Adjustable, adjustChoice, adjustNumber } from '@narrow-seas/core';
import { groundName } from '../face/units.ts';
import { withShip } from '../model/change.ts';
import { chartOf, shipOf, specOf, strengthOf } from '../model/fleet.ts';
import { groundSpec, rosterOf } from '../model/roster.ts';
import type { Cargo, Ship, State } from '../model/state.ts';
import type { GroundId, PortId, ShipId } from '../model/vocabulary.ts';
import { cargoRoom, loadOf } from '../rules/transport/cargo.ts';
import { nameOf, idOf } from '../text/names.ts';
import { choices, withNow } from './adjust.ts';
import { reLeft } from './named.ts';
import { fleetOf } from './ships.ts';
import { SAID } from './words.ts';

type Goods = Extract<Cargo, { readonly amount: number }>;
type GoodsKind = Goods['kind'];

const cargoOf = (state: State, ship: ShipId): readonly Cargo[] => shipOf(fleetOf(state, ship), ship).cargo;

const goodsIn = (state: State, ship: ShipId): readonly Goods[] =>
  cargoOf(state, ship).filter(load => load.kind !== 'troops');

const withCargo = (state: State, ship: ShipId, change: (cargo: Ship['cargo']) => Ship['cargo']): State =>
  withShip(state, ship, carrier => ({ ...carrier, cargo: change(carrier.cargo) }));

/** [F.10.1] [36.C.2] Cargo points that the ship has room for. */
const roomOf = (state: State, ship: ShipId): number => {
  const { kind, strength, role } = specOf(state.common, ship);
  const left = strengthOf(state.common, fleetOf(state, ship), ship);
  return role === 'minelayer' ? 2 : Math.max(0, cargoRoom(kind, left, strength));
};

const amountOf = (state: State, ship: ShipId, kind: GoodsKind): number =>
  goodsIn(state, ship).reduce((sum, load) => (load.kind === kind ? sum + load.amount : sum), 0);

const ELSEWHERE = '';
const SEVERAL = 'several';

/** Where the supplies aboard came from: nowhere on the map, one port, or several. */
const originOf = (state: State, ship: ShipId): string => {
  const origins = new Set(
    goodsIn(state, ship)
      .filter(({ kind }) => kind !== 'mine')
      .map(({ from }) => (from === undefined ? ELSEWHERE : nameOf(state.common, 'port', from))),
  );
  if (origins.size > 1) return SEVERAL;
  return [...origins][0] ?? ELSEWHERE;
};

const goods = (kind: GoodsKind, amount: number, from: PortId | undefined): Goods =>
  from === undefined || kind === 'mine' ? { kind, amount } : { kind, amount, from };

const withAmount = (state: State, ship: ShipId, kind: GoodsKind, amount: number): State => {
  const origin = originOf(state, ship);
  const from = origin === SEVERAL ? undefined : (idOf(state.common, 'port', origin) as PortId | undefined);
  return withCargo(state, ship, cargo => [
    ...cargo.filter(load => load.kind !== kind),
    ...(amount === 0 ? [] : [goods(kind, amount, from)]),
  ]);
};

/** The most of these goods that the ship has room for. */
const MOST: { readonly [kind in GoodsKind]: number } = { sp: 2, srp: 0.5, mine: 1 };

const goodsField = (ship: ShipId, kind: GoodsKind): Adjustable<State> =>
  adjustNumber(
    state => ({
      id: kind,
      title: SAID[kind],
      least: 0,
      most: Math.floor(roomOf(state, ship) * MOST[kind]),
      value: amountOf(state, ship, kind),
    }),
    (state, amount) => withAmount(state, ship, kind, amount),
  );

const originField = (ship: ShipId): Adjustable<State> =>
  adjustChoice(
    state => {
      const { common } = state;
      const value = originOf(state, ship);
      const ports = chartOf(common).ports.map(({ id, name }) => [nameOf(common, 'port', id), name] as const);
      const list = choices([
        [ELSEWHERE, SAID.nowhere],
        ...ports.toSorted((a, b) => a[1].localeCompare(b[1])),
      ]);
      return { id: 'loaded-at', title: SAID.loadedAt, choices: withNow(list, value, SAID.several), value };
    },
    (state, value) => {
      if (value === SEVERAL) return state;
      const from = idOf(state.common, 'port', value) as PortId | undefined;
      return withCargo(state, ship, cargo =>
        cargo.map(load => (load.kind === 'troops' ? load : goods(load.kind, load.amount, from))),
      );
    },
  );

const NOBODY = '';

/** [F.10.1] As many of the unit as there is room for. */
const embarked = (state: State, ship: ShipId, unit: GroundId): State => {
  const mech = groundSpec(state.common.scenario, unit).kind === 'mech';
  const room = roomOf(state, ship) - loadOf(cargoOf(state, ship));
  const halves = Math.floor((mech ? room / 2 : room) * 2);
  const re = Math.min(reLeft(state, unit), Math.max(halves, 1) / 2);
  return withCargo(state, ship, cargo => [...cargo, { kind: 'troops', unit, re, mech }]);
};

/** Troops of the side that are not all somewhere already, and not aboard this ship. */
const passengers = (state: State, ship: ShipId): readonly GroundId[] => {
  const { side } = specOf(state.common, ship);
  const aboard = new Set(cargoOf(state, ship).map(load => (load.kind === 'troops' ? load.unit : undefined)));
  return rosterOf(state.common.scenario).ground.flatMap((spec, id) => {
    const unit = id as GroundId;
    return spec.side === side && !aboard.has(unit) && reLeft(state, unit) > 0 ? [unit] : [];
  });
};

const embarkField = (ship: ShipId): Adjustable<State> =>
  adjustChoice(
    state => ({
      id: 'embark',
      title: SAID.embark,
      choices: choices([
        [NOBODY, SAID.nobody],
        ...passengers(state, ship).map(
          unit => [nameOf(state.common, 'ground', unit), groundName(state.common, unit)] as const,
        ),
      ]),
      value: NOBODY,
    }),
    (state, value) => {
      const unit = idOf(state.common, 'ground', value) as GroundId | undefined;
      return unit === undefined ? state : embarked(state, ship, unit);
    },
  );

/** REs in steps of a half, and what it is now. */
export const reChoices = (most: number, now: number) =>
  withNow(
    choices(
      Array.from({ length: Math.floor(most * 2) }, (_, half) => [
        String((half + 1) / 2),
        String((half + 1) / 2),
      ]),
    ),
    String(now),
  );

const ASHORE = '0';

const reField = (
  ship: ShipId,
  { unit, re }: Extract<Cargo, { readonly kind: 'troops' }>,
): Adjustable<State> =>
  adjustChoice(
    state => ({
      id: `re-${nameOf(state.common, 'ground', unit)}`,
      title: SAID.reAboard(groundName(state.common, unit)),
      choices: [{ value: ASHORE, title: ASHORE }, ...reChoices(re + reLeft(state, unit), re)],
      value: String(re),
    }),
    (state, value) =>
      withCargo(state, ship, cargo =>
        cargo.flatMap(load => {
          if (load.kind !== 'troops' || load.unit !== unit) return [load];
          return value === ASHORE ? [] : [{ ...load, re: Number(value) }];
        }),
      ),
  );

/** Several parts of one unit aboard are told by the first. */
const troopsAboard = (state: State, ship: ShipId): readonly Adjustable<State>[] => {
  const seen = new Set<GroundId>();
  return cargoOf(state, ship).flatMap(load => {
    if (load.kind !== 'troops' || seen.has(load.unit)) return [];
    seen.add(load.unit);
    return [reField(ship, load)];
  });
};

/** [F.10] What a ship in play carries. */
export const cargoFields = (state: State, ship: ShipId): readonly Adjustable<State>[] => {
  const room = roomOf(state, ship);
  if (room === 0 && cargoOf(state, ship).length === 0) return [];
  const carries = (kind: GoodsKind): boolean =>
    amountOf(state, ship, kind) > 0 || Math.floor(room * MOST[kind]) > 0;
  const isLayer = specOf(state.common, ship).role === 'minelayer';
  const kinds = (['sp', 'srp', 'mine'] as const).filter(
    kind => carries(kind) && (kind !== 'mine' || isLayer || amountOf(state, ship, kind) > 0),
  );
  const supplies = goodsIn(state, ship).some(({ kind }) => kind !== 'mine');
  return [
    ...kinds.map(kind => goodsField(ship, kind)),
    ...(supplies ? [originField(ship)] : []),
    ...troopsAboard(state, ship),
    ...(isLayer ? [] : [embarkField(ship)]),
  ];
};
