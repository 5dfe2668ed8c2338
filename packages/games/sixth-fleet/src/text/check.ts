import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { isWater, nameOfHex, PROHIBITED } from '../model/chart.ts';
import { barsEntry } from '../rules/terrain/fortress.ts';
import { unitsAt } from '../model/position.ts';
import { isCarrier, isNaval, specOf, unitCount } from '../model/roster.ts';
import { flawOfPhase } from './check-phase.ts';
import { AIR_LIMIT, NAVAL_LIMIT } from '../rules/stacking/stacking.ts';
import type { Stack, State } from '../model/state.ts';
import { enemyOf, SIDES, type Side, type UnitId } from '../model/vocabulary.ts';

/** A position that could not come about is refused, with the unit or hex at fault. */
export const checkPosition = (state: State): Result<State, Fault> => {
  const flaw =
    twice(state) ??
    SIDES.map(side => flawOfSide(state, side)).find(found => found !== undefined) ??
    flawOfBoxes(state) ??
    asFlaw('phase', flawOfPhase(state));
  return flaw === undefined ? ok(state) : fault('ERR_POSITION', flaw.at, flaw.message);
};

interface Flaw {
  readonly at: string;
  readonly message: string;
}

const asFlaw = (at: string, message: string | undefined): Flaw | undefined =>
  message === undefined ? undefined : { at, message };

/** The examination asks after every few moves of thousands of games: no list of all units is made for it. */
const twice = (state: State): Flaw | undefined => {
  const seen = new Uint8Array(unitCount(state));
  for (const units of placesOf(state)) {
    for (const unit of units) {
      if (seen[unit] === 1) return { at: specOf(state, unit).name, message: 'The unit is in two places.' };
      seen[unit] = 1;
    }
  }
  return undefined;
};

const placesOf = ({ stacks, boxes, dead, grounded, forfeited }: State): readonly (readonly UnitId[])[] => [
  ...[...stacks.nato, ...stacks.soviet, ...boxes].map(({ units }) => units),
  dead,
  grounded,
  forfeited,
];

const flawOfSide = (state: State, side: Side): Flaw | undefined => {
  for (const stack of state.stacks[side]) {
    const message = flawOfStack(state, side, stack);
    if (message !== undefined) return { at: `@${nameOfHex(stack.hex)}`, message };
  }
  return undefined;
};

const flawOfStack = (state: State, side: Side, { hex, units }: Stack): string | undefined => {
  const foreign = units.find(unit => specOf(state, unit).side !== side);
  if (foreign !== undefined) return `${specOf(state, foreign).name} is not a ${side} unit.`;
  const ships = units.filter(unit => isNaval(specOf(state, unit)));
  const aircraft = units.length - ships.length;
  const crowded = ships.length > NAVAL_LIMIT || aircraft > AIR_LIMIT;
  if (crowded && !mayBeOverfull(state, side))
    return `At most ${NAVAL_LIMIT} ships and ${AIR_LIMIT} aircraft may stack in a hex [7.0] [7.11].`;
  if (ships.length > 0 && !isWater(hex)) return 'Ships cannot be on land [10.12].';
  if (ships.some((unit, place) => units[aircraft + place] !== unit))
    return 'Aircraft must lie above the ships [7.43].';
  return flawOfHex(state, side, hex, ships.length);
};

/** Only while its owner moves, and until the opponent has thinned it out, may a hex hold too many. */
const mayBeOverfull = ({ phase }: State, side: Side): boolean =>
  (phase.name === 'movement' && phase.side === side) || (phase.name === 'excess' && phase.mover === side);

const flawOfHex = (state: State, side: Side, hex: HexId, ships: number): string | undefined => {
  if (hasHex(PROHIBITED, hex) && (ships > 0 || !state.violated))
    return 'No unit may be in neutral Yugoslavia or Albania [10.11].';
  if (barsEntry(state, side, hex) !== undefined) return 'The enemy defences of this hex still stand [10.15].';
  return unitsAt(state, enemyOf(side), hex).length > 0 ? 'Both sides are in the hex [5.21].' : undefined;
};

const flawOfBoxes = (state: State): Flaw | undefined => {
  for (const { carrier, units } of state.boxes) {
    const ship = specOf(state, carrier);
    const afloat = state.stacks[ship.side].some(stack => stack.units.includes(carrier));
    if (!isCarrier(ship) || !afloat)
      return { at: ship.name, message: 'Aircraft can be aboard only a carrier that is on the map [9.62].' };
    if (units.length > AIR_LIMIT || units.length === 0)
      return { at: ship.name, message: 'A holding box must hold one to six aircraft [9.62].' };
    const foreign = units.find(
      unit => !specOf(state, unit).carrierBased || specOf(state, unit).nation !== ship.nation,
    );
    if (foreign !== undefined)
      return {
        at: specOf(state, foreign).name,
        message: 'Only carrier aircraft of its own nation can be aboard a carrier [9.62].',
      };
  }
  return undefined;
};
