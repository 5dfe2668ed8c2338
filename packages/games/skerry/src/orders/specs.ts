import { ASK_ME, type StandingChoice, type StandingSpec } from '@narrow-seas/core';
import { SIGNALS } from '../model/vocabulary.ts';

const ASK: StandingChoice = { id: ASK_ME, label: 'ask me', sentence: '[Ask me].' };

const SIGNAL: StandingSpec = {
  id: 'signal',
  title: 'Signals',
  rule: '3.1',
  choices: [
    ...SIGNALS.map(signal => ({ id: signal, label: signal, sentence: `Always seal [${signal}].` })),
    ASK,
  ],
  usual: { choice: ASK_ME },
};

const FALLING_BACK: StandingSpec = {
  id: 'falling-back',
  title: 'Falling back',
  rule: '5.3',
  choices: [
    {
      id: 'away',
      label: 'away from enemies',
      sentence: 'Fall back where [at most {n}] enemy boats are next to it.',
      number: { least: 0, most: 6, step: 1, first: 0 },
    },
    ASK,
  ],
  usual: { choice: ASK_ME },
};

const NO_CHOICE: StandingSpec = {
  id: 'no-choice',
  title: 'No choice',
  rule: 'NS.1',
  choices: [
    { id: 'pass', label: 'continue', sentence: '[Do it for me] when only one thing can be done.' },
    ASK,
  ],
  usual: { choice: 'pass' },
};

/** Every standing order of Skerry. */
export const SPECS = { signal: SIGNAL, fallingBack: FALLING_BACK, noChoice: NO_CHOICE } as const;
