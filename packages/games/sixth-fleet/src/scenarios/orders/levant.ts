import type { ScenarioOrders, SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import type { Goal } from '../scenario.ts';
import { goalStakes, toHex, toRule, toUnit } from './link.ts';
import { lossStakes } from './losses.ts';

const ORDERS: { readonly [side in Side]: SideOrders } = {
  soviet: {
    situation: [
      'A convoy for Israel waits at Gibraltar, and sails only if the route is open in two days.',
      'Your squadron lies off Crete, off the Nile and off Syria, close to one American carrier.',
      'Nobody is reinforced: what you have now must close the route.',
    ],
    enemy: 'Keep one sea route from Israel to the west open, and save the carrier America.',
    ideas: [
      ['Strike the ', toUnit('US2', 'America'), ' while your submarines are near her.'],
      [
        'Form a line between ',
        toHex('1022', 'Crete'),
        ' and Africa: a route that cannot pass is ',
        toRule('13.1', 'cut'),
        '.',
      ],
      ['Your ships control the hexes around them: see ', toRule('6.0', 'zones of control'), '.'],
    ],
  },
  nato: {
    situation: [
      'A convoy for Israel waits at Gibraltar, and sails only if the route is open in two days.',
      'One carrier, the America, stands south of Cyprus with the escorts that could be found.',
      'A Soviet squadron lies between her and the west, and nobody else is coming.',
    ],
    enemy: 'Close every sea route from Israel to the west by the end of the sixth turn.',
    ideas: [
      ['Cover the ', toUnit('US2', 'America'), ' first: nothing else here is worth as much.'],
      ['Break one gap in his line, not three: one open ', toRule('13.1', 'route'), ' is enough.'],
      [
        'Use the aircraft at ',
        toHex('1022', 'Crete'),
        ' and ',
        toHex('1232', 'Cyprus'),
        ' against his missile ships.',
      ],
    ],
  },
};

export const levantOrders = (goals: readonly Goal[]): ScenarioOrders<Side> => ({
  span: 'two days',
  minutes: 45,
  difficulty: 1,
  stakes: [...goalStakes(goals), ...lossStakes('nato'), ...lossStakes('soviet')],
  sides: ORDERS,
});
