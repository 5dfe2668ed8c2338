import type { SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import { LANDED_AT_MALTA, SHIPPING_SUNK, WARSHIPS_LOST } from '../../rules/surrender/cause.ts';
import { toRule, toSouth } from './link.ts';
import type { GoalOrders, GoalStake } from './stake.ts';

const STAKES: readonly GoalStake[] = [
  { cause: LANDED_AT_MALTA, for: 'allied', text: 'Supply point brought to Malta', points: [1], per: 'each' },
  {
    cause: WARSHIPS_LOST,
    for: 'allied',
    text: 'Axis warship or submarine lost',
    points: [1],
    per: 'for each strength point',
  },
  {
    cause: SHIPPING_SUNK,
    for: 'axis',
    text: 'Merchant ship lost',
    points: [1],
    per: 'for each strength point',
  },
  {
    cause: WARSHIPS_LOST,
    for: 'axis',
    text: 'Warship or carrier lost',
    points: [1],
    per: 'for each strength point',
  },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  allied: {
    situation: [
      'Malta has food for a few weeks, and this convoy is the last that can save it.',
      'Two battleships, three carriers and four cruisers go with the freighters and the tanker Ohio.',
      'Submarines, bombers, mines and cruisers wait between Sardinia and Sicily.',
    ],
    enemy: 'Sink the convoy before it reaches Valletta, and the warships that protect it.',
    ideas: [
      ['Sail from ', toSouth('Gibraltar'), ' with everything in one group: escorts fight what comes.'],
      [
        'Pass the ',
        toSouth('Pantelleria', 'narrows'),
        ' by ',
        toRule('F.6', 'night'),
        ', when aircraft see little.',
      ],
      ['Unload at ', toSouth('Valletta'), ' at once: only what is ashore counts.'],
    ],
  },
  axis: {
    situation: [
      'One large convoy is about to leave Gibraltar for Malta, with battleships and carriers.',
      'You have submarines off Sardinia, bombers on Sicily, torpedo boats and two cruiser divisions.',
      'If its cargo is not landed within a month, the island must give up.',
    ],
    enemy: 'Bring the convoy from Gibraltar to Valletta, and unload it there.',
    ideas: [
      ['Put the submarines of ', toSouth('Cagliari'), ' on its way, west of Sardinia.'],
      ['Strike from the air by day, with fighters: carriers have few of their own.'],
      [
        'Hold the cruisers of ',
        toSouth('Messina'),
        ' for the ',
        toSouth('Pantelleria', 'narrows'),
        ': see ',
        toRule('F.7', 'reaction'),
        '.',
      ],
    ],
  },
};

export const pedestalOrders: GoalOrders = {
  span: 'a month',
  minutes: 60,
  difficulty: 1,
  stakes: STAKES,
  sides: ORDERS,
};
