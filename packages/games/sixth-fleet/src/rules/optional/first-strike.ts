import { distance, type HexId } from '@narrow-seas/hex';
import { GRID } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { assignedCarrier } from '../set-up/group.ts';
import { boxOf, hexOfUnit, placeOf } from '../../model/position.ts';
import { specOf, unitNamed, unitsOf } from '../../model/roster.ts';
import { firstTurn } from '../../turn/sequence.ts';
import type { State } from '../../model/state.ts';
import type { DieFace, UnitId } from '../../model/vocabulary.ts';

/** [14.1] 1 to 3 sinks Saratoga, 4 to 6 America, with the aircraft assigned; the nearest Soviet SN pays for it. */
export const rollFirstStrike = (state: State, face: DieFace): readonly Event[] => {
  const carrier = unitNamed(state, face <= 3 ? 'US1' : 'US2');
  const hex = carrier === undefined ? undefined : hexOfUnit(state, carrier);
  if (carrier === undefined || hex === undefined) return firstTurn(state);
  const among = nearestSubmarines(state, hex);
  const losses: readonly Event[] = [
    ...aircraftLostWith(state, carrier).map(unit => ({ type: 'died', unit, cause: 'first-strike' }) as const),
    { type: 'died', unit: carrier, cause: 'first-strike' },
  ];
  if (among.length > 1) return [...losses, { type: 'began', phase: { name: 'sacrifice', among } }];
  return [
    ...losses,
    ...among.flatMap(unit => [{ type: 'died', unit, cause: 'sacrifice' } as const]),
    ...firstTurn(state),
  ];
};

/** Those assigned to her, wherever a position has put them; [9.62] what else is aboard goes down with her. */
const aircraftLostWith = (state: State, carrier: UnitId): readonly UnitId[] => {
  const aboard = boxOf(state, carrier);
  const others = unitsOf(state).filter(
    unit =>
      !aboard.includes(unit) &&
      assignedCarrier(state, unit) === carrier &&
      placeOf(state, unit) !== undefined,
  );
  return [...aboard, ...others];
};

/** The Soviet SNs at the least distance; when several are, the Soviet player chooses. */
const nearestSubmarines = (state: State, from: HexId): readonly UnitId[] => {
  const afloat = unitsOf(state).filter(unit => {
    const { side, kind } = specOf(state, unit);
    return side === 'soviet' && kind === 'SN' && hexOfUnit(state, unit) !== undefined;
  });
  const away = (unit: UnitId): number => distance(GRID, from, hexOfUnit(state, unit) as HexId);
  const least = Math.min(...afloat.map(away));
  return afloat.filter(unit => away(unit) === least);
};
