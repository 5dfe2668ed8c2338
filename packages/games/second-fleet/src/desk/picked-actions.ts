import type { Selection } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { rolesFor } from '../turn/fire/list.ts';
import { forcesAttacked } from '../rules/strategic-air/formation.ts';
import type { Formation } from '../model/fire/phase.ts';
import { hexOfUnit, homeOf } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { regroupable } from '../rules/movement/reorganise.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { Force, Home, PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { flightsFrom } from './flight-plans.ts';
import { aimsAt } from './picked-aims.ts';
import { wingHome } from './wing.ts';

/**
 * What the very pieces that were picked could do: the rules list one action of each kind, and a person may want another
 * selection of ships, aircraft or targets. Some of it may be refused.
 */
export const actionsOfPicked = (view: View, { pieces, targets, shares }: Selection): readonly Action[] => {
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
      return flightsFrom(view.table, phase);
    case 'formation':
      return formations(view.table, phase, units);
    case 'targeting':
      return aimsAt(view, phase, targets as readonly UnitId[], shares);
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

const leftBy = (
  table: PublicState,
  segment: Segment,
  hex: HexId,
  units: readonly UnitId[],
): readonly Force[] => {
  const ready = regroupable(table, segment, hex);
  return table.forces
    .map(force => force.filter(unit => ready.includes(unit) && !units.includes(unit)))
    .filter(({ length }) => length > 0);
};

/** [C.7.1] Those picked come first, in the order in which they were picked; the others keep theirs. */
const formations = (table: PublicState, phase: Formation, units: readonly UnitId[]): readonly Action[] => {
  const forces = forcesAttacked(table, phase).map(force => [
    ...units.filter(unit => force.includes(unit)),
    ...force.filter(unit => !units.includes(unit)),
  ]);
  return [{ type: 'form', forces }];
};

/** [C.9.1] All armed, some as escort, or all of them: INT go first, in the order picked. The stack has no order. */
const takeOffs = (table: PublicState, picked: readonly UnitId[]): readonly Action[] => {
  const rank = (unit: UnitId): number => (specOf(table, unit).kind === 'INT' ? 0 : 1);
  const fighters = rolesFor(table, picked, () => 'int')
    .map(({ unit }) => unit)
    .toSorted((a, b) => rank(a) - rank(b));
  const units = picked.toSorted((a, b) => a - b);
  return Array.from({ length: fighters.length + 1 }, (_, escorts): Action => {
    const first = fighters.slice(0, escorts);
    return {
      type: 'take-off',
      units,
      roles: rolesFor(table, units, unit => (first.includes(unit) ? 'int' : 'atk')),
    };
  });
};

const patrols = (view: View, units: readonly UnitId[]): readonly Action[] => {
  const first = units[0] as UnitId;
  const home: Home | undefined = homeOf(view.table, first) ?? wingHome(view, first);
  return home === undefined ? [] : [{ type: 'fly-cap', home, units }];
};
