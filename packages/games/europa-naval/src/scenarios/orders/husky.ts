import type { SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import {
  FERRIED_OUT,
  FLEET_INTERNED,
  PORTS_HELD,
  SURRENDER,
  TROOPS_LOST,
  WARSHIPS_LOST,
} from '../../rules/surrender/cause.ts';
import type { ByPortKind } from '../form.ts';
import { toRule, toSouth } from './link.ts';
import type { GoalOrders, GoalStake } from './stake.ts';

interface Figures {
  readonly byKind: ByPortKind;
  readonly messina: number;
  readonly sicily: number;
  readonly island: number;
  readonly ferried: number;
}

const LOSSES: GoalStake = {
  cause: WARSHIPS_LOST,
  for: 'axis',
  text: 'Allied warship or merchant ship lost',
  points: [1],
  per: 'for each strength point',
};

const stakesOf = (figures: Figures): readonly GoalStake[] => [
  {
    cause: PORTS_HELD,
    for: 'allied',
    text: 'Great port of the mainland held at the end',
    points: [figures.byKind.great],
  },
  { cause: PORTS_HELD, for: 'allied', text: 'Major port', points: [figures.byKind.major], per: 'each' },
  { cause: PORTS_HELD, for: 'allied', text: 'Messina', points: [figures.messina] },
  {
    cause: PORTS_HELD,
    for: 'allied',
    text: 'Cagliari, Ajaccio, Bastia',
    points: [figures.island],
    per: 'each',
  },
  { cause: PORTS_HELD, for: 'allied', text: 'Other port of Sicily', points: [figures.sicily], per: 'each' },
  { cause: SURRENDER, for: 'allied', text: 'Italy surrenders early', points: [2], per: 'for each turn' },
  {
    cause: FLEET_INTERNED,
    for: 'allied',
    text: 'Italian warships that reach you',
    points: [1],
    per: 'for two strength points',
  },
  {
    cause: FERRIED_OUT,
    for: 'axis',
    text: 'German troops brought out of Sicily',
    points: [figures.ferried],
    per: 'for each regiment',
  },
  { cause: TROOPS_LOST, for: 'axis', text: 'Allied troops lost', points: [1], per: 'for each regiment' },
  LOSSES,
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  allied: {
    situation: [
      'Your armies in Tunisia and Libya are ready to land in Sicily, and later in Italy.',
      'Seven divisions can go ashore at once, with battleships and carriers behind them.',
      'Italy is tired of the war: each port that falls brings its surrender nearer.',
    ],
    enemy:
      'Make every landing dear, bring the German divisions out of Sicily, and hold Italy as long as possible.',
    ideas: [
      ['Land between ', toSouth('Licata'), ' and ', toSouth('Siracusa'), ', where the coast guns are weak.'],
      [
        'Take ',
        toSouth('Augusta'),
        ' or ',
        toSouth('Palermo'),
        ' soon: an army needs a ',
        toRule('F.9', 'port'),
        '.',
      ],
      ['Close the strait at ', toSouth('Messina'), ' before August, or the Germans leave by it.'],
    ],
  },
  axis: {
    situation: [
      'The Allies are about to land in Sicily, with far more ships than you have.',
      'German divisions can hold the mountains for weeks, Italian ones for less.',
      'Italy may leave the war at any time from late August on.',
    ],
    enemy: 'Take Sicily and the ports of the mainland, and bring Italy to surrender early.',
    ideas: [
      ['Strike the transports off the beaches from the air: landing craft count when they sink.'],
      ['Keep the ferries at ', toSouth('Messina'), ' ready: from August each regiment brought out counts.'],
      [
        'Hold ',
        toSouth('Napoli', 'Naples'),
        ' and ',
        toSouth('Taranto'),
        ': great ports are worth most, see ',
        toRule('S.2', 'the scenario'),
        '.',
      ],
    ],
  },
};

export const huskyOrders = (figures: Figures): GoalOrders => ({
  span: 'four months',
  minutes: 240,
  difficulty: 3,
  stakes: stakesOf(figures),
  sides: ORDERS,
});
