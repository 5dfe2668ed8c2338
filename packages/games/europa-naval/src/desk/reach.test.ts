import { mustBe, randomMove, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { europaNavalFace } from '../face/face.ts';
import { europaNaval } from '../game.ts';
import { listActions } from '../turn/list.ts';
import type { State } from '../model/state.ts';
import { actorOf } from '../turn/turn.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { europaNavalDesk as desk } from './desk.ts';

/** Kinds of action that a person can come to: by buttons, by the end of the phase, and by picking what is ready. */
const typesInReach = (view: View, wanted: ReadonlySet<string>): ReadonlySet<string> => {
  const { ready, groups = [], focus, commands, end } = desk.survey(view);
  const found = new Set([
    ...commands.flatMap(({ actions }) => actions.map(({ type }) => type)),
    ...(end === undefined ? [] : ['done']),
  ]);
  const hands = [...(focus === undefined ? [] : [focus.pieces]), ...groups, ...ready.map(piece => [piece])];
  for (const pieces of hands) {
    if ([...wanted].every(type => found.has(type as Action['type']))) break;
    for (const { actions } of desk.choices(view, { pieces, targets: [] }))
      for (const { type } of actions) found.add(type);
  }
  return found;
};

const typesListed = (view: View): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { type } of listActions(view)) found.add(type);
  return found;
};

/** One of each kind is enough: what differs is only where, or how much. */
const check = (state: State): void => {
  const actor = actorOf(state.common.phase);
  const [side] = actor === 'chance' ? [] : actor;
  if (side === undefined) return;
  const view = viewFor(state, side);
  const wanted = typesListed(view);
  const reached = typesInReach(view, wanted);
  const missing = [...wanted].filter(type => !reached.has(type));
  const shown = new Set(europaNavalFace.board(view).pieces.map(({ id }) => id));
  expect(desk.survey(view).ready.filter(piece => !shown.has(piece))).toEqual([]);
  expect([state.common.phase.name, missing]).toEqual([state.common.phase.name, []]);
};

describe('nothing that the rules offer is out of reach', () => {
  test.each([
    ['malta', 5],
    ['husky', 6],
    ['baltic', 7],
  ])('in %s', (scenario, seed) => {
    const random = seededRandom(seed);
    let state = mustBe(europaNaval.setup({ scenario, options: {} }));
    const met = new Set<string>();
    for (let moves = 0; moves < 900; moves += 1) {
      const move = randomMove(europaNaval, state, random);
      if (move === undefined) break;
      const { name } = state.common.phase;
      if (move.by !== 'chance' && (!met.has(name) || moves % 90 === 0)) check(state);
      met.add(name);
      for (const event of mustBe(europaNaval.decide(state, move.by, move.action)).events)
        state = europaNaval.evolve(state, event);
    }
    expect(met.size).toBeGreaterThan(8);
  });
});
