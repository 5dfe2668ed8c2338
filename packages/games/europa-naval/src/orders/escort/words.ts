import type { EscortStop } from './station.ts';

const REASONS: { readonly [reason in EscortStop]: string } = {
  hit: 'The escort was hit.',
  'turned-back': 'It was turned back and must go home.',
  scattered: 'Its ships are no longer together.',
};

/** Every English word of escorts. */
export const ESCORT_WORDS = {
  reasons: REASONS,
  title: (names: string, convoy: string): string => `${names}: escort ${convoy}`,
  sentence: { with: 'Sail with ', on: ', go to its port ', end: ', and come home with it every time.' },
  nothing: 'nothing',
  stage: {
    lost: 'None of its ships is left.',
    alone: 'The convoy is gone.',
    ready: (port: string, convoy: string): string => `It lies in ${port} and sails when ${convoy} does.`,
    sails: (convoy: string): string => `It is at sea with ${convoy}.`,
    joins: (port: string, convoy: string): string => `It sails to ${port} to join ${convoy}.`,
    waits: (convoy: string): string => `${convoy} is at sea. It joins when the convoy is in port again.`,
  },
  notes: {
    one: 'Convoy and escort are one group: they sail at the speed of the slowest ship, and the escort fights for the convoy.',
    orders: 'The convoy needs a voyage of its own: without one both stay in port.',
  },
  stopHit: 'it is hit or turned back',
} as const;
