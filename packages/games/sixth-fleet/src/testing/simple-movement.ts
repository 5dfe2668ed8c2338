import { type HexId, type HexSet, hasHex } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { aircraftUnlanded, isBaseFor } from '../rules/air/air.ts';
import { listGroundings } from '../turn/list.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { destinations, pathWithin, reachOf } from '../rules/movement/reach.ts';
import { isCarrier, specOf } from '../model/roster.ts';
import { hasRoomFor } from '../rules/stacking/stacking.ts';
import type { Movement, State } from '../model/state.ts';
import type { Domain, UnitId } from '../model/vocabulary.ts';
import { bestPost, groundsOf, nearerPost, type Prey, preyOf } from './simple-prey.ts';
import { homeRanges } from '../desk/way-home.ts';

/** Aircraft that must land, then each unit in its turn: once it has stayed it is not asked again. */
export const simpleMove = (state: State, phase: Movement): Action | undefined => {
  for (const unit of aircraftUnlanded(state, phase.mustLand)) {
    const action = landing(state, phase, unit);
    if (action !== undefined) return action;
  }
  const hunt = huntOf(state, phase);
  for (const unit of unitsToAsk(state, phase)) {
    const hex = refuseToMove(state, phase, unit) === undefined ? postFor(state, unit, hunt) : undefined;
    if (hex !== undefined) return { type: 'move', unit, path: pathWithin(reachOf(state, unit), hex) };
  }
  return undefined;
};

/** What every unit that is asked needs to know: made once, or asking a hundred units would take too long. */
interface Hunt {
  readonly prey: Prey;
  readonly grounds: HexSet;
  readonly home: (unit: UnitId) => HexSet;
}

const huntOf = (state: State, { side }: Movement): Hunt => {
  const prey = preyOf(state, side);
  return { prey, grounds: groundsOf(prey), home: homeRanges(state) };
};

/** [9.22] To the nearest base with room, else to any; [9.15] else to one abroad. */
const landing = (state: State, phase: Movement, unit: UnitId): Action | undefined => {
  if (refuseToMove(state, phase, unit) !== undefined) return undefined;
  const spec = specOf(state, unit);
  const reach = reachOf(state, unit);
  const bases = destinations(reach).filter(({ hex }) => isBaseFor(state, spec, hex));
  const base = bases.find(({ hex }) => hasRoomFor(state, unit, hex)) ?? bases[0];
  if (base !== undefined) return { type: 'move', unit, path: pathWithin(reach, base.hex) };
  const [grounding] = listGroundings(state, phase, unit);
  return grounding;
};

/** Aircraft first, for a carrier that has moved lets none take off. */
const TURN_OF: { readonly [domain in Domain]: number } = { air: 0, submarine: 1, surface: 2 };

/** The units after the last that moved, in a fixed order: those before it have been asked. */
const unitsToAsk = (state: State, { side, moved, mustLand }: Movement): readonly UnitId[] => {
  const aboard = state.boxes.flatMap(({ units }) => units).filter(unit => specOf(state, unit).side === side);
  const all = [...state.stacks[side].flatMap(({ units }) => units), ...aboard]
    .filter(unit => !mustLand.includes(unit))
    .toSorted((a, b) => TURN_OF[specOf(state, a).domain] - TURN_OF[specOf(state, b).domain] || a - b);
  const last = moved.findLast(unit => !mustLand.includes(unit));
  return last === undefined ? all : all.slice(all.indexOf(last) + 1);
};

/** Where the unit had better be; undefined to stay. Carriers keep out of it. */
const postFor = (state: State, unit: UnitId, { prey, grounds, home }: Hunt): HexId | undefined => {
  const spec = specOf(state, unit);
  if (isCarrier(spec)) return undefined;
  const posts = destinations(reachOf(state, unit)).map(({ hex }) => hex);
  const isSafe = (hex: HexId): boolean =>
    hasRoomFor(state, unit, hex) && (spec.domain !== 'air' || hasHex(home(unit), hex));
  const post = bestPost(state, unit, posts.filter(hex => hasHex(grounds, hex)).filter(isSafe), prey);
  if (post !== undefined || spec.domain === 'air' || spec.side === 'nato') return post;
  return nearerPost(state, unit, posts.filter(isSafe), prey);
};
