/* oxlint-disable no-await-in-loop -- one order after another */
import { CATALOGUE } from '@narrow-seas/catalogue';
import { decodeProblems, mustBe, type Problem, reachesAim } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action, Snapshot } from '../link/protocol.ts';
import { GAMES } from './games.ts';
import type { ProblemRoom } from './problem.ts';

const problemsOf = async (id: string): Promise<readonly Problem[]> => {
  const some = await CATALOGUE.find(game => game.id === id)!.load();
  return some(async ({ problems }) =>
    problems === undefined ? [] : mustBe(decodeProblems(await problems())).problems,
  );
};

const ALL = (await Promise.all(CATALOGUE.map(({ id }) => problemsOf(id)))).flat();

const open = async ({ game, id }: Pick<Problem, 'game' | 'id'>, given: readonly Action[] = []) => {
  const host = await GAMES[game]!();
  return mustBe(await host.pose({ problem: id, given }));
};

const give = async (room: ProblemRoom, actions: readonly Action[]): Promise<Snapshot> =>
  mustBe(await room.session().act(actions));

/** One order after the other, as somebody gives them at the table. */
const giveEach = async (room: ProblemRoom, actions: readonly Action[]): Promise<Snapshot> => {
  let snapshot = room.session().snapshot();
  for (const action of actions)
    if (snapshot.problem?.verdict === undefined) snapshot = await give(room, [action]);
  return snapshot;
};

/** More moves than any course has. */
const MOST_MOVES = 60;

/** What is shown of the answer, to its end. */
const shownOn = async (room: ProblemRoom): Promise<Snapshot> => {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const snapshot = room.session().snapshot();
    if (snapshot.computer === undefined) return snapshot;
    await room.session().computer({ moves: 1, slice: 100, enough: true });
  }
  throw new Error('What is shown of the answer does not end.');
};

/** Two submarines can be attacked with the same chance. */
const TWO_WAYS = 'short-1-10';

const SHORT_TRAP = ALL.find(({ id }) => id === 'short-1-5')!;

describe.each(ALL.map(problem => [`${problem.game} ${problem.id}`, problem] as const))(
  '%s',
  (_id, problem) => {
    test('the solution is right at the table, order by order, and what is shown of it ends', async () => {
      const { room, snapshot } = await open(problem);
      expect(snapshot.actor).toContain(problem.side);
      expect(snapshot.viewer).toBe(problem.side);
      const { problem: mark, since } = await giveEach(room, problem.solution.actions);
      expect(mark?.verdict).toMatchObject({ isRight: true, steps: problem.solution.steps });
      expect(mark?.verdict?.reached).toBeCloseTo(problem.solution.reached, 9);
      expect(since).toBe(problem.solution.actions.length - 1);
      const { actor, survey, length } = await shownOn(room);
      // The dice that were chosen for it fall after it.
      expect(length).toBeGreaterThan(problem.solution.actions.length);
      expect([actor, survey.ready, survey.commands]).toEqual([[], [], []]);
    });

    test('what people would do instead is refuted, and can be taken back', async () => {
      for (const { actions, idea, reached } of problem.wrong) {
        const { room } = await open(problem);
        const { problem: mark } = await giveEach(room, actions);
        // Where one goes on after doing nothing, nothing is said of it yet.
        if (idea === 'end' && mark?.verdict === undefined) continue;
        expect(mark?.verdict?.isRight).toBe(false);
        expect(mark?.verdict?.reached).toBeCloseTo(reached, 9);
        await shownOn(room);
        expect(await room.session().act(actions.slice(-1))).toMatchObject({
          ok: false,
          error: { code: 'answered' },
        });
        const back = mustBe(await room.session().undo(undefined));
        expect(back.problem).toEqual({ given: actions.slice(0, -1) });
        expect(back.actor).toContain(problem.side);
        room.again();
        expect((await giveEach(room, problem.solution.actions)).problem?.verdict?.isRight).toBe(true);
      }
    });
  },
);

