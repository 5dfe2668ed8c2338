import { inWords } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { DIE_FACES, WEATHERS } from '../model/vocabulary.ts';
import { TAC_COORD_LIMIT } from '../rules/combat/aim.ts';
import { attackPoints, columnOf, defencePoints } from '../rules/combat/crt.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../rules/combat/die-shifts.ts';
import { baseResult, bombingLosses } from '../rules/combat/results.ts';
import { hitOf } from '../rules/damage/damage.ts';
import { HEARING } from '../rules/detection/zones.ts';
import { sweepNumber } from '../rules/mines/sweep.ts';
import { BASES } from '../rules/stacking/bases.ts';
import { hitsOnDie } from '../rules/mines/mines.ts';
import { airColumn, CAP_RATIOS } from '../rules/patrols/air-table.ts';
import { PATROL_RANGE } from '../rules/patrols/patrol.ts';
import { WEATHER_EFFECTS } from '../rules/weather/weather.ts';
import { position, unit } from '../testing/positions.ts';
import { RULES } from './rules.ts';

const textOf = (id: string): string => RULES.cases.find(rule => rule.id === id)?.summary ?? '';

/** `two higher`, `three lower`, as the cases say what changes a die. */
const sayShift = (shift: number): string => `${inWords(Math.abs(shift))} ${shift < 0 ? 'lower' : 'higher'}`;

describe('the figures in the cases are those that the rules read', () => {
  test.each([
    ['10.7.4.1', DEFENCE_DIE.taskForce],
    ['10.7.4.2', DEFENCE_DIE.noGroup],
    ['10.7.4.3', DEFENCE_DIE.alone],
    ['10.7.5.1', ATTACK_DIE.coordinator],
    ['10.7.5.2', ATTACK_DIE.fjord],
    ['10.8.6.5', DEFENCE_DIE.patrol],
    ['10.8.6.5', DEFENCE_DIE.patrolWithTomcats],
    ['10.8.6.6', DEFENCE_DIE.taskForce],
    ['10.8.6.7', DEFENCE_DIE.noGroup],
    ['10.8.6.8', DEFENCE_DIE.alone],
    ['10.8.7.1', ATTACK_DIE.coordinator],
    ['10.8.7.2', ATTACK_DIE.fjord],
    ['10.8.7.3', ATTACK_DIE.nobodyNear],
    ['10.8.7.4', ATTACK_DIE.base],
    ['10.9.5.5', DEFENCE_DIE.taskForce],
    ['10.9.5.6', DEFENCE_DIE.noGroup],
    ['10.9.5.7', DEFENCE_DIE.alone],
    ['10.9.6.1', ATTACK_DIE.coordinator],
    ['6.3.2', DEFENCE_DIE.taskForce],
  ])('[%s] changes the die by %i', (id, shift) => {
    expect(textOf(id)).toContain(sayShift(shift));
  });

  test.each([
    ['10.2.1', `${inWords(TAC_COORD_LIMIT)} at most`],
    ['9.4.5', `totals ${inWords(HEARING)} or more`],
    ['9.5.3', `have ${inWords(HEARING)} ASW or more`],
    ['9.12.2.2', `totals ${inWords(HEARING)} or more`],
    ['8.6', `up to ${inWords(PATROL_RANGE)} hexes away`],
  ])('[%s] says: %s', (id, words) => {
    expect(textOf(id)).toContain(words);
  });

  test('[10.9.5.8] what bombers lose', () => {
    const [, none, few, most, many] =
      /nothing on 0 to (\d), one step on (\d) to (\d), and two steps on (\d) or more/.exec(
        textOf('10.9.5.8'),
      ) ?? [];
    expect([none, few, most, many].map(Number).map(bombingLosses)).toEqual([0, 1, 1, 2]);
    expect([Number(few) - 1, Number(many) - 1].map(bombingLosses)).toEqual([0, 1]);
  });

  test('[C.2.9] hits on bases', () => {
    const [, one, two, three, four, five] =
      /^(\d) and (\d) points are Damage 1, (\d) to (\d) are Damage 2, and (\d+) or more/.exec(
        textOf('C.2.9'),
      ) ?? [];
    expect([one, two, three, four, five].map(Number).map(baseResult)).toEqual([1, 1, 2, 2, 3]);
    expect([Number(one) - 1, Number(three) - 1, Number(five) - 1].map(baseResult)).toEqual([0, 1, 2]);
  });

  test.each([
    ['23.4.1.1', 'SO', 'on 0 to 2'],
    ['23.4.1.2', 'UK', 'on 0 or 1'],
    ['23.4.1.3', 'NO', 'on 0'],
  ])('[%s] sweeping off the coast of %s', (id, nation, words) => {
    const port = BASES.find(
      base => base.port && (base.nation === nation || (nation === 'SO' && base.side === 'soviet')),
    );
    if (port === undefined) throw new Error(`There is no port of ${nation}.`);
    const cleared = DIE_FACES.filter(face => face <= sweepNumber(port.hex, false));
    expect(textOf(id)).toMatch(new RegExp(`${words}(?=[.,;])`));
    expect([...words.matchAll(/\d/g)].map(([digit]) => Number(digit))).toEqual([
      ...new Set([cleared[0], cleared.at(-1)]),
    ]);
  });

  test('[C.13.2] [C.13.4] [C.13.6] weather', () => {
    const { squall, storm } = WEATHER_EFFECTS;
    const less = (shift: number): string => `${inWords(-shift)} less`;
    expect(textOf('C.13.2')).toContain(`SSM die is ${less(storm.ssmDie)}`);
    expect(textOf('C.13.2')).toContain(`have ${inWords(storm.movementLoss)} point less`);
    expect(textOf('C.13.4')).toContain(
      `${inWords(squall.searchDie)} more in a squall and ${inWords(storm.searchDie)} more in a storm`,
    );
    expect(textOf('C.13.6')).toContain(`die is ${less(squall.assaultDie)}`);
    expect(WEATHERS.filter(weather => !WEATHER_EFFECTS[weather].sweeping)).toEqual(['storm']);
  });
});

