import { counted, signed } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;

const GRADES: { readonly [grade: string]: string } = {
  best: 'best',
  good: 'good',
  inaccuracy: 'an inaccuracy',
  mistake: 'a mistake',
  blunder: 'a blunder',
};

const moves = (from: number, to: number): string =>
  to - from > 1 ? `moves ${from + 1} to ${to}` : `move ${to}`;

/** What `analyse` says. */
export const ANALYSE_WORDS = {
  onlyRandom: 'The computer plays this game only at random and cannot analyse it.',
  noWords: (game: string): string => `${game} has no words for an analysis yet.`,
  noSide: (name: string, choice: string): string => `There is no side ${brief(name)}: ${choice}`,
  noMoves: (file: string): string =>
    `${file} has no moves yet, so there is nothing to analyse: narrow-seas advise tells what a position is worth.`,
  progress: (decisions: number): string => counted(decisions, 'decision'),
  written: (file: string): string => `The analysis is in ${file}.`,
  head: (title: string, length: string, result: string | undefined): string =>
    `${title}: ${length}; ${result ?? 'the game is not over'}.`,
  by: (level: string, side: string): string =>
    `Analysed by ${level}. Figures are points for ${side}: what a position is worth by the computer's evaluation.`,
  ownView: (side: string): string =>
    `The game is not over: this shows only what ${side} knew, and grades only its decisions.`,
  cut: (percent: number): string =>
    `It was stopped after ${percent}% of the work; what follows is not complete.`,
  graph: (side: string): string => `Expected result for ${side}, turn by turn`,
  moments: 'What decided the game',
  noMoments: 'No single moment decided it.',
  moment: (turn: number | undefined, from: number, to: number): string =>
    turn === undefined ? moves(from, to) : `turn ${turn}, ${moves(from, to)}`,
  swing: (points: number, side: string): string => `${signed(points, 1)} points for ${side}`,
  luck: (title: string, throws: number, percent: number | undefined, isGood: boolean): string => {
    const chance =
      percent === undefined
        ? ` (${throws} throws together)`
        : ` (a ${Math.round(percent)}% chance of this or ${isGood ? 'better' : 'worse'})`;
    return title === '' ? `the dice${chance}` : `the dice after "${title}"${chance}`;
  },
  decision: (by: string, title: string, grade: string): string =>
    `${by}: ${title}: ${GRADES[grade] ?? grade}`,
  totals: 'Luck and skill',
  total: (side: string, luck: string, lost: string): string =>
    `  ${side}: the dice ${luck} points; decisions lost ${lost} points`,
  grades: (counts: readonly (readonly [string, number])[]): string =>
    `    ${counts.map(([grade, count]) => `${grade} ${count}`).join(', ')}`,
  decisions: 'Decisions that could have been better',
  noDecisions: 'No decision cost much: the computer found nothing clearly better.',
  graded: (by: string, grade: string, lost: string): string =>
    `${by}, ${GRADES[grade] ?? grade}: ${lost} points lost`,
  played: (title: string): string => `    played: ${title}`,
  hurt: (step: string, points: string): string =>
    `      what hurt most: ${step} (without it ${points} points better)`,
  better: (title: string): string => `    better: ${title}`,
  reason: (reason: string): string => `      - ${reason}`,
  gain: (title: string, points: string): string => `      - ${title}: ${points} points`,
  step: (step: string): string => `        ${step}`,
  moreSteps: (count: number): string => `        and ${counted(count, 'more step')}`,
} as const;
