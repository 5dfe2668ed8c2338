import type { Cargo } from '../../model/parts.ts';
import type { ShipKind } from '../../model/vocabulary.ts';

/** REs, supply points or mines, as the cargo counts them. */
export const amountOf = (cargo: Cargo): number => (cargo.kind === 'troops' ? cargo.re : cargo.amount);

/** This much of the same. */
export const withAmount = (cargo: Cargo, amount: number): Cargo => {
  if (cargo.kind === 'troops') return { kind: cargo.kind, unit: cargo.unit, re: amount, mech: cargo.mech };
  const { kind, from } = cargo;
  return from === undefined ? { kind, amount } : { kind, amount, from };
};

/** [F.10.1] Cargo points of a load; mech troops take double. */
export const loadOf = (cargo: readonly Cargo[]): number =>
  cargo.reduce((sum, each) => sum + pointsOf(each), 0);

/** 1 point is 1 RE, half a mech RE, 2 SPs, half an SRP or a mine point. */
export const pointsOf = (cargo: Cargo): number => {
  switch (cargo.kind) {
    case 'troops':
      return cargo.mech ? cargo.re * 2 : cargo.re;
    case 'sp':
      return cargo.amount / 2;
    case 'srp':
      return cargo.amount * 2;
    default:
      return cargo.amount;
  }
};

/** [F.4] [36.I] What a unit of a kind can carry at its present strength. */
export const cargoRoom = (kind: ShipKind, strength: number, printed: number): number => {
  switch (kind) {
    case 'TF':
      return strength === printed ? 1 : 0;
    case 'SUB':
      return strength >= 2 ? 0.5 : 0;
    case 'NT':
    case 'TC':
    case 'LC':
    case 'LB':
      return strength;
    default:
      return 0;
  }
};
