import type { ScenarioOrders, SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import type { Goal } from '../scenario.ts';
import { goalStakes, toHex, toRule, toUnit } from './link.ts';
import { lossStakes } from './losses.ts';

const ORDERS: { readonly [side in Side]: SideOrders } = {
  soviet: {
    situation: [
      'Your squadron strikes first and must hold the eastern Mediterranean for a week.',
      'After the tenth turn the straits open and the Black Sea Fleet joins you.',
      'The French, the British and more American aircraft then join NATO.',
    ],
    enemy: 'Survive the first days, then fight back east and keep a sea line open to Israel.',
    ideas: [
      [
        'Use the first turns against the carriers: ',
        toUnit('US1', 'Saratoga'),
        ' and ',
        toUnit('US2', 'America'),
        ' are worth most.',
      ],
      [
        'Clear the ',
        toHex('1521', 'Aegean'),
        ' before turn 11, so that the ',
        toHex('2025', 'Bosphorus'),
        ' leads somewhere.',
      ],
      [
        'Then stand between ',
        toHex('1022', 'Crete'),
        ' and Israel: see ',
        toRule('13.1', 'the three bonuses'),
        '.',
      ],
    ],
  },
  nato: {
    situation: [
      'The Soviet squadron strikes first; you must last until help comes.',
      'After the tenth turn the French, the British and more aircraft arrive from the west.',
      'On the last day it also counts who holds the Aegean and the way to Israel.',
    ],
    enemy: 'Clear the Aegean and the eastern Mediterranean, and cut the sea route to Israel.',
    ideas: [
      ['Save the carriers: retreat to the west rather than trade them.'],
      ['Keep a unit in the ', toHex('1521', 'Aegean'), ' and a ship in the east on the last turn.'],
      [
        'Read when ',
        toRule('12.2', 'reinforcements'),
        ' arrive, and meet them near ',
        toHex('1311', 'Sicily'),
        '.',
      ],
    ],
  },
};

export const campaignOrders = (goals: readonly Goal[]): ScenarioOrders<Side> => ({
  span: 'a week',
  minutes: 300,
  difficulty: 3,
  stakes: [...goalStakes(goals), ...lossStakes('nato'), ...lossStakes('soviet')],
  sides: ORDERS,
});
