import type { Handbook } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { DIAGRAMS } from './diagrams.ts';
import { SHEET } from './sheet.ts';

export const handbook: Handbook<EuropaNavalTypes> = {
  diagrams: DIAGRAMS,
  sheet: SHEET,
  chapters: { S: 'Scenarios', T: 'Tables', '36': 'Rule 36', '36.E': 'Axis fuel oil' },
  related: [
    ['36.A.1', 'F.5.6', 'F.7.5'],
    ['36.A.2', 'F.6', 'F.6.1', 'F.6.3', 'F.6.4'],
    ['36.A.3', 'F.2.6'],
    ['36.A.4', 'F.19', 'T.4'],
    ['36.A.4.a', 'F.11.8'],
    ['36.A.4.b', 'F.19.5', 'T.9'],
    ['36.A.5', 'F.5.7'],
    ['36.B', 'F.25', 'F.15.5'],
    ['36.C', 'F.21', 'F.18.2'],
    ['36.C.1', 'F.21.1', 'T.2'],
    ['36.C.2', 'F.10.4', 'F.11.9'],
    ['36.C.3', 'F.21.2', 'F.21.3', 'F.21.4', 'T.8'],
    ['36.D', 'F.20', 'F.18.1', 'F.18.3'],
    ['36.D.1.a', 'F.20.1', 'F.20.2', 'F.28.2'],
    ['36.D.1.c', 'F.20.3', 'F.20.4'],
    ['36.D.2', 'F.20.5', 'F.20.6', 'T.8'],
    ['36.D.3', 'F.20.7', 'T.2'],
    ['36.D.4', 'F.16.2'],
    ['36.E', 'F.22'],
    ['36.F.1', 'F.23'],
    ['36.F.2', 'F.24'],
    ['36.G', 'F.26'],
    ['36.H', 'F.16.2', 'F.7.1'],
    ['F.1.2', 'T.1'],
    ['F.7.3', 'F.7.4'],
    ['F.8.3', 'T.2'],
    ['F.8.8', 'F.14'],
    ['F.11.5', 'T.3'],
    ['F.11.6', 'T.5'],
    ['F.13', 'T.6'],
    ['F.15.3', 'T.7'],
    ['F.30', 'S.1', 'S.2', 'S.3'],
  ],
};
