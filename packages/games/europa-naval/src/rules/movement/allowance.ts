import type { Sea, ShipKind } from '../../model/vocabulary.ts';

/** [F.4] Movement points of a step. */
const MOVEMENT: { readonly [kind in ShipKind]: number } = {
  TF: 20,
  CG: 20,
  SUB: 10,
  NT: 15,
  TC: 15,
  LC: 15,
  LB: 10,
  RF: 10,
};

/** [F.5.1] Lost in a step that begins in a storm. */
const STORM = 5;

/** [F.13.2] Small craft in a rough sea. */
const ROUGH_CRAFT = 10;

const inSea = (kind: ShipKind, sea: Sea): number =>
  sea === 'rough' && (kind === 'LC' || kind === 'LB')
    ? Math.min(ROUGH_CRAFT, MOVEMENT[kind])
    : MOVEMENT[kind];

/** [F.4.2] The slowest sets the pace; `sea` is the sea where the step begins. */
export const allowanceOf = (kinds: readonly ShipKind[], sea: Sea): number =>
  kinds.reduce((least, kind) => Math.min(least, inSea(kind, sea)), MOVEMENT.TF) -
  (sea === 'stormy' ? STORM : 0);

/** [F.13.2] Landing craft and barges do not put out into a storm. */
export const staysIn = (kinds: readonly ShipKind[], sea: Sea): boolean =>
  sea === 'stormy' && kinds.some(kind => kind === 'LC' || kind === 'LB');

/** [F.5.1] What is paid for in points besides hexes. */
export const COSTS = {
  hex: 1,
  putToSea: 1,
  enterPort: 1,
  embark: 5,
  disembarkPort: 5,
  disembarkBeach: 10,
  layMine: 5,
  sweepMine: 20,
  canalHexside: 3,
  riverHexside: 2,
  gibraltar: 10,
} as const;

/** [F.7.4] A reacting group. */
export const reactionPoints = (hasCargo: boolean): number => (hasCargo ? 15 : 20);
