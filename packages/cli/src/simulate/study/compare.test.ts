import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Names } from '../names.ts';
import { answerTo } from './answer.ts';
import { type Block, blocksOf, linesByKey } from './blocks.ts';
import { effectsIn } from './compare.ts';
import { lookAlong, standingOf } from './settle.ts';
import { fixturesOfStudy, idOfStudy, type Study, type StudyLine } from './study.ts';

const SIDES = ['nato', 'soviet'];
const NAMES: Names = { sides: { nato: 'NATO', soviet: 'Soviet' } };

const arm = (rule: string, level: string) => ({
  name: `rule=${rule} nato=${level}`,
  values: [rule, level],
  opening: { scenario: 'short', options: {} },
  seats: {},
});

const study = (changes: Partial<Study> = {}): Study => ({
  game: 'sixth-fleet',
  rules: 1,
  title: 'test',
  factors: [
    { name: 'rule', title: 'First strike', values: ['false', 'true'] },
    { name: 'nato', title: 'nato', values: ['cadet', 'captain'] },
  ],
  arms: ['false', 'true'].flatMap(rule => ['cadet', 'captain'].map(level => arm(rule, level))),
  seed: 1,
  seeds: 40,
  stopping: { early: true },
  ...changes,
});

const PLAYED = {
  rules: 1,
  favours: 'soviet',
  summary: 'over',
  moves: 1,
  refusals: 0,
  fault: undefined,
  times: {},
  milliseconds: 0,
  course: [],
  losses: [],
};

/** Games whose points are told by the side that they are good for. */
const linesOf = (asked: Study, pointsOf: (arm: string, seed: number) => number): readonly StudyLine[] =>
  fixturesOfStudy(asked).map(fixture => {
    const net = pointsOf(fixture.arm, fixture.seed);
    return {
      ...fixture,
      ...PLAYED,
      net,
      winner: net > 0 ? 'soviet' : 'nato',
    };
  });

const noise = (text: string): number => {
  const seed = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
  const random = seededRandom(seed);
  return Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((sum, value) => sum + value, -6);
};

const ruleMoves =
  (points: number) =>
  (name: string, seed: number): number =>
    5 * noise(`seed ${seed}`) + noise(`${name} ${seed}`) + (name.includes('true') ? points : 0);

const blocks = (asked: Study, lines: readonly StudyLine[]): readonly Block[] =>
  blocksOf(asked, linesByKey(lines));

const answersTo = (asked: Study, pointsOf: (arm: string, seed: number) => number) => {
  const { effects, ...standing } = standingOf(asked, SIDES, blocks(asked, linesOf(asked, pointsOf)));
  return { ...standing, effects, answers: effects.map(effect => answerTo(asked, effect, NAMES)) };
};

describe('an effect that was put in', () => {
  const { effects, answers } = answersTo(study(), ruleMoves(4));

  test('is found with its size, for the side that it helps, and the other factor is left alone', () => {
    // Points are good for the Soviets; effects are told for the first side.
    expect(effects.map(({ factor }) => factor)).toEqual(['rule', 'nato']);
    expect(effects[0]?.points?.low).toBeLessThan(-4);
    expect(effects[0]?.points?.high).toBeGreaterThan(-4);
    expect(effects[0]?.points?.high).toBeLessThan(0);
    expect(effects[0]?.chance).toBeLessThan(0.001);
    expect(effects[1]?.points?.low).toBeLessThan(0);
    expect(effects[1]?.points?.high).toBeGreaterThan(0);
  });

  test('is told in one sentence', () => {
    expect(answers[0]).toMatch(
      /^“First strike” moves the result by [34]\.\d points towards the Soviet side \(95% between \d\.\d and \d\.\d\): it helps them\.$/,
    );
    expect(answers[1]).toMatch(/^NATO as captain instead of cadet: luck is not ruled out\./);
  });
});

