import { loadCatalogue } from '@narrow-seas/catalogue';
import {
  type Claim,
  decodeProblems,
  type GameTypes,
  idOf,
  mustBe,
  type Problem,
  type ProblemAim,
  type ProofKit,
  proofKitOf,
  proveAnswer,
  reachesAim,
  seededRandom,
  type SomeGame,
} from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';

const WITH_PROBLEMS = ['sixth-fleet', 'second-fleet'] as const;
const SHELF = await loadCatalogue();

const problemsOf = async (id: string): Promise<readonly Problem[]> => {
  const some = SHELF.find(each => idOf(each) === id);
  const file = await some?.(({ problems }) => problems?.());
  return mustBe(decodeProblems(file)).problems;
};

const ALL = (await Promise.all(WITH_PROBLEMS.map(problemsOf))).flat();

/** What an answer reaches, in the position as written or in another truth that the side could believe in. */
type Prove = (actions: readonly object[], aim: ProblemAim, truth?: number) => number;

interface Prover {
  readonly prove: Prove;
  /** The side is asked in the middle of something: it cannot do nothing. */
  readonly isAsked: boolean;
}

const proverOf = (problem: Problem): Prover => {
  const some = SHELF.find(each => idOf(each) === problem.game) as SomeGame;
  return some(pack => {
    const { game, mind, ledger, desk } = pack;
    if (mind === undefined || ledger === undefined || desk === undefined)
      throw new Error(`${game.id} is no whole game`);
    return proveIn(problem, proofKitOf({ game, mind, ledger, desk }));
  });
};

const proveIn = <T extends GameTypes>(problem: Problem, kit: ProofKit<T>): Prover => {
  const { game } = kit;
  const state = mustBe(game.notation.parse(problem.position));
  const side = game.sides.find(each => each === problem.side);
  if (side === undefined) throw new Error(`There is no side ${problem.side}`);
  const prove: Prove = (actions, aim, truth) => {
    const other = truth === undefined ? state : game.imagine(game.view(state, side), seededRandom(truth));
    const claim: Claim<T> = { side, state: other, aim };
    return mustBe(
      proveAnswer(
        kit,
        claim,
        actions.map(action => mustBe(game.decodeAction(action))),
      ),
    );
  };
  return { prove, isAsked: kit.reflex(state) !== undefined };
};

test('there are thirty or more, and no two have one name', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(30);
  expect(new Set(ALL.map(({ game }) => game))).toEqual(new Set(WITH_PROBLEMS));
  const names = ALL.map(({ game, id }) => `${game} ${id}`);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(ALL.map(problem => [`${problem.game} ${problem.id}`, problem] as const))(
  '%s',
  (_id, problem) => {
    const { aim, solution, wrong } = problem;
    const { prove, isAsked } = proverOf(problem);

    test('the solution reaches the aim, as exactly as it says, and wherever hidden things lie', () => {
      const reached = prove(solution.actions, aim);
      expect(reached).toBeCloseTo(solution.reached, 9);
      expect(reachesAim(aim, reached)).toBe(true);
      for (const truth of [21, 22]) expect(reachesAim(aim, prove(solution.actions, aim, truth))).toBe(true);
    });

    test('what most players would do does not reach it, and each wrong answer says why', () => {
      expect(wrong.some(({ idea }) => idea !== 'end')).toBe(true);
      for (const { actions, reached, reply } of wrong) {
        const found = prove(actions, aim);
        expect(found).toBeCloseTo(reached, 9);
        expect(reachesAim(aim, found)).toBe(false);
        expect(reply).not.toBe('');
      }
    });

    test('the side is to move, the position is written as the game writes it, and hints lead there', () => {
      const some = SHELF.find(each => idOf(each) === problem.game) as SomeGame;
      some(({ game }) => {
        const state = mustBe(game.notation.parse(problem.position));
        expect(game.notation.print(state)).toBe(problem.position);
        expect(game.actor(state)).toContain(problem.side);
      });
      expect(problem.hints.length).toBeGreaterThan(1);
      expect(solution.steps).toHaveLength(solution.actions.length);
    });

    test.skipIf(isAsked)('doing nothing does not reach it', () => {
      expect(reachesAim(aim, prove([], aim))).toBe(false);
    });
  },
);
