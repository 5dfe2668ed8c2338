import { mustBe, pick, type Random, sameData, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import { secondFleet } from '../game.ts';
import { listActions } from '../list.ts';
import { printAction } from '../notation-action.ts';
import { SCENARIO_SPECS } from '../scenarios.ts';
import type { State } from '../state.ts';
import { viewFor, type View } from '../view.ts';
import { OPTIONAL_RULES, SIDES } from '../vocabulary.ts';
import { secondFleetDesk as desk } from './desk.ts';
import { offersOf } from './offers.ts';

/** Every action that the screen can send: commands, the end, and what each pick can do. */
const sendable = (view: View): readonly Action[] => {
  const { commands, end } = desk.survey(view);
  const picks = new Map(offersOf(view).map(({ pieces }) => [pieces.join(), pieces]));
  return [
    ...commands.map(({ action }) => action),
    ...(end === undefined || end.refusal !== undefined ? [] : [end.action]),
    ...[...picks.values()].flatMap(pieces =>
      desk.choices(view, { pieces, targets: [] }).map(({ action }) => action),
    ),
  ];
};

const step = (state: State, by: (typeof SIDES)[number] | 'chance', action: Action): State =>
  mustBe(secondFleet.decide(state, by === 'chance' ? 'chance' : by, action)).reduce(
    secondFleet.evolve,
    state,
  );

const advance = (state: State, random: Random): State | undefined => {
  const actor = secondFleet.actor(state);
  if (actor === 'chance') {
    const chance = pick(random, secondFleet.outcomes(state));
    return chance === undefined ? undefined : step(state, 'chance', chance.action);
  }
  const side = pick(random, actor);
  if (side === undefined) return undefined;
  const action = secondFleet.options(viewFor(state, side)).sample(random);
  return action === undefined ? state : step(state, side, action);
};

/** Looked at now and then: listing everything that can be picked is dear in the large scenarios. */
const checkReach = (state: State): void => {
  const actor = secondFleet.actor(state);
  for (const side of actor === 'chance' ? [] : actor) {
    const view = viewFor(state, side);
    const found = sendable(view);
    const missing = [...listActions(view)].find(action => !found.some(other => sameData(other, action)));
    const name = missing === undefined ? undefined : printAction(state, missing);
    expect(name, `${state.table.phase.name}: cannot be reached`).toBeUndefined();
  }
};

const ALL = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, rule !== 'solitaire']));

describe.each(SCENARIO_SPECS.map(({ id }) => id))('%s', scenario => {
  test.each([
    ['as it is', {}],
    ['with everything', ALL],
  ])('whatever the rules offer can be done at the desk, %s', (_name, options) => {
    const random = seededRandom(7);
    let state: State | undefined = mustBe(secondFleet.setup({ scenario, options }));
    for (let count = 0; count < 400 && state !== undefined; count += 1) {
      if (count % 9 === 0) checkReach(state);
      state = advance(state, random);
    }
  });
});
