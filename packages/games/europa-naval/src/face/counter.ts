import type { Counter, Rating, Silhouette } from '@narrow-seas/core';
import type { Cargo, Ship, Troop } from '../model/state.ts';
import type { AirKind, GroundKind, ShipKind } from '../model/vocabulary.ts';
import { type AirLook, type GroundLook, type ShipLook, strengthNow } from './units.ts';
import { WORDS } from './words.ts';

/** Movement points of a step in a calm sea, as in the rules; a test holds the two together. */
export const SPEED: { readonly [kind in ShipKind]: number } = {
  TF: 20,
  CG: 20,
  SUB: 10,
  NT: 15,
  TC: 15,
  LC: 15,
  LB: 10,
  RF: 10,
};

interface AirRatings {
  readonly air: number;
  readonly strike: number;
  readonly port: number;
  readonly range: number;
}

/** As in the rules; a test holds the two together. */
export const AIR_RATINGS: { readonly [kind in AirKind]: AirRatings } = {
  F: { air: 4, strike: 0, port: 0, range: 16 },
  H: { air: 3, strike: 1, port: 1, range: 32 },
  D: { air: 1, strike: 3, port: 2, range: 20 },
  B: { air: 1, strike: 2, port: 3, range: 44 },
  T: { air: 1, strike: 3, port: 0, range: 36 },
  P: { air: 0, strike: 0, port: 0, range: 70 },
  CF: { air: 3, strike: 0, port: 0, range: 8 },
  CT: { air: 1, strike: 2, port: 1, range: 14 },
};

export const MARCH: { readonly [kind in GroundKind]: number } = { infantry: 6, mech: 10, engineer: 6 };

const SHIP_DRAWINGS: { readonly [kind in ShipKind]: Silhouette } = {
  TF: 'cruiser',
  CG: 'carrier',
  SUB: 'submarine',
  NT: 'freighter',
  TC: 'freighter',
  LC: 'amphibious',
  LB: 'patrol-boat',
  RF: 'patrol-boat',
};

const AIR_DRAWINGS: { readonly [kind in AirKind]: Silhouette } = {
  F: 'propeller-fighter',
  H: 'propeller-bomber',
  D: 'propeller-fighter',
  B: 'propeller-bomber',
  T: 'propeller-bomber',
  P: 'flying-boat',
  CF: 'propeller-fighter',
  CT: 'propeller-fighter',
};

const GROUND_DRAWINGS: { readonly [kind in GroundKind]: Silhouette } = {
  infantry: 'infantry',
  mech: 'tank',
  engineer: 'engineer',
};

/** A task force is drawn after its biggest ships: battleships from 8 on, destroyers and small craft below 5. */
const drawingOf = ({ kind, strength, role }: ShipLook): Silhouette => {
  if (kind !== 'TF') return SHIP_DRAWINGS[kind];
  if (role !== undefined) return 'escort';
  if (strength >= 8) return 'battleship';
  return strength >= 5 ? 'cruiser' : 'destroyer';
};

const some = (value: number): Rating => (value === 0 ? '' : value);

const amountOf = (cargo: Cargo): number => (cargo.kind === 'troops' ? cargo.re : cargo.amount);

const CARGO_LETTERS: { readonly [kind in Cargo['kind']]: string } = {
  sp: 's',
  srp: 'r',
  mine: 'm',
  troops: 'i',
};

/** "4s" for four supply points, "2i" for two REs. */
const loads = (cargo: readonly Cargo[]): readonly Rating[] =>
  cargo.slice(0, 2).map(each => `${amountOf(each)}${CARGO_LETTERS[each.kind]}`);

const LETTERS: { readonly [role: string]: string } = { sweeper: 'S', minelayer: 'M' };

const FIRES: readonly ShipKind[] = ['TF', 'RF', 'SUB'];

/** Above guns and cargo, below points and strength. */
export const shipCounter = (
  look: ShipLook,
  hull: Pick<Ship, 'hits' | 'half' | 'cargo'>,
  points: number = SPEED[look.kind],
): Counter => {
  const strength = strengthNow(look.strength, hull);
  return {
    silhouette: drawingOf(look),
    nation: look.nation,
    kind: look.kind,
    code: `${look.kind} ${look.strength}`,
    name: look.name,
    left: [FIRES.includes(look.kind) ? strength : '', ...loads(hull.cargo)],
    right: [points, strength],
    corner: LETTERS[look.role ?? ''] ?? '',
    band: false,
  };
};

export const airCounter = ({ kind, organisation, name }: AirLook): Counter => {
  const { air, strike, port, range } = AIR_RATINGS[kind];
  return {
    silhouette: AIR_DRAWINGS[kind],
    nation: organisation.slice(0, 3),
    kind,
    code: kind,
    name,
    left: [some(air), some(strike), some(port)],
    right: [range, strike === 0 ? some(air) : strike],
    corner: kind === 'CF' || kind === 'CT' ? 'C' : '',
    band: false,
  };
};

export const groundCounter = ({ kind, nation, name }: GroundLook, { re }: Pick<Troop, 're'>): Counter => ({
  silhouette: GROUND_DRAWINGS[kind],
  nation,
  kind: WORDS.codes[kind],
  code: WORDS.codes[kind],
  name,
  left: [re],
  right: [MARCH[kind], re],
  corner: '',
  band: false,
});

/** Something counted but not known. */
export const unknownCounter = (count: number, name: string): Counter => ({
  silhouette: 'unknown',
  nation: '',
  kind: '',
  code: name,
  name: '',
  left: [count],
  right: ['', count],
  corner: '',
  band: false,
});

export const depotCounter = (sp: Rating, srp: number, name: string): Counter => ({
  silhouette: 'depot',
  nation: '',
  kind: '',
  code: name,
  name: '',
  left: [sp, srp === 0 ? '' : `${srp}r`],
  right: ['', sp],
  corner: '',
  band: false,
});
