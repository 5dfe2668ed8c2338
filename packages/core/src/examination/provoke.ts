import type { Game, GameTypes } from '../game.ts';
import { mustBe } from '../result.ts';
import { openMatch } from '../match.ts';
import { type Move, randomMove, wander } from '../playout.ts';
import { type Random, seededRandom } from '../random.ts';
import type { Refusal } from '../refusal.ts';
import type { ExamKit } from './kit.ts';
import { mutate } from './mutate.ts';

/** How many moves of the recent past are tried again, when they may no longer be right. */
const RECENT = 4;

/** Plays at random, tries changed and stale actions on the way, and answers with every refusal, once for each word and case. */
export const provokeRefusals = <T extends GameTypes>(
  game: Game<T>,
  { openings }: Pick<ExamKit<T>, 'openings'>,
  moves: number,
  seed = 1,
): readonly Refusal[] => {
  const met = new Map<string, Refusal>();
  for (const [place, opening] of openings.entries()) {
    const random = seededRandom(seed + place);
    const start = mustBe(openMatch(game, opening)).state;
    let recent: readonly Move<T>[] = [];
    for (const state of wander(game, start, random, moves)) {
      const now = randomMove(game, state, random);
      recent = now === undefined ? recent : [...recent, now].slice(-RECENT);
      for (const refusal of provokedIn(game, state, recent, random))
        met.set(`${refusal.code} ${refusal.rule}`, refusal);
    }
  }
  return [...met.values()];
};

/** What the sides are told when they try these actions, and changed ones, in this position. */
const provokedIn = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  tries: readonly Move<T>[],
  random: Random,
): readonly Refusal[] =>
  tries.flatMap(({ action }) => {
    const changed = game.decodeAction(mutate(action, random));
    const actions = changed.ok ? [action, changed.value] : [action];
    return game.sides.flatMap(side =>
      actions.flatMap(each => {
        const decided = game.decide(state, side, each);
        return decided.ok ? [] : [decided.error];
      }),
    );
  });
