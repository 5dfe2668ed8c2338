import { paceOf, type ScenarioOrders, type ScenarioPace, type SideOrders } from '@narrow-seas/core';
import type { Side } from '../model/vocabulary.ts';
import { TURNS } from './turns.ts';

const ordersOf = (boats: number, mines: number, own: string, enemy: string): SideOrders => ({
  situation: [
    `You have ${boats} boats along the ${own} edge, and ${enemy} has as many on the other side.`,
    `Before the first move each side lays ${mines} mines in its own half, in secret.`,
    'When the last turn is over, the side with more boats afloat wins.',
  ],
  enemy: `${enemy} wants to sink your boats, and has mines where you cannot see them.`,
  ideas: [
    ['Lay mines where the way is narrow: ', { text: 'laying mines', rule: '2.1' }, '.'],
    ['Keep boats together, so that several can ', { text: 'fire', rule: '5.1' }, ' at one enemy.'],
    ['A boat stops next to an enemy: see ', { text: 'contact', rule: '4.4' }, '.'],
  ],
});

/** One boat is a point. */
export const boatOrders = (
  { boats, mines }: { readonly boats: number; readonly mines: number },
  minutes: number,
): ScenarioOrders<Side> => ({
  span: 'one day',
  minutes,
  difficulty: 1,
  stakes: [
    { for: 'north', text: 'South boat sunk', points: [1], per: 'each' },
    { for: 'south', text: 'North boat sunk', points: [1], per: 'each' },
  ],
  sides: {
    north: ordersOf(boats, mines, 'northern', 'South'),
    south: ordersOf(boats, mines, 'southern', 'North'),
  },
});

/** With how long it takes in the usual number of turns. */
export const inTurns = (
  orders: ScenarioOrders<Side>,
): { readonly orders: ScenarioOrders<Side>; readonly pace: ScenarioPace } => ({
  orders,
  pace: paceOf(orders, TURNS.values[0]),
});
