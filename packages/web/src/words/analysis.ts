import type { Grade } from '@narrow-seas/core';
import { percent, plural, signed } from './numbers.ts';

const GRADES: { readonly [grade in Grade]: string } = {
  best: 'Best',
  good: 'Good',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
};

/** The analysis of a game. It comes with the late parts of the page. */
export const ANALYSIS_WORDS = {
  title: 'Analysis',
  close: 'Close',
  stop: 'Stop',
  goOn: 'Continue the analysis',
  save: 'Save the analysis',
  file: (game: string): string => `narrow-seas-${game}-analysis.json`,
  working: (share: number): string => `The computer is analysing the game: ${percent(share * 100)} done.`,
  earlier: 'Until it is as far again, you see what was found on an earlier visit.',
  stopped: (share: number): string => `Stopped at ${percent(share * 100)}. This is what was found so far.`,
  done: (level: string): string => `Analysed by the computer (${level}).`,
  none: 'The computer cannot analyse this game.',
  ownView: 'The game is not over, so this shows only what you knew, and grades only your decisions.',
  figures: (side: string): string =>
    `Figures are points for ${side}. The expected result is what the position was worth by the computer's evaluation; it is not a forecast.`,

  graph: 'Expected result over the game',
  expected: 'Expected result',
  luck: 'Luck so far',
  skill: 'Decisions so far',
  table: 'The graph as a table',
  turn: 'Turn',
  turnName: (turn: number): string => `Turn ${turn}`,

  moments: 'What decided the game',
  noMoments: 'No single moment decided it.',
  swing: (points: number): string => signed(points),
  dice: (step: string): string => (step === '' ? 'The dice' : `The dice after “${step}”`),
  chance: (percentage: number, isGood: boolean): string =>
    `A ${percent(percentage)} chance of this or ${isGood ? 'better' : 'worse'}.`,
  throws: (count: number): string => `${plural(count, 'throw', 'throws')} together.`,
  decided: (side: string, title: string): string => `${side}: ${title}`,
  show: 'Show on the map',

  totals: 'Luck and skill',
  side: 'Side',
  dicePoints: 'Dice',
  lostPoints: 'Lost by decisions',
  grade: (grade: Grade): string => GRADES[grade],
  counts: {
    best: 'Best',
    good: 'Good',
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
  } as const satisfies { readonly [grade in Grade]: string },

  decisions: 'Decisions',
  decision: 'Decision',
  filter: 'Which decisions',
  all: 'All that could be better',
  count: (name: string, count: number): string => `${name} (${count})`,
  noDecisions: 'No decision cost much: the computer found nothing clearly better.',
  noneOfThese: 'There are none of these.',
  lost: (points: number): string => `${signed(-points)} points`,

  learn: 'Learn from your mistakes',
  nothingToLearn: 'You made no mistake that the computer found.',
  question: 'This is the position before your decision. What would you do?',
  reveal: 'Show what was better',
  lessonPlace: (place: number, count: number): string => `${place} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  back: 'Back to the analysis',
  played: 'Played',
  better: 'Better',
  hurt: (step: string, points: number): string =>
    `What hurt most: ${step}. Without it the position would be ${signed(points)} points.`,
  gain: (title: string, points: number): string => `${title}: ${signed(points)} points`,
  noBetter: 'The better plan is not worked out yet.',
  steps: (count: number): string => `${plural(count, 'step', 'steps')} that differ`,
  playOn: 'Play on from here',
  playOnHint: 'A new game against the computer from this position, as you knew it',
  before: 'Position before',
  after: 'Position after',
};
