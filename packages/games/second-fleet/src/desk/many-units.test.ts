import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import type { Action } from '../model/action.ts';
import type { State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { viewFor } from '../secrets/view.ts';
import { assignedTogether, patrolsTogether } from './many-units.ts';
import { surveyFor } from './survey.ts';

const opened = (scenario: string): State => mustBe(secondFleet.setup({ scenario, options: {} }));

const played = (state: State, side: Side, actions: readonly Action[]): State =>
  actions.reduce((now, action) => mustBe(secondFleet.decide(now, side, action)).state, state);

/** Aircraft of a side that could each be sent somewhere. */
const idle = (state: State, side: Side): readonly UnitId[] => [
  ...new Set(
    [...secondFleet.options(viewFor(state, side)).list()].flatMap(action =>
      action.type === 'assign' ? [action.unit] : [],
    ),
  ),
];

describe('[7] one order for several aircraft', () => {
  const state = opened('kola-strike');

  test('sends all that are picked over one zone, each by an order of its own', () => {
    expect(state.table.phase.name).toBe('assignment');
    const view = viewFor(state, 'soviet');
    const pair = idle(state, 'soviet').slice(0, 2);
    const [choice] = assignedTogether(view, pair);
    expect(choice?.label).toMatch(/^All 2: .* over /);
    const sent = played(state, 'soviet', choice?.actions ?? []);
    expect(sent.secret.soviet.orders.map(({ unit }) => unit)).toEqual(pair);
  });

  test('offers nothing for one alone, nor for what cannot go together', () => {
    const view = viewFor(state, 'soviet');
    expect(assignedTogether(view, idle(state, 'soviet').slice(0, 1))).toEqual([]);
    expect(assignedTogether(view, [...idle(state, 'soviet').slice(0, 1), 0 as UnitId])).toEqual([]);
    expect(assignedTogether(viewFor(state, 'spectator'), idle(state, 'soviet').slice(0, 2))).toEqual([]);
  });
});

test('[8] the fullest patrols go up over all bases and carriers by one order', () => {
  const start = opened('kola-strike');
  const state: State = { ...start, table: { ...start.table, phase: { name: 'cap', side: 'soviet' } } };
  const [choice] = patrolsTogether(viewFor(state, 'soviet'));
  expect(choice?.actions.length).toBeGreaterThan(1);
  const flown = played(state, 'soviet', choice?.actions ?? []);
  expect(patrolsTogether(viewFor(flown, 'soviet'))).toEqual([]);
});

test('[7] aircraft of one kind are picked together until they have orders, and then nobody waits for them', () => {
  const state = opened('norway-convoy');
  const { groups = [], settled } = surveyFor(viewFor(state, 'nato'));
  const patrol =
    groups.find(group => assignedTogether(viewFor(state, 'nato'), group as readonly UnitId[]).length > 0) ??
    [];
  expect([patrol.length > 1, settled]).toEqual([true, undefined]);
  const [choice] = assignedTogether(viewFor(state, 'nato'), patrol as readonly UnitId[]);
  const sent = surveyFor(viewFor(played(state, 'nato', choice?.actions ?? []), 'nato'));
  expect(sent.settled).toEqual(patrol);
  expect(sent.groups?.some(group => group.some(id => patrol.includes(id)))).toBe(false);
  expect(sent.ready).toEqual(expect.arrayContaining([...patrol]));
});

test('[8] the aircraft of one patrol are picked together', () => {
  const start = opened('kola-strike');
  const state: State = { ...start, table: { ...start.table, phase: { name: 'cap', side: 'soviet' } } };
  const view = viewFor(state, 'soviet');
  const { groups = [] } = surveyFor(view);
  const flown = patrolsTogether(view)[0]?.actions.flatMap(action =>
    action.type === 'fly-cap' && action.units.length > 1 ? [action.units] : [],
  );
  expect(groups.length).toBeGreaterThan(0);
  expect(groups).toEqual(flown);
});

describe('[7] all reconnaissance aircraft by one proposal', () => {
  const state = opened('norway-convoy');
  const offered = (now: State) =>
    surveyFor(viewFor(now, 'nato')).commands.find(({ key }) => key === 'missions-proposed');

  test('the rules allow all of it, and a line leads from each field to its zone', () => {
    const choice = offered(state);
    expect(choice?.label).toBe(`Send ${choice?.actions.length ?? 0} aircraft to search as proposed`);
    expect(choice?.ways).toHaveLength(choice?.actions.length ?? 0);
    const sent = played(state, 'nato', choice?.actions ?? []);
    expect(sent.secret.nato.orders).toHaveLength(choice?.actions.length ?? 0);
    expect(offered(sent)).toBeUndefined();
  });

  test('the other side and spectators are offered none of it', () => {
    const own = offered(state)?.actions.map(action => (action.type === 'assign' ? action.unit : -1)) ?? [];
    const theirs = surveyFor(viewFor(state, 'soviet')).commands.flatMap(({ actions }) =>
      actions.flatMap(action => (action.type === 'assign' ? [action.unit] : [])),
    );
    expect(own.length).toBeGreaterThan(1);
    expect(theirs.some(unit => own.includes(unit))).toBe(false);
    expect(surveyFor(viewFor(state, 'spectator')).commands).toEqual([]);
  });
});
