import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../../game.ts';
import { TEN_TURNS } from '../../scenarios/ten-turns.ts';
import { after, table } from '../../testing/table.ts';
import { bonusesOf, levelOf, netPoints, pointsFor } from './victory.ts';

describe('points', () => {
  test.each([
    ['[13.0] a unit is worth its ECM value', 'dead US1 So5', 6, 5],
    ['[13.0] one with none is worth one', 'dead Soa42 Ita28 Ita29', 2, 1],
    ['[13.0] they add up', 'dead US1 US2 US13 So36 So25', 17, 9],
    ['[9.15] the grounded count for nobody', 'grounded Tua42', 0, 0],
    ['[12.2] nor do the forfeited', 'forfeited USa4 USa5', 0, 0],
    ['[13.0] nobody lost, nothing gained', '', 0, 0],
  ])('%s', (_name, losses, soviet, nato) => {
    const state = table('over', losses);
    expect([pointsFor(state, 'soviet'), pointsFor(state, 'nato')]).toEqual([soviet, nato]);
  });
});

describe('Soviet bonuses', () => {
  const earned = (forces: string): string =>
    bonusesOf(table('over', forces))
      .filter(bonus => bonus.earned)
      .map(({ rule, points }) => `${rule} ${points}`)
      .join(', ');

  /** A ship off Haifa controls the whole coast of Israel. */
  const blockade = 'soviet @1034 So5';
  test.each([
    ['[13.11] nobody in the Aegean', '', '13.11 10'],
    ['[13.11] a ship there', 'nato @1422 Gr25', ''],
    ['[13.11] an aircraft at a base there', 'nato @1420 Gra31', ''],
    ['[13.11] the Bosphorus belongs to it', 'nato @2025 Tu37', ''],
    ['[13.11] Crete does not', 'nato @1022 USa1', '13.11 10'],
    ['[13.12] [13.13] Israel cut off', blockade, '13.11 10, 13.12 15, 13.13 15'],
    ['[13.12] by a submarine', 'soviet @1034 So36', '13.11 10, 13.12 15, 13.13 15'],
    ['[13.12] by an aircraft', 'soviet @1034 Soa12', '13.11 10, 13.12 15, 13.13 15'],
    ['[13.12] not from afar', 'soviet @1032 So5', '13.11 10'],
    ['[13.12] a NATO ship opens a controlled hex', `${blockade} | nato @1135 US6`, '13.11 10'],
    ['[13.12] a NATO aircraft does not', `${blockade} | nato @1135 USa1`, '13.11 10, 13.12 15, 13.13 15'],
    ['[13.12] a ship that leads nowhere does not', `${blockade} | nato @1035 US6`, '13.11 10, 13.12 15'],
    [
      '[13.12] [10.47] a ship may be pent in by Soviet defences',
      'soviet @1034 So5 | soviet @1234 So7 | nato @1135 US6',
      '13.11 10, 13.12 15',
    ],
    ['[13.13] no NATO ship in the east', `${blockade} | nato @0924 US6`, '13.11 10, 13.12 15'],
    ['[13.13] aircraft do not matter', `${blockade} | nato @1232 Bra21`, '13.11 10, 13.12 15, 13.13 15'],
    ['[13.13] ships further west neither', `${blockade} | nato @0922 US6`, '13.11 10, 13.12 15, 13.13 15'],
    ['[13.13] it needs the other', 'nato @0920 US6', '13.11 10'],
    ['[14.2] the price of neutral air space', 'options neutralAirSpace | violated', '13.11 10, 14.2 -10'],
  ])('%s', (_name, forces, expected) => {
    expect(earned(forces)).toBe(expected);
  });

  test('[13.12] the line must get off the western edge', () => {
    const west = ['1201', '1401', '1601', '1801', '2001', '2201'].map(
      (hex, place) => `soviet @${hex} Soa${place + 1}`,
    );
    expect(earned(west.join(' | '))).toBe('13.11 10, 13.12 15, 13.13 15');
    expect(earned(west.slice(1).join(' | '))).toBe('13.11 10');
  });

  test('[13.0] net is Soviet less NATO with the bonuses', () => {
    const state = table('over', `${blockade} | dead US1 US2 So36 | options neutralAirSpace | violated`);
    expect(netPoints(state)).toBe(12 - 5 + 10 + 15 + 15 - 10);
  });
});

describe('the level of victory', () => {
  test.each([
    [80, 'soviet', 'Soviet decisive victory'],
    [51, 'soviet', 'Soviet decisive victory'],
    [50, 'soviet', 'Soviet substantive victory'],
    [36, 'soviet', 'Soviet substantive victory'],
    [35, 'soviet', 'Soviet marginal victory'],
    [21, 'soviet', 'Soviet marginal victory'],
    [20, undefined, 'draw'],
    [0, undefined, 'draw'],
    [-1, 'nato', 'NATO marginal victory'],
    [-15, 'nato', 'NATO marginal victory'],
    [-16, 'nato', 'NATO substantive victory'],
    [-30, 'nato', 'NATO substantive victory'],
    [-31, 'nato', 'NATO decisive victory'],
    [-90, 'nato', 'NATO decisive victory'],
  ])('[13.2] %d: %s, %s', (points, winner, summary) => {
    expect(levelOf(TEN_TURNS.scenario, points)).toMatchObject({ winner, summary });
  });

  test('[13.0] it is told when the game is over, not before', () => {
    const last = table('movement side=soviet', 'nato @1422 Gr25 | dead So1 So5', 'campaign turn 21 of 21');
    expect(sixthFleet.outcome(last)).toBeUndefined();
    expect(sixthFleet.outcome(after(last, 'soviet done'))).toEqual({
      winner: 'nato',
      summary: 'NATO marginal victory, net -10',
      level: 'NATO marginal victory',
      net: -10,
    });
  });
});
