import type { Handbook } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import { DIAGRAMS } from './diagrams.ts';
import { SHEET } from './sheet.ts';

export const handbook: Handbook<SixthFleetTypes> = {
  diagrams: DIAGRAMS,
  sheet: SHEET,
  related: [
    ['2.0', '4.2', '8.0', '13.0'],
    ['3.2', '3.24', '3.25', '16.0'],
    ['3.3', '8.4', '5.12'],
    ['5.21', '7.0'],
    ['5.3', '10.14'],
    ['6.43', '6.44'],
    ['6.5', '8.71'],
    ['6.6', '8.5'],
    ['7.22', '8.71'],
    ['7.11', '9.41'],
    ['8.45', '9.52'],
    ['8.72', '9.51'],
    ['8.8', '8.9'],
    ['10.13', '9.21'],
    ['10.45', '8.5'],
    ['13.2', '13.1'],
  ],
};
