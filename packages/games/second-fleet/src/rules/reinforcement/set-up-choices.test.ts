import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { setup } from '../../scenarios/scenario.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';

const settingUp = (side: Side, forces: string, heading = 'northern-campaign turn 1 of 36'): State =>
  position(`set-up side=${side}`, `campaign tracks.nato=15 tracks.soviet=9 | ${forces}`, heading);
const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}`;
const KOLA = 'kola-strike turn 1 of 15';

describe('[C.15] the strategy', () => {
  const OPEN = 'soviet @3202 DNSKY';
  const CHOSEN = `${OPEN} | secret soviet strategy=unrestricted`;
  test.each([
    ['must be chosen when all is placed', settingUp('soviet', OPEN), 'soviet done', 'C.15 choose-strategy'],
    ['then the set-up may end', settingUp('soviet', CHOSEN), 'soviet done', 'ok'],
    ['may be changed before', settingUp('soviet', CHOSEN), 'soviet set-strategy defensive', 'ok'],
    ['is not chosen twice', settingUp('soviet', CHOSEN), 'soviet set-strategy unrestricted', 'C.15 chosen'],
    ['is not NATO’s', settingUp('nato', 'due TUNNY'), 'nato set-strategy defensive', 'C.15 no-strategy'],
    ['NATO ends without one', settingUp('nato', 'nato @2922 HAWES'), 'nato done', 'ok'],
    [
      '[C.24] there is none outside the campaign',
      settingUp('soviet', `options tattletales | ${OPEN}`, KOLA),
      'soviet set-strategy defensive',
      'C.15 no-strategy',
    ],
    [
      '[C.24] nor need there be',
      settingUp('soviet', `options tattletales | ${OPEN}`, KOLA),
      'soviet done',
      'ok',
    ],
    ['the book may choose it', settingUp('soviet', OPEN), 'soviet place-rest', 'ok'],
    [
      'the book has nothing to do after that',
      settingUp('soviet', CHOSEN),
      'soviet place-rest',
      'C.16.2 nothing-left',
    ],
    ['the book places what is left', settingUp('soviet', `due DON | ${CHOSEN}`), 'soviet place-rest', 'ok'],
  ])('%s', (_name, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });

  test('the book keeps to what was chosen', () => {
    const placed = after(settingUp('soviet', `due DON | ${CHOSEN}`), 'soviet place-rest');
    expect(placed.secret.soviet.strategy).toBe('unrestricted');
  });

  test('[C.24] and chooses none where there is none', () => {
    const nato = after(settingUp('nato', 'due TUNNY'), 'nato place-rest');
    expect(nato.secret.soviet.strategy).toBeUndefined();
  });
});

describe('who is asked', () => {
  const start = (scenario: string, options: object): State =>
    mustBe(setup({ scenario, options: { ...options } }));

  test.each([
    ['[C.21.3] NATO where wings may change', 'kola-strike', { alternateWings: true }, 'set-up nato'],
    ['[C.21.3] not with a single carrier', 'norway-convoy', { alternateWings: true }, 'assignment'],
    [
      '[C.21.5] the Soviets where they have tattletales',
      'kola-strike',
      { tattletales: true },
      'set-up soviet',
    ],
    ['nobody else', 'kola-strike', {}, 'assignment'],
  ])('%s', (_name, scenario, options, phase) => {
    expect(phaseOf(start(scenario, options))).toBe(phase);
  });

  test('[C.21.5] both, NATO first', () => {
    const nato = start('kola-strike', { alternateWings: true, tattletales: true });
    const soviet = after(nato, 'nato done');
    expect([phaseOf(nato), phaseOf(soviet), phaseOf(after(soviet, 'soviet done'))]).toEqual([
      'set-up nato',
      'set-up soviet',
      'assignment',
    ]);
  });
});
