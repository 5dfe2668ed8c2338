import { shipOf } from '../../model/fleet.ts';
import { withCargo } from '../../rules/groups/holds.ts';
import type { Cargo, Fleet } from '../../model/state.ts';
import type { ShipId } from '../../model/vocabulary.ts';

interface Amount {
  readonly cargo: Cargo;
  readonly amount: number;
}

/** Where supplies came aboard does not matter to who counts them. */
const plain = (cargo: Cargo): Cargo =>
  cargo.kind === 'troops' ? cargo : { kind: cargo.kind, amount: cargo.amount };

/** All that ships have aboard, each kind once. */
export const fleetAmounts = (fleet: Fleet, ships: readonly ShipId[]): readonly Amount[] =>
  ships
    .flatMap(ship => shipOf(fleet, ship).cargo)
    .map(plain)
    .reduce<readonly Cargo[]>(withCargo, [])
    .map(cargo => ({ cargo, amount: cargo.kind === 'troops' ? cargo.re : cargo.amount }));
