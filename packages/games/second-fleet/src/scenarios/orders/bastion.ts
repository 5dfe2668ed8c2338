import type { ScenarioOrders, SideOrders, Stake } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import { SUNK_DAMAGED, toBase, toRule, toUnit } from './link.ts';

type Harm = readonly [sunk: number, damaged: number];

interface Figures {
  readonly missileBoat: Harm;
  readonly attackBoat: Harm;
  readonly natoBoat: Harm;
}

const stakesOf = ({ missileBoat, attackBoat, natoBoat }: Figures): readonly Stake<Side>[] => [
  { for: 'nato', text: 'Missile submarine', points: missileBoat, heads: SUNK_DAMAGED },
  { for: 'nato', text: 'Other nuclear submarine', points: attackBoat, heads: SUNK_DAMAGED },
  { for: 'soviet', text: 'NATO submarine', points: natoBoat, heads: SUNK_DAMAGED },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  nato: {
    situation: [
      'Four of your submarines have entered the Barents Sea, where three missile boats hide.',
      'Five attack submarines, the Kiev with her helicopters and aircraft from Kola hunt you.',
      'You have three days; only submarines count, on both sides.',
    ],
    enemy: 'Keep the missile boats alive, and sink your submarines one by one.',
    ideas: [
      ['Creep: a slow boat is hard to ', toRule('9', 'find'), ', a fast one is soon heard.'],
      ['Send the Orions from ', toBase('Andoya'), ' ahead, to find what your boats can attack.'],
      ['Let ', toUnit('US-OLYPA', 'Olympia'), ' lead: do not stay where you have fired.'],
    ],
  },
  soviet: {
    situation: [
      'Three missile boats lie in the Barents Sea, and four NATO submarines come to sink them.',
      'You have five attack submarines, the Kiev with helicopters, and patrol aircraft on Kola.',
      'You have three days; only submarines count, on both sides.',
    ],
    enemy: 'Find the missile boats, sink them, and leave with all four submarines.',
    ideas: [
      ['Leave the missile boats where they are: what does not move is hard to ', toRule('9', 'find'), '.'],
      [
        'Spread the attack boats to the west: ',
        toUnit('SO-YGAGR', 'Yuriy Gagarin'),
        ' stands nearest to them.',
      ],
      [
        'Search with aircraft from ',
        toBase('Polyarnyy'),
        ' before the ',
        toUnit('SO-KIEV', 'Kiev'),
        ' moves in.',
      ],
    ],
  },
};

export const bastionOrders = (figures: Figures): ScenarioOrders<Side> => ({
  span: 'three days',
  minutes: 45,
  difficulty: 2,
  stakes: stakesOf(figures),
  sides: ORDERS,
});
