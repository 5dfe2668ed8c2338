import type { SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import {
  ALEXANDRIA,
  C3_USED,
  FRONT_BOXES,
  LANDED_AT_MALTA,
  LANDED_IN_AFRICA,
  MALTA_ACTIVE,
  MALTA_FALLS,
  SUPPLIES_TO_A_POINT,
  WARSHIPS_LOST,
} from '../../rules/surrender/cause.ts';
import { toRule, toSouth } from './link.ts';
import type { GoalOrders, GoalStake } from './stake.ts';

interface Figures {
  readonly frontBox: number;
  readonly malta: number;
  readonly alexandria: number;
  readonly reserve: number;
}

const LOSSES: { readonly [side in Side]: GoalStake } = {
  axis: {
    cause: WARSHIPS_LOST,
    for: 'axis',
    text: 'Allied warship or merchant ship lost',
    points: [1],
    per: 'for each strength point',
  },
  allied: {
    cause: WARSHIPS_LOST,
    for: 'allied',
    text: 'Axis warship or merchant ship lost',
    points: [1],
    per: 'for each strength point',
  },
};

const stakesOf = ({ frontBox, malta, alexandria, reserve }: Figures): readonly GoalStake[] => [
  {
    cause: LANDED_IN_AFRICA,
    for: 'axis',
    text: `${SUPPLIES_TO_A_POINT} supply points landed in Africa`,
    points: [1],
  },
  {
    cause: FRONT_BOXES,
    for: 'axis',
    text: 'Front in Africa, at the end',
    points: [frontBox],
    per: 'for each box',
  },
  { cause: MALTA_FALLS, for: 'axis', text: 'Malta taken or starved out', points: [malta] },
  { cause: ALEXANDRIA, for: 'axis', text: 'Alexandria taken', points: [alexandria] },
  LOSSES.axis,
  {
    cause: LANDED_AT_MALTA,
    for: 'allied',
    text: 'Supplies brought to Malta by relief convoys',
    points: [1],
    per: 'each',
  },
  LOSSES.allied,
  { cause: MALTA_ACTIVE, for: 'allied', text: 'Malta able to strike at the end, at most', points: [3] },
  {
    cause: C3_USED,
    by: 'axis',
    for: 'allied',
    text: 'Malta landing forces used elsewhere',
    points: [-reserve],
  },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  axis: {
    situation: [
      'The army in Africa lives on what your convoys bring past Malta.',
      'Malta is bombed and hungry, but from there aircraft and submarines hunt your ships.',
      'You have eight months; in November the Allies will land in the west.',
    ],
    enemy: 'Feed Malta with convoys from both ends of the sea, and sink what sails for Africa.',
    ideas: [
      [
        'Send convoys by night from ',
        toSouth('Napoli', 'Naples'),
        ' to ',
        toSouth('Tripoli'),
        ' and from ',
        toSouth('Taranto'),
        ' to ',
        toSouth('Benghazi'),
        '.',
      ],
      [
        'Bomb ',
        toSouth('Valletta', 'Malta'),
        ' every turn: a port that is hit lets your ships pass, see ',
        toRule('F.19', 'Malta and shipping'),
        '.',
      ],
      ['Keep the battleships in ', toSouth('Taranto'), ' for the day a relief convoy comes.'],
    ],
  },
  allied: {
    situation: [
      'Malta is bombed and hungry; without supplies it falls, and Africa with it.',
      'From Malta your aircraft and submarines can cut the convoys to the enemy’s army.',
      'You have eight months; in November landings in the west begin to help you.',
    ],
    enemy: 'Land supplies in Africa turn after turn, keep Malta down, and push the front towards Egypt.',
    ideas: [
      [
        'Prepare relief convoys from ',
        toSouth('Gibraltar'),
        ' and ',
        toSouth('Port Said'),
        ' with strong escorts.',
      ],
      [
        'Repair ',
        toSouth('Valletta', 'Malta'),
        ': a working island reaches every route, see ',
        toRule('F.19', 'Malta and shipping'),
        '.',
      ],
      [
        'Put submarines off ',
        toSouth('Tripoli'),
        ' and ',
        toSouth('Benghazi'),
        ', where every convoy must end.',
      ],
    ],
  },
};

export const maltaOrders = (figures: Figures): GoalOrders => ({
  span: 'eight months',
  minutes: 300,
  difficulty: 3,
  stakes: stakesOf(figures),
  sides: ORDERS,
});
