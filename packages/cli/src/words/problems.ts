import { capital, counted, type ProblemAim, sayReached, sayWanted } from '@narrow-seas/core';
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

/** Before the name of a unit: "a Soviet missile cruiser". */
const OF_SIDE: { readonly [side: string]: string } = {
  nato: 'NATO ',
  soviet: 'Soviet ',
  axis: 'Axis ',
  allied: 'Allied ',
};

const unit = (kind: string): string => UNITS[kind] ?? 'ship';
const an = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

const enemy = ({ side, unit: kind }: LossAim): string => an(`${OF_SIDE[side] ?? ''}${unit(kind)}`);

type LossAim = Extract<ProblemAim, { kind: 'losses' }>;

const tenths = (points: number): number => Math.round(points * 10) / 10;

const isCertain = (share: number): boolean => share >= 1 - 1e-9;

const chance = (aim: Extract<ProblemAim, { readonly chance: number }>): string =>
  isCertain(aim.chance)
    ? 'It must succeed whatever the dice show'
    : `The chance must be at least ${sayWanted(aim)}`;

const verb = (kind: string): string => (kind === 'aircraft' ? 'Shoot down' : 'Sink');

/** What is wanted, in a sentence or two without the last full stop. */
const wantedBy = (aim: ProblemAim): string => {
  if (aim.kind === 'mean')
    return `Find the order that gains most: at least ${sayWanted(aim)} on average over all throws of the dice`;
  if (aim.kind === 'worth')
    return `Find the order that does most for your position: at least ${sayWanted(aim)} on average over all throws, by the count of the computer, which also weighs damage and danger`;
  if (aim.kind === 'gain') return `Gain ${counted(tenths(aim.points), 'point')} or more. ${chance(aim)}`;
  return aim.cause === 'no-retreat'
    ? `Destroy ${enemy(aim)}: attack so that it must retreat and has nowhere to go. ${chance(aim)}`
    : `${verb(aim.unit)} ${enemy(aim)}. ${chance(aim)}`;
};

/** What the finder of problems says, and the words of the problems that it writes. */
export const PROBLEM_WORDS = {
  noScenario: (name: string, known: string): string => `There is no scenario ${brief(name)}: ${known}`,
  incomplete: 'Say how many games with --games and where to write with --out, or name a file with --retell.',
  unreadable: (file: string, at: string, why: string): string => `${file} cannot be used: ${at}: ${why}`,
  otherGame: (file: string, game: string): string =>
    `${file} has problems of ${brief(game)}. Name that game.`,
  unable: (game: string): string =>
    `${game} lacks a computer, words or an account, so no problems can be found in it.`,
  progress: (played: number, all: number): string => `game ${played} of ${all}`,
  written: (count: number, file: string): string => `${counted(count, 'problem')} in ${file}.`,
  none: 'No moment of these games makes a clear problem. Try more games or another seed.',
  found: (title: string, task: string, level: string | undefined): string =>
    `  ${title} (${level ?? 'no level of the computer finds it'})\n    ${task}`,

  /** It does not name the target: that is for the player to find. */
  title: (aim: ProblemAim, turn: number): string => {
    const when = `, turn ${turn}`;
    if (aim.kind === 'losses' && aim.cause === 'no-retreat')
      return `Nowhere to go: ${an(unit(aim.unit))}${when}`;
    if (aim.kind === 'losses') return `${verb(aim.unit)} ${an(unit(aim.unit))}${when}`;
    if (aim.kind === 'mean') return `The most points on average${when}`;
    if (aim.kind === 'worth') return `The best order${when}`;
    const gain = counted(tenths(aim.points), 'point');
    return `${capital(gain)}${isCertain(aim.chance) ? ' without luck' : ''}${when}`;
  },
  task: (side: string, aim: ProblemAim): string => `You play ${sideNamed(side)}. ${wantedBy(aim)}.`,
  hintPlace: (place: string): string => `Look at ${place}.`,
  hintTarget: (target: string): string => `The target is ${target}.`,
  hintSteps: (steps: number): string =>
    steps === 1 ? 'One order is enough.' : `The answer takes ${counted(steps, 'order')}.`,
  hintFirst: (step: string): string => `Begin with this: ${step}.`,
  endReply: 'No dice are thrown, and nothing is gained.',
  diceReply: (reached: string): string => `The dice refute it: ${reached}.`,
  hopeless: 'No throw of the dice reaches the aim.',
  enemyReply: (side: string, step: string, reached: string): string =>
    `${capital(sideNamed(side))} replies: ${step}. ${capital(reached)}.`,
  reached: (aim: ProblemAim, reached: number): string =>
    'chance' in aim
      ? `its chance is ${sayReached(aim, reached)}`
      : `it brings ${sayReached(aim, reached)} on average`,
} as const;
