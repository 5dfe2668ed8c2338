import type { Arm, AttackType, Zone } from '../model/vocabulary.ts';
import { theZone } from './map.ts';
import { side, type SideName, theSide } from './words.ts';

export const ARM_WORDS: { readonly [arm in Arm]: string } = {
  surface: 'surface ships',
  submarine: 'submarines',
  air: 'aircraft',
};

export const ATTACK_WORDS: { readonly [attack in AttackType]: string } = {
  torpedo: 'torpedo attack',
  ssm: 'missile attack',
  bombing: 'bombing',
  asw: 'submarine hunt',
  close: 'close combat',
};

const POLITICS_DICE = {
  mending: 'is the alliance united again?',
  armistice: 'armistice talks',
  random: 'does an event happen?',
  special: 'what happens',
  side: 'which side it affects',
  arm: 'which arm it affects',
  nation: 'which nation it is',
  victim: 'which unit it affects',
} as const;

/** The phases as headings. */
export const PHASE_WORDS = {
  setUp: (name: SideName): string => `${side(name)} set-up`,
  politics: (die: keyof typeof POLITICS_DICE): string => `Politics: ${POLITICS_DICE[die]}`,
  weather: 'Weather',
  reinforcementRoll: (name: SideName): string => `${side(name)} reinforcements: the die`,
  arrival: (name: SideName): string => `${side(name)} reinforcements`,
  invasion: (name: SideName): string => `${side(name)} invasion`,
  assaultRoll: 'The die decides the assault',
  replenishment: (name: SideName): string => `${side(name)} replenishment`,
  declarations: (name: SideName): string => `${side(name)} declarations`,
  generalWar: 'Does general war break out?',
  over: 'The game is over',

  initiative: 'Initiative: even NATO, odd Soviet',
  arm: (name: SideName, segment: number): string => `${side(name)}: which arm acts in segment ${segment}?`,
  segment: (name: SideName, arm: Arm): string => `${side(name)} ${ARM_WORDS[arm]} act`,
  surface: (name: SideName): string => `${side(name)} ships under way`,
  submarine: (name: SideName): string => `${side(name)} submarine under way`,
  sosus: 'Is the submarine heard?',
  mineRoll: 'Ships among mines',
  mineLosses: (name: SideName): string => `${theSide(name)} names the ships that hit mines`,
  submarineMode: (name: SideName): string => `${side(name)} submarines: deep or not`,
  sweepChoice: (name: SideName): string => `${side(name)} sweeping from the air`,
  sweep: 'Mines are swept',

  flight: (name: SideName): string => `${side(name)} flight`,
  reaction: (name: SideName): string => `${side(name)} patrols may intercept`,
  airRoll: 'The die decides the air combat',
  airLosses: (name: SideName): string => `${theSide(name)} takes losses in the air`,
  formation: (name: SideName): string => `${theSide(name)} arranges its ships`,
  targeting: (name: SideName): string => `${theSide(name)} names the targets`,
  driftRoll: 'Where do the missiles go?',
  defenceRoll: 'The defence fires',
  attackRoll: 'The attack strikes',
  assignment: 'Strategic air: both sides give secret orders',
  openAssignment: (name: SideName | undefined): string =>
    name === undefined
      ? 'Strategic air: the die decides who is next'
      : `Strategic air: ${theSide(name)} sends one unit`,
  interception: (zone: Zone): string => `Interception over ${theZone(zone)}`,
  bounce: (name: SideName, zone: Zone): string => `${side(name)} fighters are free over ${theZone(zone)}`,
  mining: (name: SideName): string => `${side(name)} mining`,
  recon: (name: SideName): string => `${side(name)} reconnaissance`,
  search: 'Is the submarine found?',
  cap: (name: SideName): string => `${side(name)} combat air patrol`,
  landing: (name: SideName): string => `${side(name)} aircraft look for an airfield`,
};
