import { describe, expect, test } from 'vitest';
import { BASES, baseOf, baseSpec } from '../stacking/bases.ts';
import { hexOf } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, unit } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { type Arm, STRATEGIES, type Side } from '../../model/vocabulary.ts';
import { consequencesOf } from '../politics/consequence.ts';
import { mayAttackBase, mustPass } from '../../turn/campaign/rules-in-play.ts';
import { INVADABLE, refuseByOrders } from './strategy.ts';

const HEADING = 'northern-campaign turn 4 of 36';

const at = (strategy: string, heading = HEADING): State =>
  position(
    'initiative',
    strategy === '' ? 'campaign talks=0' : `secret soviet strategy=${strategy}`,
    heading,
  );

const rulingOf = (state: State, side: Side, arm: Arm, from: string, base?: string): string => {
  const intent = { side, arm, from: hexOf(from), base: base === undefined ? undefined : baseOf(base) };
  const refusal = refuseByOrders(viewFor(state, side), intent);
  return refusal === undefined ? 'ok' : `${refusal.rule} ${refusal.code}`;
};

test('[C.15] the Soviets raise it, NATO does not', () => {
  const declaring = (side: string): State =>
    position(`declarations side=${side} raised=false`, 'secret soviet strategy=restricted', HEADING);
  expect(ruling(declaring('soviet'), 'soviet raise-strategy')).toBe('ok');
  expect(ruling(declaring('nato'), 'nato raise-strategy')).toBe('C.15 not-soviet');
});

describe('what the strategy forbids', () => {
  test.each([
    ['defensive', 'surface', '3202', undefined, 'ok'],
    ['defensive', 'surface', '2831', undefined, 'C.15 defensive'],
    ['defensive', 'submarine', '2831', undefined, 'ok'],
    ['defensive', 'air', '3202', 'Keflavik', 'ok'],
    ['defensive', 'air', '3202', 'Banak', 'C.15 norwegian-base'],
    ['restricted', 'surface', '2831', undefined, 'ok'],
    ['restricted', 'air', '3202', 'Banak', 'C.15 norwegian-base'],
    ['restricted', 'air', '3202', 'JanMayen', 'ok'],
    ['restricted', 'air', '3202', 'Wick', 'C.15 british-base'],
    ['restricted', 'air', '3202', 'UpperHeyford', 'C.15 british-base'],
    ['unrestricted', 'air', '3202', 'Banak', 'ok'],
    ['unrestricted', 'air', '3202', 'Wick', 'C.15 british-base'],
    ['world-war', 'air', '3202', 'Wick', 'ok'],
  ] as const)('[C.15] %s, %s from %s on %s: %s', (strategy, arm, from, base, expected) => {
    expect(rulingOf(at(strategy), 'soviet', arm, from, base)).toBe(expected);
  });

  test('[C.15] NATO is free, at the printed price', () => {
    expect(rulingOf(at('defensive'), 'nato', 'air', '3202', 'Murmansk')).toBe('ok');
  });

  test.each([
    ['standing-force turn 2 of 6', 'soviet', 'Banak', false],
    ['iceland-gap turn 2 of 12', 'soviet', 'Keflavik', false],
    ['kola-strike turn 2 of 15', 'nato', 'Murmansk', true],
    ['norway-convoy turn 2 of 15', 'nato', 'Murmansk', false],
    ['norway-convoy turn 2 of 15', 'soviet', 'Banak', true],
  ] as const)('[C.24] [14] %s: may %s attack %s: %s', (heading, side, base, may) => {
    const state = position('initiative', 'campaign talks=0', heading);
    expect(mayAttackBase(state.table, side, baseOf(base))).toBe(may);
  });

  test('[C.24] the basic game spares all bases', () => {
    const state = position('initiative', 'level basic', 'kola-strike turn 2 of 15');
    expect(rulingOf(state, 'nato', 'air', '3202', 'Murmansk')).toBe('C.24 bases-spared');
  });
});

describe('invasion by strategy', () => {
  test('[A10] the bases of each box', () => {
    const names = STRATEGIES.map(strategy => INVADABLE[strategy].map(base => baseSpec(base).name));
    expect(names[0]).toEqual([]);
    expect(names[1]?.join(' ')).toBe(
      'Akureyri Angmagssalik Hofn JanMayen Keflavik Longyearbyen MestersVig Narssarssuaq Reykjavik Vago',
    );
    expect(names[2]?.slice(10).join(' ')).toBe(
      'Andoya Banak Bardufoss Bergen Bodo Narvik Orland Tromso Trondheim',
    );
    expect(names[3]).toEqual(BASES.filter(({ side }) => side === 'nato').map(({ name }) => name));
  });
});