/** All that one order can do in a problem of Sixth Fleet, in the notation of the game. */
const firstOrders = async ({ game: name, position, side: by }: Problem): Promise<readonly Action[]> => {
  const some = await CATALOGUE.find(({ id }) => id === name)!.load();
  return some(({ game }) => {
    const state = mustBe(game.notation.parse(position));
    const side = game.sides.find(each => each === by)!;
    return [...game.options(game.view(state, side)).list()];
  });
};

test('every order that reaches the aim is right, whether it is the listed one or not', async () => {
  const problem = ALL.find(({ id }) => id === TWO_WAYS)!;
  const { aim, solution } = problem;
  const right: Action[] = [];
  for (const order of await firstOrders(problem)) {
    const { room } = await open(problem);
    const acted = await room.session().act([order]);
    const verdict = acted.ok ? acted.value.problem?.verdict : undefined;
    if (verdict === undefined) continue;
    expect(verdict.isRight).toBe(reachesAim(aim, verdict.reached));
    if (verdict.isRight) right.push(order);
  }
  expect(right).toContainEqual(solution.actions[0]);
  expect(right.length).toBeGreaterThan(1);
});

test('a refuted answer names the reply, and the reply is shown on the map', async () => {
  const problem = ALL.find(({ wrong }) => wrong.some(({ reply }) => /replies: /.test(reply)))!;
  const { actions, reply } = problem.wrong.find(wrong => /replies: /.test(wrong.reply))!;
  const { room } = await open(problem);
  const { problem: mark, computer, length } = await giveEach(room, actions);
  const told = mark?.verdict?.reply;
  expect(reply).toContain(told?.step);
  expect(computer).toBe(told?.side);
  const { snapshot } = await room.session().computer({ moves: 1, slice: 100, enough: true });
  expect(snapshot?.length).toBeGreaterThan(length);
  expect(snapshot?.entries[0]?.by).toBe(told?.side);
});

test('orders before the answer are kept, taken back one by one, and resumed', async () => {
  const problem = ALL.find(({ solution }) => solution.actions.length > 1)!;
  const [first, second] = problem.solution.actions as unknown as readonly [Action, Action];
  const { room } = await open(problem);
  const begun = await give(room, [first]);
  expect(begun.problem).toEqual({ given: [first] });
  const resumed = await open(problem, [first]);
  expect(resumed.snapshot.problem).toEqual({ given: [first] });
  expect(resumed.snapshot.view).toEqual(begun.view);
  expect((await give(resumed.room, [second])).problem?.verdict?.isRight).toBe(true);
  const back = mustBe(await room.session().undo(undefined));
  expect(back.problem).toEqual({ given: [] });
  // What was an answer when it was left is not given again by itself.
  expect((await open(problem, [first, second])).snapshot.problem).toEqual({ given: [] });
  expect((await open(problem, [{ type: 'nonsense' }])).snapshot.problem).toEqual({ given: [] });
});

test('a check can be stopped, and then nothing has happened', async () => {
  const { room } = await open(SHORT_TRAP);
  const acting = room.session().act(SHORT_TRAP.solution.actions);
  expect(room.share()).toBe(0);
  expect(await room.session().act(SHORT_TRAP.solution.actions)).toMatchObject({
    ok: false,
    error: { code: 'proving' },
  });
  room.withdraw();
  expect(await acting).toMatchObject({ ok: false, error: { code: 'withdrawn' } });
  expect(room.share()).toBeUndefined();
  expect(room.session().snapshot()).toMatchObject({ length: 0, problem: { given: [] } });
});

test('what the rules refuse is refused as at any table, and no problem of that name is told', async () => {
  const { room } = await open(SHORT_TRAP);
  const other = SHORT_TRAP.solution.actions[0]!;
  const refused = await room.session().act([{ ...other, hex: 1 }]);
  expect(refused).toMatchObject({ ok: false, error: { rule: expect.stringMatching(/^\d/) } });
  const host = await GAMES['sixth-fleet']!();
  expect(await host.pose({ problem: 'nothing', given: [] })).toMatchObject({
    ok: false,
    error: { code: 'ERR_PROBLEM', message: 'There is no problem nothing.' },
  });
  const skerry = await GAMES['skerry']!();
  expect(await skerry.pose({ problem: 'nothing', given: [] })).toMatchObject({ ok: false });
});
