import { mustBe, type OptionValue } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import { nameOfHex } from '../../model/chart.ts';
import { setup } from '../../scenarios/scenario.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { markOf, position, unit, whereIs } from '../../testing/positions.ts';
import { witness } from '../../secrets/view.ts';
import { watchingHexes } from '../optional/tattletale.ts';
import { supposedWings } from '../optional/wings.ts';

const start = (scenario: string, options: { readonly [id: string]: OptionValue } = {}): State =>
  mustBe(setup({ scenario, options }));

const campaign = start('northern-campaign');
const soviet = after(campaign, 'nato place-rest', 'nato done');

/** Open water beside NATO ships that are in no base. */
const hexBesideNato = ({ table }: State): string => nameOfHex(watchingHexes(table)[0] as HexId);

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
    ['[C.16.2] units must be placed', 'soviet done', 'C.16.2 still-waiting'],
    ['[C.15] one of three', 'soviet set-strategy unrestricted', 'ok'],
    ['[C.15] not world war', 'soviet set-strategy world-war', 'C.15 too-high'],
    ['[C.16.3] a zone is a zone', 'soviet place YGAGR at 2912', 'C.16.3 no-place'],
    ['[C.16.3] in its zone', 'soviet place YGAGR at 1824', 'ok'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(soviet, order)).toBe(expected);
  });

  const placed = (side: 'nato' | 'soviet', options: { readonly [id: string]: OptionValue }): State => {
    const begun = after(start('northern-campaign', options), 'nato place-rest');
    return side === 'nato' ? begun : after(begun, 'nato done', 'soviet place-rest');
  };

  test('[24.3] [C.21.3] wings are changed with the option, not without', () => {
    const order = 'nato swap-wings A6-1 S3-2';
    expect(ruling(placed('nato', {}), order)).toBe('24.3 fixed-wings');
    expect(ruling(placed('nato', { alternateWings: true }), order)).toBe('ok');
  });

  test('[24.5] [C.21.5] tattletales are sent with the option, not without', () => {
    const order = (state: State): string => `soviet shadow NKTMY ${hexBesideNato(state)}`;
    const [without, withThem] = [placed('soviet', {}), placed('soviet', { tattletales: true })];
    expect(ruling(without, order(without))).toBe('24.5 no-tattletales');
    expect(ruling(withThem, order(withThem))).toBe('ok');
  });

  test('[C.15] [C.1.4] only the Soviets see which', () => {
    const event = eventsOf(soviet, 'soviet set-strategy defensive')[0];
    expect(event).toEqual({ type: 'strategy-set', strategy: 'defensive' });
    if (event === undefined) throw new Error('Nothing was set');
    expect(witness(soviet, event, 'nato')).toEqual([]);
    expect(witness(soviet, event, 'soviet')).toEqual([event]);
  });

  describe('the strategy', () => {
    const choosing = (side: string, secret = ''): State =>
      position(`set-up side=${side}`, `nato @2922 HAWES${secret}`, 'northern-campaign turn 1 of 36');
    test.each([
      ['[C.15] it must be chosen', choosing('soviet'), 'soviet done', 'C.15 choose-strategy'],
      [
        '[C.15] then the Soviets are ready',
        choosing('soviet', ' | secret soviet strategy=restricted'),
        'soviet done',
        'ok',
      ],
      [
        '[C.15] not what it is already',
        choosing('soviet', ' | secret soviet strategy=restricted'),
        'soviet set-strategy restricted',
        'C.15 chosen',
      ],
      [
        '[C.15] but another',
        choosing('soviet', ' | secret soviet strategy=restricted'),
        'soviet set-strategy defensive',
        'ok',
      ],
      ['[C.15] NATO has none', choosing('nato'), 'nato set-strategy restricted', 'C.15 no-strategy'],
    ])('%s', (_name, state, order, expected) => {
      expect(ruling(state, order)).toBe(expected);
    });
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

  test('[C.21.5] each ship once, three in all', () => {
    const sent = after(kola, 'soviet shadow NKTMY 2715');
    expect(ruling(sent, 'soviet shadow NKTMY 2719')).toBe('C.21.5 not-free');
    const out = (names: string): State =>
      position(
        'set-up side=soviet',
        `nato @2716 RSVLT | nato @2719 HAWES | soviet @3202 NKTMY BSMNY UDLOY OTTUK | campaign once=[${names}]`,
        'kola-strike turn 1 of 15 | options tattletales',
      );
    const two = 'tattletale-SO-UDLOY,tattletale-SO-BSMNY';
    expect(ruling(out(two), 'soviet shadow NKTMY 2715')).toBe('ok');
    expect(ruling(out(`${two},tattletale-SO-OTTUK`), 'soviet shadow NKTMY 2715')).toBe('C.21.5 enough');
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

  test('[24.2] [C.21.2] the B-1 joins at Upper Heyford with the option, in the campaign in box 20', () => {
    expect(whereIs(start('kola-strike'), 'B1-1')).toBe('unused');
    const kola = start('kola-strike', { b1: true });
    expect(kola.table.pieces[unit(kola, 'B1-1')]?.where).toEqual({
      at: 'home',
      home: { kind: 'base', base: baseOf('UpperHeyford') },
    });
    expect(whereIs(start('northern-campaign'), 'B1-1')).toBe('unused');
    const campaignForces = scenarioOf({ scenario: 'northern-campaign' }).forces;
    expect(campaignForces.find(({ option }) => option === 'b1')).toMatchObject({
      box: 20,
      start: { at: 'base', base: baseOf('UpperHeyford') },
    });
    expect(whereIs(start('northern-campaign', { b1: true }), 'B1-1')).toBe('due');
  });

  test.each([
    ['[C.21.2] the B-1 is sent three zones away', 'B1-1', 'SV', 'ok'],
    ['[C.21.2] an F-111 is not', 'F111-1', 'SV', 'A5 zone-out-of-range'],
  ])('%s', (_name, name, zone, result) => {
    expect(ruling(start('kola-strike', { b1: true }), `nato assign ${name} recon ${zone}`)).toBe(result);
  });

  test.each([
    ['[C.21.2] the B-1 bombs at full value in the dark', 'B1-1', 60],
    ['[C.21.2] an F-111 does not', 'F111-1', 30],
  ])('%s', (_name, name, points) => {
    const dark = position(
      `flight side=nato units=[${name}] roles.0.unit=${name} roles.0.role=atk homes=[UpperHeyford] hex=2714 allowance=50 spent=20 path=[4236,2714] | under segment side=nato arm=air acted=[${name}]`,
      `flight UpperHeyford ${name} | soviet @2714 OTTUK/local`,
      'kola-strike turn 3 of 15 | period 3',
    );
    expect(ruling(after(dark, `nato strike bombing ${name} at 2714`), `nato aim OTTUK=${points}`)).toBe('ok');
  });
});
