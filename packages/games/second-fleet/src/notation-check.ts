import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseSpec } from './bases.ts';
import { isWater, nameOfHex } from './chart.ts';
import { hexOfHome, pieceOf, submarineStacks, surfaceStacks } from './position.ts';
import { isCarrier, isCombatant, specOf } from './roster.ts';
import type { Phase, State, Table } from './state.ts';
import { SIDES, type Side, type UnitId } from './vocabulary.ts';

interface Flaw {
  readonly at: string;
  readonly message: string;
}

/** [6.1] [C.1.1] Combat ships in a hex, and as many auxiliaries. */
const SHIP_LIMIT = 12;

/** A position that could not come about is refused, with the unit or hex at fault. */
export const checkPosition = (state: State): Result<State, Fault> => {
  const { table } = state;
  const flaw =
    SIDES.map(side => flawOfSide(table, side)).find(found => found !== undefined) ?? flawOfAircraft(table);
  return flaw === undefined ? ok(state) : fault('ERR_POSITION', flaw.at, flaw.message);
};

const flawOfSide = (table: Table, side: Side): Flaw | undefined => {
  for (const [hex, units] of surfaceStacks(table, side)) {
    const message = flawOfShips(table, hex, units);
    if (message !== undefined) return { at: `@${nameOfHex(hex)}`, message };
  }
  const dry = [...submarineStacks(table, side).keys()].find(hex => !isWater(hex));
  return dry === undefined
    ? undefined
    : { at: `@${nameOfHex(dry)}`, message: 'Submarines cannot be on land.' };
};

/** [23.3] Ships that mines stop for a die on their way through a hex; where they end there is room. */
const passing = (phase: Phase): readonly UnitId[] => {
  if (phase.name === 'mine-losses') return passing(phase.resume);
  return phase.name === 'mine-roll' ? phase.resume.units : [];
};

const flawOfShips = (table: Table, hex: HexId, units: readonly UnitId[]): string | undefined => {
  if (!isWater(hex)) return 'Ships cannot be on land.';
  const lying = units.filter(unit => !passing(table.phase).includes(unit));
  const combatants = lying.filter(unit => isCombatant(specOf(table, unit))).length;
  return combatants > SHIP_LIMIT || lying.length - combatants > SHIP_LIMIT
    ? `At most ${SHIP_LIMIT} combat ships and ${SHIP_LIMIT} others are in a hex [6.1].`
    : undefined;
};

const flawOfAircraft = (table: Table): Flaw | undefined => {
  for (const [place, { where }] of table.pieces.entries()) {
    const unit = place as UnitId;
    const { name, arm } = specOf(table, unit);
    if (('home' in where || where.at === 'wing') && arm !== 'air')
      return { at: name, message: 'Only aircraft are at a base or aboard.' };
    if (where.at !== 'home' && where.at !== 'cap') continue;
    const { home } = where;
    if (home.kind === 'base' && !baseSpec(home.base).airfield)
      return { at: name, message: 'There is no airfield there [5.10].' };
    if (home.kind === 'carrier' && !isSeaborne(table, home.carrier))
      return { at: name, message: 'There is no such carrier at sea.' };
  }
  return undefined;
};

const isSeaborne = (table: Table, carrier: UnitId): boolean =>
  isCarrier(specOf(table, carrier)) &&
  hexOfHome(table, { kind: 'carrier', carrier }) !== undefined &&
  pieceOf(table, carrier).where.at === 'sea';
