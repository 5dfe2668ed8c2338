import type { Piece } from '@narrow-seas/core';
import type { State } from '../model/state.ts';
import { counterOf } from './counter.ts';
import { lookCount, lookOf } from './units.ts';

/** Where a unit stands on the map, and how deep in its stack. */
export interface Standing {
  readonly hex: number;
  readonly level: number;
}

export const standingsOf = ({ stacks }: State): ReadonlyMap<number, Standing> =>
  new Map(
    [...stacks.nato, ...stacks.soviet].flatMap(({ hex, units }) =>
      units.map((unit, level) => [unit, { hex, level }] as const),
    ),
  );

/** Every unit there is: on the map with its hex, in a tray without. */
export const piecesOf = (state: State): readonly Piece[] => {
  const standings = standingsOf(state);
  return Array.from({ length: lookCount(state) }, (_, id) => pieceOf(state, id, standings.get(id)));
};

const pieceOf = (state: State, id: number, standing: Standing | undefined): Piece => {
  const look = lookOf(state, id);
  return {
    id,
    side: look.side === 'nato' ? 'blue' : 'red',
    counter: counterOf(look),
    ...(standing === undefined ? {} : { hex: standing.hex }),
    level: standing?.level ?? 0,
    turned: isTurned(state, id),
    spent: isSpent(state, id),
  };
};

const has = (units: readonly number[], id: number): boolean => units.includes(id);

/** An aircraft that must land and has not flown yet. */
export const isTurned = ({ phase }: State, id: number): boolean =>
  phase.name === 'movement' && has(phase.mustLand, id) && !has(phase.moved, id);

export const isSpent = ({ phase }: State, id: number): boolean => {
  if (phase.name === 'movement') return has(phase.moved, id);
  return phase.name === 'combat' && (has(phase.attacked, id) || has(phase.exempt, id));
};
