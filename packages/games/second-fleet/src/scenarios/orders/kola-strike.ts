import type { ScenarioOrders, SideOrders, Stake } from '@narrow-seas/core';
import type { Figures as Worths } from '../../model/changes.ts';
import type { Side } from '../../model/vocabulary.ts';
import { worthOfKind, worthOfSpecial } from '../../rules/victory/values.ts';
import { SUNK_DAMAGED, toBase, toHex, toRule, toUnit } from './link.ts';

interface Figures {
  /** By how badly an airfield is hit; ports count half. */
  readonly airfield: readonly [damaged: number, badly: number, destroyed: number];
  readonly carrierDamaged: number;
}

const stakesOf = ({ airfield, carrierDamaged }: Figures, own: Worths): readonly Stake<Side>[] => [
  {
    for: 'nato',
    text: 'Airfield on Kola; ports half',
    points: airfield,
    heads: ['damaged', 'badly', 'destroyed'],
  },
  {
    for: 'nato',
    text: 'Bomber or fighter shot down',
    points: [worthOfKind('soviet', 'ATK', own)],
    per: 'each',
  },
  {
    for: 'nato',
    text: 'Cruiser or nuclear submarine',
    points: [worthOfKind('soviet', 'CG', own)],
    per: 'each',
  },
  {
    for: 'soviet',
    text: 'American carrier',
    points: [worthOfSpecial('CV-US', own), carrierDamaged],
    heads: SUNK_DAMAGED,
  },
  {
    for: 'soviet',
    text: 'Cruiser or nuclear submarine sunk',
    points: [worthOfKind('nato', 'CG', own)],
    per: 'each',
  },
  { for: 'soviet', text: 'Aircraft shot down', points: [worthOfKind('nato', 'INT', own)], per: 'each' },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  nato: {
    situation: [
      'Two American carriers stand in the Norwegian Sea, ready to bomb the airfields on Kola.',
      'The bombers there exist to sink carriers, and they can strike from far away.',
      'It is July: there is no night to hide in, and airfields are repaired every day.',
    ],
    enemy: 'Find your carriers, strike them from several sides, and keep the airfields open.',
    ideas: [
      [
        'Put ',
        toUnit('US-F14-1', 'Tomcats'),
        ' on ',
        toRule('8', 'patrol'),
        ' over both carriers before anything else.',
      ],
      ['Strike the bombers at ', toBase('Olenogorsk'), ' and ', toBase('Monchegorsk'), ' on the ground.'],
      ['Keep the carriers a hex apart at most: ', toHex('2716', 'their defences'), ' help each other.'],
    ],
  },
  soviet: {
    situation: [
      'Two American carriers in the Norwegian Sea are about to bomb your airfields on Kola.',
      'You have bombers with heavy missiles, fighters, two surface groups and eight submarines ahead of them.',
      'Airfields are repaired every day, but a carrier that is hit cannot be replaced.',
    ],
    enemy: 'Crater your airfields so often that they stay shut, and bring both carriers out whole.',
    ideas: [
      [
        'Send the ',
        toUnit('SO-T95D-1', 'Bears'),
        ' first: the bombers need a carrier that is ',
        toRule('9', 'found'),
        '.',
      ],
      [
        'Strike with all ',
        toUnit('SO-T26-1', 'Backfires'),
        ' together, so that the patrols cannot stop them all.',
      ],
      [
        'Keep fighters on ',
        toRule('8', 'patrol'),
        ' over ',
        toBase('Olenogorsk'),
        '; your ships guard the coast.',
      ],
    ],
  },
};

export const kolaStrikeOrders = (figures: Figures, own: Worths): ScenarioOrders<Side> => ({
  span: 'five days',
  minutes: 180,
  difficulty: 3,
  stakes: stakesOf(figures, own),
  sides: ORDERS,
});
