import { readdirSync, readFileSync } from 'node:fs';
import { isCode, mustBe, randomMove, seededRandom, sourcesAmong } from '@narrow-seas/core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { courseOn } from '../mind/goal.ts';
import { secondFleetMind } from '../mind/mind.ts';
import type { State } from '../model/state.ts';
import { hexOf } from '../model/chart.ts';
import { line } from '../rules/victory/fate.ts';
import { netPoints } from '../rules/victory/victory.ts';
import { position, unit } from '../testing/positions.ts';
import { addScenario, SCENARIO_SPECS, scenarioNamed, scenarioOf } from './scenarios.ts';
import type { ScenarioSpec } from './spec.ts';

/** In the book for one test. */
const added = (spec: ScenarioSpec): ScenarioSpec => {
  onTestFinished(addScenario(spec));
  return spec;
};

/** The moves of a random game with the score after each, and what the computer thinks now and then. */
function* chronicle(scenario: string, moves: number): Generator<string> {
  const random = seededRandom(20);
  let state: State = mustBe(secondFleet.setup({ scenario, options: {} }));
  for (let made = 0; made < moves; made += 1) {
    const move = randomMove(secondFleet, state, random);
    if (move === undefined) break;
    const words = `${move.by} ${secondFleet.notation.printAction(state, move.action)}`;
    state = mustBe(secondFleet.decide(state, move.by, move.action)).state;
    yield `${words}, ${netPoints(state.table)}`;
    if (made % 50 === 0) yield `${secondFleetMind.at('admiral').evaluate(state, 'nato')}`;
  }
  yield secondFleet.notation.print(state).replace(scenario, 'SCENARIO');
  yield JSON.stringify([secondFleet.outcome(state), secondFleet.data?.(state)]);
}

describe('a scenario is an object: nothing hangs on its id', () => {
  test.each(SCENARIO_SPECS)('a copy of $id plays alike, move by move', spec => {
    const copy = added({ ...spec, id: 'copy-of-it' });
    expect([...chronicle(copy.id, 400)]).toEqual([...chronicle(spec.id, 400)]);
  });

  test('one with other goals and points is one object', () => {
    const bodo = hexOf('3615');
    const race = added({
      ...scenarioOf({ scenario: 'standing-force' }),
      id: 'race',
      scoring: { linesOf: (_table, { spec }) => line(spec.side, 'arrived', spec, 7) },
      goals: { wayOf: ({ hex }) => (hex === bodo ? 0 : 1) },
    });
    const state = position('segment side=nato arm=surface', 'nato @2922 HAWES', `${race.id} turn 2 of 6`);
    expect(netPoints(state.table)).toBe(race.handicaps[0] - 7);
    const course = courseOn(state.table, 0);
    expect([course(unit(state, 'HAWES'), bodo), course(unit(state, 'HAWES'), hexOf('2922'))]).toEqual([0, 1]);
  });

  test('no two have one id, and what was added can be taken out again', () => {
    const [first] = SCENARIO_SPECS as readonly [ScenarioSpec];
    expect(() => addScenario(first)).toThrow('There is already a scenario standing-force');
    addScenario({ ...first, id: 'passing' })();
    expect(scenarioNamed('passing')).toBeUndefined();
  });
});

const FOLDER = new URL('../', import.meta.url);

/** A scenario told by its id: the id itself as a text, or a comparison of one with anything but another table's. */
const BY_ID = new RegExp(
  String.raw`['"\x60](?:${SCENARIO_SPECS.map(({ id }) => id).join('|')})['"\x60]|\bscenario\s*[!=]==(?!\s*\w+\.scenario\b)|switch \((?:\w+\.)*scenario\)`,
);

test('no source outside scenarios/ asks for the id of a scenario', () => {
  const sources = sourcesAmong(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }),
    'scenarios.test.ts',
    name => readFileSync(new URL(name, FOLDER), 'utf8'),
  );
  const asking = sources.filter(
    ([name, text]) => isCode(name) && !/^scenarios\/|^face\/package\.ts$/.test(name) && BY_ID.test(text),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(asking.map(([name]) => name)).toEqual([]);
});

test.each([
  `if (table.scenario === 'x')`,
  `scenario !== CAMPAIGN`,
  'switch (table.scenario) {',
  `'kola-strike'`,
])('which it would notice: %s', source => {
  expect(BY_ID.test(source)).toBe(true);
});
