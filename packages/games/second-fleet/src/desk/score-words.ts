import { capital } from '@narrow-seas/core';
import type { Deed } from '../rules/victory/fate.ts';

const one = (text: string) => (name: string) => `${name} ${text}`;

/** More names than these are counted instead. */
const MOST_NAMES = 2;

const OPEN: { readonly [deed in Deed]?: string } = {
  arrived: 'safe in Narvik or Tromsø',
  landed: 'landed in Norway',
  through: 'through the Gap',
  hit: 'destroyed',
};

const namesOf = (names: readonly string[], many: string): string =>
  names.length > MOST_NAMES ? `${names.length} ${many}` : names.join(' and ');

const MANY: { readonly [deed in Deed]?: string } = {
  arrived: 'landing ships',
  landed: 'landing ships',
  through: 'submarines',
  hit: 'bases on Kola',
};

/** The account in plain words: no short names, no codes. */
export const SCORE_WORDS = {
  deed: {
    destroyed: one('destroyed'),
    damaged: one('damaged'),
    arrived: one('safe in port'),
    landed: one('has landed its marines'),
    'not home': one('is not home in Pechenga'),
    'not unloaded': one('has not unloaded'),
    through: one('is through the Gap'),
    afloat: one('still has its missiles at sea'),
    hit: one('hit'),
  } satisfies { readonly [deed in Deed]: (name: string) => string },
  open: (deed: Deed | undefined, names: readonly string[]): string =>
    `${namesOf(names, MANY[deed ?? 'destroyed'] ?? 'units')} ${OPEN[deed ?? 'destroyed'] ?? ''}: not yet`,
  /** What was scored on the way is written down in words with hyphens between. */
  cause: (cause: string): string => capital(cause.replaceAll('-', ' ')),
  handicap: 'Head start of the scenario for the Soviets',
  handicapChosen: 'Head start for the Soviets, chosen before the game',
  handicapUnearned: 'Head start for the Soviets, once a boat is through: not yet',
};
