import { mustBe, pick, type Random, sameData, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { secondFleet } from '../game.ts';
import { listActions } from '../turn/list.ts';
import { printAction } from '../text/action.ts';
import { SCENARIO_SPECS } from '../scenarios/scenarios.ts';
import type { State } from '../model/state.ts';
import { viewFor, type View } from '../secrets/view.ts';
import { OPTIONAL_RULES, type Side } from '../model/vocabulary.ts';
import { secondFleetDesk as desk } from './desk.ts';
import { offersOf } from './offers.ts';

/** Every action that the screen can send: commands, the end, and what each pick can do. */
const sendable = (view: View): readonly Action[] => {
  const { commands, end } = desk.survey(view);
  const picks = new Map(offersOf(view).map(({ pieces }) => [pieces.join(), pieces]));
  return [
    ...commands.flatMap(({ actions }) => actions),
    ...(end === undefined || end.refusal !== undefined ? [] : [end.action]),
    ...[...picks.values()].flatMap(pieces =>
      desk.choices(view, { pieces, targets: [] }).flatMap(({ actions }) => actions),
    ),
  ];
};

const step = (state: State, by: Side | 'chance', action: Action): State =>
  mustBe(secondFleet.decide(state, by, action)).state;

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

/** What the rules offer a side and the desk has no way to. */
const unreached = (state: State): readonly string[] => {
  const actor = secondFleet.actor(state);
  return (actor === 'chance' ? [] : actor).flatMap(side => {
    const view = viewFor(state, side);
    const found = sendable(view);
    return [...listActions(view)]
      .filter(action => !found.some(other => sameData(other, action)))
      .map(action => `${state.table.phase.name}: ${printAction(state, action)}`);
  });
};

const EVERY = process.env['THOROUGH'] === '1' ? 9 : 33;

const unreachedInPlay = (start: State): readonly string[] => {
  const random = seededRandom(7);
  const missing: string[] = [];
  let state: State | undefined = start;
  for (let count = 0; count < 400 && state !== undefined; count += 1) {
    // Now and then: listing everything that can be picked is dear in the large scenarios.
    if (count % EVERY === 0) missing.push(...unreached(state));
    state = advance(state, random);
  }
  return missing;
};

const ALL = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, rule !== 'solitaire']));

describe.each(SCENARIO_SPECS.map(({ id }) => id))('%s', scenario => {
  test.each([
    ['as it is', {}],
    ['with everything', ALL],
  ])('whatever the rules offer can be done at the desk, %s', (_name, options) => {
    expect(unreachedInPlay(mustBe(secondFleet.setup({ scenario, options })))).toEqual([]);
  });
});
