import { memo } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { GRID, NAVAL_COST, nameOfHex, SEA_WAYS, SETUP_HEXES } from '../../model/chart.ts';
import { NO_COMBAT_YET } from '../../model/phase.ts';
import { lifted, placed, unitsAt } from '../../model/position.ts';
import { specOf, type UnitSpec } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { debtOf } from '../../rules/combat/obligation.ts';
import { refugesOf } from '../../rules/combat/retreat.ts';

/** Soviet ships beside a hex that leave nobody there a fight or a way out: the ships in it are lost without a die. */
export interface Trap {
  readonly hexes: readonly string[];
  readonly ships: readonly string[];
}

/** Movement points from the nearest of the hexes, with nobody in the way. */
export const waysFrom = memo((hexes: readonly HexId[]): Uint8Array => {
  const far = new Uint8Array(GRID.size).fill(255);
  let ring = [...hexes];
  for (const hex of ring) far[hex] = 0;
  for (let cost = 0; cost < 12; cost += 1) {
    ring = Array.from({ length: GRID.size }, (_, hex) => hex as HexId).filter(hex => far[hex] === cost);
    for (const hex of ring)
      for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
        const beside = SEA_WAYS[place] as HexId;
        const price = beside < 0 ? 0 : (NAVAL_COST[beside] as number);
        if (price > 0) far[beside] = Math.min(far[beside] as number, cost + price);
      }
  }
  return far;
});

const inFirstMove = (hex: HexId, { ratings }: UnitSpec): boolean =>
  (waysFrom(SETUP_HEXES.get('So') ?? [])[hex] as number) <= ratings.move;

/** Soviet ships that differ in what a trap asks of them: the strongest of each kind is enough. */
const hunters = (state: State, units: readonly UnitId[]): readonly UnitId[] => {
  const best = new Map<string, UnitId>();
  for (const unit of units) {
    const { domain, ratings } = specOf(state, unit);
    const key = `${domain} ${ratings.move} ${Math.sign(ratings.antiSurface)}`;
    const known = best.get(key);
    const isBetter = known === undefined || specOf(state, known).ratings.defence < ratings.defence;
    if (domain !== 'air' && isBetter) best.set(key, unit);
  }
  return [...best.values()];
};

const sovietsIn = (state: State): readonly UnitId[] => state.stacks.soviet.flatMap(({ units }) => units);

/** [8.24] [8.71] The ships of a side in a hex that are lost without a die, because they must attack, cannot, and have nowhere to go. */
export const lostAt = (state: State, side: Side, hex: HexId): readonly UnitId[] => {
  const phase = { name: 'combat', side, ...NO_COMBAT_YET } as const;
  return debtOf({ ...state, phase }, phase, hex) === 'withdrawal'
    ? unitsAt(state, side, hex).filter(
        unit => specOf(state, unit).domain !== 'air' && refugesOf(state, unit).length === 0,
      )
    : [];
};

/** The ways to choose this many of the hexes, in their order. */
export const choicesOf = (hexes: readonly HexId[], count: number): readonly (readonly HexId[])[] => {
  if (count === 0) return [[]];
  return hexes.flatMap((hex, place) =>
    choicesOf(hexes.slice(place + 1), count - 1).map(rest => [hex, ...rest]),
  );
};

/** Every way to put a ship of its own into each of the hexes. */
const crewsOf = (
  state: State,
  kinds: readonly UnitId[],
  hexes: readonly HexId[],
): readonly (readonly UnitId[])[] => {
  const [hex, ...others] = hexes;
  if (hex === undefined) return [[]];
  const able = kinds.filter(ship => inFirstMove(hex, specOf(state, ship)));
  return crewsOf(state, kinds, others).flatMap(crew =>
    able.filter(ship => !crew.includes(ship)).map(ship => [ship, ...crew]),
  );
};

/**
 * Every trap of up to three ships that the Soviets could set around a hex by their set-up and their first move: two plies
 * against which NATO has no answer.
 */
export const trapsAround = (
  state: State,
  hex: HexId,
  soviets: readonly UnitId[] = sovietsIn(state),
): readonly Trap[] => {
  const bare = sovietsIn(state).reduce((now, unit) => lifted(now, unit), state);
  const kinds = hunters(state, soviets);
  const beside = neighboursOf(GRID, hex).filter(way => (NAVAL_COST[way] as number) > 0);
  return [2, 3].flatMap(count =>
    choicesOf(beside, count).flatMap(hexes =>
      crewsOf(state, kinds, hexes)
        .filter(crew => {
          const set = crew.reduce((now, ship, place) => placed(now, ship, hexes[place] as HexId), bare);
          return lostAt(set, 'nato', hex).length > 0;
        })
        .map(crew => ({
          hexes: hexes.map(nameOfHex),
          ships: crew.map(ship => specOf(state, ship).name),
        })),
    ),
  );
};
