import type { ScenarioOrders, SideOrders, Stake } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import { SUNK_DAMAGED, toBase, toHex, toRule, toUnit } from './link.ts';

type Harm = readonly [sunk: number, damaged: number];

interface Figures {
  readonly worth: (ship: 'landing' | 'destroyer' | 'frigate' | 'cruiser' | 'raider') => Harm;
  readonly arrived: number;
  readonly notHome: number;
}

const stakesOf = ({ worth, arrived, notHome }: Figures): readonly Stake<Side>[] => [
  { for: 'nato', text: 'Cruiser Frunze', points: worth('cruiser'), heads: SUNK_DAMAGED },
  { for: 'nato', text: 'Destroyer Ottuk', points: worth('raider'), heads: SUNK_DAMAGED },
  { for: 'nato', text: 'Landing ship whole in Narvik or Tromsø', points: [arrived], per: 'each' },
  { for: 'nato', text: 'Raider not home in Pechenga at the end', points: [notHome], per: 'each' },
  { for: 'soviet', text: 'Landing ship', points: worth('landing'), heads: SUNK_DAMAGED },
  { for: 'soviet', text: 'Destroyer', points: worth('destroyer'), heads: SUNK_DAMAGED },
  { for: 'soviet', text: 'Frigate', points: worth('frigate'), heads: SUNK_DAMAGED },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  nato: {
    situation: [
      'Two American landing ships with marines are a day from Narvik.',
      'Only five escorts from five navies are with them.',
      'The Soviet cruiser Frunze and the destroyer Ottuk come south to stop them.',
    ],
    enemy: 'Sink or damage the landing ships, then run home to Pechenga before the sixth turn ends.',
    ideas: [
      [
        'Look for the raiders with your ',
        toUnit('NO-P3-1', 'Orion'),
        ': nothing can be attacked before it is ',
        toRule('9', 'found'),
        '.',
      ],
      ['Keep your ', toHex('2916', 'seven ships'), ' together: their defences add up.'],
      ['Run for ', toBase('Narvik'), ', two turns away: missiles find little in the fjords.'],
    ],
  },
  soviet: {
    situation: [
      'Two American landing ships with marines are a day from Narvik, with five escorts.',
      'You have the cruiser Frunze, the destroyer Ottuk and one Bear that looks for them.',
      'The fjords give them shelter, so the time to strike is now.',
    ],
    enemy: 'Bring both landing ships whole into Narvik or Tromsø, and make you pay on your way home.',
    ideas: [
      [
        'Send the ',
        toUnit('SO-T95D-1', 'Bear'),
        ' to find the convoy: missiles need a target that is ',
        toRule('9', 'found'),
        '.',
      ],
      ['Close in with ', toUnit('SO-FRNZE', 'Frunze'), ' and fire before they reach ', toBase('Narvik'), '.'],
      ['Turn for ', toBase('Pechenga'), ' in time: each raider away from home costs you points.'],
    ],
  },
};

export const standingForceOrders = (figures: Figures): ScenarioOrders<Side> => ({
  span: 'two days',
  minutes: 30,
  difficulty: 1,
  stakes: stakesOf(figures),
  sides: ORDERS,
});
