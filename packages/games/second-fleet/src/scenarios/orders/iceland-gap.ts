import type { ScenarioOrders, SideOrders, Stake } from '@narrow-seas/core';
import type { Figures as Worths } from '../../model/changes.ts';
import type { Side } from '../../model/vocabulary.ts';
import { worthOfKind } from '../../rules/victory/values.ts';
import { SUNK_DAMAGED, toBase, toHex, toRule, toUnit } from './link.ts';

interface Figures {
  /** For a boat that is through, by the waters it has reached. */
  readonly passed: { readonly [zone in 'NA' | 'LS']: number };
  readonly nuclearDamaged: number;
}

const shipWorth = (kind: 'FF' | 'DD' | 'SN', own: Worths): readonly number[] => {
  const worth = worthOfKind('nato', kind, own);
  return [worth, Math.floor(worth / 2)];
};

const stakesOf = ({ passed, nuclearDamaged }: Figures, own: Worths): readonly Stake<Side>[] => [
  {
    for: 'nato',
    text: 'Nuclear submarine',
    points: [worthOfKind('soviet', 'SN', own), nuclearDamaged],
    heads: SUNK_DAMAGED,
  },
  {
    for: 'soviet',
    text: 'Boat in the North Atlantic or British waters',
    points: [passed.NA],
    per: 'each',
  },
  { for: 'soviet', text: 'Boat in the Labrador Sea', points: [passed.LS], per: 'each' },
  { for: 'soviet', text: 'The same, but damaged', points: [1], per: 'each' },
  { for: 'soviet', text: 'NATO submarine', points: shipWorth('SN', own), heads: SUNK_DAMAGED },
  { for: 'soviet', text: 'Destroyer', points: shipWorth('DD', own), heads: SUNK_DAMAGED },
  { for: 'soviet', text: 'Frigate', points: shipWorth('FF', own), heads: SUNK_DAMAGED },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  nato: {
    situation: [
      'Ten Soviet submarines come south and want to reach the open Atlantic.',
      'You have six patrol aircraft, three submarines and two small groups of ships.',
      'Microphones on the sea bed hear boats that cross their line, but do not say exactly where.',
    ],
    enemy: 'Slip past Iceland with as many boats as possible; a boat that is through counts to the end.',
    ideas: [
      [
        'Assign the aircraft at ',
        toBase('Keflavik'),
        ' and ',
        toBase('Stornoway'),
        ' to the ',
        toRule('7', 'sea areas'),
        ' north of the line.',
      ],
      ['Place your three submarines in the way: ', toUnit('US-LAJLA', 'La Jolla'), ' is the quietest.'],
      [
        'Hold ',
        toHex('2732', 'Invincible'),
        ' back: her helicopters hunt what others have ',
        toRule('9', 'found'),
        '.',
      ],
    ],
  },
  soviet: {
    situation: [
      'Your ten submarines must get through the gap between Greenland, Iceland and Scotland.',
      'NATO listens with microphones on the sea bed, and hunts with aircraft, submarines and two groups of ships.',
      'You have four days; a slow boat is hard to hear, a fast one is soon heard.',
    ],
    enemy: 'Find your boats in the narrow waters and sink them one by one.',
    ideas: [
      [
        'Spread out: pass on both sides of ',
        toBase('Keflavik', 'Iceland'),
        ' so that nobody can be everywhere.',
      ],
      ['Creep near the ', toRule('9', 'listening line'), ' and run where nobody listens.'],
      [
        'Lead with the quiet boats, such as ',
        toUnit('SO-MKALN', 'Kalinin'),
        '; old ones draw the hunters away.',
      ],
    ],
  },
};

export const icelandGapOrders = (figures: Figures, own: Worths): ScenarioOrders<Side> => ({
  span: 'four days',
  minutes: 60,
  difficulty: 2,
  stakes: stakesOf(figures, own),
  sides: ORDERS,
});
