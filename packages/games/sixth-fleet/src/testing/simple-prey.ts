import { distance, type HexId, type HexSet, neighboursOf, setOf } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import { controlBy } from '../rules/zones/control.ts';
import { differentialOf, oddsOf } from '../rules/combat/odds.ts';
import { placeOf, unitsAt } from '../model/position.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { canAttack } from '../rules/combat/strength.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';

/** The topmost unit of each enemy stack: what an attack must begin with. */
export type Prey = ReadonlyMap<HexId, UnitId>;

export const preyOf = (state: State, side: Side): Prey =>
  new Map(state.stacks[enemyOf(side)].map(({ hex, units }) => [hex, units[0] as UnitId]));

/** All hexes beside some prey. */
export const groundsOf = (prey: Prey): HexSet =>
  setOf(
    GRID.size,
    [...prey.keys()].flatMap(hex => neighboursOf(GRID, hex)),
  );

/** A post must promise more than this for each point of one's own unit at stake. */
const CAUTION = 1.5;

/** The hex beside an enemy from which the unit, with those already there, has the best attack next turn. */
export const bestPost = (
  state: State,
  unit: UnitId,
  posts: readonly HexId[],
  prey: Prey,
): HexId | undefined => {
  const spec = specOf(state, unit);
  let best: HexId | undefined;
  let most = CAUTION * Math.max(1, spec.ratings.ecm);
  for (const post of posts) {
    const value = valueOfPost(state, unit, post, prey);
    if (value > most) [best, most] = [post, value];
  }
  return best;
};

const valueOfPost = (state: State, unit: UnitId, post: HexId, prey: Prey): number => {
  let value = 0;
  for (let place = post * 6; place < post * 6 + 6; place += 1) {
    const hex = GRID.neighbours[place] as HexId;
    const target = hex < 0 ? undefined : prey.get(hex);
    if (target !== undefined) value = Math.max(value, valueOfAttack(state, unit, post, hex, target));
  }
  return value;
};

const valueOfAttack = (state: State, unit: UnitId, post: HexId, hex: HexId, target: UnitId): number => {
  const spec = specOf(state, unit);
  const { domain, ratings } = specOf(state, target);
  if (!canAttack(spec, domain)) return 0;
  const friends = unitsAt(state, spec.side, post).filter(id => canAttack(specOf(state, id), domain));
  const attack = { attackers: [unit, ...friends], hex, defenders: [target] };
  return differentialOf(state, attack) < 0 ? 0 : oddsOf(state, attack).need * Math.max(1, ratings.ecm);
};

/** Nothing to attack: the free hex that lies closest to an enemy ship; undefined if none is closer than here. */
export const nearerPost = (
  state: State,
  unit: UnitId,
  posts: readonly HexId[],
  prey: Prey,
): HexId | undefined => {
  const spec = specOf(state, unit);
  const { level } = controlBy(state, enemyOf(spec.side), spec.domain);
  const ships = [...prey].flatMap(([hex, target]) =>
    isNaval(specOf(state, target)) && canAttack(spec, specOf(state, target).domain) ? [hex] : [],
  );
  const away = (post: HexId): number => Math.min(...ships.map(hex => distance(GRID, post, hex)));
  let best: HexId | undefined;
  let least = away(placeOf(state, unit) as HexId);
  for (const post of posts) {
    if (level[post] !== 0) continue;
    const steps = away(post);
    if (steps < least) [best, least] = [post, steps];
  }
  return best;
};
