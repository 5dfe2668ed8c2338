import { mustBe, openMatch, play } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleetDesk } from '../desk/desk.ts';
import { markersOf } from '../face/markers.ts';
import { sixthFleet } from '../game.ts';
import { openings } from '../mind/opening.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { levelOf } from '../rules/victory/victory.ts';
import { LEVANT } from './levant.ts';

const opened = mustBe(openMatch(sixthFleet, { scenario: 'levant', options: {} }));

const act = (match: typeof opened, by: Side, text: string) =>
  mustBe(play(sixthFleet, match, by, mustBe(sixthFleet.notation.parseAction(match.state, text))));

const setUp = (match: typeof opened, by: Side) => act(act(match, by, 'deploy-rest'), by, 'done');

const namesOf = (state: State, side: Side): readonly string[] =>
  [
    ...state.stacks[side].flatMap(({ units }) => units),
    ...state.boxes.flatMap(({ units }) => units).filter(unit => specOf(state, unit).side === side),
  ].map(unit => specOf(state, unit).name);

const placed = setUp(setUp(opened, 'nato'), 'nato');

test('the forces of the scenario take part, with the aircraft of the carrier, and nobody else', () => {
  const { state } = setUp(setUp(placed, 'soviet'), 'soviet');
  const own = (side: Side) =>
    LEVANT.scenario.forces
      ?.flatMap(({ units }) => units)
      .filter(name => name.startsWith('So') === (side === 'soviet'));
  expect(namesOf(state, 'soviet').toSorted()).toEqual(own('soviet')?.toSorted());
  expect(namesOf(state, 'nato').toSorted()).toEqual(
    [...(own('nato') ?? []), 'USa15', 'USa16', 'USa17', 'USa18', 'USa19', 'USa20'].toSorted(),
  );
  expect(state.phase).toMatchObject({ name: 'movement', side: 'soviet' });
});

test.each([
  ['a hex of its own', 'deploy US2 1122', true],
  ['a coded hex of the rules that the scenario does not name', 'deploy US2 1602', false],
  ['a unit that takes no part', 'deploy US1 1122', false],
])('[11.1] %s: %s is allowed %s', (_name, text, allowed) => {
  const action = mustBe(sixthFleet.notation.parseAction(opened.state, text));
  expect(sixthFleet.decide(opened.state, 'nato', action).ok).toBe(allowed);
});

test('the map marks these hexes, and the book of openings keeps to them', () => {
  const marked = markersOf(opened.state).filter(({ kind }) => kind === 'set-up');
  expect(marked.map(({ text }) => text)).toEqual(['US', 'US', 'US', 'US', 'US', 'Tu']);
  for (const state of [opened.state, placed.state]) {
    const side = state === opened.state ? 'nato' : 'soviet';
    for (const [first] of openings(sixthFleet.view(state, side)))
      expect(sixthFleet.decide(state, side, first as NonNullable<typeof first>).ok).toBe(true);
  }
});

test('no reinforcements are promised, and the sea that brings no points says so', () => {
  const view = sixthFleet.view(placed.state, 'nato');
  expect(sixthFleetDesk.survey(view).trays.some(({ id }) => id.startsWith('due-'))).toBe(false);
  const caption = (id: string) => sixthFleetDesk.overlay(view, id, { pieces: [], targets: [] }).caption;
  expect(caption('scoring-areas')).toContain('Nobody gains points for this sea in this scenario.');
  expect(caption('scoring-areas')).toContain('gain 10 points');
  expect(caption('lines')).not.toContain('reinforcements');
});

test.each([
  [16, 'Soviet decisive victory'],
  [6, 'Soviet marginal victory'],
  [5, 'draw'],
  [-1, 'NATO marginal victory'],
  [-200, 'NATO decisive victory'],
])('[13.2] %i net points are a %s', (points, level) => {
  expect(levelOf(LEVANT.scenario, points).summary).toBe(level);
});
