import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { hex, position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { GroupId } from '../../model/vocabulary.ts';
import { meetsDice, planVoyage } from './planner.ts';
import { voyageOf } from './voyage.ts';

const UNITS = 'unit N4 axis NT 4 | unit E2 axis TF 2 | unit E12 axis TF 12';
const axis = (table: string): State => position('naval-step side=axis moving=3', `${UNITS} | ${table}`);

const path = (state: State, words: string) => words.split(' ').map(word => hex(state, word));
const plan = (state: State, words: string, nights = false) =>
  planVoyage(viewFor(state, 'axis'), 3 as GroupId, path(state, words), nights);
const points = (state: State, words: string, nights = false) =>
  voyageOf(viewFor(state, 'axis'), 3 as GroupId, path(state, words), nights);

/** Tripoli to Misurata out at sea. */
const COAST = '067065 067066 067067 067068 067069 068069 069070 070070 071071 072071';
const row = (from: number, length: number): string =>
  Array.from({ length }, (_, at) => `055${String(from + at).padStart(3, '0')}`).join(' ');

describe('[F.31] the convoy planner', () => {
  test('counts steps by the points of the group, putting to sea among them', () => {
    const state = axis('group 3 axis in:Tripoli N4 E2');
    expect(plan(state, COAST).steps).toBe(1);
    expect(points(state, COAST)).toHaveLength(11);
    expect(plan(axis('group 3 axis @055078 N4 E2'), row(79, 16)).steps).toBe(2);
  });

  test('[36.A.2] begins each step by night when told: five points, then by day', () => {
    const state = axis('group 3 axis @055078 N4 E2');
    const dark = points(state, row(79, 20), true).map(({ night }) => night);
    expect(dark.slice(0, 6)).toEqual([true, true, true, true, true, false]);
    expect(dark.slice(14, 17)).toEqual([false, true, true]);
  });

  test('contact once a step, each modifier cited', () => {
    const state = axis('group 3 axis @055078 E12');
    const day = plan(state, row(79, 20));
    expect(day.risks.map(({ kind, step }) => [kind, step])).toEqual([['contact', 0]]);
    expect(day.risks[0]).toMatchObject({ rule: '36.D.2', modifiers: [] });
    expect(day.clear).toBeCloseTo(4 / 6, 12);
    // Two faces of six make contact; column 12 costs 9 / 6 a roll.
    expect(day.loss).toBeCloseTo((2 / 6) * (9 / 6), 12);
    const night = plan(state, row(79, 20), true);
    expect(night.risks[0]?.modifiers).toEqual([{ label: 'By night', shift: -1, rule: '36.D.2' }]);
    expect(night.clear).toBeCloseTo(5 / 6, 12);
  });

  test('[36.C.1 a] a belt is met at the start of the step, and once more when the way leads back into it', () => {
    const state = axis('mines allied @055079 1 | group 3 axis @055079 N4 contact=clear');
    const mines = (words: string) => plan(state, words).risks.filter(({ kind }) => kind === 'mines').length;
    expect(mines('055080')).toBe(1);
    expect(mines('055080 055079')).toBe(2);
    expect(mines('055080 055079 055080 055079')).toBe(2);
  });

  test('[36.D.2] a group that aircraft have found runs the greater risk for the rest of the step', () => {
    const { risks } = plan(axis('group 3 axis @055078 E12 found=found'), row(79, 21));
    expect(risks.map(({ modifiers }) => modifiers.map(({ label }) => label))).toEqual([
      ['Found from the air'],
      [],
    ]);
  });

  test('the product over two steps minds the slip of a disaster', () => {
    const two = plan(axis('group 3 axis @055078 E12'), row(79, 21));
    expect(two.risks).toHaveLength(2);
    // 1 in 6 is a disaster: then contact is made on a 6 only. Exactly: 1/6 * 5/6 + 3/6 * 4/6.
    expect(two.clear).toBeCloseTo((1 / 6) * (5 / 6) + (3 / 6) * (4 / 6), 12);
  });

  test('[36.C.1] mines: a roll for each strength point', () => {
    const state = axis('mines allied @055079 3 | group 3 axis @055078 N4 contact=clear shipping=checked');
    const { risks, clear, loss } = plan(state, '055079 055080');
    expect(risks).toMatchObject([{ kind: 'mines', rule: '36.C.1' }]);
    expect(clear).toBeCloseTo((4 / 6) ** 4, 12);
    expect(loss).toBeCloseTo(4 * (2 / 6), 12);
  });

  test('[F.19] the near check once, where the ring is entered', () => {
    const state = axis('malta status=0 | group 3 axis @064065 N4 E2 contact=clear');
    const { risks, through } = plan(state, '063066 062066 061067');
    expect(risks).toMatchObject([{ kind: 'shipping', hex: hex(state, '063066'), modifiers: [] }]);
    // Status 0: 1 T, 2 and 3 A, 4 to 6 B: all but the A turn back.
    expect(through).toBeCloseTo(2 / 6, 12);
    expect(risks[0]?.loss).toBeCloseTo((2 * 1 + 3 * 2) / 6, 12);
  });

  test('[F.19.2] far out, at the end of the step', () => {
    const state = axis('group 3 axis @067084 N4 contact=clear');
    const { risks } = plan(state, '068084');
    expect(risks).toMatchObject([{ kind: 'shipping' }]);
    expect(risks[0]?.modifiers.map(({ label }) => label)).toEqual(['Far from Malta', 'No escort']);
  });

  test.each([
    ['[36.A.1 d] inshore', 'group 3 axis in:Tripoli N4 contact=clear', '067063'],
    ['[F.19.2] in reach of Malta', 'group 3 axis @063065 N4 contact=clear', '063066'],
    ['[36.C.1] into a belt', 'mines allied @055079 3 | group 3 axis @055078 N4 contact=clear', '055079'],
    ['[36.D.2] in a danger zone', 'group 3 axis @055078 E12', '055079'],
    ['[36.D.2] with contact behind it', 'group 3 axis @055078 E12 contact=clear', '055079'],
  ])('dice follow where the plan has a risk: %s', (_case, group, words) => {
    const state = axis(group);
    const isRisky = plan(state, words).risks.some(({ kind }) => kind !== 'search');
    expect(meetsDice(viewFor(state, 'axis'), 3 as GroupId, path(state, words))).toBe(isRisky);
  });

  test('[36.A.1 d] nothing of it inshore', () => {
    const state = axis('group 3 axis in:Tripoli N4 contact=clear');
    expect(plan(state, '067063').risks).toEqual([]);
    expect(plan(state, '066064').risks).toMatchObject([{ kind: 'shipping' }]);
  });

  test('[F.11.5] patrols that cover the way, each once a step, none by night', () => {
    const state = axis(
      'air 69-Squadron status=flown mission.kind=patrol mission.hex=055079 | group 3 axis @055078 E12 contact=clear',
    );
    const day = plan(state, '055079 055080');
    expect(day.risks).toMatchObject([{ kind: 'search', rule: 'F.11.5' }]);
    // Near Malta, a patrol aircraft: 4 and more with one added.
    expect(day.clear).toBeCloseTo(2 / 6, 12);
    expect(plan(state, '055079 055080', true).risks).toEqual([]);
  });

  test('knows nothing of what its side cannot see', () => {
    const open = plan(axis('group 3 axis @055078 E12 contact=clear'), '055079');
    const lurking = plan(
      axis('group 3 axis @055078 E12 contact=clear | group 4 allied @055079 8th-Flotilla'),
      '055079',
    );
    expect(lurking).toEqual(open);
  });
});