describe('raising it', () => {
  const morning = (forces: string): State =>
    position('declarations side=soviet raised=false', forces, HEADING);

  test('[C.15] one box, announced, for five points', () => {
    const state = after(morning('secret soviet strategy=restricted'), 'soviet raise-strategy');
    expect(state.table.campaign.strategy).toBe('unrestricted');
    expect(state.table.score.nato).toEqual([{ cause: 'strategy-raised', points: 5 }]);
    expect(ruling(state, 'soviet raise-strategy')).toBe('C.15 raised');
  });

  test('[C.15] not beyond the end', () => {
    const state = morning('campaign strategy=world-war | secret soviet strategy=world-war | options nuclear');
    expect(ruling(state, 'soviet raise-strategy')).toBe('C.15 end-of-track');
  });

  test.each([
    ['[C.19.1] released at world war', 'campaign strategy=world-war | options nuclear', 'ok'],
    ['[C.19.1] not before', 'campaign strategy=unrestricted | options nuclear', 'C.19.1 no-release'],
    ['[21] not without the option', 'campaign strategy=world-war', 'C.19.1 no-release'],
    ['[C.19.1] once', 'campaign strategy=world-war released=true | options nuclear', 'C.19.1 no-release'],
  ])('%s', (_name, forces, expected) => {
    expect(ruling(morning(`secret soviet strategy=world-war | ${forces}`), 'soviet release')).toBe(expected);
  });

  test('[C.19.1] NATO is asked too', () => {
    const state = morning('campaign strategy=world-war | secret soviet strategy=world-war | options nuclear');
    const asked = after(state, 'soviet done');
    expect(asked.table.phase).toMatchObject({ name: 'declarations', side: 'nato' });
    expect(after(asked, 'nato release').table.campaign.released).toBe(true);
  });
});

describe('what an attack costs and tells', () => {
  const struck = (state: State, side: Side, target: object, nuclear = false) =>
    consequencesOf(state, {
      strike: {
        type: 'bombing',
        side,
        units: [],
        from: hexOf('3202'),
        hex: hexOf('3805'),
        over: [],
        cruise: false,
        answer: false,
      },
      aims: [{ target, points: 10 }],
      tacCoord: [],
      nuclear,
    } as Parameters<typeof consequencesOf>[1]);

  const base = (name: string) => ({ kind: 'base', base: baseOf(name), part: 'airfield' });

  test('[A11] the first attack on a Soviet base gives 15 points, the second none', () => {
    const first = struck(at(''), 'nato', base('Murmansk'));
    expect(first).toEqual([
      { type: 'once', what: 'first-attack-on-soviet-base' },
      { type: 'scored', side: 'soviet', cause: 'first-attack-on-soviet-base', points: 15 },
    ]);
    const state = position('initiative', 'campaign once=[first-attack-on-soviet-base]', HEADING);
    expect(struck(state, 'nato', base('Murmansk'))).toEqual([]);
  });

  test('[A11] the first attack on a missile boat too', () => {
    const state = position('initiative', 'soviet @3202 DNSKY', HEADING);
    const target = { kind: 'unit', unit: unit(state, 'DNSKY') };
    expect(struck(state, 'nato', target)).toContainEqual({
      type: 'scored',
      side: 'soviet',
      cause: 'first-attack-on-missile-boat',
      points: 15,
    });
  });

  test('the strike on Kola is ordered: it costs nothing', () => {
    expect(struck(at('', 'kola-strike turn 2 of 15'), 'nato', base('Murmansk'))).toEqual([]);
    expect(struck(at('', 'kola-strike turn 2 of 15 | level advanced'), 'nato', base('Murmansk'))).toEqual([]);
  });

  test.each([
    ['Banak', 1],
    ['Wick', 1],
    ['JanMayen', 0],
    ['Keflavik', 0],
  ])('[C.15] an attack on %s opens the strategy (%i)', (name, count) => {
    expect(struck(at('world-war'), 'soviet', base(name))).toHaveLength(count);
  });

  test('[C.19.5] a nuclear attack on a base gives ten points', () => {
    expect(struck(at('world-war'), 'soviet', base('Keflavik'), true)).toContainEqual({
      type: 'scored',
      side: 'nato',
      cause: 'nuclear-attack-on-base',
      points: 10,
    });
  });
});

describe('arms that pass', () => {
  test('[C.14.2] the arm that lost its orders', () => {
    const state = position('initiative', 'campaign silenced.soviet=[surface]', HEADING);
    expect(mustPass(state.table, 'soviet', 'surface')).toBe(true);
    expect(mustPass(state.table, 'soviet', 'air')).toBe(false);
    expect(mustPass(state.table, 'nato', 'surface')).toBe(false);
  });

  test('[C.14.2] only in this turn', () => {
    const state = position(
      'arm segment=3 first=nato chosen.nato=[air,submarine,surface] chosen.soviet=[submarine,surface] side=soviet',
      'campaign silenced.soviet=[air]',
      HEADING,
    );
    const next = eventsOf(state, 'soviet choose-arm air pass');
    expect(next.some(({ type }) => type === 'turned')).toBe(true);
    expect(after(state, 'soviet choose-arm air pass').table.campaign.silenced.soviet).toEqual([]);
  });

  test('the Standing Force has no air segment', () => {
    const state = position('initiative', 'campaign talks=0', 'standing-force turn 2 of 6');
    expect(mustPass(state.table, 'nato', 'air')).toBe(true);
  });
});