test('more questions make each answer more careful', () => {
  const one = study({
    factors: study().factors.slice(0, 1),
    arms: study().arms.filter(({ values }) => values[1] === 'cadet'),
  });
  const alone = effectsIn(one, SIDES, blocks(one, linesOf(one, ruleMoves(1))), 'at-the-end')[0];
  const twice = {
    ...one,
    factors: [...one.factors, { name: 'other', title: 'other', values: ['a', 'b'] }],
    arms: one.arms.flatMap(each =>
      ['a', 'b'].map(value => ({
        ...each,
        name: `${each.name} other=${value}`,
        values: [each.values[0] ?? '', value],
      })),
    ),
  };
  const same = (name: string, seed: number): number => ruleMoves(1)(name.replace(/ other=.*/, ''), seed);
  const among = effectsIn(twice, SIDES, blocks(twice, linesOf(twice, same)), 'at-the-end')[0];
  const width = (effect: typeof alone): number => (effect?.points?.high ?? 0) - (effect?.points?.low ?? 0);
  expect(among?.points?.mean).toBeCloseTo(alone?.points?.mean ?? 0, 9);
  expect(width(among)).toBeGreaterThan(width(alone) * 1.05);
  expect(among?.chance).toBeCloseTo((alone?.chance ?? 0) * 2, 9);
});

test('a change that changes nothing is told so', () => {
  const { answers } = answersTo(study(), (_arm, seed) => noise(`seed ${seed}`));
  expect(answers[0]).toBe('“First strike” made no difference: all games of 40 seeds ended the same.');
});

test('a small change that is known well enough ends the study, and is told as small', () => {
  const asked = study({ seeds: 400, stopping: { early: true, precision: 3 } });
  const { isSettled, blocks: counted, answers } = answersTo(asked, ruleMoves(0.1));
  expect(isSettled).toBe(true);
  expect(counted.length).toBeLessThan(100);
  expect(answers[0]).toMatch(/changes little|moves the result/);
});

describe('the end', () => {
  const asked = study({
    factors: study().factors.slice(0, 1),
    arms: study().arms.filter(({ values }) => values[1] === 'cadet'),
    seeds: 60,
  });
  const lines = linesOf(asked, ruleMoves(3));

  test('comes when the answer is clear, never before ten seeds', () => {
    const { isSettled, blocks: counted, stage } = standingOf(asked, SIDES, blocks(asked, lines));
    expect(isSettled).toBe(true);
    expect(stage).toBe('under-way');
    expect(counted.length).toBeGreaterThanOrEqual(10);
    expect(counted.length).toBeLessThan(60);
  });

  test('is at the same seed whichever games end first', () => {
    const whole = standingOf(asked, SIDES, blocks(asked, lines)).blocks.length;
    const look = lookAlong(asked, SIDES);
    const random = seededRandom(5);
    const mixed = lines
      .map((line, place) => ({ line, at: place + random.below(12) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ line }) => line);
    let seen: number | undefined;
    for (let played = 1; played <= mixed.length && seen === undefined; played += 1)
      seen = look(blocks(asked, mixed.slice(0, played)));
    expect(seen).toBe(whole);
  });

  test('is the one that was named where all seeds are wanted', () => {
    const patient = { ...asked, stopping: { early: false } };
    const all = standingOf(patient, SIDES, blocks(patient, linesOf(patient, ruleMoves(3))));
    expect(all).toMatchObject({ isSettled: false, stage: 'at-the-end' });
    expect(all.blocks).toHaveLength(60);
  });

  test('a seed that misses a game ends what counts', () => {
    const holed = lines.filter(({ seed, arm: name }) => !(seed === 14 && name.includes('true')));
    expect(blocks(asked, holed)).toHaveLength(13);
  });
});

test('a study has a name of its own, which any change of it changes', () => {
  const names = [
    study(),
    study({ seeds: 41 }),
    study({ seed: 2 }),
    study({ stopping: { early: false } }),
  ].map(idOfStudy);
  expect(new Set(names).size).toBe(4);
  expect(idOfStudy(JSON.parse(JSON.stringify(study())) as Study)).toBe(names[0]);
});

test('a range of seeds is a part of the whole', () => {
  const all = fixturesOfStudy(study());
  expect(all).toHaveLength(160);
  expect([
    ...fixturesOfStudy(study(), { from: 0, count: 15 }),
    ...fixturesOfStudy(study(), { from: 15, count: 25 }),
  ]).toEqual(all);
});
