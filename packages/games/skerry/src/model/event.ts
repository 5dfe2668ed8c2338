import { anyOf, decoderOf, defineEvent, exhausted, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { BOAT, FACE, HEX, SIDE, SIGNAL } from './action.ts';
import { handOn } from './occupancy.ts';
import { PHASE } from './phase.ts';
import type { Boat, State } from './state.ts';
import type { BoatId, Side, Signal } from './vocabulary.ts';

/** What everybody sees as it is. */
export const OPEN_EVENTS = [
  defineEvent('opened', { north: SIGNAL, south: SIGNAL }),
  defineEvent('began', { phase: PHASE }),
  defineEvent('turned', { turn: z.int().positive() }),
  /** `probed`: the hex might have held an unseen mine, and finding none is news too. */
  defineEvent('sailed', { boat: BOAT, to: HEX, left: z.int().nonnegative(), probed: z.boolean() }),
  defineEvent('struck', { boat: BOAT, hex: HEX }),
  defineEvent('fired', { boat: BOAT, target: BOAT }),
  defineEvent('rolled', { face: FACE }),
  defineEvent('sank', { boat: BOAT }),
] as const;

/** Every event, declared once. */
export const EVENTS = [
  defineEvent('laid', { side: SIDE, hex: HEX }),
  defineEvent('sealed', { side: SIDE, signal: SIGNAL }),
  ...OPEN_EVENTS,
] as const;

export type Event = TypeOf<typeof EVENTS>;

export const EVENT = anyOf('type', EVENTS);

export const decodeEvent = decoderOf(EVENT);

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
