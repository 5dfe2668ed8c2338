import type { Duty } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { aircraftAway, aircraftUnlanded, isBaseFor } from '../rules/air/air.ts';
import { listGroundings } from '../turn/list.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { hexOfUnit, unitsAt } from '../model/position.ts';
import { destinations, reachOf } from '../rules/movement/reach.ts';
import { specOf } from '../model/roster.ts';
import { overfullHexes } from '../rules/stacking/stacking.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { where } from './say.ts';
import { homeRanges } from './way-home.ts';
import { DESK_WORDS } from './words.ts';

const { duty: SAY } = DESK_WORDS;

/** [9.22] Aircraft that must land, those that cannot, and those that would not come home next turn; by hex. */
export const landingDuties = (state: State, phase: Movement): readonly Duty[] => {
  const owing = aircraftUnlanded(state, phase.mustLand);
  const able = owing.filter(unit => canLand(state, phase, unit));
  const abroad = owing.filter(unit => !able.includes(unit) && canLandAbroad(state, phase, unit));
  const stranded = owing.filter(unit => !able.includes(unit) && !abroad.includes(unit));
  const others = aircraftAway(state, phase.side).filter(unit => !phase.mustLand.includes(unit));
  return [
    ...byHex(state, able, SAY.land, true),
    ...byHex(state, abroad, SAY.landAbroad, true),
    ...byHex(state, stranded, SAY.stranded, true),
    ...byHex(state, astray(state, others), SAY.farFromHome, false),
  ];
};

const canLand = (state: State, phase: Movement, unit: UnitId): boolean => {
  if (refuseToMove(state, phase, unit) !== undefined) return false;
  const spec = specOf(state, unit);
  return destinations(reachOf(state, unit)).some(({ hex }) => isBaseFor(state, spec, hex));
};

/** [9.15] */
const canLandAbroad = (state: State, phase: Movement, unit: UnitId): boolean =>
  refuseToMove(state, phase, unit) === undefined && !listGroundings(state, phase, unit).next().done;

const astray = (state: State, units: readonly UnitId[]): readonly UnitId[] => {
  const home = homeRanges(state);
  return units.filter(unit => !hasHex(home(unit), hexOfUnit(state, unit) as HexId));
};

const byHex = (
  state: State,
  units: readonly UnitId[],
  text: (count: number, hex: string) => string,
  urgent: boolean,
): readonly Duty[] => {
  const hexes = new Set(units.map(unit => hexOfUnit(state, unit) as HexId));
  return [...hexes].map(hex => {
    const pieces = units.filter(unit => hexOfUnit(state, unit) === hex);
    return {
      rule: '9.22',
      text: text(pieces.length, where(hex)),
      heading: SAY.landing,
      button: SAY.chooseBase,
      pieces,
      hexes: [hex],
      urgent,
    };
  });
};

/** [7.0] */
export const stackingDuties = (state: State, { side }: Movement): readonly Duty[] =>
  overfullHexes(state, side).map(hex => ({
    rule: '7.0',
    text: SAY.overfull(where(hex)),
    heading: SAY.crowds,
    button: SAY.thinOut,
    pieces: unitsAt(state, side, hex),
    hexes: [hex],
    urgent: true,
  }));
