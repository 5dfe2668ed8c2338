import {
  adjusted,
  type Culprit,
  type Edit,
  type Editor,
  type EditorSheet,
  type Fault,
  fault,
  fieldsIn,
  noSuchUnit,
  ok,
  type Result,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { SkerryTypes } from '../game.ts';
import { STEPS } from '../model/event.ts';
import type { Boat, State } from '../model/state.ts';
import type { BoatId, Side } from '../model/vocabulary.ts';
import { hexNamed, watersOf } from '../model/waters.ts';
import { setup } from '../scenarios/scenario.ts';
import { MARKS, STOCKS, TIME } from './settings.ts';
import { type Named, unitNamed, unitsOf } from './units.ts';

/** [1.2] [2.1] The sea without boats and mines, at the start of a turn. */
const blank = (scenario: string): Result<State, Fault> => {
  const start = setup({ scenario, options: {} });
  if (!start.ok) return start;
  return ok({
    ...start.value,
    phase: { name: 'signals', sealed: {} },
    boats: [],
    stock: { north: 0, south: 0 },
  });
};

const sheet = (state: State): EditorSheet => ({
  units: unitsOf(state),
  places: [
    { id: 'none', title: 'Takes no part' },
    { id: 'sunk', title: 'Sunk' },
  ],
  settings: [
    { title: 'Time', fields: fieldsIn(TIME, state) },
    { title: 'Mines', fields: fieldsIn(STOCKS, state) },
  ],
});

const withUnit = (
  state: State,
  id: string,
  change: (unit: Named) => Result<State, Fault>,
): Result<State, Fault> => {
  const unit = unitNamed(state, id);
  return unit === undefined ? noSuchUnit(id) : change(unit);
};

const newBoat = ({ boats }: State, side: Side, where: Boat['where']): Boat => ({
  id: boats.length as BoatId,
  side,
  where,
  left: where.at === 'sunk' ? 0 : STEPS,
  fired: false,
});

const withBoat = (state: State, place: number, change: Partial<Boat>): State => ({
  ...state,
  boats: state.boats.map((boat, other) => (other === place ? { ...boat, ...change } : boat)),
});

/** A boat goes by its place in the list: those behind one that goes move up. */
const withoutBoat = (state: State, place: number): State => ({
  ...state,
  boats: state.boats.toSpliced(place, 1).map((boat, id) => ({ ...boat, id: id as BoatId })),
});

const put = (state: State, unit: Named, hex: HexId): State => {
  const where: Boat['where'] = { at: 'sea', hex };
  switch (unit.is) {
    case 'boat': {
      const wasSunk = state.boats[unit.place]?.where.at === 'sunk';
      return withBoat(state, unit.place, { where, ...(wasSunk ? { left: STEPS } : {}) });
    }
    case 'mine': {
      const mines = state.mines.map((mine, place) => (place === unit.place ? { ...mine, hex } : mine));
      return { ...state, mines };
    }
    case 'new-boat':
      return { ...state, boats: [...state.boats, newBoat(state, unit.side, where)] };
    default:
      return { ...state, mines: [...state.mines, { side: unit.side, hex }] };
  }
};

const aside = (state: State, unit: Named, place: string): Result<State, Fault> => {
  if (place === 'sunk' && unit.is === 'boat')
    return ok(withBoat(state, unit.place, { where: { at: 'sunk' }, left: 0 }));
  if (place === 'sunk' && unit.is === 'new-boat')
    return ok({ ...state, boats: [...state.boats, newBoat(state, unit.side, { at: 'sunk' })] });
  if (place !== 'none') return fault('ERR_EDIT', place, 'Only boats can be put here.');
  if (unit.is === 'boat') return ok(withoutBoat(state, unit.place));
  return ok(unit.is === 'mine' ? { ...state, mines: state.mines.toSpliced(unit.place, 1) } : state);
};

const marked = (
  state: State,
  unit: Named,
  { field, value }: Extract<Edit, { do: 'mark' }>,
): Result<State, Fault> => {
  const boat = unit.is === 'boat' ? state.boats[unit.place] : undefined;
  if (boat === undefined || unit.is !== 'boat') return fault('ERR_EDIT', field, 'Only a boat has marks.');
  const set = adjusted(MARKS, boat, field, value);
  return set.ok ? ok(withBoat(state, unit.place, set.value)) : set;
};

const change = (state: State, edit: Edit): Result<State, Fault> => {
  switch (edit.do) {
    case 'put':
      return withUnit(state, edit.unit, unit => ok(put(state, unit, edit.hex as HexId)));
    case 'aside':
      return withUnit(state, edit.unit, unit => aside(state, unit, edit.place));
    case 'mark':
      return withUnit(state, edit.unit, unit => marked(state, unit, edit));
    case 'set':
      return adjusted([...TIME, ...STOCKS], state, edit.field, edit.value);
    default:
      return fault('ERR_EDIT', '', 'Skerry has one boat in a hex, and boats of one kind only.');
  }
};

/** A statement of a boat or a mine names its hex. */
const culprits = (state: State, at: string): readonly Culprit[] => {
  const found = /^(boat|mine)\[(\d+)\]$/.exec(at);
  const place = Number(found?.[2]);
  const boat = found?.[1] === 'boat' ? state.boats[place] : undefined;
  if (boat?.where.at === 'sea') return [{ kind: 'hex', id: boat.where.hex }];
  const mine = found?.[1] === 'mine' ? state.mines[place] : undefined;
  if (mine !== undefined) return [{ kind: 'hex', id: mine.hex }];
  const hex = hexNamed(watersOf(state), at);
  return hex === undefined ? [] : [{ kind: 'hex', id: hex }];
};

export const skerryEditor: Editor<SkerryTypes> = {
  blank,
  hexes: state => watersOf(state).grid.size,
  sheet,
  fieldsOf: (state, id) => {
    const unit = unitNamed(state, id);
    const boat = unit?.is === 'boat' ? state.boats[unit.place] : undefined;
    return boat === undefined || boat.where.at === 'sunk' ? [] : fieldsIn(MARKS, boat);
  },
  fieldsAt: () => [],
  change,
  culprits,
};
