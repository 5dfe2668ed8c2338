import { decodeProblems, mustBe, type Problem } from '@narrow-seas/core';
import { CATALOGUE as GAMES } from '@narrow-seas/catalogue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { isBusy, until } from '../store/staging.ts';
import type { TableStore } from '../store/table.ts';
import { hexesNamed, withHexes } from '../ui/problems/hex-words.ts';
import { openServices } from './testing/services.ts';
import { dailyAmong, loadAllProblems } from '../problems/daily.ts';
import { openProblemPlace } from '../problems/opening.ts';
import { isDaySolved, keepAnswer, keepDay, keepSeen, progressIn, streakUpTo } from '../problems/progress.ts';
import { giveHint, problemOf, tryAgain, verdictOf } from '../problems/run.ts';

/** What a browser keeps, for a test. */
const keeping = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
};

beforeEach(() => vi.stubGlobal('localStorage', keeping()));
afterEach(() => vi.unstubAllGlobals());

const problemsOf = async (id: string): Promise<readonly Problem[]> => {
  const some = await GAMES.find(game => game.id === id)!.load();
  return some(async ({ problems }) =>
    problems === undefined ? [] : mustBe(decodeProblems(await problems())).problems,
  );
};

const ALL = (await Promise.all(GAMES.map(({ id }) => problemsOf(id)))).flat();
const TRAP = ALL.find(({ id }) => id === 'short-1-5')!;

const open = async ({ game, id }: Problem): Promise<TableStore> => {
  const opened = await openProblemPlace(openServices(), { at: 'problems', game, problem: id });
  if (!opened.ok) throw new Error(opened.complaint);
  return opened.table;
};

describe('the problem of the day', () => {
  test('comes once before the first comes again, and games take turns', async () => {
    const all = await loadAllProblems(CATALOGUE);
    const days = Array.from({ length: ALL.length }, (_, day) =>
      new Date(Date.UTC(2026, 10, 20 + day)).toISOString(),
    );
    const names = days.map(day => {
      const { listing, head } = dailyAmong(all, day)!;
      return `${listing.card.id}/${head.id}`;
    });
    expect(new Set(names)).toEqual(new Set(ALL.map(({ game, id }) => `${game}/${id}`)));
    const inARow = names.filter((name, day) => name.split('/')[0] === names[day + 1]?.split('/')[0]);
    expect(inARow.length).toBeLessThan(names.length / 2);
  });

  test('is counted by days in a row, up to yesterday where that of today is not solved yet', () => {
    expect(streakUpTo('2026-11-20')).toBe(0);
    for (const day of ['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-19']) keepDay(day);
    expect(streakUpTo('2026-11-20')).toBe(2);
    expect(isDaySolved('2026-11-20')).toBe(false);
    keepDay('2026-11-20');
    expect(streakUpTo('2026-11-20')).toBe(3);
    expect(streakUpTo('2026-11-22')).toBe(0);
  });
});

describe('what is kept', () => {
  test('counts the answers until a problem is solved, and no more', () => {
    keepAnswer('g', 'one', false);
    keepAnswer('g', 'one', true);
    keepAnswer('g', 'one', false);
    expect(progressIn('g', 'one')).toEqual({ isSolved: true, tries: 2, isSeen: false, given: [] });
    keepSeen('g', 'one');
    expect(progressIn('g', 'one').isSeen).toBe(false);
    keepSeen('g', 'other');
    expect(progressIn('g', 'other')).toMatchObject({ isSolved: false, isSeen: true });
  });

  test.each(['nonsense', '[]', 'null', '{"g/one":7}', '{"g/one":{"tries":"many","given":3}}'])(
    'of %s as much is taken as makes sense',
    text => {
      localStorage.setItem('narrow-seas/problems', text);
      localStorage.setItem('narrow-seas/problem-days', text);
      expect(progressIn('g', 'one')).toEqual({ isSolved: false, tries: 0, isSeen: false, given: [] });
      expect(streakUpTo('2026-11-20')).toBe(0);
    },
  );
});

describe('the table of a problem', () => {
  test('remembers answers, refuted and right, and shows hints one by one', async () => {
    const table = await open(TRAP);
    const give = async (actions: readonly object[]): Promise<void> => {
      table.perform({ actions });
      await until(table, () => verdictOf(table.get()) !== undefined);
    };
    await give(TRAP.wrong[0]!.actions);
    expect(verdictOf(table.get())).toMatchObject({ isRight: false });
    expect(progressIn(TRAP.game, TRAP.id)).toMatchObject({ isSolved: false, tries: 1 });
    tryAgain(table);
    await until(table, () => verdictOf(table.get()) === undefined);
    expect(table.get().snapshot.length).toBe(0);
    for (let times = 0; times < 9; times += 1) giveHint(table);
    expect(problemOf(table.get()).hints).toBe(TRAP.hints.length);
    await give(TRAP.solution.actions);
    expect(isBusy(table)).toBe(false);
    expect(progressIn(TRAP.game, TRAP.id)).toMatchObject({ isSolved: true, tries: 2 });
    // The next problem is the next that is not solved.
    expect(problemOf(table.get()).next).toEqual({ game: 'sixth-fleet', problem: 'short-1-6' });
  });

  test('resumes what was ordered before an answer', async () => {
    const problem = ALL.find(({ solution }) => solution.actions.length > 1)!;
    const table = await open(problem);
    table.perform({ actions: problem.solution.actions.slice(0, 1) });
    await until(table, () => table.get().snapshot.problem?.given.length === 1);
    const again = await open(problem);
    expect(again.get().snapshot.problem?.given).toEqual(problem.solution.actions.slice(0, 1));
  });

  test('is told in a sentence where there is no such problem', async () => {
    const place = { at: 'problems', game: 'sixth-fleet', problem: 'nothing' } as const;
    expect(await openProblemPlace(openServices(), place)).toEqual({
      ok: false,
      complaint: 'There is no problem nothing.',
    });
    const list = { at: 'problems', game: 'sixth-fleet' } as const;
    expect(await openProblemPlace(openServices(), list)).toMatchObject({ ok: false, page: list });
  });

  test.each([...new Set(ALL.map(({ game }) => game))])(
    'every hex in the words of %s is on the map, and is a link',
    async id => {
      const problems = ALL.filter(({ game }) => game === id);
      const table = await open(problems[0]!);
      const texts = problems.flatMap(({ task, hints, solution, wrong }) => [
        task,
        ...hints,
        ...solution.steps,
        ...wrong.flatMap(({ steps, reply }) => [...steps, reply]),
      ]);
      for (const text of texts) {
        const words = withHexes(text, table).filter(part => typeof part === 'string');
        // The number of a type of aircraft is no hex: Br.1150.
        expect(words.join('')).not.toMatch(/(?<![.\w])\d{4}\b/);
      }
      const links = texts.flatMap(text => hexesNamed(text, table));
      expect(links.length).toBeGreaterThan(problems.length);
    },
  );
});
