import { ASK_ME, type StandingChoice, type StandingSpec } from '@narrow-seas/core';
import { ORDER_WORDS as SAY } from './words.ts';

const choice = (
  id: string,
  words: { readonly label: string; readonly sentence: string },
): StandingChoice => ({ id, ...words });

const ASK = choice(ASK_ME, SAY.ask);

const PATROLS: StandingSpec = {
  id: 'patrols',
  title: SAY.patrols.title,
  rule: 'C.11.2',
  choices: [
    choice('not-outnumbered', SAY.patrols.notOutnumbered),
    choice('worth', SAY.patrols.worth),
    choice('always', SAY.patrols.always),
    choice('never', SAY.patrols.never),
    ASK,
  ],
  usual: { choice: 'not-outnumbered' },
};

const LOSSES: StandingSpec = {
  id: 'losses',
  title: SAY.losses.title,
  rule: 'C.11.6',
  choices: [choice('weakest', SAY.losses.weakest), ASK],
  usual: { choice: 'weakest' },
};

const FORMATION: StandingSpec = {
  id: 'formation',
  title: SAY.formation.title,
  rule: 'C.7.1',
  choices: [choice('stay', SAY.formation.stay), ASK],
  usual: { choice: 'stay' },
};

const LANDING: StandingSpec = {
  id: 'landing',
  title: SAY.landing.title,
  rule: 'C.11.7',
  choices: [choice('nearest', SAY.landing.nearest), ASK],
  usual: { choice: 'nearest' },
};

const BOUNCE: StandingSpec = {
  id: 'bounce',
  title: SAY.bounce.title,
  rule: 'C.12.4',
  choices: [choice('always', SAY.bounce.always), choice('never', SAY.bounce.never), ASK],
  usual: { choice: 'always' },
};

const HOMING: StandingSpec = {
  id: 'homing',
  title: SAY.homing.title,
  rule: 'C.9.2',
  choices: [choice('home', SAY.homing.home), ASK],
  usual: { choice: 'home' },
};

const NO_CHOICE: StandingSpec = {
  id: 'no-choice',
  title: SAY.noChoice.title,
  rule: 'NS.1',
  choices: [choice('pass', SAY.noChoice.pass), ASK],
  usual: { choice: 'pass' },
};

/** Every standing order of Second Fleet, by what it is about. */
export const SPECS = {
  patrols: PATROLS,
  losses: LOSSES,
  formation: FORMATION,
  landing: LANDING,
  bounce: BOUNCE,
  homing: HOMING,
  noChoice: NO_CHOICE,
} as const;
