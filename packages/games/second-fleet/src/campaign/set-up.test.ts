import { mustBe, type OptionValue } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { setup } from '../scenario.ts';
import type { State } from '../state.ts';
import { after, eventsOf, ruling } from '../testing/orders.ts';
import { markOf, unit, whereIs } from '../testing/positions.ts';
import { witness } from '../view.ts';
import { supposedWings } from './optional/wings.ts';

const start = (scenario: string, options: { readonly [id: string]: OptionValue } = {}): State =>
  mustBe(setup({ scenario, options }));

const campaign = start('northern-campaign');
const soviet = after(campaign, 'nato place-rest', 'nato done');

describe('what is placed and chosen', () => {
  test('[C.26] NATO first, then the Soviets, then the war', () => {
    expect(campaign.table.phase).toEqual({ name: 'set-up', side: 'nato' });
    expect(soviet.table.phase).toEqual({ name: 'set-up', side: 'soviet' });
    expect(after(soviet, 'soviet place-rest', 'soviet done').table.phase.name).toBe('declarations');
  });

  test('a scenario without choices begins at once', () => {
    expect(start('standing-force').table.phase.name).toBe('assignment');
  });

  test.each([
    ['[C.15] the strategy must be chosen', 'soviet done', 'C.16.2 still-waiting'],
    ['[C.15] one of three', 'soviet set-strategy unrestricted', 'ok'],
    ['[C.15] not world war', 'soviet set-strategy world-war', 'C.15 too-high'],
    ['[C.16.3] a zone is a zone', 'soviet place YGAGR at 2912', 'C.16.3 no-place'],
    ['[C.16.3] in its zone', 'soviet place YGAGR at 1824', 'ok'],
    ['[24.5] no tattletales without the option', 'soviet shadow NKLYV 2922', '24.5 no-tattletales'],
    ['[24.3] no wings', 'soviet swap-wings F14-1 F14-3', '24.3 fixed-wings'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(soviet, order)).toBe(expected);
  });

  test('[C.15] [C.1.4] only the Soviets see which', () => {
    const event = eventsOf(soviet, 'soviet set-strategy defensive')[0];
    expect(event).toEqual({ type: 'strategy-set', strategy: 'defensive' });
    if (event === undefined) throw new Error('Nothing was set');
    expect(witness(soviet, event, 'nato')).toEqual([]);
    expect(witness(soviet, event, 'soviet')).toEqual([event]);
  });

  test('[C.15] by the book it is Restricted', () => {
    const state = after(soviet, 'soviet place-rest');
    expect(state.secret.soviet.strategy).toBe('restricted');
    expect(state.table.campaign.strategy).toBeUndefined();
    expect(ruling(state, 'soviet place-rest')).toBe('C.16.2 nothing-left');
  });
});

describe('wings', () => {
  const kola = start('kola-strike', { alternateWings: true });

  test.each([
    ['[C.21.3] two aircraft change carriers', 'nato swap-wings A6-1 S3-2', 'ok'],
    ['[C.21.3] of different carriers', 'nato swap-wings A6-1 F14-1', 'C.21.3 no-swap'],
    ['[C.21.3] US carrier types only', 'nato swap-wings A6-1 NO-F16-1', 'C.21.3 no-swap'],
    ['[C.21.3] each carrier keeps an AEW', 'nato swap-wings E2-1 S3-2', 'C.21.3 bare-carrier'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(kola, order)).toBe(expected);
  });

  test('[C.21.3] each carrier keeps two INT', () => {
    const thin = after(kola, 'nato swap-wings F14-1 A6-2', 'nato swap-wings F14-2 EA6-2');
    expect(ruling(thin, 'nato swap-wings F18-1 S3-2')).toBe('C.21.3 bare-carrier');
  });

  test('[C.21.3] secret until she first flies, then opened', () => {
    const swapped = after(kola, 'nato swap-wings A6-1 S3-2', 'nato done');
    expect(['A6-1', 'S3-2', 'F14-1'].map(name => whereIs(swapped, name))).toEqual(['wing', 'wing', 'wing']);
    expect(ruling(swapped, 'nato assign A6-1 recon IC')).toBe('ok');
    const flown = after(swapped, 'nato assign A6-1 recon IC', 'nato done', 'soviet done');
    expect(whereIs(flown, 'S3-1')).toBe('wing');
    expect(flown.table.pieces[unit(flown, 'EA6-2')]?.where).toEqual({
      at: 'home',
      home: { kind: 'carrier', carrier: unit(flown, 'INPDN') },
    });
  });

  test('[C.21.3] [C.1.4] the other side supposes them aboard somewhere, as many as each deck holds', () => {
    const supposed = supposedWings(kola.table);
    expect(supposed).toHaveLength(16);
    expect(supposed.filter(({ carrier }) => carrier === unit(kola, 'RSVLT'))).toHaveLength(8);
  });
});

describe('tattletales', () => {
  const kola = start('kola-strike', { tattletales: true });

  test.each([
    ['[C.21.5] a frigate next to a force', 'soviet shadow NKTMY 2715', 'ok'],
    ['[C.21.5] not a cruiser of the new kind', 'soviet shadow FRNZE 2715', 'C.21.5 no-shadow'],
    ['[C.21.5] not where nobody is', 'soviet shadow NKTMY 3001', 'C.21.5 nobody-there'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(kola, order)).toBe(expected);
  });

  test('[C.21.5] the force begins with a strategic mark, and each has its own', () => {
    const state = after(kola, 'soviet shadow NKTMY 2715');
    expect(whereIs(state, 'NKTMY')).toBe('2715');
    expect(markOf(state, 'RSVLT')).toBe('strategic');
    expect(markOf(state, 'INPDN')).toBe('none');
    expect(ruling(state, 'soviet shadow BSMNY 2815')).toBe('C.21.5 nobody-there');
    expect(ruling(state, 'soviet shadow BSMNY 2719')).toBe('ok');
  });
});

describe('future units', () => {
  test('[24.4] [C.21.4] come in with the option', () => {
    expect(whereIs(start('northern-campaign'), 'KRMLN')).toBe('unused');
    expect(whereIs(start('northern-campaign', { futureCombatants: true }), 'KRMLN')).toBe('due');
  });

  test('[24.2] [C.21.2] and the B-1 with hers', () => {
    expect(whereIs(start('northern-campaign'), 'B1-1')).toBe('unused');
    expect(['due', 'home']).toContain(whereIs(start('northern-campaign', { b1: true }), 'B1-1'));
  });
});
