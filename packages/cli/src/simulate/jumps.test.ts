import { europaNaval, europaNavalMind } from '@narrow-seas/europa-naval';
import { secondFleet, secondFleetMind } from '@narrow-seas/second-fleet';
import { sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { skerry, skerryMind } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { type Jump, jumpsIn } from './jumps.ts';

/** In `npm test` the beginning of a game; whole games in `npm run thorough`. */
const IS_THOROUGH = process.env['THOROUGH'] === '1';
const MOST_MOVES = IS_THOROUGH ? 100_000 : 20;
const SEEDS = IS_THOROUGH ? [5, 6] : [5];
/** With what the next phase brings in sight, an evaluation moves a little; below this nobody would look twice. */
const SLIGHT = 0.5;

interface Row {
  readonly scenario: string;
  /** The greatest jump that has a reason, which the row names, and how many of a hundred forced moves may jump at all. */
  readonly most: number;
  readonly share: number;
}

/** What a row does not allow: jumps that are too far, or too many of them. */
const flawsOf = (jumps: readonly Jump[], { most, share }: Row): readonly string[] => {
  const far = jumps.filter(({ gain }) => Math.abs(gain) > SLIGHT);
  const percent = (100 * far.length) / jumps.length;
  return [
    ...(jumps.length === 0 ? ['no move was forced'] : []),
    ...far.filter(({ gain }) => Math.abs(gain) > most).map(({ gain }) => `a jump of ${gain}`),
    ...(percent > share ? [`${percent}% of the forced moves jump`] : []),
  ];
};

/** The first forced moves of a game for each seed. */
const jumpsOf = (game: (seed: number) => Generator<Jump>): readonly Jump[] =>
  SEEDS.flatMap(seed => {
    const jumps: Jump[] = [];
    for (const jump of game(seed)) if (jumps.push(jump) >= MOST_MOVES) break;
    return jumps;
  });

const opening = (scenario: string) => ({ scenario, options: {} });

// A boat is ten points; with a phase its shots, which count half, become threats, which count a quarter.
test.each([{ scenario: 'sortie', most: 2.5, share: 60 }])(
  'Skerry, $scenario: the worth does not jump where nothing was decided',
  row => {
    const bench = { game: skerry, mind: skerryMind, level: 'cadet' } as const;
    expect(
      flawsOf(
        jumpsOf(seed => jumpsIn(bench, opening(row.scenario), seed)),
        row,
      ),
    ).toEqual([]);
  },
);

// In the Standing Force the landing ships arrive at the end of a turn (two points each, counted twice, and what they are worth
// themselves). In the Gap those that were found are lost sight of with the turn. In the convoy fighters meet an enemy in flight.
test.each([
  { scenario: 'standing-force', most: 10, share: 12 },
  { scenario: 'iceland-gap', most: 4, share: 10 },
  { scenario: 'kola-strike', most: SLIGHT, share: 0 },
  { scenario: 'norway-convoy', most: 12, share: 1 },
])('Second Fleet, $scenario: the worth does not jump where nothing was decided', row => {
  const bench = { game: secondFleet, mind: secondFleetMind, level: 'cadet' } as const;
  expect(
    flawsOf(
      jumpsOf(seed => jumpsIn(bench, opening(row.scenario), seed)),
      row,
    ),
  ).toEqual([]);
});

// When nobody reacts a battle begins whose guns were not counted before; points for a year's end are booked with its last phase.
const EUROPEAN: readonly Row[] = [
  { scenario: 'malta', most: 6, share: 10 },
  { scenario: 'baltic-act2', most: 6, share: 8 },
  { scenario: 'husky', most: 6, share: 8 },
  { scenario: 'baltic-act1', most: 6, share: 5 },
];

test.each(IS_THOROUGH ? EUROPEAN : EUROPEAN.slice(0, 2))(
  'Europa Naval, $scenario: the worth does not jump where nothing was decided',
  row => {
    const bench = { game: europaNaval, mind: europaNavalMind, level: 'cadet' } as const;
    expect(
      flawsOf(
        jumpsOf(seed => jumpsIn(bench, opening(row.scenario), seed)),
        row,
      ),
    ).toEqual([]);
  },
);

// [13.1] On the last turn a bonus of 15 may hang on one unit that has to withdraw. With the end of a Combat Phase the enemy's comes
// next and counts six times as much as before, until the side has moved out of its way: that is not held here.
test('Sixth Fleet: the worth does not jump within a phase where nothing was decided', () => {
  const bench = { game: sixthFleet, mind: sixthFleetMind, level: 'cadet' } as const;
  const jumps = jumpsOf(seed => jumpsIn(bench, opening('short'), seed));
  expect(
    flawsOf(
      jumps.filter(({ endsPhase }) => !endsPhase),
      { scenario: 'short', most: 20, share: 50 },
    ),
  ).toEqual([]);
});

test('a mind that sees more in a position because of its phase is found', () => {
  const planted = {
    ...secondFleetMind,
    at: () => ({
      ...secondFleetMind,
      evaluate: (state: Parameters<typeof secondFleetMind.evaluate>[0], side: 'nato' | 'soviet') =>
        secondFleetMind.evaluate(state, side) + (state.table.phase.name === 'segment' ? 5 : 0),
    }),
  };
  const bench = { game: secondFleet, mind: planted, level: 'cadet' } as const;
  const row = { scenario: 'kola-strike', most: SLIGHT, share: 0 };
  const jumps = jumpsOf(seed => jumpsIn(bench, opening('kola-strike'), seed));
  expect(flawsOf(jumps, row)).not.toEqual([]);
});
