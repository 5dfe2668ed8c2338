import type { GameTypes, ReplayStep, Viewer } from '@narrow-seas/core';
import { sayNamed } from '../say-named.ts';
import { speechOf } from '../speech.ts';
import type { Opened } from './open.ts';
import { REPLAY_WORDS } from '../words/verbs.ts';

type Told<T extends GameTypes> = Pick<Opened<T>, 'game' | 'kit'>;

/** One move on one line: who, what, and what `viewer` saw of it; without a viewer all that happened. */
export const sayStep = <T extends GameTypes>(
  told: Told<T>,
  step: ReplayStep<T>,
  viewer: Viewer<T['side']> | undefined,
): string => {
  const { game } = told;
  const { by, action } = step.entry;
  const lead = knowsAction(told, by, viewer) ? `${by} ${game.notation.printAction(step.before, action)}` : by;
  const seen = seenOf(told, step, viewer).map(sayNamed);
  return `${lead}: ${seen.join('; ') || REPLAY_WORDS.nothingSeen}`;
};

/** What another side ordered may be its secret; its sights tell what came of it. */
const knowsAction = <T extends GameTypes>(
  { kit }: Told<T>,
  by: string,
  viewer: Viewer<T['side']> | undefined,
): boolean => viewer === undefined || viewer === by || kit.secrets === 'none';

const seenOf = <T extends GameTypes>(
  { game }: Told<T>,
  { entry, before }: ReplayStep<T>,
  viewer: Viewer<T['side']> | undefined,
): readonly object[] => {
  const { event: sayEvent, sight: saySight } = speechOf(game);
  const seen: object[] = [];
  let state = before;
  for (const event of entry.events) {
    if (viewer === undefined) seen.push(sayEvent(state, event));
    else for (const sight of game.witness(state, event, viewer)) seen.push(saySight(state, sight));
    state = game.evolve(state, event);
  }
  return seen;
};
