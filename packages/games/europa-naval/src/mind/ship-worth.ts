import { loadOf } from '../rules/transport/cargo.ts';
import { specOf } from '../model/fleet.ts';
import type { Cargo, Common } from '../model/state.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import type { ShipId, ShipKind } from '../model/vocabulary.ts';

/** [F.30] Points for each strength point of a kind, and a little for what it can still do. */
const WORTH: { readonly [kind in ShipKind]: number } = {
  TF: 1,
  CG: 1.2,
  SUB: 0.8,
  NT: 1.3,
  TC: 1.2,
  LC: 1.2,
  LB: 1,
  RF: 0.4,
};
const CARGO = 1.2;

interface Afloat {
  readonly hits: number;
  readonly half: boolean;
  readonly cargo: readonly Cargo[];
}

/** What a ship is worth as she is, with her cargo. */
export const worthOfShip = (common: Common, ship: ShipId, { hits, half, cargo }: Afloat): number => {
  const { kind, strength } = specOf(common, ship);
  const left = currentStrength(strength, { hits, half });
  return WORTH[kind] * left + CARGO * loadOf(cargo);
};
