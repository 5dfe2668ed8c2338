import type { ScenarioOrders, SideOrders, Stake } from '@narrow-seas/core';
import type { Figures as Worths } from '../../model/changes.ts';
import type { Side } from '../../model/vocabulary.ts';
import { baseOf, baseSpec } from '../../rules/stacking/bases.ts';
import { unloadingWorth } from '../../rules/supply/unloading-worth.ts';
import { worthOfKind, worthOfSpecial } from '../../rules/victory/values.ts';
import { toBase, toRule } from './link.ts';

const heldWorth = (name: string): number => baseSpec(baseOf(name)).points;

interface Figures {
  /** For each Soviet missile boat afloat at the end, at most. */
  readonly missileBoat: number;
}

const stakesOf = ({ missileBoat }: Figures, own: Worths): readonly Stake<Side>[] => [
  {
    for: 'nato',
    text: 'Freighter unloaded in Narvik or Tromsø',
    points: [unloadingWorth('Narvik')],
    per: 'each',
  },
  { for: 'nato', text: 'in Scotland', points: [unloadingWorth('Rosyth')], per: 'each' },
  { for: 'nato', text: 'Soviet carrier sunk', points: [worthOfKind('soviet', 'CV', own)], per: 'each' },
  {
    for: 'nato',
    text: 'Cruiser or nuclear submarine sunk',
    points: [worthOfKind('soviet', 'CG', own)],
    per: 'each',
  },
  { for: 'soviet', text: 'American carrier sunk', points: [worthOfSpecial('CV-US', own)], per: 'each' },
  { for: 'soviet', text: 'British carrier sunk', points: [worthOfSpecial('CV-UK', own)], per: 'each' },
  { for: 'soviet', text: 'Keflavik held, each time it is counted', points: [heldWorth('Keflavik')] },
  { for: 'soviet', text: 'Narvik held, each time it is counted', points: [heldWorth('Narvik')] },
  { for: 'soviet', text: 'Missile boat at sea at the end, at most', points: [missileBoat], per: 'each' },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  nato: {
    situation: [
      'War has come to the Norwegian Sea, and most of your ships are still on their way.',
      'For twelve days you must hold Norway and Iceland with what is there and what arrives.',
      'Talks may end the war on any morning; then it counts who holds what.',
    ],
    enemy: 'Take airfields and ports in Norway, cut the convoy routes, and keep his missile boats safe.',
    ideas: [
      [
        'Guard ',
        toBase('Keflavik'),
        ' and the airfields of north Norway with fighters on ',
        toRule('8', 'patrol'),
        '.',
      ],
      [
        'Do not spend the first ships: the carriers come on day four, see ',
        toRule('C.16', 'reinforcements'),
        '.',
      ],
      ['Watch the gap with patrol aircraft: submarines in the Atlantic count against you.'],
    ],
  },
  soviet: {
    situation: [
      'Your fleet holds the Barents Sea and has twelve days to push the line outward.',
      'In secret you choose how far this war will go; each step beyond costs points.',
      'Talks may end the war on any morning; bases you hold then count most.',
    ],
    enemy: 'Hold Norway and Iceland, bring convoys in, and destroy your fleet before the talks end.',
    ideas: [
      [
        'Choose your ',
        toRule('C.15', 'strategy'),
        ' with care: it decides what your missile boats are worth.',
      ],
      [
        'Land early in the far north: ',
        toBase('Banak'),
        ' and ',
        toBase('Tromso'),
        ' bring your fighters forward.',
      ],
      ['Send submarines past Iceland: each one in the Atlantic counts when the talks move on.'],
    ],
  },
};

export const northernCampaignOrders = (figures: Figures, own: Worths): ScenarioOrders<Side> => ({
  span: 'twelve days',
  minutes: 900,
  difficulty: 4,
  stakes: stakesOf(figures, own),
  sides: ORDERS,
});
