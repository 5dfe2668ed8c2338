import type { Grade, WinChance } from '@narrow-seas/core';
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
    `Figures are for ${side}. Points are what the position was worth by the computer's evaluation. They are no forecast.`,
  counted:
    'Chances are how often such a position was won, drawn and lost in many games between equal computers.',

  graph: 'Expected result over the game',
  expected: 'Expected result',
  luck: 'Luck so far',
  skill: 'Decisions so far',
  table: 'The graph as a table',
  turn: 'Turn',
  turnName: (turn: number): string => `Turn ${turn}`,

  unit: 'The graph shows',
  units: { chances: 'Chances', points: 'Points' },
  scrub: 'Moment of the game',
  mark: (number: number, title: string): string =>
    `What decided the game, ${number}${title === '' ? '' : `: ${title}`}`,
  chanceLines: (side: string): readonly (readonly [kind: string, words: string])[] => [
    ['win', `${side} wins`],
    ['draw', 'Draw'],
    ['loss', `${side} loses`],
    ['expected', 'Expected result: wins and half of the draws'],
  ],
  pointLines: [
    ['expected', 'Expected result'],
    ['luck', 'Luck so far'],
    ['skill', 'Decisions so far'],
  ] as const,
  chanceHeads: ['Win', 'Draw'],
  share: (chance: number | undefined): string => (chance === undefined ? '' : percent(chance * 100)),

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
  /** The chance is the expected result that it cost, 0 to 1. */
  lost: (points: number, chance: number | undefined): string =>
    `${signed(-points)} points${chance === undefined || chance < 0.005 ? '' : `, −${percent(chance * 100)} chance`}`,

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
  steps: (count: number): string => plural(count, 'step that differs', 'steps that differ'),
  playOn: 'Play on from here',
  playOnHint: 'A new game against the computer from this position, as you knew it',
  before: 'Position before',
  after: 'Position after',

  engine: 'Engine',
  weighing: 'Weighing the position.',
  waits: 'It waits for the computer at the table.',
  worth: (side: string, value: number, chance: WinChance | undefined): string =>
    `${side}: ${signed(value)} points${chance === undefined ? '' : `, ${chances(chance)}`}`,
  /** What is expected where a win is 100 and a draw 50. */
  scoreOf: ({ win, draw }: WinChance): string => percent((win + draw / 2) * 100),
  best: (side: string, isDone: boolean): string => `Best for ${side}${isDone ? '' : ' (still thinking)'}`,
  hidePlan: 'Hide on the map',
  playPlan: 'Play this plan',

  explorer: 'Played from here',
  reading: (read: number, all: number): string => `Reading your games: ${read} of ${all}.`,
  notPlayed: (all: number): string =>
    `None of the ${plural(all, 'game', 'games')} in this browser has gone on from this position.`,
  timesPlayed: (count: number): string => plural(count, 'game', 'games'),
  results: (won: number, drawn: number, lost: number): string =>
    `won ${percent(won)}, drawn ${percent(drawn)}, lost ${percent(lost)}`,
  meanPoints: (points: number): string => `${signed(points)} points on average`,
  notOver: (count: number): string => (count === 0 ? '' : `${count} not over`),
  differs: (steps: readonly string[]): string => steps.join('; '),
  tryIt: 'Try it',
  tryPlayed: (title: string): string => `Try it: ${title}`,
  playedIn: (count: number): string => plural(count, 'game', 'games'),
  thisGame: 'this game',
  openGame: (title: string, at: number): string =>
    `${title}, ${new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}`,

  tryMoves: 'Try other moves',
  tryHint:
    'Move both sides from this position, or play it against the computer. The game itself stays as it is.',
  variation: 'Variation',
  variations: 'Variations',
  noVariations:
    'None yet. Show a moment on the map and press “Try other moves”: what you play there is kept here.',
  closeVariation: 'Close the variation',
  imagined:
    'The game is not over. You play on one position that fits what you know; what the other side really has may differ.',
  from: (turn: number | undefined, at: number): string =>
    turn === undefined ? `From entry ${at}` : `From turn ${turn}, entry ${at}`,
  start: 'The position it began with',
  nothingYet: 'Move on the map: every move is written down here.',
  moves: (count: number): string => plural(count, 'move', 'moves'),
  players: 'Who moves',
  you: 'You',
  diceOf: 'Dice',
  thrown: 'Thrown',
  chosenByYou: 'You choose how they fall',
  diceDue: 'Dice are due',
  throwNow: 'Throw them',
  otherThrow: 'Let the dice fall otherwise',
  throwOf: (text: string, percentage: number): string => `${text} (${percent(percentage)})`,
  moreThrows: (count: number): string => `and ${plural(count, 'other', 'others')}`,
  previousMove: 'One step back',
  nameOf: 'Name',
  drop: 'Delete from here on',
  dropAll: 'Delete all of it',
  dropped: 'Deleted.',
  open: 'Open',
  full: 'There are too many moves in the variations of this game: what you play now is not kept. Delete some.',
  unkept: 'The browser has no room for this: it is lost when you leave. Save the analysis as a file.',
};

const chances = ({ win, draw, loss }: WinChance): string =>
  `wins ${percent(win * 100)}, draws ${percent(draw * 100)}, loses ${percent(loss * 100)}`;
