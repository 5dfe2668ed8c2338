import { failed, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { baseSpec } from '../rules/stacking/bases.ts';
import { nameOfHex } from '../model/chart.ts';
import { pieceOf } from '../model/position.ts';
import { ROSTER } from '../model/roster.ts';
import { SCENARIOS, setup } from './scenario.ts';
import { SCENARIO_SPECS } from './scenarios.ts';
import type { State } from '../model/state.ts';
import { whereIs } from '../testing/positions.ts';
import { OPTIONAL_RULES } from '../model/vocabulary.ts';

const opened = (scenario: string, options = {}): State => mustBe(setup({ scenario, options }));

/** By place: at sea, at home, due. */
const census = ({ table }: State): string => {
  const count = (at: string): number => table.pieces.filter(({ where }) => where.at === at).length;
  return ['sea', 'home', 'due', 'unused'].map(at => `${at} ${count(at)}`).join(' ');
};

test.each([
  ['standing-force', 'sea 9 home 2 due 0 unused 328', 6, 'basic'],
  ['iceland-gap', 'sea 21 home 10 due 0 unused 308', 12, 'basic'],
  ['kola-strike', 'sea 45 home 56 due 0 unused 238', 15, 'intermediate'],
  ['norway-convoy', 'sea 58 home 41 due 0 unused 240', 15, 'intermediate'],
])('%s begins with %s', (scenario, pieces, turns, level) => {
  const { table } = opened(scenario);
  expect([census(opened(scenario)), table.lastTurn, table.level]).toEqual([pieces, turns, level]);
});

describe('the campaign', () => {
  test('[C.16.2] what is at or below the start box is there, what must be placed waits', () => {
    const state = opened('northern-campaign');
    expect([
      whereIs(state, 'OSLO'),
      whereIs(state, 'HAWES'),
      whereIs(state, 'RSVLT'),
      whereIs(state, 'IOWA'),
    ]).toEqual(['3926', 'due', 'due', 'due']);
    expect([whereIs(state, 'F14-1'), whereIs(state, 'HAR-2')]).toEqual(['due', 'home']);
  });

  test.each([
    ['Low', 0, 0],
    ['Mod', 15, 9],
    ['High', 30, 17],
  ])('[C.16.1] preparedness %s starts at boxes %i and %i', (level, nato, soviet) => {
    const state = opened('northern-campaign', { preparednessNato: level, preparednessSoviet: level });
    expect(state.table.campaign.tracks).toEqual({ nato, soviet });
  });

  test('[6.1] High preparedness: a group without room in its port lies in another, else off it', () => {
    const state = opened('northern-campaign', { preparednessNato: 'High', preparednessSoviet: 'High' });
    // Rosyth and Murmansk hold those of the first boxes, Holy Loch and Polyarnyy the next.
    expect(['ILTRS', 'INTPD', 'WDEWT', 'INVCL'].map(name => whereIs(state, name))).toEqual([
      '3834',
      '3736',
      '3736',
      '3934',
    ]);
    expect(['KIEV', 'KURSK', 'BAKU', 'TULA'].map(name => whereIs(state, name))).toEqual([
      '3805',
      '3805',
      '3705',
      '3705',
    ]);
  });

  test('[5] ships whose place winter ice covers start in the nearest open water', () => {
    const winter = opened('standing-force', { level: 'advanced', period: 1 });
    const summer = opened('standing-force', { level: 'advanced', period: 4 });
    expect(whereIs(summer, 'FRNZE')).toBe('2807');
    expect(whereIs(winter, 'FRNZE')).not.toBe('2807');
  });

  test('deep mode and mines are in use unless one says otherwise', () => {
    expect(opened('northern-campaign').table.options).toMatchObject({
      deepMode: true,
      mines: true,
      logistics: false,
    });
    expect(opened('northern-campaign', { mines: false }).table.options.mines).toBe(false);
  });
});

describe('options', () => {
  test('[C.24] a scenario can be played at another level and time of year', () => {
    const { table } = opened('iceland-gap', { level: 'intermediate', period: 1 });
    expect([
      table.level,
      table.period,
      whereIs(opened('iceland-gap', { level: 'intermediate' }), 'F15-1'),
    ]).toEqual(['intermediate', 1, 'home']);
    expect(whereIs(opened('iceland-gap'), 'F15-1')).toBe('unused');
  });

  test('[C.21.4] [C.21.2] ships of the future and the B-1 only by agreement', () => {
    const agreed = opened('kola-strike', { futureCombatants: true, b1: true });
    expect([whereIs(agreed, 'BURKE'), whereIs(agreed, 'B1-1')]).toEqual(['2716', 'home']);
    expect([whereIs(opened('kola-strike'), 'BURKE'), whereIs(opened('kola-strike'), 'B1-1')]).toEqual([
      'unused',
      'unused',
    ]);
  });

  test.each([
    ['an unknown scenario', { scenario: 'atlantis', options: {} }, 'scenario'],
    ['an unknown option', { scenario: 'kola-strike', options: { fog: true } }, 'options.fog'],
    ['an unknown value', { scenario: 'kola-strike', options: { period: 5 } }, 'options.period'],
    ['a switch that is no switch', { scenario: 'kola-strike', options: { mines: 'yes' } }, 'options.mines'],
    ['a handicap as a word', { scenario: 'kola-strike', options: { handicap: '25' } }, 'options.handicap'],
  ])('%s is refused', (_name, opening, at) => {
    expect(setup(opening)).toEqual(failed(expect.objectContaining({ at })));
  });
});

describe('the handicap', () => {
  const ruleIn = (scenario: string) =>
    SCENARIOS.find(({ id }) => id === scenario)?.options.find(({ id }) => id === 'handicap');

  test.each([
    ['standing-force', 4],
    ['iceland-gap', 0],
    ['kola-strike', 25],
    ['norway-convoy', 15],
    ['northern-campaign', 0],
  ])('[C.22.2] %s begins with its own, %i, unless the players choose another', (scenario, own) => {
    expect(opened(scenario).table.handicap).toBe(own);
    expect(ruleIn(scenario)?.values[0]).toBe(own);
    for (const value of ruleIn(scenario)?.values ?? [])
      expect(opened(scenario, { handicap: value }).table.handicap).toBe(value);
  });

  test.each(SCENARIO_SPECS.map(({ id }) => [id] as const))(
    '[C.22.2] %s offers none too, each value once, and says whom each suits',
    scenario => {
      const { values = [], summary = '' } = ruleIn(scenario) ?? {};
      expect(values).toContain(0);
      expect(new Set(values).size).toBe(values.length);
      expect(values.filter(value => !new RegExp(`\\b${value}\\b`).test(summary))).toEqual([]);
    },
  );

  test('[C.22.2] players may agree on points that the menu does not propose, as older menus did', () => {
    expect(opened('norway-convoy', { handicap: 7 }).table.handicap).toBe(7);
  });

  test.each([-1, 1000, 1.5, '15', true])('%j is refused in one sentence', handicap => {
    expect(setup({ scenario: 'norway-convoy', options: { handicap } })).toEqual(
      failed(
        expect.objectContaining({
          at: 'options.handicap',
          message: 'Choose a whole number from 0 to 999.',
        }),
      ),
    );
  });
});

describe('every set-up', () => {
  const all = SCENARIO_SPECS.map(({ id }) => [id] as const);

  test.each(all)('%s puts no unit into two places', id => {
    const spec = SCENARIO_SPECS.find(scenario => scenario.id === id);
    const units = spec?.forces.flatMap(force => force.units) ?? [];
    expect(new Set(units).size).toBe(units.length);
  });

  test.each(all)('%s puts units on their own side', id => {
    const spec = SCENARIO_SPECS.find(scenario => scenario.id === id);
    for (const { side, units } of spec?.forces ?? [])
      for (const unit of units) expect(ROSTER[unit]?.side).toBe(side);
  });

  test.each(all)('%s: ships in base are in a port, aircraft at an airfield or aboard', id => {
    const { table } = opened(
      id,
      Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, rule !== 'solitaire'])),
    );
    for (const { start, units, level } of SCENARIO_SPECS.find(spec => spec.id === id)?.forces ?? []) {
      if (start.at !== 'base' || level !== undefined) continue;
      for (const unit of units) {
        const needed = ROSTER[unit]?.arm === 'air' ? 'airfield' : 'port';
        expect([nameOfHex(baseSpec(start.base).hex), baseSpec(start.base)[needed]]).toEqual([
          expect.any(String),
          true,
        ]);
        expect(pieceOf(table, unit).where.at).not.toBe('unused');
      }
    }
  });
});
