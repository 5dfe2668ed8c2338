import { mustBe, type OptionValue } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { setup } from '../../scenarios/scenario.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { unit, whereIs } from '../../testing/positions.ts';
import { supposedWings } from './wings.ts';

const start = (scenario: string, options: { readonly [id: string]: OptionValue }): State =>
  mustBe(setup({ scenario, options }));

describe('[C.21.3] swapping', () => {
  const kola = start('kola-strike', { alternateWings: true });
  const campaign = start('northern-campaign', { alternateWings: true });

  test('[24.3] not without the option', () => {
    expect(ruling(start('northern-campaign', {}), 'nato swap-wings A6-1 S3-2')).toBe('24.3 fixed-wings');
  });

  test.each([
    ['either may be named first', 'NO-F16-1 A6-1', 'C.21.3 no-swap'],
    ['the first carrier keeps an AEW', 'E2-1 A6-3', 'C.21.3 bare-carrier'],
    ['the second carrier keeps an AEW', 'A6-3 E2-1', 'C.21.3 bare-carrier'],
    ['an AEW for an AEW', 'E2-1 E2-3', 'ok'],
  ])('%s', (_name, pair, expected) => {
    expect(ruling(campaign, `nato swap-wings ${pair}`)).toBe(expected);
  });

  test('a carrier with two INT still changes one for another', () => {
    const thin = after(kola, 'nato swap-wings F14-1 A6-2', 'nato swap-wings F14-2 EA6-2');
    expect(ruling(thin, 'nato swap-wings F18-1 F18-3')).toBe('ok');
    expect(ruling(thin, 'nato swap-wings F18-3 F18-1')).toBe('ok');
  });

  test('only aircraft of US carriers are out of sight', () => {
    expect(['F14-1', 'F18-5', 'HAR-2', 'Y38-1', 'US-P3-1'].map(name => whereIs(campaign, name))).toEqual([
      'wing',
      'wing',
      'home',
      'home',
      'home',
    ]);
  });

  test('[24.3] without the option nothing is', () => {
    expect(whereIs(start('kola-strike', {}), 'F14-1')).toBe('home');
  });

  test('[C.1.4] of a carrier that has flown nothing more is supposed, whatever was swapped', () => {
    const flown = after(
      kola,
      'nato swap-wings A6-1 S3-2',
      'nato done',
      'nato assign F14-1 recon NS',
      'nato done',
      'soviet done',
    );
    expect(['F14-2', 'S3-2', 'A6-1'].map(name => whereIs(flown, name))).toEqual(['home', 'home', 'wing']);
    const supposed = supposedWings(flown.table);
    expect(supposed).toHaveLength(8);
    expect(new Set(supposed.map(({ carrier }) => carrier))).toEqual(new Set([unit(flown, 'INPDN')]));
    expect(supposed.map(wing => wing.unit)).toContain(unit(flown, 'A6-1'));
  });
});
