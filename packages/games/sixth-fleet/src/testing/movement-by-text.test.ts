import { seededRandom } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { AIRBASES, GRID } from '../model/chart.ts';
import { sixthFleet } from '../game.ts';
import { canReachOwnBase, unlandedIn } from '../rules/air/grounding.ts';
import { refuseMove } from '../rules/movement/movement.ts';
import { hexOfUnit, unitsAt } from '../model/position.ts';
import { destinations, reachOf } from '../rules/movement/reach.ts';
import { refugesOf } from '../rules/combat/retreat.ts';
import { specOf } from '../model/roster.ts';
import type { Movement, State } from '../model/state.ts';
import { isBaseByText, mayMoveByText, mayRetreatByText } from './movement-by-text.ts';
import { scattered } from './scatter.ts';
import type { UnitId } from '../model/vocabulary.ts';

const unitsOf = (state: State): readonly UnitId[] => state.stacks.nato.flatMap(({ units }) => units);

/** All ways of one, two and three hexes from a hex; back and forth too. */
const waysFrom = (start: HexId): readonly (readonly HexId[])[] => {
  const further = (paths: readonly (readonly HexId[])[]): readonly (readonly HexId[])[] =>
    paths.flatMap(path => neighboursOf(GRID, path.at(-1) ?? start).map(hex => [...path, hex]));
  const one = further([[]]);
  const two = further(one);
  return [...one, ...two, ...further(two)];
};

test('[5.2] [6.1] [6.4] in crowded waters a way is refused if and only if the text does not allow it', () => {
  const random = seededRandom(30);
  const counts = { allowed: 0, refused: 0 };
  for (let place = 0; place < 10; place += 1) {
    const state = scattered(random, 'movement side=nato');
    for (const unit of unitsOf(state)) {
      for (const path of waysFrom(hexOfUnit(state, unit) as HexId)) {
        const isAllowed = mayMoveByText(state, unit, path);
        counts[isAllowed ? 'allowed' : 'refused'] += 1;
        const refusal = refuseMove(state, state.phase as Movement, unit, path);
        if ((refusal === undefined) !== isAllowed)
          expect([sixthFleet.notation.print(state), specOf(state, unit).name, path, refusal]).toEqual([]);
      }
    }
  }
  expect(counts.allowed).toBeGreaterThan(1000);
  expect(counts.refused).toBeGreaterThan(2000);
});

/** Where the unit can stay by the text, looked for way by way: hexes already left at that cost are not tried again. */
const reachByText = (state: State, unit: UnitId): ReadonlySet<HexId> => {
  const found = new Set<HexId>();
  const seen = new Set<string>();
  const search = (path: readonly HexId[]): void => {
    for (const hex of neighboursOf(GRID, path.at(-1) ?? (hexOfUnit(state, unit) as HexId))) {
      const way = [...path, hex];
      const key = `${hex} ${way.length}`;
      if (seen.has(key) || way.length > specOf(state, unit).ratings.move) continue;
      seen.add(key);
      if (mayMoveByText(state, unit, way)) found.add(hex);
      if (neighboursOf(GRID, hex).some(next => mayMoveByText(state, unit, [...way, next]))) search(way);
    }
  };
  search([]);
  found.delete(hexOfUnit(state, unit) as HexId);
  return found;
};

test('[9.15] [9.22] in crowded waters aircraft come home, are grounded or are lost as the text says', () => {
  const random = seededRandom(31);
  const fates = { home: 0, grounded: 0, lost: 0 };
  for (let place = 0; place < 120; place += 1) {
    const state = scattered(random, 'movement side=nato');
    const phase = state.phase as Movement;
    const { grounded, lost } = unlandedIn(state, phase);
    for (const unit of unitsOf(state).filter(id => specOf(state, id).domain === 'air')) {
      const { nation } = specOf(state, unit);
      const hex = hexOfUnit(state, unit) as HexId;
      const isHome = isBaseByText(state, unit, hex, nation);
      const reaches = [...reachByText(state, unit)].some(to => isBaseByText(state, unit, to, nation));
      const isAbroad = AIRBASES.some(
        base => base.nation !== 'So' && isBaseByText(state, unit, hex, base.nation),
      );
      const fate = isHome ? 'home' : isAbroad && !reaches ? 'grounded' : 'lost';
      fates[fate] += 1;
      const told = grounded.includes(unit) ? 'grounded' : lost.includes(unit) ? 'lost' : 'home';
      if (told !== fate)
        expect([sixthFleet.notation.print(state), specOf(state, unit).name, told]).toEqual(fate);
      expect([unit, canReachOwnBase(state, unit)]).toEqual([unit, isHome || reaches]);
    }
  }
  for (const count of Object.values(fates)) expect(count).toBeGreaterThan(2);
});

test('[5.1] in crowded waters the reach of a unit is what the text lets it reach', () => {
  const random = seededRandom(32);
  for (let place = 0; place < 12; place += 1) {
    const state = scattered(random, 'movement side=nato');
    const units = unitsOf(state).filter(id => mayLeave(state, id) && specOf(state, id).domain === 'air');
    for (const unit of units) {
      const reach = destinations(reachOf(state, unit)).map(({ hex }) => hex);
      expect(new Set(reach)).toEqual(reachByText(state, unit));
    }
  }
});

const mayLeave = (state: State, unit: UnitId): boolean =>
  sixthFleet.options(sixthFleet.view(state, 'nato')).reach(unit).length > 0;

test('[6.5] [8.71] in crowded waters a ship finds the free refuges that the text leaves it', () => {
  const random = seededRandom(33);
  const counts = { some: 0, none: 0 };
  for (let place = 0; place < 200; place += 1) {
    const state = scattered(random, 'combat side=soviet');
    for (const unit of unitsOf(state)) {
      const hex = hexOfUnit(state, unit) as HexId;
      const byText = neighboursOf(GRID, hex).filter(to => mayRetreatByText(state, unit, to));
      counts[byText.length > 0 ? 'some' : 'none'] += 1;
      const told = refugesOf(state, unit);
      if (byText.length > 0) expect([unit, told]).toEqual([unit, byText]);
      else for (const to of told) expect(unitsAt(state, 'soviet', to).length).toBeGreaterThan(0);
    }
  }
  expect(Math.min(counts.some, counts.none)).toBeGreaterThan(50);
});