describe('the examples in the cases come out as the tables say', () => {
  test('[10.7.5] a torpedo attack', () => {
    const stopped = defencePoints(columnOf(25), 4 + DEFENCE_DIE.taskForce);
    expect(textOf('10.7.5')).toContain(
      `22 points attack a ship of a Task Force that defends with 25 ASW. The defence rolls 4, which the Task Force makes ${4 + DEFENCE_DIE.taskForce}, for a result of ${stopped}; the attack rolls 9, which becomes ${9 - stopped}, for ${attackPoints(columnOf(22), 9 - stopped)} points.`,
    );
  });

  test('[10.8.7] a missile attack', () => {
    const stopped = defencePoints(columnOf(10), 3 + DEFENCE_DIE.taskForce);
    const [far, near] = [9 - stopped + ATTACK_DIE.nobodyNear, 9 - stopped];
    const points = (die: number): number => attackPoints(columnOf(26), die);
    expect(textOf('10.8.7')).toContain(
      `A defence die of 3 becomes ${3 + DEFENCE_DIE.taskForce} and stops ${stopped}; an attack die of 9 becomes ${far} and makes ${points(far)} points. With a ship adjacent it would be ${near} and make ${points(near)} points`,
    );
  });

  test('[10.9.6] a raid on an airfield', () => {
    const stopped = defencePoints(columnOf(20), 5);
    const points = attackPoints(columnOf(270), 6 - stopped);
    expect(textOf('10.9.6')).toContain(
      `A defence die of 5 stops ${stopped}; an attack die of 6 becomes ${6 - stopped} and makes ${points} points, which is Damage ${baseResult(points)}`,
    );
  });

  test('[10.10.6] an attack on a submarine', () => {
    const points = attackPoints(columnOf(25), 5);
    expect(textOf('10.10.6')).toContain(`25 ASW and a die of 5 make ${points} points`);
    expect([points >= 6, 2 * points >= 6]).toEqual([false, true]);
  });

  test('[10.11.2] a patrol against a strike', () => {
    expect(textOf('10.11.2')).toContain(
      `a patrol of 20 against a strike of 7 is read as ${CAP_RATIOS[airColumn(CAP_RATIOS, 20, 7)]}.`,
    );
  });

  test('[11.2] damage', () => {
    const state = position('initiative', 'nato @2809 VNCNS');
    const results = [1, 2, 3, 4].map(points => hitOf(state.table, unit(state, 'VNCNS'), points));
    expect(results).toEqual(['none', 'damaged', 'damaged', 'destroyed']);
    expect(textOf('11.2')).toContain(
      'a defence of four shrugs off 1 point, is damaged by 2 or 3 and sinks with 4',
    );
  });

  test('[23.3.1] mines', () => {
    expect([0, 1, 2, 3, 4].map(face => hitsOnDie(3, face))).toEqual([3, 2, 1, 1, 0]);
    expect(textOf('23.3.1')).toContain('three mines hit three ships on 0, two on 1, and one on 2 or 3.');
  });
});
