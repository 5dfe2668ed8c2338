import { failed, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../desk/score.ts';
import { sixthFleet } from '../../game.ts';
import { table } from '../../testing/table.ts';
import { netPoints, outcome } from './victory.ts';

describe('[13.2] the handicap', () => {
  test.each(
    sixthFleet.scenarios.map(({ id, options }) => [id, options.find(rule => rule.id === 'handicap')]),
  )('%s offers its values, the first of them unless another is chosen', (scenario, rule) => {
    const opened = (options: object) => mustBe(sixthFleet.setup({ scenario, options: { ...options } }));
    expect(rule?.values).toContain(0);
    expect(opened({}).handicap).toBe(rule?.values[0]);
    for (const handicap of rule?.values ?? []) expect(opened({ handicap }).handicap).toBe(handicap);
  });

  test.each([7, '8', true, -99])('%j is refused', handicap => {
    expect(sixthFleet.setup({ scenario: 'campaign', options: { handicap } })).toEqual(
      failed(
        expect.objectContaining({ at: 'options.handicap', message: expect.stringMatching(/^Choose one of/) }),
      ),
    );
  });

  const OVER = 'dead US1 So5 | nato @1422 Gr25 | nato @1033 US6';
  const over = (handicap: string) => table('over', `${handicap}${OVER}`, 'campaign turn 21 of 21');

  test.each([
    ['', 1, 'draw'],
    ['handicap 20 | ', 21, 'Soviet marginal victory'],
    ['handicap 19 | ', 20, 'draw'],
    ['handicap -2 | ', -1, 'NATO marginal victory'],
  ])('counts at the end: "%s" makes it %i', (handicap, net, level) => {
    expect(netPoints(over(handicap))).toBe(net);
    expect(outcome(over(handicap))).toMatchObject({ net, level });
  });

  test.each([
    ['combat side=nato', 'nato @1422 Gr25 | nato @1033 US6 | dead US1', 6 + 8],
    ['set-up side=nato branch=naval', '', 8],
  ])('stands in the account with its case: %s', (phase, forces, net) => {
    const state = table(phase, `handicap 8 | ${forces}`, 'campaign turn 2 of 21');
    const score = scoreOf(state, 'soviet');
    expect(score.lines).toContainEqual({
      key: '13.2',
      text: 'Handicap agreed at the start',
      points: 8,
      rule: '13.2',
      earned: true,
    });
    expect(score.lead).toBe(net);
  });

  test('without one the account does not speak of it', () => {
    expect(
      scoreOf(table('combat side=nato', ''), 'nato').lines.filter(({ rule }) => rule === '13.2'),
    ).toEqual([]);
  });
});
