import { counted, percent } from '@narrow-seas/core';
import type { StopReason } from './stops.ts';
import type { Return, Stop, Way } from './voyage.ts';

const WAYS: { readonly [way in Way]: string } = {
  'wide-night': 'round the danger, by night',
  wide: 'round the danger, by day',
  'straight-night': 'straight, by night',
  straight: 'straight, by day',
};

const RETURNS: { readonly [back in Return]: string } = {
  again: 'come home for more',
  home: 'come home and wait',
  stay: 'stay there',
};

const REASONS: { readonly [reason in StopReason]: string } = {
  seen: 'The enemy has seen it.',
  hit: 'It was hit.',
  'turned-back': 'It was turned back and must go home.',
  'full-port': 'The port cannot unload more this turn.',
  'lost-port': 'The port is no longer ours.',
  step: 'A step has begun.',
  scattered: 'Its ships are no longer together.',
  bare: 'There is nothing to load.',
};

/** Every English word of voyages. */
export const VOYAGE_WORDS = {
  ways: WAYS,
  returns: RETURNS,
  reasons: REASONS,
  supplies: (count: number): string => counted(count, 'supply', 'supplies'),
  nothing: 'nothing',

  mines: (count: number): string => counted(count, 'mine point', 'mine points'),

  sentence: {
    lay: ', lay them there, and ',
    load: 'Load ',
    at: (port: string): string => ` at ${port}, sail `,
    sail: 'Sail ',
    to: ' to ',
    unload: ', unload, and ',
    and: ' and ',
    end: '.',
  },

  title: {
    lay: (names: string, place: string): string => `${names}: lay mines at ${place}`,
    stay: (names: string, place: string): string => `${names}: to ${place}`,
    home: (names: string, place: string): string => `${names}: to ${place} and home`,
  },
  subheading: (count: number, strength: number, place: string): string =>
    `${count === 1 ? '1 ship' : `${count} ships`}, strength ${strength}, ${place}`,
  inPort: (port: string): string => `in ${port}`,
  atSea: (hex: string): string => `at sea, ${hex}`,

  stage: {
    lost: 'None of its ships is left.',
    done: 'It has done what was ordered.',
    lays: (place: string): string => `It lays its mines at ${place}.`,
    loads: (port: string): string => `It loads in ${port} and sails in your next naval step.`,
    sails: (place: string): string => `It sails on to ${place} in your next naval step.`,
  },

  table: {
    title: (place: string): string => `Ways to ${place}`,
    columns: ['no trouble', 'arrives', 'average loss'],
    steps: (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`),
    loss: (loss: number, strength: number): string => `${loss.toFixed(1)} of ${strength}`,
    percent,
    step: (step: number, chance: number): string =>
      chance === 0 ? `Step ${step}: clear` : `Step ${step}: ${percent(chance)} trouble`,
  },
  blind: 'Submarines and warships that may lie in wait are not counted.',

  stops: (place: string): { readonly [stop in Stop]: string } => ({
    stopSeen: 'the enemy has seen it',
    stopHit: 'it is hit or turned back',
    stopPort: `${place} cannot unload it`,
    stopStep: 'a step begins, every time',
  }),

  refusal: {
    noWay: 'There is no way by sea.',
    nothingToLoad: 'There is nothing to load here.',
  },
} as const;
