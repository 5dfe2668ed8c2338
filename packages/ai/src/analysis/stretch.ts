import {
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type Mind,
  type Question,
  replay,
} from '@narrow-seas/core';

/** One throw of the dice. */
export interface ThrowStretch<T extends GameTypes> {
  readonly kind: 'throw';
  /** Entries before it, and with it. */
  readonly from: number;
  readonly to: number;
  readonly action: T['action'];
  readonly before: T['state'];
  readonly after: T['state'];
}

/** What one side did in one phase, between throws and what others did. */
export interface DecisionStretch<T extends GameTypes> {
  readonly kind: 'decision';
  readonly from: number;
  readonly to: number;
  readonly by: T['side'];
  readonly actions: readonly T['action'][];
  readonly before: T['state'];
  /** The last state in the same phase: what ends a phase says nothing about the plan. */
  readonly after: T['state'];
  /** Made by a standing order: nobody decided it at that moment. */
  readonly isOrdered: boolean;
}

export type Stretch<T extends GameTypes> = ThrowStretch<T> | DecisionStretch<T>;

/** The log, cut where dice were thrown, somebody else acted or a phase was over. */
export const stretchesOf = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  match: Match<T>,
): readonly Stretch<T>[] => {
  const found: Stretch<T>[] = [];
  let place = 0;
  for (const { entry, before, after } of replay(game, match)) {
    place += 1;
    if (entry.by === 'chance') {
      found.push({ kind: 'throw', from: place - 1, to: place, action: entry.action, before, after });
      continue;
    }
    const isHere = isSamePhase(game, mind, before, after);
    const open = found.at(-1);
    const isOrdered = entry.order !== undefined;
    if (open?.kind === 'decision' && continues(open, entry) && isSamePhase(game, mind, open.before, before))
      found[found.length - 1] = {
        ...open,
        to: place,
        actions: [...open.actions, entry.action],
        after: isHere ? after : before,
      };
    else
      found.push({
        kind: 'decision',
        from: place - 1,
        to: place,
        by: entry.by,
        actions: [entry.action],
        before,
        after: isHere ? after : before,
        isOrdered,
      });
  }
  return found;
};

const continues = <T extends GameTypes>(open: DecisionStretch<T>, { by, order }: Entry<T>): boolean =>
  open.by === by && open.isOrdered === (order !== undefined);

/** In the next phase, and when all is over, other things count: values before and after cannot be compared. */
export const isSamePhase = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  before: T['state'],
  after: T['state'],
): boolean => mind.stage(before) === mind.stage(after) && game.outcome(after) === undefined;
