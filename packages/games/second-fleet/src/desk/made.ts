import type { Selection } from '@narrow-seas/core';
import { type HexId, range } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import { GRID, isOnMap } from '../chart.ts';
import { rolesFor } from '../fire/list.ts';
import { evenly } from '../fire/aim-list.ts';
import { movementLeft } from '../fire/flight.ts';
import type { Flight, Target, Targeting } from '../fire/phase.ts';
import { strikePoints } from '../fire/strength.ts';
import { straightFlight } from '../fire/trajectory.ts';
import { hexOfUnit, homeOf } from '../position.ts';
import { regroupable } from '../sea/reorganise.ts';
import type { Segment } from '../sea/phase.ts';
import type { Force, Home, Table } from '../state.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { wingHome } from './wing.ts';

/**
 * What the very pieces that were picked could do: the rules list one action of each kind, and a person may want another
 * selection of ships, aircraft or targets. Some of it may be refused.
 */
export const madeBy = (view: View, { pieces, targets }: Selection): readonly Action[] => {
  const { phase } = view.table;
  const units = pieces as readonly UnitId[];
  if (units.length === 0) return [];
  switch (phase.name) {
    case 'segment':
      return phase.arm === 'air'
        ? takeOffs(view.table, units)
        : [...activations(units), ...groupings(view, phase, units)];
    case 'cap':
      return patrols(view, units);
    case 'flight':
      return flights(view.table, phase);
    case 'targeting':
      return aims(view, phase, targets as readonly UnitId[]);
    default:
      return [];
  }
};

const activations = (units: readonly UnitId[]): readonly Action[] => [
  { type: 'activate', units, fast: false },
  { type: 'activate', units, fast: true },
];

/** [4.1.1] Those picked as one force, beside the others as they are. */
const groupings = ({ table }: View, segment: Segment, units: readonly UnitId[]): readonly Action[] => {
  const hex = hexOfUnit(table, units[0] as UnitId);
  if (hex === undefined || segment.arm !== 'surface') return [];
  return [{ type: 'reorganise', hex, forces: [...leftBy(table, segment, hex, units), units] }];
};

const leftBy = (table: Table, segment: Segment, hex: HexId, units: readonly UnitId[]): readonly Force[] => {
  const ready = regroupable(table, segment, hex);
  return table.forces
    .map(force => force.filter(unit => ready.includes(unit) && !units.includes(unit)))
    .filter(({ length }) => length > 0);
};

const takeOffs = (table: Table, units: readonly UnitId[]): readonly Action[] =>
  (['atk', 'int'] as const).map(role => ({
    type: 'take-off',
    units,
    roles: rolesFor(table, units, () => role),
  }));

const patrols = (view: View, units: readonly UnitId[]): readonly Action[] => {
  const first = units[0] as UnitId;
  const home: Home | undefined = homeOf(view.table, first) ?? wingHome(view, first);
  return home === undefined ? [] : [{ type: 'fly-cap', home, units }];
};

/** [C.9.2] Straight to every hex in reach: the rules list only where something can be done. */
const flights = (table: Table, flight: Flight): readonly Action[] =>
  range(GRID, flight.hex, movementLeft(table, flight))
    .filter(hex => hex !== flight.hex && isOnMap(hex))
    .map(hex => ({ type: 'fly', path: straightFlight(flight.hex, hex) }));

/** [C.8.2] The points evenly on the targets picked. */
const aims = (view: View, { strike, resume }: Targeting, targets: readonly UnitId[]): readonly Action[] => {
  if (targets.length === 0) return [];
  const named = targets.map((unit): Target => ({ kind: 'unit', unit }));
  const points = strikePoints(view.table, resume, strike);
  return [{ type: 'aim', aims: evenly(named, points), tacCoord: [], nuclear: false }];
};
