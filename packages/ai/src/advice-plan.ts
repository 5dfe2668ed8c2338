import { type GameTypes, type Mind, type Question, seededRandom, type Sketch } from '@narrow-seas/core';
import { type Level, playerOf } from './level.ts';
import { uncommanded } from './command/uncommanded.ts';
import { after, type Thinker } from './outlook.ts';

/** What a level would do in this phase, and where that leads. */
export interface PhasePlan<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  /** Before dice are thrown and before the phase is ended. */
  readonly state: T['state'];
}

/** No phase has as many decisions as this; a mind that never ends its phase would hang the adviser. */
const MOST_ACTIONS = 400;

/** Plays a phase in mind with a player of that level who gives no orders; each step tells the positions looked at. */
export function* planPhase<T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  start: T['state'],
  level: Level,
  seed: number,
): Generator<number, PhasePlan<T>> {
  const player = playerOf(level, game, uncommanded(mind), seed);
  const actions: T['action'][] = [];
  let state = start;
  while (actions.length < MOST_ACTIONS && isOurs({ game, mind, side }, start, state)) {
    const action = yield* thinkOnce(player.think(game.view(state, side), side));
    const next = action === undefined ? undefined : after(game, state, side, action);
    // Where the mind has no idea, the player takes any offered action: that is no advice.
    if (action === undefined || next === undefined || player.refusals() > 0) break;
    actions.push(action);
    // In the next phase other things count: a comparison with this one would say nothing.
    if (mind.stage(next) !== mind.stage(start)) break;
    state = next;
  }
  return { actions, state };
}

function* thinkOnce<T extends GameTypes>(
  thinking: Generator<{ readonly nodes: number }, T['action'] | undefined>,
): Generator<number, T['action'] | undefined> {
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield step.value.nodes;
  return step.value;
}

const isOurs = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  start: T['state'],
  state: T['state'],
): boolean => {
  const actor = game.actor(state);
  return actor !== 'chance' && actor.includes(side) && mind.stage(state) === mind.stage(start);
};

/** The same mind without some ideas: what it then thinks best is another plan. */
export const without = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  idea: (action: T['action']) => string,
  refused: ReadonlySet<string>,
): Mind<T, Q> => {
  if (refused.size === 0) return mind;
  const isRefused = (action: T['action']): boolean => refused.has(idea(action));
  const { sketch, at } = mind;
  return {
    ...mind,
    ...(at === undefined ? {} : { at: (level: string) => without(at(level), idea, refused) }),
    answers: (view, question, random) =>
      mind.answers(view, question, random).filter(action => !isRefused(action)),
    ...(sketch === undefined
      ? {}
      : {
          sketch: (view, random) => {
            const made = sketch(view, random);
            return made === undefined ? undefined : abstaining(made, isRefused);
          },
        }),
  };
};

/** A sketch that takes no choice of which a refused action would come. Each choice is looked at once. */
const abstaining = <A>(sketch: Sketch<A>, isRefused: (action: A) => boolean): Sketch<A> => {
  const refused = new Map<string, boolean>();
  return {
    ...sketch,
    take: (slot, choice) => {
      const key = `${slot} ${choice}`;
      const known = refused.get(key);
      const before = sketch.chosen(slot);
      if (known === true || !sketch.take(slot, choice)) return false;
      const found = known ?? sketch.actions().some(isRefused);
      refused.set(key, found);
      if (found) sketch.take(slot, before);
      return !found;
    },
  };
};

/** The truth that is thought about: one that fits the view. */
export const imagined = <T extends GameTypes, Q extends Question>(
  { game }: Thinker<T, Q>,
  view: T['view'],
  seed: number,
): T['state'] => game.imagine(view, seededRandom(seed));
