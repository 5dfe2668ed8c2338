import { exhausted } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { handOn } from './occupancy.ts';
import type { Boat, Phase, State } from './state.ts';
import type { BoatId, Face, Side, Signal } from './vocabulary.ts';

export type Event =
  | { readonly type: 'laid'; readonly side: Side; readonly hex: HexId }
  | { readonly type: 'sealed'; readonly side: Side; readonly signal: Signal }
  | { readonly type: 'opened'; readonly north: Signal; readonly south: Signal }
  | { readonly type: 'began'; readonly phase: Phase }
  | { readonly type: 'turned'; readonly turn: number }
  | {
      readonly type: 'sailed';
      readonly boat: BoatId;
      readonly to: HexId;
      readonly left: number;
      /** The hex might have held an unseen mine: finding none is news too. */
      readonly probed: boolean;
    }
  | { readonly type: 'struck'; readonly boat: BoatId; readonly hex: HexId }
  | { readonly type: 'fired'; readonly boat: BoatId; readonly target: BoatId }
  | { readonly type: 'rolled'; readonly face: Face }
  | { readonly type: 'sank'; readonly boat: BoatId };

/** [NS.2] What told somebody something cannot be taken back. */
export const final = (event: Event): boolean =>
  event.type === 'opened' || event.type === 'struck' || (event.type === 'sailed' && event.probed);

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'laid':
      return {
        ...state,
        mines: [...state.mines, { side: event.side, hex: event.hex }],
        stock: { ...state.stock, [event.side]: state.stock[event.side] - 1 },
      };
    case 'sealed':
      return withSealed(state, event.side, event.signal);
    case 'began':
      return { ...state, phase: event.phase };
    case 'turned':
      return { ...state, turn: event.turn, boats: state.boats.map(rested) };
    case 'sailed':
      return withBoat(state, event.boat, { where: { at: 'sea', hex: event.to }, left: event.left });
    case 'struck':
      return {
        ...state,
        mines: state.mines.filter(mine => !(mine.hex === event.hex && isEnemyMine(state, mine, event.boat))),
      };
    case 'fired':
      return withBoat(state, event.boat, { fired: true });
    case 'sank':
      return withBoat(state, event.boat, { where: { at: 'sunk' }, left: 0 });
    case 'opened':
    case 'rolled':
      return state;
    default:
      return exhausted(event);
  }
};

const isEnemyMine = (state: State, mine: { readonly side: Side }, boat: BoatId): boolean =>
  state.boats[boat]?.side !== mine.side;

const withSealed = (state: State, side: Side, signal: Signal): State =>
  state.phase.name === 'signals'
    ? { ...state, phase: { ...state.phase, sealed: { ...state.phase.sealed, [side]: signal } } }
    : state;

/** [4.1] A boat afloat may enter three hexes a turn. */
export const STEPS = 3;

const rested = (boat: Boat): Boat =>
  boat.where.at === 'sunk' || (boat.left === STEPS && !boat.fired)
    ? boat
    : { ...boat, left: STEPS, fired: false };

const withBoat = (state: State, id: BoatId, change: Partial<Boat>): State => {
  const boat = state.boats[id];
  if (boat === undefined) throw new RangeError(`There is no boat ${id}`);
  const boats = state.boats.slice();
  boats[id] = { ...boat, ...change };
  handOn(state.boats, boats, id);
  return { ...state, boats };
};
