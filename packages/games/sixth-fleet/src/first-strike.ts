import { distance, type HexId } from '@narrow-seas/hex';
import { GRID } from './chart.ts';
import type { Event } from './event.ts';
import { boxOf, hexOfUnit, unitsAt } from './position.ts';
import { ROSTER, specOf, unitNamed } from './roster.ts';
import { firstTurn } from './sequence.ts';
import type { State } from './state.ts';
import type { Face, UnitId } from './vocabulary.ts';

/** [14.1] 1 to 3 sinks Saratoga, 4 to 6 America, with the aircraft assigned; the nearest Soviet SN pays for it. */
export const rollFirstStrike = (state: State, face: Face): readonly Event[] => {
  const carrier = unitNamed(state, face <= 3 ? 'US1' : 'US2');
  const hex = carrier === undefined ? undefined : hexOfUnit(state, carrier);
  if (carrier === undefined || hex === undefined) return firstTurn(state);
  const among = nearestSubmarines(state, hex);
  const losses: readonly Event[] = [
    ...assignedAircraft(state, carrier, hex).map(
      unit => ({ type: 'died', unit, cause: 'first-strike' }) as const,
    ),
    { type: 'died', unit: carrier, cause: 'first-strike' },
  ];
  if (among.length > 1) return [...losses, { type: 'began', phase: { name: 'sacrifice', among } }];
  return [
    ...losses,
    ...among.flatMap(unit => [{ type: 'died', unit, cause: 'sacrifice' } as const]),
    ...firstTurn(state),
  ];
};

const assignedAircraft = (state: State, carrier: UnitId, hex: HexId): readonly UnitId[] => {
  const home = `CV:${specOf(state, carrier).name}`;
  const over = unitsAt(state, 'nato', hex).filter(unit => specOf(state, unit).home === home);
  return [...boxOf(state, carrier), ...over];
};

/** The Soviet SNs at the least distance; when several are, the Soviet player chooses. */
const nearestSubmarines = (state: State, from: HexId): readonly UnitId[] => {
  const afloat = ROSTER.map((_, id) => id as UnitId).filter(unit => {
    const { side, kind } = specOf(state, unit);
    return side === 'soviet' && kind === 'SN' && hexOfUnit(state, unit) !== undefined;
  });
  const away = (unit: UnitId): number => distance(GRID, from, hexOfUnit(state, unit) as HexId);
  const least = Math.min(...afloat.map(away));
  return afloat.filter(unit => away(unit) === least);
};
