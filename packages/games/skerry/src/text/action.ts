import { actionText, namedKind, type Names } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { ACTIONS } from '../model/action.ts';
import type { State } from '../model/state.ts';
import { hexNamed, nameOf, watersOf } from '../model/waters.ts';
import type { BoatId } from '../model/vocabulary.ts';

/** What the numbers of a position stand for. Boats go by their numbers. */
export const NAMES: Names<Pick<State, 'scenario'>> = {
  hex: namedKind<Pick<State, 'scenario'>, HexId>(
    'hex',
    (state, hex) => (hex < watersOf(state).grid.size ? nameOf(watersOf(state), hex) : undefined),
    (state, word) => hexNamed(watersOf(state), word),
  ),
  boat: namedKind<unknown, BoatId>(
    'boat',
    (_, boat) => String(boat),
    (_, word) => (/^\d{1,3}$/.test(word) ? (Number(word) as BoatId) : undefined),
  ),
};

/** `sail 0 0305`, `fire 0 4`, `lay 0304`, `signal bold`, `fall-back 0102`, `done`, `draw-lots north`, `roll 4`. */
export const { print: printAction, parse: parseAction } = actionText({
  title: 'Skerry',
  example: 'sail 0 0305',
  actions: ACTIONS,
  names: NAMES,
});
