import { type HexId, hasHex } from '@narrow-seas/hex';
import { GRID, LAND_HEXSIDES, PROHIBITED } from './chart.ts';
import { specOf, type UnitSpec } from './roster.ts';
import type { Stack, State } from './state.ts';
import { canAttack } from './strength.ts';
import { type Domain, enemyOf, type Side } from './vocabulary.ts';

/**
 * [6.0] For each hex how a side controls it against one type of enemy: 0 not at all, 1 by aircraft only, otherwise 1 plus
 * the greatest Movement Allowance among the ships that control it. Units that could not attack that type are left out
 * [6.42], so nobody has to remember to ignore them.
 */
export type ControlMap = Uint8Array;

const FREE = 0;
const BY_AIR = 1;

interface Controls {
  readonly maps: { [domain in Domain]?: ControlMap };
}

const controls = new WeakMap<readonly Stack[], Controls>();

type Placed = Pick<State, 'stacks' | 'extra'>;

/** How `side` controls the sea against units of type `against`. */
export const controlBy = (state: Placed, side: Side, against: Domain): ControlMap => {
  const stacks = state.stacks[side];
  let known = controls.get(stacks);
  if (known === undefined) {
    known = { maps: {} };
    controls.set(stacks, known);
  }
  return (known.maps[against] ??= makeControl(state, stacks, against));
};

const makeControl = (state: Placed, stacks: readonly Stack[], against: Domain): ControlMap => {
  const map = new Uint8Array(GRID.size);
  for (const { hex, units } of stacks) {
    let ships = FREE;
    let aircraft = FREE;
    for (const unit of units) {
      const spec = specOf(state, unit);
      if (!canAttack(spec, against)) continue;
      if (spec.domain === 'air') aircraft = BY_AIR;
      else ships = Math.max(ships, 1 + spec.ratings.move);
    }
    if (ships + aircraft > FREE) spreadControl(map, hex, ships, aircraft);
  }
  return map;
};

/** [10.21] No control into Prohibited hexes; [10.22] none of ships through all-land hexsides. */
const spreadControl = (map: ControlMap, hex: HexId, ships: number, aircraft: number): void => {
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const beside = GRID.neighbours[place] as HexId;
    if (beside < 0 || hasHex(PROHIBITED, beside)) continue;
    const byShips = LAND_HEXSIDES[GRID.hexsides[place] as number] === 1 ? FREE : ships;
    map[beside] = Math.max(map[beside] as number, byShips, aircraft);
  }
};

/** [6.0] Whether the enemies of this unit control the hex against it. */
export const isControlledAgainst = (state: Placed, spec: UnitSpec, hex: HexId): boolean =>
  controlBy(state, enemyOf(spec.side), spec.domain)[hex] !== FREE;

/**
 * [6.43] Whether a unit may leave a hex so controlled: A. by aircraft only; B. by slower ships only; C. any submarine;
 * D. any aircraft. Control of aircraft never adds to that of ships here [9.32].
 */
export const mayLeave = ({ domain, ratings }: UnitSpec, control: number): boolean =>
  domain !== 'surface' || control <= BY_AIR || control - 1 < ratings.move;
