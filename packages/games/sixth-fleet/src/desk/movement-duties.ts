import type { Duty } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { aircraftAway, aircraftUnlanded, isBaseFor } from '../air.ts';
import { WORDS } from '../face/words.ts';
import { listGroundings } from '../list.ts';
import { refuseToMove } from '../movement.ts';
import { hexOfUnit, unitsAt } from '../position.ts';
import { destinations, reachOf } from '../reach.ts';
import { specOf } from '../roster.ts';
import { overfullHexes } from '../stacking.ts';
import type { Movement, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { at } from './seat.ts';
import { homeRanges } from './way-home.ts';

/** [9.22] Aircraft that must land, those that cannot, and those that would not come home next turn; by hex. */
export const landingDuties = (state: State, phase: Movement): readonly Duty[] => {
  const owing = aircraftUnlanded(state, phase.mustLand);
  const able = owing.filter(unit => canLand(state, phase, unit));
  const abroad = owing.filter(unit => !able.includes(unit) && canLandAbroad(state, phase, unit));
  const stranded = owing.filter(unit => !able.includes(unit) && !abroad.includes(unit));
  const others = aircraftAway(state, phase.side).filter(unit => !phase.mustLand.includes(unit));
  return [
    ...byHex(state, able, WORDS.duty.land, true),
    ...byHex(state, abroad, WORDS.duty.landAbroad, true),
    ...byHex(state, stranded, WORDS.duty.stranded, true),
    ...byHex(state, astray(state, others), WORDS.duty.farFromHome, false),
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
    return { rule: '9.22', text: text(pieces.length, at(hex)), pieces, hexes: [hex], urgent };
  });
};

/** [7.0] */
export const stackingDuties = (state: State, { side }: Movement): readonly Duty[] =>
  overfullHexes(state, side).map(hex => ({
    rule: '7.0',
    text: WORDS.duty.overfull(at(hex)),
    pieces: unitsAt(state, side, hex),
    hexes: [hex],
    urgent: true,
  }));
