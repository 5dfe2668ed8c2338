import {
  type Analysis,
  type Game,
  type Match,
  matchFrom,
  mustBe,
  ok,
  play,
  progressBy,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { finish } from '../finish.ts';
import {
  type Action,
  type Convoy,
  convoy as shortLived,
  convoyMind,
  type Side,
  START,
} from '../testing/convoy.ts';
import { convoyCounsel } from '../testing/convoy-counsel.ts';
import { analyse } from './analyse.ts';
import { gradeOf, scaleOf } from './grade.ts';
import { analysisKey } from './key.ts';

/** The convoy game, but ships stay where they are when the die is thrown: what was decided lasts. */
const evolve: Game<Convoy>['evolve'] = (state, event) => {
  const { north, south } = state;
  const next = shortLived.evolve(state, event);
  return event.type === 'roll' ? { ...next, north, south } : next;
};
const convoy: Game<Convoy> = {
  ...shortLived,
  evolve,
  decide: (state, by, action) => {
    const decided = shortLived.decide(state, by, action);
    return decided.ok ? ok(progressBy(evolve).progressFrom(state, decided.value.events)) : decided;
  },
};

const DONE: Action = { type: 'done' };
const sail = (ship: number, by: number): Action => ({ type: 'sail', ship, by });
const roll = (face: number): Action => ({ type: 'roll', face });
const ALL_OUT: readonly Action[] = [sail(0, 2), sail(1, 2), sail(2, 2), DONE];
const ONE_OUT: readonly Action[] = [sail(0, 1), DONE];

type Moves = readonly (readonly [Side | 'chance', readonly Action[]])[];

/** North sails well, the South sends one ship out alone, and the die shows a six. */
const ONE_ROUND: Moves = [
  ['north', ALL_OUT],
  ['south', ONE_OUT],
  ['chance', [roll(6)]],
];

const matchOf = (moves: Moves, game: Game<Convoy> = convoy): Match<Convoy> => {
  let match: Match<Convoy> = matchFrom({ position: '' }, START);
  for (const [by, actions] of moves)
    for (const action of actions) match = mustBe(play(game, match, by, action));
  return match;
};

const requestFor = (match: Match<Convoy>, game: Game<Convoy> = convoy) =>
  ({
    game,
    mind: convoyMind,
    counsel: convoyCounsel,
    match,
    side: 'north',
    isOwnView: false,
    level: 'captain',
    seed: 4,
    scale: 10,
  }) as const;

const analysed = (moves: Moves): Analysis<Action> => finish(analyse(requestFor(matchOf(moves))));

test('a good plan is best, a bad one is graded by what the best would have brought, and told with it', () => {
  const { decisions } = analysed(ONE_ROUND);
  expect(decisions).toHaveLength(2);
  expect(decisions[0]).toMatchObject({ from: 0, to: 4, by: 'north', grade: 'best', lost: 0 });
  expect(decisions[0]).not.toHaveProperty('better');
  expect(decisions[1]).toMatchObject({
    from: 4,
    to: 6,
    by: 'south',
    grade: 'blunder',
    lost: 11,
    better: {
      actions: ALL_OUT,
      reasons: ['ships out: -10 to 0'],
      gains: [{ id: 'ships', before: -11, after: 0 }],
    },
  });
  expect(decisions[1]?.better?.differs.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
});

test('luck is the value after a throw less the exact mean before it, and nothing else', () => {
  const { points, totals } = analysed(ONE_ROUND);
  expect(points.map(({ by, luck }) => [by, luck])).toEqual([
    ['north', 0],
    ['south', 0],
    ['chance', 2.5],
  ]);
  expect(points.map(({ value }) => value)).toEqual([10, 11, 17]);
  expect(totals['north']).toMatchObject({ luck: 2.5, lost: 0 });
  expect(totals['south']).toMatchObject({ luck: -2.5, lost: 11, grades: { blunder: 1, best: 0 } });
});

test('the moments are the largest swings, in their order, for one side and against it', () => {
  const { moments } = analysed(ONE_ROUND);
  expect(moments).toMatchObject([
    { kind: 'decision', by: 'south', from: 4, to: 6, swing: 11, grade: 'blunder' },
    { kind: 'luck', by: 'south', from: 6, to: 7, swing: 2.5, percent: expect.closeTo(100 / 6) },
  ]);
  const forSouth = finish(analyse({ ...requestFor(matchOf(ONE_ROUND)), side: 'south' }));
  expect(forSouth.moments[0]).toMatchObject({ swing: -11 });
});

test('every step is whole, plain data, and what was found is not lost again', () => {
  const thinking = analyse(requestFor(matchOf(ONE_ROUND)));
  let [points, decisions, share] = [0, 0, 0];
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) {
    const told = step.value;
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    expect(told.complete).toBe(false);
    expect(told.points.length).toBeGreaterThanOrEqual(points);
    expect(told.decisions.length).toBeGreaterThanOrEqual(decisions);
    expect(told.share).toBeGreaterThanOrEqual(share);
    [points, decisions, share] = [told.points.length, told.decisions.length, told.share];
  }
  expect(step.value).toMatchObject({ complete: true, share: 1 });
  expect(step.value).toEqual(analysed(ONE_ROUND));
});

test('who has no choice is not graded', () => {
  const only: Game<Convoy> = {
    ...convoy,
    options: view => ({ ...convoy.options(view), list: () => [DONE] }),
  };
  const { decisions, points } = finish(analyse(requestFor(matchOf(ONE_ROUND), only)));
  expect(decisions).toEqual([]);
  expect(points).toHaveLength(3);
});

test('a decision is judged by what its side could see, not by the truth', () => {
  /** Ships that sail are lost when the luck is above five, which nobody sees. */
  const blind: Game<Convoy> = {
    ...convoy,
    view: (state, viewer) => ({ ...convoy.view(state, viewer), luck: 0 }),
  };
  const stormy = {
    ...convoyMind,
    evaluate: (state: typeof START, side: Side) =>
      (state.luck > 5 ? -1 : 1) * convoyMind.evaluate(state, side),
  };
  const start = { ...START, luck: 6 };
  let match: Match<Convoy> = matchFrom({ position: '' }, start);
  for (const action of ALL_OUT) match = mustBe(play(convoy, match, 'north', action));
  const request = { ...requestFor(match, blind), mind: stormy };
  expect(finish(analyse(request)).decisions).toMatchObject([{ by: 'north', grade: 'best' }]);
  const seeing = { ...requestFor(match), mind: stormy };
  expect(finish(analyse(seeing)).decisions).toMatchObject([{ by: 'north', grade: 'blunder' }]);
});

test('while others have secrets only the own decisions are graded, and what was not seen leaves no trace', () => {
  /** The North sees nothing of the South. */
  const fog: Game<Convoy> = {
    ...convoy,
    view: (state, viewer) => ({
      ...convoy.view(state, viewer),
      ...(viewer === 'north' ? { south: [0, 0, 0], to: state.to === 'dice' ? 'south' : state.to } : {}),
    }),
  };
  const told = finish(analyse({ ...requestFor(matchOf(ONE_ROUND, fog), fog), isOwnView: true }));
  expect(told.viewer).toBe('north');
  expect(told.decisions.map(({ by }) => by)).toEqual(['north']);
  expect(told.points.map(({ by }) => by)).toEqual(['north', 'chance']);
  expect(JSON.stringify(told.moments)).not.toContain('south');
});

test('a match without moves has nothing but the value of its start', () => {
  expect(analysed([])).toMatchObject({ start: 0, points: [], decisions: [], moments: [], complete: true });
});

test('equal logs and wishes have equal keys, others have not', () => {
  const [one, other] = [matchOf(ONE_ROUND), matchOf(ONE_ROUND.slice(0, 2))];
  expect(analysisKey(convoy, one, { level: 'captain' })).toBe(
    analysisKey(convoy, matchOf(ONE_ROUND), { level: 'captain' }),
  );
  const keys = [
    analysisKey(convoy, one, { level: 'captain' }),
    analysisKey(convoy, one, { level: 'cadet' }),
    analysisKey(convoy, other, { level: 'captain' }),
  ];
  expect(new Set(keys).size).toBe(3);
});

test('grades go by the points of a level of victory', () => {
  expect([0, 0.3, 1.5, 3.75, 7.5].map(lost => gradeOf(lost, 15))).toEqual([
    'best',
    'good',
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
  const level = (from?: number) => ({
    title: '',
    result: 'draw' as const,
    ...(from === undefined ? {} : { from }),
  });
  expect(scaleOf([level(), level(-20), level(1), level(16), level(31)])).toBe(15);
  expect(scaleOf([level(), level(0), level(1)])).toBe(10);
  expect(scaleOf([])).toBe(10);
});
