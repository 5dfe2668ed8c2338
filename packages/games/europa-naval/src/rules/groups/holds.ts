import type { HexId } from '@narrow-seas/hex';
import { amountOf, pointsOf, withAmount } from '../transport/cargo.ts';
import { reduced, withCommon, withFleet, withPools } from '../../model/change.ts';
import { portSpecOf } from '../../model/fleet.ts';
import type { Cargo, State, Troop } from '../../model/state.ts';
import { withStock } from '../supply/stock.ts';
import type { GroundId, PortId, Side } from '../../model/vocabulary.ts';

/** Cargo between ship and shore; only handlers of events use these. */

const sameCargo = (a: Cargo, b: Cargo): boolean => {
  if (a.kind === 'troops') return b.kind === 'troops' && a.unit === b.unit;
  return a.kind === b.kind && a.from === b.from;
};

/** [S.1] Supplies remember where they came aboard. */
export const shippedFrom = (cargo: Cargo, port: PortId): Cargo =>
  cargo.kind === 'sp' || cargo.kind === 'srp'
    ? { kind: cargo.kind, amount: cargo.amount, from: port }
    : cargo;

/** One line for each kind of cargo, and for each port that supplies come from. */
export const withCargo = (cargo: readonly Cargo[], more: Cargo): readonly Cargo[] => {
  const at = cargo.findIndex(each => sameCargo(each, more));
  const known = cargo[at];
  return known === undefined
    ? [...cargo, more]
    : cargo.with(at, withAmount(known, amountOf(known) + amountOf(more)));
};

export const withoutCargo = (cargo: readonly Cargo[], gone: Cargo): readonly Cargo[] =>
  cargo
    .map(each => (sameCargo(each, gone) ? withAmount(each, amountOf(each) - amountOf(gone)) : each))
    .filter(each => amountOf(each) > 0);

/** [F.9.1] */
export const withUse = (state: State, side: Side, port: PortId, cargo: Cargo): State =>
  withFleet(state, side, ({ handled }) => {
    const before = handled.find(each => each.port === port)?.points ?? 0;
    const rest = handled.filter(each => each.port !== port);
    const line = { port, points: before + pointsOf(cargo) };
    return { handled: [...rest, line].toSorted((a, b) => a.port - b.port) };
  });

const withMineStock = (state: State, side: Side, change: number): State =>
  withPools(state, side, { mines: state.fleets[side].pools.mines + change });

/** [F.10.1] Cargo that leaves the shore: troops of the hex, supplies of the port, mines of the stock. */
export const withoutShore = (state: State, side: Side, port: PortId, cargo: Cargo): State => {
  if (cargo.kind === 'sp') return withStock(state, side, port, -cargo.amount, 0);
  if (cargo.kind === 'srp') return withStock(state, side, port, 0, -cargo.amount);
  if (cargo.kind !== 'troops') return withMineStock(state, side, -cargo.amount);
  return withoutTroop(state, portSpecOf(state.common, port).hex, cargo.unit, cargo.re);
};

const withoutTroop = (state: State, hex: HexId, unit: GroundId, gone: number): State =>
  withCommon(state, {
    troops: state.common.troops
      .map(troop => (troop.unit === unit && troop.hex === hex ? reduced(troop, gone) : troop))
      .filter(({ re }) => re > 0),
  });

const withTroop = (state: State, troop: Troop): State => {
  const { troops } = state.common;
  const at = troops.findIndex(({ unit, hex }) => unit === troop.unit && hex === troop.hex);
  const known = troops[at];
  if (known === undefined) return withCommon(state, { troops: [...troops, troop] });
  return withCommon(state, { troops: troops.with(at, reduced(troop, -known.re)) });
};

/** [F.10.3] [F.10.5] Over a beach nobody marches on in this sub-phase. */
export const withShore = (
  state: State,
  side: Side,
  cargo: Cargo,
  place: { readonly port: PortId } | { readonly hex: HexId },
): State => {
  const beach = 'hex' in place;
  if (cargo.kind === 'troops') {
    const hex = beach ? place.hex : portSpecOf(state.common, place.port).hex;
    return withTroop(state, { unit: cargo.unit, re: cargo.re, hex, landed: beach, moved: beach });
  }
  if (cargo.kind === 'mine') return withMineStock(state, side, cargo.amount);
  if (beach) return state;
  return cargo.kind === 'sp'
    ? withStock(state, side, place.port, cargo.amount, 0)
    : withStock(state, side, place.port, 0, cargo.amount);
};
