import { capital, counted, type ProblemAim } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;

const UNITS: { readonly [kind: string]: string } = {
  aircraft: 'aircraft',
  CV: 'carrier',
  CH: 'helicopter carrier',
  BB: 'battleship',
  CG: 'missile cruiser',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  DE: 'frigate',
  FF: 'frigate',
  PC: 'patrol craft',
  AA: 'landing ship',
  CR: 'freighter',
  TK: 'tanker',
  AM: 'supply ship',
  CS: 'merchant ship',
  ST: 'troopship',
  SS: 'submarine',
  SB: 'missile submarine',
  SG: 'missile submarine',
  SN: 'nuclear submarine',
  TF: 'task force',
  SUB: 'submarine',
  NT: 'transport',
  TC: 'troop convoy',
  LC: 'landing craft',
  LB: 'landing boat',
  RF: 'raider force',
};

const SIDES: { readonly [side: string]: string } = {
  nato: 'NATO',
  soviet: 'the Soviet side',
  axis: 'the Axis',
  allied: 'the Allies',
};

const sideNamed = (side: string): string => SIDES[side] ?? capital(side);

const unit = (kind: string): string => UNITS[kind] ?? 'ship';
const an = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Rounded down, but 0.54 is 54%. */
const percent = (share: number): number => Math.floor(share * 100 + 1e-9);

const points = (count: number): string => counted(Math.round(count * 10) / 10, 'point');

/** As a share of dice where it is one, else in percent; never more than it is. */
const chance = (share: number): string => {
  const sides = [6, 10, 36, 100].find(each => Math.abs(share * each - Math.round(share * each)) < 1e-9);
  if (share >= 1 - 1e-9) return 'for certain, whatever the dice say';
  return sides === undefined || sides === 100
    ? `with a chance of at least ${percent(share)}%`
    : `with a chance of at least ${Math.round(share * sides)} in ${sides}`;
};

const verb = (kind: string): string => (kind === 'aircraft' ? 'Shoot down' : 'Sink');

/** What the finder of problems says, and the words of the problems that it writes. */
export const PROBLEM_WORDS = {
  noScenario: (name: string, known: string): string => `There is no scenario ${brief(name)}: ${known}`,
  unable: (game: string): string =>
    `${game} lacks a computer, words or an account, so no problems can be found in it.`,
  progress: (played: number, all: number): string => `game ${played} of ${all}`,
  written: (count: number, file: string): string => `${counted(count, 'problem')} in ${file}.`,
  none: 'No moment of these games makes a clear problem. Try more games or another seed.',
  found: (title: string, task: string, level: string | undefined): string =>
    `  ${title} (${level ?? 'no level of the computer finds it'})\n    ${task}`,

  /** `target`: what the solution attacks, by name. */
  title: (aim: ProblemAim, target: string | undefined, turn: number): string => {
    const name = target === undefined ? '' : `: ${target}`;
    if (aim.kind === 'losses' && aim.cause === 'no-retreat') return `Nowhere to go${name}`;
    if (aim.kind === 'losses') return `${verb(aim.unit)} ${an(unit(aim.unit))}${name}`;
    if (aim.kind === 'mean') return `What is worth most${name || `, turn ${turn}`}`;
    if (aim.kind === 'worth') return `The best order${name || `, turn ${turn}`}`;
    return aim.chance >= 1 - 1e-9
      ? `${capital(points(aim.points))} without luck${name || `, turn ${turn}`}`
      : `${capital(points(aim.points))}${name || `, turn ${turn}`}`;
  },
  task: (side: string, turn: number, aim: ProblemAim): string =>
    `Turn ${turn}: you play ${sideNamed(side)}. ${capital(PROBLEM_WORDS.aim(aim))}.`,
  aim: (aim: ProblemAim): string => {
    if (aim.kind === 'mean') return `gain at least ${points(aim.points)} on the mean of the dice`;
    if (aim.kind === 'worth')
      return `make your position better by at least ${points(aim.points)} on the mean of the dice, as the computer counts`;
    if (aim.kind === 'gain') return `gain at least ${points(aim.points)} ${chance(aim.chance)}`;
    const what = an(unit(aim.unit));
    return aim.cause === 'no-retreat'
      ? `make ${what} retreat with nowhere to go, ${chance(aim.chance)}`
      : `${verb(aim.unit).toLowerCase()} ${what} ${chance(aim.chance)}`;
  },
  hintPlace: (place: string): string => `Look at ${place}.`,
  hintTarget: (target: string): string => `The target is ${target}.`,
  hintSteps: (steps: number): string =>
    steps === 1 ? 'One order is enough.' : `The answer takes ${counted(steps, 'order')}.`,
  hintFirst: (step: string): string => `Begin so: ${step}.`,
  endReply: 'No dice are thrown, and nothing is gained.',
  diceReply: (reached: string): string => `The dice decide against it: ${reached}.`,
  enemyReply: (side: string, step: string, reached: string): string =>
    `${capital(sideNamed(side))} replies: ${step}. ${capital(reached)}.`,
  reached: (aim: ProblemAim, reached: number): string =>
    !('chance' in aim)
      ? `it brings ${points(reached)} on the mean`
      : `the aim is reached in ${percent(reached)}% of all throws`,
} as const;
