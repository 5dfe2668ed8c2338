import type { Random } from '@narrow-seas/core';
import { distance, type HexId, hexesIn } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { carrierFor, isBaseFor, refuseEmbark } from '../rules/air/air.ts';
import { GRID, ISRAEL_COAST } from '../model/chart.ts';
import { listGroundings } from '../turn/list.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { hexOfUnit } from '../model/position.ts';
import { destinations, pathWithin, type Reach, reachOf } from '../rules/movement/reach.ts';
import { isCarrier, specOf, type UnitSpec } from '../model/roster.ts';
import { hasRoomFor } from '../rules/stacking/stacking.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import type { Errand } from './errand.ts';
import { basesFor } from './home.ts';
import { firstLook } from './survey.ts';

const GOOD = 7;
const HOME = 4;
const CHANCE = 1;
const COAST = 3;

/** Aircraft that must land first, then other aircraft, for they leave a carrier before it moves [9.63]; carriers last. */
export const movementOrder = (state: State, { side, mustLand }: Movement): readonly UnitId[] => {
  const rank = (unit: UnitId): number => {
    const spec = specOf(state, unit);
    if (mustLand.includes(unit)) return 0;
    if (spec.domain === 'air') return 1;
    return isCarrier(spec) ? 3 : 2;
  };
  const aboard = state.boxes.flatMap(({ units }) => units).filter(unit => specOf(state, unit).side === side);
  const units = [...state.stacks[side].flatMap(stack => stack.units), ...aboard];
  return units.toSorted((a, b) => rank(a) - rank(b) || a - b);
};

/** A few good things to do with the unit, other than nothing. */
export const movementAnswers = (
  state: State,
  phase: Movement,
  unit: UnitId,
  random: Random,
  { courses }: Errand,
): readonly Action[] => {
  if (refuseToMove(state, phase, unit) !== undefined) return [];
  const spec = specOf(state, unit);
  const reach = reachOf(state, unit);
  const moves = [...new Set(goalsOf(state, phase, unit, spec, reach, random, courses))].map(
    hex => ({ type: 'move', unit, path: pathWithin(reach, hex) }) as const,
  );
  return [
    ...moves,
    ...[...listGroundings(state, phase, unit)].slice(0, 1),
    ...deckAnswers(state, phase, unit, spec),
  ];
};

/** [9.62] Aboard, out of reach of everything but what sinks the carrier. */
const deckAnswers = (state: State, phase: Movement, unit: UnitId, spec: UnitSpec): readonly Action[] => {
  const hex = hexOfUnit(state, unit);
  if (!spec.carrierBased) return [];
  if (hex === undefined) return [{ type: 'launch', unit }];
  const carrier = carrierFor(state, spec, hex);
  const able = carrier !== undefined && refuseEmbark(state, phase.side, unit, carrier) === undefined;
  return able ? [{ type: 'embark', unit, carrier }] : [];
};

const goalsOf = (
  state: State,
  phase: Movement,
  unit: UnitId,
  spec: UnitSpec,
  reach: Reach,
  random: Random,
  courses: Errand['courses'],
): readonly HexId[] => {
  const open = destinations(reach)
    .map(({ hex }) => hex)
    .filter(hex => hasRoomFor(state, unit, hex));
  const bases = spec.domain === 'air' ? basesIn(state, spec, open) : [];
  if (phase.mustLand.includes(unit)) return bases;
  const looks = open.map(hex => ({ hex, look: firstLook(state, spec, hex) }));
  const good = looks.toSorted((a, b) => b.look - a.look).slice(0, GOOD);
  return [
    ...bases.slice(0, HOME),
    ...good.map(({ hex }) => hex),
    ...Array.from({ length: open.length === 0 ? 0 : CHANCE }, () => open[random.below(open.length)] as HexId),
    ...(spec.side === 'soviet' && state.turn >= state.lastTurn - 1 ? nearIsrael(open) : []),
    ...courses(state, spec, open),
  ];
};

/** The safest first. */
const basesIn = (state: State, spec: UnitSpec, open: readonly HexId[]): readonly HexId[] => {
  const bases = basesFor(state, spec);
  return open
    .filter(hex => bases.includes(hex) && isBaseFor(state, spec, hex))
    .map(hex => ({ hex, look: firstLook(state, spec, hex) }))
    .toSorted((a, b) => b.look - a.look)
    .map(({ hex }) => hex);
};

const COAST_HEXES = hexesIn(ISRAEL_COAST);

/** [13.12] Where the way to Israel is shortest to close. */
const nearIsrael = (open: readonly HexId[]): readonly HexId[] =>
  open
    .map(hex => ({ hex, far: COAST_HEXES.reduce((sum, coast) => sum + distance(GRID, hex, coast), 0) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, COAST)
    .map(({ hex }) => hex);
