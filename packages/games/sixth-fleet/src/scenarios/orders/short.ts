import type { ScenarioOrders, SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import type { Goal } from '../scenario.ts';
import { goalStakes, toHex, toRule, toUnit } from './link.ts';
import { lossStakes } from './losses.ts';

const ORDERS: { readonly [side in Side]: SideOrders } = {
  soviet: {
    situation: [
      'War has begun, and your squadron lies close to the American carriers.',
      'You move first, with submarines and missile cruisers where they hurt.',
      'NATO has more ships and aircraft, but they are spread from Italy to Turkey.',
    ],
    enemy: 'Survive the first salvos, sink your squadron, and keep at least one unit in the Aegean.',
    ideas: [
      [
        'Go for a carrier at once: ',
        toUnit('US1', 'Saratoga'),
        ' or ',
        toUnit('US2', 'America'),
        ', while you can choose.',
      ],
      ['Drive every NATO unit out of the ', toHex('1521', 'Aegean'), ': that is the nearest bonus.'],
      ['Know ', toRule('6.0', 'zones of control'), ': a ship that enters one stops, and must attack.'],
    ],
  },
  nato: {
    situation: [
      'War has begun, and the Soviet squadron moves before you do.',
      'Your ships and aircraft are stronger, but spread from Italy to Turkey.',
      'The side that still has a fleet after three days has won the sea.',
    ],
    enemy: 'Hit your carriers early and drive every NATO unit out of the Aegean.',
    ideas: [
      [
        'Bring aircraft from ',
        toHex('1311', 'Sicily'),
        ' and ',
        toHex('1022', 'Crete'),
        ' against his missile ships first.',
      ],
      ['Keep one ship or aircraft in the ', toHex('1521', 'Aegean'), ' to the end: it denies him the bonus.'],
      ['Cover each carrier with ships that ', toRule('7.4', 'lie above her'), ' in the stack.'],
    ],
  },
};

export const shortOrders = (goals: readonly Goal[]): ScenarioOrders<Side> => ({
  span: 'three days',
  minutes: 120,
  difficulty: 2,
  stakes: [...goalStakes(goals), ...lossStakes('nato'), ...lossStakes('soviet')],
  sides: ORDERS,
});
