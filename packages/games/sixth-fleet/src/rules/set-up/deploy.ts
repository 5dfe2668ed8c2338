import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { refuseBox } from '../air/air.ts';
import { nameOfHex } from '../../model/chart.ts';
import { assignedCarrier, carrierAirOf, type Group, groupsOf, type Requirement } from './group.ts';
import { carrierOf, hexOfUnit, lifted, placed } from '../../model/position.ts';
import { no, noAt, notYours } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import { hasRoomFor } from '../stacking/stacking.ts';
import type { SetUp, State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

/** [11] Why the unit may not be set up in that hex. */
export const refuseSetUp = (state: State, phase: SetUp, unit: UnitId, hex: HexId): Refusal | undefined => {
  const group = groupOf(state, phase, unit);
  if (group === undefined) return refuseCarrierAir(state, phase, unit, hex);
  const without = lifted(state, unit);
  if (!group.hexes.includes(hex))
    return noAt(group.rule, 'not-coded', `You cannot set up this unit in #${nameOfHex(hex)}.`, hex, unit);
  if (!hasRoomFor(without, unit, hex))
    return noAt(group.rule, 'full', 'You cannot set up more units in this hex.', hex, unit);
  return shortfall(placed(without, unit, hex), group, unit);
};

const groupOf = (state: State, { side, branch }: SetUp, unit: UnitId): Group | undefined =>
  groupsOf(state, side, branch).find(group => group.units.includes(unit));

/** [11.1] [11.2] Carrier aircraft start over their own carrier, or in its box. */
const refuseCarrierAir = (state: State, phase: SetUp, unit: UnitId, hex: HexId): Refusal | undefined => {
  if (phase.branch !== 'air' || !carrierAirOf(state, phase.side).includes(unit)) return notYours(unit);
  const carrier = assignedCarrier(state, unit);
  return carrier !== undefined && hexOfUnit(state, carrier) === hex
    ? undefined
    : noAt(
        phase.side === 'nato' ? '11.1' : '11.2',
        'own-carrier',
        'Carrier aircraft must start with the carrier they are assigned to.',
        hex,
        unit,
      );
};

/** [11.1] [11.2] In the box of their own carrier. */
export const refuseSetUpAboard = (
  state: State,
  phase: SetUp,
  unit: UnitId,
  carrier: UnitId,
): Refusal | undefined => {
  if (phase.branch !== 'air' || !carrierAirOf(state, phase.side).includes(unit)) return notYours(unit);
  if (assignedCarrier(state, unit) !== carrier) {
    return no(
      phase.side === 'nato' ? '11.1' : '11.2',
      'own-carrier',
      'Carrier aircraft must start with the carrier they are assigned to.',
      unit,
      carrier,
    );
  }
  if (carrierOf(state, unit) === carrier)
    return no('9.62', 'aboard', 'This aircraft is already aboard.', unit);
  if (hexOfUnit(state, carrier) === undefined)
    return no('9.62', 'no-carrier', 'This carrier is not on the map.', unit, carrier);
  return refuseBox(state, specOf(state, unit), specOf(state, carrier), unit, carrier);
};

/** Why the set-up could no longer be completed after this: a hex would stay empty, or a demand could not be met. */
const shortfall = (state: State, group: Group, unit: UnitId): Refusal | undefined => {
  const waiting = group.units.filter(id => hexOfUnit(state, id) === undefined);
  const unmet = unmetRequirements(state, group);
  const starved = unmet.find(requirement => isStarved(state, requirement, unmet, waiting));
  if (starved !== undefined) {
    const where = starved.hexes.map(hex => `#${nameOfHex(hex)}`).join(' or ');
    return noAt(
      group.rule,
      'demand',
      `One ${starved.kind} must be set up in ${where}.`,
      starved.hexes[0] as HexId,
      unit,
    );
  }
  const empty = group.least === 0 ? [] : group.hexes.filter(hex => !isHeld(state, group, hex));
  const filledAnyway = unmet.filter(({ hexes }) => hexes.some(hex => empty.includes(hex))).length;
  const spare = waiting.length - unmet.length;
  const short = empty.length - filledAnyway > spare;
  return short
    ? noAt(
        group.rule,
        'left-empty',
        `You must set up at least one unit in #${nameOfHex(empty[0] as HexId)} too.`,
        empty[0] as HexId,
        unit,
      )
    : undefined;
};

export const isHeld = (state: State, { units }: Group, hex: HexId): boolean =>
  units.some(unit => hexOfUnit(state, unit) === hex);

export const unmetRequirements = (state: State, { units, requirements }: Group): readonly Requirement[] => {
  const used = new Set<UnitId>();
  return requirements.filter(({ kind, hexes }) => {
    const met = units.find(
      unit =>
        !used.has(unit) &&
        specOf(state, unit).kind === kind &&
        hexes.includes(hexOfUnit(state, unit) as HexId),
    );
    if (met !== undefined) used.add(met);
    return met === undefined;
  });
};

/** No unit of the type is left for it, or no room. */
const isStarved = (
  state: State,
  { kind, hexes }: Requirement,
  unmet: readonly Requirement[],
  waiting: readonly UnitId[],
): boolean => {
  const able = waiting.filter(unit => specOf(state, unit).kind === kind);
  const wanted = unmet.filter(requirement => requirement.kind === kind).length;
  return able.length < wanted || !hexes.some(hex => hasRoomFor(state, able[0] as UnitId, hex));
};

/** Units that a side has still to set up in this phase; where a position leaves a carrier out, hers are out too. */
export const unitsToSetUp = (state: State, { side, branch }: SetUp): readonly UnitId[] => {
  const grouped = groupsOf(state, side, branch).flatMap(({ units }) => units);
  const hasCarrier = (unit: UnitId): boolean => {
    const carrier = assignedCarrier(state, unit);
    return carrier !== undefined && hexOfUnit(state, carrier) !== undefined;
  };
  const all = branch === 'air' ? [...grouped, ...carrierAirOf(state, side).filter(hasCarrier)] : grouped;
  return all.filter(unit => hexOfUnit(state, unit) === undefined && carrierOf(state, unit) === undefined);
};

/** Where a unit of its group or carrier is set up, before anything else is looked at. */
export const setUpCandidates = (state: State, phase: SetUp, unit: UnitId): readonly HexId[] => {
  const carrier = assignedCarrier(state, unit);
  const own = carrier === undefined ? undefined : hexOfUnit(state, carrier);
  return groupOf(state, phase, unit)?.hexes ?? (own === undefined ? [] : [own]);
};

/** Where it may be set up now. */
export const setUpHexes = (state: State, phase: SetUp, unit: UnitId): readonly HexId[] =>
  setUpCandidates(state, phase, unit).filter(hex => refuseSetUp(state, phase, unit, hex) === undefined);
