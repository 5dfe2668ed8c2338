import type { Game, GameTypes } from '@narrow-seas/core';

/** More would only take time, and a list of moves may have thousands. */
const MOST_OF_A_TYPE = 12;
const MOST_LISTED = 1500;

/** What the rules offer of this kind, a few actions of each type, evenly from the whole list. */
export const offeredIn = <T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  isWanted: (action: T['action']) => boolean = () => true,
): readonly T['action'][] => {
  const byType = new Map<string, T['action'][]>();
  let listed = 0;
  for (const action of game.options(view).list()) {
    listed += 1;
    if (isWanted(action)) (byType.get(action.type) ?? first(byType, action.type)).push(action);
    if (listed >= MOST_LISTED) break;
  }
  return [...byType.values()].flatMap(spread);
};

const first = <A>(byType: Map<string, A[]>, type: string): A[] => {
  const some: A[] = [];
  byType.set(type, some);
  return some;
};

const spread = <A>(actions: readonly A[]): readonly A[] => {
  const step = Math.max(1, actions.length / MOST_OF_A_TYPE);
  return Array.from(
    { length: Math.min(actions.length, MOST_OF_A_TYPE) },
    (_, place) => actions[Math.floor(place * step)] as A,
  );
};

/** What fires, bombs, boards or answers an enemy, whatever the game. */
const ATTACKS: ReadonlySet<string> = new Set([
  'attack',
  'fire',
  'strike',
  'aim',
  'bounce',
  'intercept',
  'raid',
  'hit-ship',
  'bombard',
  'hunt',
  'torpedo',
  'assault',
  'strike-fleet',
  'react',
]);

/** What brings somebody nearer or farther. */
const WAYS: ReadonlySet<string> = new Set([
  'sail',
  'begin',
  'put-to-sea',
  'enter-port',
  'activate',
  'fly',
  'withdraw',
]);

interface Spoken {
  readonly type: string;
  readonly yes?: boolean;
  readonly pass?: boolean;
}

export const isAttack = (action: Spoken): boolean =>
  ATTACKS.has(action.type) || (action.type === 'fight' && action.yes === true);

/** Whether one in a hurry or on the run would think of it; bookkeeping is left to the mind. */
export const isOfNote = (action: Spoken): boolean =>
  WAYS.has(action.type) || isAttack(action) || isIdle(action);

const IDLE: readonly string[] = ['done', 'deploy-rest', 'place-rest', 'let-pass'];

/** Ends something, declines, or leaves the rest as it is. */
export const isIdle = (action: Spoken): boolean =>
  IDLE.includes(action.type) || action.yes === false || action.pass === true;

/** Those that do nothing first, and what fires last. */
export const laziestFirst = <A extends Spoken>(actions: readonly A[]): readonly A[] => {
  const effortOf = (action: A): number =>
    isIdle(action) ? IDLE.indexOf(action.type) : IDLE.length + Number(isAttack(action));
  return actions.toSorted((one, two) => effortOf(one) - effortOf(two));
};
