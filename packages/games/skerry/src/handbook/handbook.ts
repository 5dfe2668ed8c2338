import type { Handbook, Sheet } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import { DIAGRAMS } from './diagrams.ts';

const SHEET: Sheet = {
  pages: [
    [
      {
        title: 'A game',
        rule: '1.3',
        lines: [
          'Both sides lay their mines in secret [2.1].',
          'Each turn: signals; the winner sails and fires first, then the other.',
          'Bold beats wary, wary beats feint, feint beats bold [3.2].',
        ],
      },
      {
        title: 'Sailing',
        rule: '4.1',
        lines: [
          'Three hexes a turn, not into rock, one boat in a hex.',
          'Next to an enemy a boat stops [4.4].',
        ],
      },
    ],
    [
      {
        title: 'Dice',
        rule: '5.2',
        head: ['die', 'fire', 'mine'],
        rows: [
          ['1, 2', 'miss', 'sunk'],
          ['3', 'falls back', 'sunk'],
          ['4, 5', 'falls back', 'nothing'],
          ['6', 'sunk', 'nothing'],
        ],
        note: 'A boat that cannot fall back sinks [5.3]. A mine goes off once [4.5].',
      },
      { title: 'Victory', rule: '6.2', lines: ['More boats afloat win; equal numbers are a draw.'] },
    ],
  ],
};

export const handbook: Handbook<SkerryTypes> = {
  diagrams: DIAGRAMS,
  sheet: SHEET,
  chapters: {
    1: 'The game',
    2: 'Mines',
    3: 'Signals',
    4: 'Sailing',
    5: 'Fire',
    6: 'End and victory',
  },
  related: [
    ['1.3', '2.1', '3.1', '4.1'],
    ['2.4', '4.5'],
    ['4.4', '5.1'],
    ['5.2', '5.3'],
    ['6.1', '6.2'],
  ],
};
