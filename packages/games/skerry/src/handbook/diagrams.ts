import type { Diagram } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';

const position = (...pieces: readonly string[]): string =>
  ['skerry sortie turn 2 of 6', 'stock 0 0', 'phase sailing north first', ...pieces].join('\n');

export const DIAGRAMS: readonly Diagram<SkerryTypes>[] = [
  {
    id: 'contact',
    rule: '4.4',
    title: 'Contact stops a boat',
    caption:
      'The northern boat comes next to an enemy. It cannot sail any further this turn, though it had steps left [4.1].',
    position: position('boat north @0303 left=3', 'boat south @0503 left=0'),
    viewer: 'north',
    frame: ['0201', '0605'],
    orders: [
      { order: 'north sail 0 0402', expect: 'legal', arrow: ['0303', '0402'] },
      { order: 'north sail 0 0401', expect: '4.1', arrow: ['0402', '0401'] },
    ],
  },
  {
    id: 'rocks',
    rule: '4.2',
    title: 'Rocks and one boat in a hex',
    caption: 'No boat sails into rock, and there is room for one boat in a hex [4.3].',
    position: position('boat north @0303 left=3', 'boat north @0304 left=3', 'boat south @0503 left=0'),
    viewer: 'north',
    frame: ['0201', '0505'],
    orders: [
      { order: 'north sail 0 0302', expect: '4.2', arrow: ['0303', '0302'] },
      { order: 'north sail 0 0304', expect: '4.3', arrow: ['0303', '0304'] },
    ],
  },
];
