import { memo } from '@narrow-seas/core';
import { addHex, emptySet, type HexId, type HexSet, hasHex, type Terrain } from '@narrow-seas/hex';
import {
  AIR_COST,
  AIR_COST_EVERYWHERE,
  AIR_WAYS,
  BLACK_SEA,
  BOSPHORUS,
  FORTRESSES,
  GRID,
  LAND_HEXSIDES,
  NAVAL_COST,
  SEA_WAYS,
} from '../../model/chart.ts';
import { controlBy } from '../zones/control.ts';
import { specOf } from '../../model/roster.ts';
import type { Stack, State } from '../../model/state.ts';
import { canAttack } from '../combat/strength.ts';
import { type BySide, type Domain, enemyOf, type Side } from '../../model/vocabulary.ts';

/** [5.3] [5.12] Where units of one side and type can go just now; friendly units are no hindrance [5.22]. Movement, retreat and the tooltip all read this. */
export interface Passage extends Terrain {
  /** Cost to enter, 0 where it cannot be done. */
  readonly enter: Uint8Array;
  /** [10.12] All-land hexsides, for ships. */
  readonly closed: Uint8Array;
  /** The six hexes beside each, see chart.ts; for ships none across all-land hexsides. */
  readonly ways: Int16Array;
  /** [5.25] Controlled hexes stop a unit. */
  readonly stops: HexSet;
  /** [6.43] How each hex is controlled, see control.ts. */
  readonly control: Uint8Array;
  /** [6.42] Hexes held by harmless enemies: to pass, not to stay. */
  readonly harmless: HexSet;
}

const NO_HEXSIDES = new Uint8Array(LAND_HEXSIDES.length);

/** What a passage was made from besides the enemy's stacks. */
interface Made {
  readonly destroyed: readonly HexId[];
  readonly closures: number;
  readonly passage: Passage;
}

const passagesAgainst = memo((_enemies: readonly Stack[]): { [domain in Domain]?: Made } => ({}));

export const passageFor = (state: State, side: Side, domain: Domain): Passage => {
  const known = passagesAgainst(state.stacks[enemyOf(side)]);
  const made = known[domain];
  const closures = closuresOf(state, side);
  if (made !== undefined && made.destroyed === state.destroyed && made.closures === closures)
    return made.passage;
  const passage = makePassage(state, side, domain);
  known[domain] = { destroyed: state.destroyed, closures, passage };
  return passage;
};

/** What rules close for a time, as one number. */
const closuresOf = (state: State, side: Side): number =>
  (isBlackSeaClosed(state) ? 1 : 0) + (isBosphorusDelayed(state, side) ? 2 : 0) + (state.violated ? 4 : 0);

/** [12.3] No ship north of 2025 before turn 11. Its reinforcements are put there in the interphase [12.24]. */
export const isBlackSeaClosed = ({ turn, scenario }: Pick<State, 'turn' | 'scenario'>): boolean =>
  turn < scenario.blackSeaOpens;

/** [14.4] */
export const isBosphorusDelayed = (
  { turn, gateOpens }: Pick<State, 'turn' | 'gateOpens'>,
  side: Side,
): boolean => side === 'soviet' && turn < gateOpens;

const makePassage = (state: State, side: Side, domain: Domain): Passage => {
  const { level: control, hexes: stops } = controlBy(state, enemyOf(side), domain);
  const enter = entryWithoutEnemies(state, side, domain).slice();
  const harmless = emptySet(GRID.size);
  for (const stack of state.stacks[enemyOf(side)]) {
    // A controlled hex stops a unit, and it may not stay with an enemy: so it cannot enter at all.
    if (isDangerous(state, stack, domain) || control[stack.hex] !== 0) enter[stack.hex] = 0;
    else addHex(harmless, stack.hex);
  }
  return {
    enter,
    closed: domain === 'air' ? NO_HEXSIDES : LAND_HEXSIDES,
    ways: domain === 'air' ? AIR_WAYS : SEA_WAYS,
    stops,
    control,
    harmless,
  };
};

/** What it costs to enter each hex as far as the map, defences and closures go; enemies may close more. */
export const entryWithoutEnemies = (state: State, side: Side, domain: Domain): Uint8Array =>
  (entries(state.destroyed)[side][domain][closuresOf(state, side)] ??= makeEntry(state, side, domain));

const makeEntry = (state: State, side: Side, domain: Domain): Uint8Array => {
  const enter = baseCost(state, side, domain).slice();
  for (const { hex, side: owner } of FORTRESSES) {
    if (owner !== side && !state.destroyed.includes(hex)) enter[hex] = 0;
  }
  return enter;
};

type Entries = BySide<{ readonly [domain in Domain]: (Uint8Array | undefined)[] }>;

/** By the bases and defences that are destroyed, then by what is closed. */
const entries = memo((_destroyed: readonly HexId[]): Entries => {
  const none = (): Entries['nato'] => ({ air: [], surface: [], submarine: [] });
  return { nato: none(), soviet: none() };
});

const isDangerous = (state: State, { units }: Stack, domain: Domain): boolean =>
  units.some(unit => canAttack(specOf(state, unit), domain));

const baseCost = (state: State, side: Side, domain: Domain): Uint8Array => {
  if (domain === 'air') return state.violated ? AIR_COST_EVERYWHERE : AIR_COST;
  const closures = closuresOf(state, side) & 3;
  return NAVAL_COSTS[closures] ?? NAVAL_COST;
};

const withClosed = (isClosed: (hex: HexId) => boolean): Uint8Array =>
  NAVAL_COST.map((cost, hex) => (isClosed(hex as HexId) ? 0 : cost));

/** By what is closed: nothing, the Black Sea, the Bosphorus, both. */
const NAVAL_COSTS: readonly Uint8Array[] = [
  NAVAL_COST,
  withClosed(hex => hasHex(BLACK_SEA, hex)),
  withClosed(hex => hex === BOSPHORUS),
  withClosed(hex => hex === BOSPHORUS || hasHex(BLACK_SEA, hex)),
];
