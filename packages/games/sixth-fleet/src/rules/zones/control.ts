import { addHex, emptySet, type HexId, type HexSet, hasHex } from '@narrow-seas/hex';
import { GRID, LAND_HEXSIDES, PROHIBITED } from '../../model/chart.ts';
import { specOf, type UnitSpec } from '../../model/roster.ts';
import type { Stack, State } from '../../model/state.ts';
import { canAttack } from '../combat/strength.ts';
import { type Domain, DOMAINS, enemyOf, type Side } from '../../model/vocabulary.ts';

/**
 * [6.0] [6.11] How a side controls the sea against one type of enemy: all units, all the time; friends are never
 * hindered [6.15] and never lift it [6.16]. Units that could not attack that type are left out
 * [6.42], so nobody has to remember to ignore them.
 */
export interface Control {
  /** For each hex: 0 free, 1 by aircraft only, otherwise 1 plus the greatest Movement Allowance of the ships. */
  readonly level: Uint8Array;
  readonly hexes: HexSet;
}

const FREE = 0;
const BY_AIR = 1;
/** The least level of a hex that ships control. */
export const BY_SHIPS = 2;

type Placed = Pick<State, 'stacks' | 'extra'>;

const known = new WeakMap<readonly Stack[], Controls>();

/** How `side` controls the sea against units of type `against`. */
export const controlBy = ({ stacks, extra }: Placed, side: Side, against: Domain): Control =>
  (known.get(stacks[side]) ?? remembered(stacks[side], extra))[against];

const remembered = (stacks: readonly Stack[], extra: State['extra']): Controls => {
  const made = makeControls(stacks, extra);
  known.set(stacks, made);
  return made;
};

type Controls = { readonly [domain in Domain]: Control };

const WORDS = emptySet(GRID.size).words.length;
const LEVELS = Math.ceil(GRID.size / 4) * 4;

/** All three in one piece of memory: every move makes new ones. */
const noControls = (): Controls => {
  const memory = new ArrayBuffer(DOMAINS.length * (LEVELS + 4 * WORDS));
  const at = (place: number): Control => ({
    level: new Uint8Array(memory, place * LEVELS, GRID.size),
    hexes: {
      size: GRID.size,
      words: new Uint32Array(memory, DOMAINS.length * LEVELS + place * 4 * WORDS, WORDS),
    },
  });
  return { air: at(0), surface: at(1), submarine: at(2) };
};

const makeControls = (stacks: readonly Stack[], extra: State['extra']): Controls => {
  const controls = noControls();
  for (const against of DOMAINS) {
    const control = controls[against];
    for (const { hex, units } of stacks) {
      let ships = FREE;
      let aircraft = FREE;
      for (const unit of units) {
        const spec = specOf({ extra }, unit);
        if (!canAttack(spec, against)) continue;
        if (spec.domain === 'air') aircraft = BY_AIR;
        else ships = Math.max(ships, 1 + spec.ratings.move);
      }
      if (ships + aircraft > FREE) spreadControl(control, hex, ships, aircraft);
    }
  }
  return controls;
};

/** [6.21] [10.21] No control into Prohibited hexes; [10.22] none of ships through all-land hexsides. */
const spreadControl = ({ level, hexes }: Control, hex: HexId, ships: number, aircraft: number): void => {
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const beside = GRID.neighbours[place] as HexId;
    if (beside < 0 || hasHex(PROHIBITED, beside)) continue;
    const byShips = LAND_HEXSIDES[GRID.hexsides[place] as number] === 1 ? FREE : ships;
    const strongest = Math.max(level[beside] as number, byShips, aircraft);
    level[beside] = strongest;
    if (strongest > FREE) addHex(hexes, beside);
  }
};

/** [6.13] Whether the enemies of this unit control the hex against it; several do it no more than one. */
export const isControlledAgainst = (state: Placed, spec: UnitSpec, hex: HexId): boolean =>
  controlBy(state, enemyOf(spec.side), spec.domain).level[hex] !== FREE;

/**
 * [6.43] Whether a unit may leave a hex so controlled: A. by aircraft only; B. by slower ships only; C. any submarine;
 * D. any aircraft. Control of aircraft never adds to that of ships here [9.32].
 */
export const mayLeave = ({ domain, ratings }: UnitSpec, level: number): boolean =>
  domain !== 'surface' || level <= BY_AIR || level - 1 < ratings.move;
