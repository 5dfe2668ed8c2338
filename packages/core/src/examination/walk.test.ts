import { describe, expect, test } from 'vitest';
import { fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { type Action, type Tally, tally } from '../testing/tally.ts';
import { type Broken, findingsIn, KIT } from '../testing/tally-kit.ts';
import { sayFinding } from './finding.ts';
import { examineGame } from './walk.ts';

const examined = (broken: Broken, bound = KIT.bound) =>
  examineGame({ ...tally, ...broken }, { ...KIT, bound }, 0, 3);

describe('a game that breaks down', () => {
  test('by changing what it was given is impure', () => {
    const evolve: Game<Tally>['evolve'] = (state, event) => Object.assign(state, tally.evolve(state, event));
    expect(findingsIn({ evolve })).toEqual([
      expect.stringMatching(/^pure: it changes what it was given: Cannot assign to read only property/),
    ]);
  });

  test('by changing the action it was given is impure', () => {
    const decide: Game<Tally>['decide'] = (state, by, action) =>
      tally.decide(state, by, Object.assign(action, { number: action.number }));
    expect(findingsIn({ decide })).toEqual([expect.stringMatching(/^pure: /)]);
  });

  test.each([
    ['an error', new Error('bug'), 'throws: bug'],
    ['anything else', 'a bare text', 'throws: a bare text'],
  ])('with %s throws', (_name, thrown, finding) => {
    const view: Game<Tally>['view'] = (state, viewer) => {
      // oxlint-disable-next-line typescript/only-throw-error -- a game may throw anything
      if (state.total > 5) throw thrown;
      return tally.view(state, viewer);
    };
    expect(findingsIn({ view })).toContain(finding);
  });

  test('over its outcome at the bound throws', () => {
    const outcome: Game<Tally>['outcome'] = state => {
      if (state.total >= state.target) throw new Error('no outcome');
      return tally.outcome(state);
    };
    const { moves } = examined({});
    expect(examined({ outcome }, moves).findings).toMatchObject([{ check: 'throws', detail: 'no outcome' }]);
  });
});

describe('the end', () => {
  test('may take as many moves as the bound, and not one more', () => {
    const { moves } = examined({});
    expect(examined({}, moves).findings).toEqual([]);
    expect(examined({}, moves - 1).findings.map(sayFinding)).toEqual([
      `ends: the game is not over after ${moves - 1} moves (opening 0, seed 3, after ${moves - 1} moves)`,
    ]);
  });

  test('is missing when the samples run dry', () => {
    const options: Game<Tally>['options'] = view => {
      const offer = tally.options(view);
      return { ...offer, sample: random => (view.total > 5 ? undefined : offer.sample(random)) };
    };
    expect(findingsIn({ options })).toEqual([
      'dead-end: the game stops before it is over: no move could be sampled',
    ]);
  });
});

test('another game from the same seed is not deterministic', () => {
  let calls = 0;
  const options: Game<Tally>['options'] = view => {
    const offer = tally.options(view);
    const listed: readonly Action[] = [...offer.list()];
    return {
      ...offer,
      sample: () => {
        calls += 1;
        return listed[calls % listed.length];
      },
    };
  };
  expect(findingsIn({ options })).toEqual(['deterministic: the same seed gives another game']);
});

test('a sample that is refused is found, however rare', () => {
  const options: Game<Tally>['options'] = view => {
    const offer = tally.options(view);
    let samples = 0;
    const sample: typeof offer.sample = random => {
      samples += 1;
      return samples === 1 && isPlaying(view) ? { type: 'add', number: 4 } : offer.sample(random);
    };
    return { ...offer, sample };
  };
  expect(findingsIn({ options })).toContainEqual(
    expect.stringMatching(/^offered-accepted: \w+ (was|is) offered \{"type":"add","number":4\}, which/),
  );
});

const isPlaying = ({ north, south }: Tally['view']): boolean => north.number !== 0 && south.number !== 0;

test('a walk tells each check once, and stops at its third finding', () => {
  const { findings, moves } = examined({
    final: () => false,
    rules: { cases: [], fills: [] },
    decodeAction: () => fault('ERR_X', '', 'Never.'),
  });
  expect(findings.map(({ check }) => check).sort()).toEqual(['decoders', 'refusal-cites-rule', 'secrecy']);
  expect(moves).toBeLessThan(examined({}).moves);
});

test('a finding tells the opening, the seed and the move', () => {
  const invariants = [({ total }: Tally['state']) => (total > 5 ? 'more than five' : undefined)];
  const { findings } = examineGame(tally, { ...KIT, invariants }, 1, 7);
  expect(findings[0]).toMatchObject({ check: 'invariant', detail: 'more than five', opening: 1, seed: 7 });
  expect(findings[0]?.move).toBeGreaterThan(0);
});

describe('at a quick pace', () => {
  const looks = (pace: number): number => {
    let count = 0;
    const invariants = [
      () => {
        count += 1;
        return undefined;
      },
    ];
    for (let seed = 1; seed <= 20; seed += 1) examineGame(tally, { ...KIT, invariants }, 0, seed, pace);
    return count;
  };

  test('fewer moments are looked at, but some are', () => {
    expect(looks(50)).toBeGreaterThan(0);
    expect(looks(50)).toBeLessThan(looks(1) / 3);
  });

  test('the same game is played as at full pace', () => {
    expect(examineGame(tally, KIT, 0, 5, 50).events).toEqual(examineGame(tally, KIT, 0, 5).events);
  });

  test('what is broken is found in the end', () => {
    const broken = { ...tally, final: () => false };
    const found = Array.from(
      { length: 60 },
      (_, seed) => examineGame(broken, KIT, 0, seed, 10).findings,
    ).flat();
    expect(found.map(({ check }) => check)).toContain('secrecy');
  });
});

test('an opening that does not open is a finding', () => {
  const kit = { ...KIT, openings: [{ position: 'nonsense' }] };
  expect(examineGame(tally, kit, 0, 1)).toEqual({
    findings: [
      {
        check: 'setup',
        detail: 'the opening does not open: Write a position like "3/12 north 2 1!".',
        opening: 0,
        seed: 1,
        move: 0,
      },
    ],
    games: 1,
    moves: 0,
    events: {},
  });
});

test('an opening that the kit does not have is a bug', () => {
  expect(() => examineGame(tally, KIT, 2, 1)).toThrow(new RangeError('tally has no opening 2'));
});

test('the events of a game are counted by type', () => {
  const { events, moves } = examined({});
  expect(events['hide']).toBe(2);
  expect(Object.values(events).reduce((sum, count) => sum + count, 0)).toBe(moves);
});
