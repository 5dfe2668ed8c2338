import type { EditUnit } from '@narrow-seas/core';
import { SIDE_NAMES } from '../face/words.ts';
import type { Boat, Mine, State } from '../model/state.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import { nameOf, watersOf } from '../model/waters.ts';

/** What an edit calls a piece: one that is there, or one of which there are as many as one likes. */
export type Named =
  | { readonly is: 'boat'; readonly place: number }
  | { readonly is: 'mine'; readonly place: number }
  | { readonly is: 'new-boat' | 'new-mine'; readonly side: Side };

const mineId = (state: State, { side, hex }: Mine): string => `mine-${side}-${nameOf(watersOf(state), hex)}`;

const newId = (kind: 'boat' | 'mine', side: Side): string => `new-${kind}-${side}`;

export const unitNamed = (state: State, id: string): Named | undefined => {
  for (const side of SIDES) {
    if (id === newId('boat', side)) return { is: 'new-boat', side };
    if (id === newId('mine', side)) return { is: 'new-mine', side };
  }
  const boat = state.boats.findIndex(each => boatId(each) === id);
  if (boat >= 0) return { is: 'boat', place: boat };
  const mine = state.mines.findIndex(each => mineId(state, each) === id);
  return mine >= 0 ? { is: 'mine', place: mine } : undefined;
};

const boatId = ({ id }: Boat): string => `boat-${id}`;

const boatUnit = (state: State, boat: Boat): EditUnit => {
  const { id, side, where } = boat;
  const common = {
    id: boatId(boat),
    piece: id,
    title: `${SIDE_NAMES[side]} boat ${id}`,
    side,
    group: 'Boats',
  };
  return where.at === 'sunk'
    ? { ...common, at: 'sunk', place: 'sunk' }
    : { ...common, at: `in hex ${nameOf(watersOf(state), where.hex)}`, hex: where.hex };
};

const mineUnit = (state: State, mine: Mine): EditUnit => ({
  id: mineId(state, mine),
  title: `${SIDE_NAMES[mine.side]} mine`,
  side: mine.side,
  group: 'Mines',
  at: `in hex ${nameOf(watersOf(state), mine.hex)}`,
  hex: mine.hex,
});

const endless = (kind: 'boat' | 'mine', side: Side): EditUnit => ({
  id: newId(kind, side),
  title: `New ${SIDE_NAMES[side]} ${kind}`,
  side,
  group: kind === 'boat' ? 'Boats' : 'Mines',
  at: '',
  endless: true,
});

export const unitsOf = (state: State): readonly EditUnit[] => [
  ...SIDES.flatMap(side => [endless('boat', side), endless('mine', side)]),
  ...state.boats.map(boat => boatUnit(state, boat)),
  ...state.mines.map(mine => mineUnit(state, mine)),
];
