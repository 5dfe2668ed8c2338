import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mustBe, randomMove, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import type { Common, State } from '../model/state.ts';
import { parse } from '../text/parse.ts';
import { print } from '../text/print.ts';
import { scored, totalOf } from '../rules/surrender/cause.ts';
import type { ScenarioForm } from './form.ts';
import { MALTA } from './malta.ts';
import { addScenario, allScenarios, OWN_SCENARIOS, scenarioOf } from './shelf.ts';

const COPY = 'a-copy';

/** Plays at random to the end: every action, what it came to, and the account of points. */
const played = (scenario: string) => {
  const random = seededRandom(19);
  let state: State = mustBe(europaNaval.setup({ scenario, options: {} }));
  const actions: string[] = [];
  for (;;) {
    const move = randomMove(europaNaval, state, random);
    if (move === undefined)
      return { actions, outcome: europaNaval.outcome(state), score: state.common.score };
    actions.push(`${move.by} ${europaNaval.notation.printAction(state, move.action)}`);
    state = mustBe(europaNaval.decide(state, move.by, move.action)).state;
  }
};

const withScenario = <T>(scenario: ScenarioForm, use: () => T): T => {
  const remove = addScenario(scenario);
  try {
    return use();
  } finally {
    remove();
  }
};

describe('a scenario is an object', () => {
  test.each(OWN_SCENARIOS)('$id plays the same under another id, move by move', scenario => {
    const before = played(scenario.id);
    const after = withScenario({ ...scenario, id: COPY }, () => played(COPY));
    expect(after).toEqual(before);
  });

  test('a scenario with other goals is one object, and its positions are written and read', () => {
    const goals = {
      ...MALTA.goals,
      counts: 'allied' as const,
      heldFor: [],
      holdings: (common: Common) => scored(common, 'allied', 'Luck', 40),
    };
    withScenario({ ...MALTA, id: COPY, goals }, () => {
      const opening = mustBe(europaNaval.setup({ scenario: COPY, options: {} }));
      expect(mustBe(parse(print(opening)))).toEqual(opening);
      const { score, outcome } = played(COPY);
      expect(score.allied).toContainEqual({ cause: 'Luck', points: 40 });
      expect(outcome?.net).toBe(totalOf({ score }, 'allied') - totalOf({ score }, 'axis'));
    });
  });

  test('an id is not given twice, and what was taken off the shelf is gone', () => {
    expect(() => addScenario(MALTA)).toThrow('already');
    withScenario({ ...MALTA, id: COPY }, () => expect(scenarioOf(COPY).title).toBe(MALTA.title));
    expect(() => scenarioOf(COPY)).toThrow('no scenario');
    expect(allScenarios()).toEqual(OWN_SCENARIOS);
  });
});

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Text of a file that asks which scenario is played: by its id, or by a table of ids. */
const ASKS = [
  /\bscenario\s*[!=]==?\s*['"]/,
  /['"]\s*[!=]==?\s*[\w.]*\bscenario\b/,
  /switch \([\w.]*\bscenario\)/,
  /['"](?:husky|baltic-act1|baltic-act2)['"]/,
];

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(
    path =>
      path.endsWith('.ts') &&
      !path.endsWith('.test.ts') &&
      !/^(?:scenarios|testing)\//.test(path) &&
      // It says which waters the start page shows beside each scenario.
      path !== 'face/theatres.ts',
  );

test('no file outside of the scenarios asks which scenario is played', () => {
  expect(sources.length).toBeGreaterThan(200);
  const asking = sources.filter(path => {
    const text = readFileSync(`${SOURCES}/${path}`, 'utf8');
    return ASKS.some(pattern => pattern.test(text));
  });
  expect(asking).toEqual([]);
});
