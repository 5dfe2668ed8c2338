import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { hexesToMine } from '../rules/laying.ts';
import { enemiesBeside } from '../model/occupancy.ts';
import { openBeside } from '../rules/sailing.ts';
import { type Boat, boatOf, type State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { type BoatId, SIGNALS } from '../model/vocabulary.ts';

/** Something to decide: a step of a boat, or what the phase as a whole asks for. */
export interface Question {
  readonly about: BoatId | 'phase';
  /** Doing nothing is no answer. */
  readonly required: boolean;
}

const PHASE: Question = { about: 'phase', required: true };

/** A shot costs nothing, so what can be shot at comes first; then each boat's steps. */
export const questions = (view: View): readonly Question[] => {
  if (view.phase.name !== 'sailing' || shotsIn(view).length > 0) return [PHASE];
  return ownBoats(view).flatMap(({ id, left }) =>
    Array.from({ length: left }, () => ({ about: id, required: false })),
  );
};

const ownBoats = ({ boats, viewer }: View): readonly Boat[] =>
  boats.filter(({ side, where }) => side === viewer && where.at === 'sea');

/** More places for a mine would only take time. */
const MOST_PLACES = 8;

export const answers = (view: View, { about }: Question, random: Random): readonly Action[] => {
  const { phase, viewer } = view;
  if (viewer === 'spectator') return [];
  if (phase.name === 'sailing') {
    if (phase.side !== viewer) return [];
    return about === 'phase' ? shotsIn(view) : stepsOf(view, about);
  }
  if (phase.name === 'laying') return placesForMine(view, random);
  if (phase.name === 'signals')
    return phase.own === undefined ? SIGNALS.map(signal => ({ type: 'signal', signal }) as const) : [];
  return phase.name === 'falling-back' ? refugesOf(view, phase.boat) : [];
};

/** [5.1] Every shot that can be made now. */
const shotsIn = (view: View): readonly Action[] => {
  const { phase, viewer } = view;
  if (phase.name !== 'sailing' || phase.side !== viewer) return [];
  return ownBoats(view).flatMap(boat =>
    boat.fired
      ? []
      : enemiesBeside(view, boat).map(({ id }) => ({ type: 'fire', boat: boat.id, target: id }) as const),
  );
};

const stepsOf = (view: View, id: BoatId): readonly Action[] => {
  const boat = boatOf(view, id);
  if (boat === undefined || boat.left === 0) return [];
  return openBeside(view, boat).map(to => ({ type: 'sail', boat: id, to }) as const);
};

const placesForMine = (view: View, random: Random): readonly Action[] => {
  if (view.viewer === 'spectator') return [];
  const free = hexesToMine(view, view.viewer);
  const places = free.length <= MOST_PLACES ? free : new Set(drawn(free, random));
  return [...places].map(hex => ({ type: 'lay', hex }) as const);
};

const drawn = <T>(items: readonly T[], random: Random): readonly T[] =>
  Array.from({ length: MOST_PLACES }, () => pick(random, items) as T);

const refugesOf = (table: Pick<State, 'scenario' | 'boats'>, id: BoatId): readonly Action[] => {
  const boat = boatOf(table, id);
  return boat === undefined ? [] : openBeside(table, boat).map(to => ({ type: 'fall-back', to }) as const);
};

/** A plan that brought a boat beside an enemy ends with its shot; one that did not, with the end of the phase. */
export const close = (view: View): Action | undefined => {
  const { phase, viewer } = view;
  if (phase.name !== 'sailing' || phase.side !== viewer) return undefined;
  return shotsIn(view)[0] ?? { type: 'done' };
};

/** [5.3] To the hex with the fewest enemies beside it. */
export const reflex = (state: State): Action | undefined => {
  const { phase } = state;
  const boat = phase.name === 'falling-back' ? boatOf(state, phase.boat) : undefined;
  if (boat === undefined) return undefined;
  const crowd = (to: Boat['where']): number => enemiesBeside(state, { ...boat, where: to }).length;
  const [best] = openBeside(state, boat)
    .map(hex => ({ hex, enemies: crowd({ at: 'sea', hex }) }))
    .toSorted((a, b) => a.enemies - b.enemies);
  return best === undefined ? undefined : { type: 'fall-back', to: best.hex };
};
