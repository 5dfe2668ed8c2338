import {
  answerSteps,
  type GameTypes,
  mustBe,
  type Problem,
  type ProblemAim,
  proofKitOf,
  proveAnswer,
  type Question,
  reachesAim,
  type WrongAnswer,
} from '@narrow-seas/core';
import { PROBLEM_WORDS as SAID } from '../words/problems.ts';
import type { Moment, ProblemPack } from './moments.ts';
import { hintsFor, replyTo } from './tell.ts';

/** What people would do instead, and why. */
export interface Tempting<A> {
  readonly idea: WrongAnswer['idea'];
  readonly actions: readonly A[];
}

interface Posed<A> {
  readonly id: string;
  readonly aim: ProblemAim;
  readonly answer: readonly A[];
  readonly tempting: readonly Tempting<A>[];
  readonly difficulty: Problem['difficulty'];
}

/** The problem with all its words; what it says of answers is proven here. */
export const problemTold = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  moment: Moment<T>,
  { id, aim, answer, tempting, difficulty }: Posed<T['action']>,
): Problem => {
  const kit = proofKitOf(pack);
  const { side, state, turn } = moment;
  const told = (actions: readonly T['action'][], reached: number) => ({
    actions: actions as unknown as Problem['solution']['actions'],
    steps: [...answerSteps(pack, moment, actions)],
    reached,
  });
  const wrong = tempting.flatMap(({ idea, actions }) => {
    const reached = proveAnswer(kit, { side, state, aim }, actions);
    if (!reached.ok || reachesAim(aim, reached.value)) return [];
    const reply = replyTo(pack, kit, moment, { aim, actions, idea });
    return [{ ...told(actions, reached.value), idea, reply }];
  });
  return {
    id,
    game: pack.game.id,
    title: SAID.title(aim, turn),
    side,
    position: pack.game.notation.print(state),
    task: SAID.task(side, aim),
    aim,
    hints: [...hintsFor(answerSteps(pack, moment, answer))],
    solution: told(answer, mustBe(proveAnswer(kit, { side, state, aim }, answer))),
    wrong,
    difficulty,
  };
};

/** The same problem, proven and put into words again. */
export const problemRetold = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  { id, position, side: name, aim, solution, wrong, difficulty }: Problem,
): Problem => {
  const { game, ledger } = pack;
  const read = (actions: readonly object[]): readonly T['action'][] =>
    actions.map(action => mustBe(game.decodeAction(action)));
  const state = mustBe(game.notation.parse(position));
  const side = game.sides.find(each => each === name) as T['side'];
  const tempting = wrong.map(({ idea, actions }) => ({ idea, actions: read(actions) }));
  const moment = { state, side, turn: ledger.turn(state) };
  return problemTold(pack, moment, { id, aim, answer: read(solution.actions), tempting, difficulty });
};
