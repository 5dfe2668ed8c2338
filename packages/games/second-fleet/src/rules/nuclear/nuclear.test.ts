import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import type { AttackType, Side } from '../../model/vocabulary.ts';
import { outcome } from '../victory/victory.ts';
import { isGeneralWar, refuseNuclear, useNuclear } from './nuclear.ts';

const HEADING = 'northern-campaign turn 4 of 36';
const RELEASED = 'options nuclear | campaign strategy=world-war released=true';

const rulingOf = (forces: string, side: Side, attack: AttackType): string =>
  refuseNuclear(position('initiative', forces, HEADING).table, side, attack)?.code ?? 'ok';

describe('who may use them', () => {
  test.each([
    [
      '[21] without the option nobody',
      'campaign strategy=world-war released=true',
      'nato',
      'bombing',
      'no-nuclear',
    ],
    [
      '[C.19.1] not before release',
      'options nuclear | campaign strategy=world-war',
      'nato',
      'bombing',
      'not-released',
    ],
    ['[C.19.1] released', RELEASED, 'nato', 'bombing', 'ok'],
    ['[C.19.2] [A13] NATO has no missiles', RELEASED, 'nato', 'ssm', 'pool-empty'],
    ['[C.19.2] the Soviets have', RELEASED, 'soviet', 'ssm', 'ok'],
    [
      '[C.19.2] two bombs only',
      `${RELEASED} nuclearUses.soviet.bombing=2`,
      'soviet',
      'bombing',
      'pool-empty',
    ],
    ['[C.19.2] no torpedoes', RELEASED, 'soviet', 'torpedo', 'conventional'],
  ] as const)('%s', (_name, forces, side, attack, expected) => {
    expect(rulingOf(forces, side, attack)).toBe(expected);
  });
});

describe('[C.19.1] the answer', () => {
  const DUEL = 'nato @2808 LAJLA/local | soviet @2809 MKALN/local';
  const boat = (side: string, name: string, hex: string, segment: number): string =>
    `submarine-activation side=${side} units=[${name}] hex=${hex} start=${hex} | under segment side=${side} arm=submarine segment=${segment}`;
  const answering = (segment: number, first: string): State =>
    after(
      position(
        boat('nato', 'LAJLA', '2808', segment),
        `${DUEL} | ${RELEASED} firstNuclear=${first} once=[first-nuclear-use-4-1]`,
        HEADING,
      ),
      'nato strike asw LAJLA at 2809',
    );

  test('the first use is written down with its segment', () => {
    const firing = position(boat('soviet', 'MKALN', '2809', 1), `${DUEL} | ${RELEASED}`, HEADING);
    const used = after(firing, 'soviet strike asw MKALN at 2808', 'soviet aim LAJLA=6 nuclear');
    expect(used.table.campaign.once).toContain('first-nuclear-use-4-1');
  });

  test.each([
    ['not in the segment of the first use', 1, 'soviet', 'C.19.1 not-yet'],
    ['from the next segment on', 2, 'soviet', 'ok'],
    ['the first user goes on', 1, 'nato', 'ok'],
  ])('%s', (_rule, segment, first, result) => {
    expect(ruling(answering(segment, first), 'nato aim MKALN=9 nuclear')).toBe(result);
  });
});

describe('their price', () => {
  const use = (state: State, side: Side): State => fold(state, useNuclear(state, side, 'asw'));
  const start = position('initiative', RELEASED, HEADING);

  test.each([
    ['soviet', 'nato', 60],
    ['nato', 'soviet', 70],
  ] as const)('[C.19.1] [A11] first use by %s gives %s %i points', (side, enemy, points) => {
    const state = use(start, side);
    expect(state.table.score[enemy]).toEqual([{ cause: 'first-nuclear-use', points }]);
    expect(state.table.campaign).toMatchObject({ firstNuclear: side, nuclearThisTurn: 1 });
  });

  test('[C.19.1] the answer costs nothing more', () => {
    const state = use(use(start, 'soviet'), 'nato');
    expect(state.table.score.soviet).toEqual([]);
    expect(state.table.campaign.nuclearUses).toMatchObject({ nato: { asw: 1 }, soviet: { asw: 1 } });
  });

  test.each([
    [9, 3, true],
    [9, 2, false],
    [2, 10, true],
  ])('[C.19.5] general war on %i with %i uses: %s', (face, uses, war) => {
    expect(isGeneralWar(face, uses)).toBe(war);
  });

  test('[C.19.5] general war ends the game, the first user loses', () => {
    const state = position(
      'general-war uses=3',
      `${RELEASED} firstNuclear=soviet nuclearThisTurn=3 | secret soviet strategy=world-war`,
      HEADING,
    );
    const over = after(state, 'roll 9');
    expect(outcome(over)).toMatchObject({ winner: 'nato' });
    expect(after(state, 'roll 8').table.phase.name).not.toBe('over');
  });
});
