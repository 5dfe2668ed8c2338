import type { GameTypes, ReplayStep, Viewer } from '@narrow-seas/core';
import { namesIn } from '../glossary.ts';
import type { Opened } from './open.ts';

type Told<T extends GameTypes> = Pick<Opened<T>, 'game' | 'kit' | 'glossary'>;

/** One move on one line: who, what, and what `viewer` saw of it; without a viewer all that happened. */
export const sayStep = <T extends GameTypes>(
  told: Told<T>,
  step: ReplayStep<T>,
  viewer: Viewer<T['side']> | undefined,
): string => {
  const { game, glossary } = told;
  const { by, action } = step.entry;
  const { sayThing } = namesIn(glossary, step.before);
  const lead = knowsAction(told, by, viewer) ? `${by} ${game.notation.printAction(step.before, action)}` : by;
  const seen = seenOf(told, step, viewer).map(sayThing);
  return `${lead}: ${seen.join('; ') || 'nothing is seen'}`;
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
  if (viewer === undefined) return entry.events;
  const seen: object[] = [];
  let state = before;
  for (const event of entry.events) {
    seen.push(...game.witness(state, event, viewer));
    state = game.evolve(state, event);
  }
  return seen;
};
