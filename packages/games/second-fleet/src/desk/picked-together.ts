import type { Home, PublicState } from '../model/state.ts';
import { specOf } from '../model/roster.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { FLIGHT_LIMIT } from '../rules/combat/flight.ts';
import { patrolHomes, patrolUnits } from '../rules/patrols/cap.ts';
import { readyAt } from '../rules/patrols/deck.ts';
import type { View } from '../secrets/view.ts';
import { patrolChoices } from '../turn/fire/list.ts';

type Group = readonly UnitId[];

const byKey = (units: readonly UnitId[], keyOf: (unit: UnitId) => string): readonly Group[] => {
  const groups = new Map<string, UnitId[]>();
  for (const unit of units) groups.set(keyOf(unit), [...(groups.get(keyOf(unit)) ?? []), unit]);
  return [...groups.values()];
};

const homeKey = (view: View, unit: UnitId): string => {
  const home: Home | undefined = readyAt(view, unit);
  return home === undefined ? '' : JSON.stringify(home);
};

/** [7] Aircraft of one kind and nation that have no orders yet, wherever they stand: most days they are given one task. */
const forOneTask = (view: View, ready: readonly UnitId[]): readonly Group[] => {
  const ordered = new Set(view.own?.orders.map(({ unit }) => unit));
  return byKey(
    ready.filter(unit => !ordered.has(unit)),
    unit => `${specOf(view.table, unit).kind} ${specOf(view.table, unit).nation}`,
  );
};

/** [4.3.1] Aircraft of one kind and field, as many as fly together. */
const forOneFlight = (view: View, ready: readonly UnitId[]): readonly Group[] =>
  byKey(ready, unit => `${specOf(view.table, unit).kind} ${homeKey(view, unit)}`).map(group =>
    group.slice(0, FLIGHT_LIMIT),
  );

/** [8] The fullest patrol of each base and carrier. */
const forOnePatrol = (view: View, side: Side): readonly Group[] =>
  patrolHomes(view, side).flatMap(home => {
    const fullest = patrolChoices(view.table, home, patrolUnits(view, side, home)).at(-1);
    return fullest === undefined ? [] : [fullest];
  });

const forces = (table: PublicState, side: Side): readonly Group[] =>
  table.forces.filter(force => force.every(unit => specOf(table, unit).side === side));

const groupsIn = (view: View, side: Side, ready: readonly UnitId[]): readonly Group[] => {
  const { table } = view;
  const { phase } = table;
  switch (phase.name) {
    case 'formation':
      return [];
    case 'surface-activation':
    case 'flight':
      return [phase.units, ...forces(table, side)];
    case 'targeting':
      return [phase.strike.units, ...forces(table, side)];
    case 'assignment':
      return forOneTask(view, ready);
    case 'cap':
      return forOnePatrol(view, side);
    case 'segment':
      return phase.arm === 'air' ? forOneFlight(view, ready) : forces(table, side);
    default:
      return forces(table, side);
  }
};

/** Who acts now acts together; forces sail, attack and are placed as one; aircraft go by kind. */
export const pickedTogether = (view: View, side: Side, ready: readonly UnitId[]): readonly Group[] =>
  groupsIn(view, side, ready).filter(({ length }) => length > 1);
