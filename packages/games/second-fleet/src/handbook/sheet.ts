import type { Sheet, SheetBlock } from '@narrow-seas/core';
import { AIR, CARRIERS, STRATEGIC } from './air-blocks.ts';
import { ASSAULT, COMBAT, MODIFIERS, POINTS } from './combat-blocks.ts';
import { DETECTION, SEARCH } from './detection-blocks.ts';
import { SKIES, WEATHER } from './weather-blocks.ts';

const SEQUENCE: SheetBlock = {
  title: 'A day: AM, PM, Night',
  rule: '2',
  lines: [
    'AM: events, weather, reinforcement, submarine mode, strategic air (application, interception, bounce, mining, detection), invasion.',
    'Every turn: patrols, sweeping, replenishment, local detection, three action segments, local marks off, patrols land.',
    'A segment: each side plays one arm, air, submarines or ships; each arm once a turn. Even die: NATO chooses first.',
    'Night: fuel, repair, strategic marks off.',
  ],
};

/** Two pages for the table. */
export const SHEET: Sheet = {
  pages: [
    [SEQUENCE, COMBAT, MODIFIERS, DETECTION, SEARCH],
    [AIR, CARRIERS, STRATEGIC, WEATHER, SKIES, ASSAULT, POINTS],
  ],
};
