import type { HexId } from '@narrow-seas/hex';
import { chartOf, portOf } from '../../model/fleet.ts';
import { groundSpec } from '../../model/roster.ts';
import type { Common, Fleet, State, Troop } from '../../model/state.ts';
import type { GroundId, GroundKind, Side } from '../../model/vocabulary.ts';
import { isSupplied } from '../supply/supply.ts';

/** [F.15.1] Movement points. */
export const MARCH: { readonly [kind in GroundKind]: number } = { infantry: 6, mech: 10, engineer: 6 };

export const groundKind = ({ scenario }: Pick<Common, 'scenario'>, unit: GroundId): GroundKind =>
  groundSpec(scenario, unit).kind;

export const sideOfGround = ({ scenario }: Pick<Common, 'scenario'>, unit: GroundId): Side =>
  groundSpec(scenario, unit).side;

/** [S.3] An army of the land war, which is not played: it holds its place. */
export const staysPut = ({ scenario }: Pick<Common, 'scenario'>, unit: GroundId): boolean =>
  groundSpec(scenario, unit).stays;

export const troopAt = ({ troops }: Pick<Common, 'troops'>, unit: GroundId, hex: HexId): Troop | undefined =>
  troops.find(troop => troop.unit === unit && troop.hex === hex);

/** Troops of a side in a hex, the largest part first. */
export const troopsOf = (common: Common, side: Side, hex: HexId): readonly Troop[] =>
  common.troops
    .filter(troop => troop.hex === hex && sideOfGround(common, troop.unit) === side)
    .toSorted((a, b) => b.re - a.re || a.unit - b.unit);

export const reOf = (troops: readonly Pick<Troop, 're'>[]): number =>
  troops.reduce((sum, { re }) => sum + re, 0);

/** [F.15.1] The intrinsic garrison of a port that is the side's. */
export const garrisonAt = (common: Common, side: Side, hex: HexId): number => {
  const port = chartOf(common).portAt.get(hex);
  if (port === undefined) return 0;
  const { owner, garrison } = portOf(common, port.id);
  return owner === side ? garrison : 0;
};

/** All REs of a side in a hex. */
export const holding = (common: Common, side: Side, hex: HexId): number =>
  reOf(troopsOf(common, side, hex)) + garrisonAt(common, side, hex);

/** Hexes where a side has any REs. */
export const heldHexes = (common: Common, side: Side): ReadonlySet<HexId> => {
  const found = new Set<HexId>();
  for (const { unit, hex } of common.troops) if (sideOfGround(common, unit) === side) found.add(hex);
  for (const { id, hex } of chartOf(common).ports) {
    const { owner, garrison } = portOf(common, id);
    if (owner === side && garrison > 0) found.add(hex);
  }
  return found;
};

/** [F.23.1] Whether ships of a fleet have prepared gunfire for a hex, or fired it there. */
const hasGunfire = ({ ships }: Pick<Fleet, 'ships'>, hex: HexId): boolean =>
  ships.some(({ support }) => support?.hex === hex);

/** [F.15.4] Rule 9.A: infantry and mech in supply; those just landed only under the guns of the fleet. */
export const isSupported = ({ common, fleets }: State, { unit, hex, landed }: Troop): boolean => {
  const side = sideOfGround(common, unit);
  if (groundKind(common, unit) === 'engineer' || !isSupplied(common, side, hex)) return false;
  return !landed || hasGunfire(fleets[side], hex);
};

export const supportedRe = (state: State, side: Side, hex: HexId): number =>
  reOf(troopsOf(state.common, side, hex).filter(troop => isSupported(state, troop)));

/** [F.15.1] Whole REs, or all there is: a half RE is never split off. */
export const isPart = (re: number, whole: number): boolean =>
  re > 0 && re <= whole && (Number.isInteger(re) || re === whole);
