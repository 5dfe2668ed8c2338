import type { ScenarioOrders, SideOrders, Stake } from '@narrow-seas/core';
import type { Figures as Worths } from '../../model/changes.ts';
import type { Side } from '../../model/vocabulary.ts';
import { unloadingWorth } from '../../rules/supply/unloading-worth.ts';
import { worthOfKind, worthOfSpecial } from '../../rules/victory/values.ts';
import { toBase, toHex, toRule, toUnit } from './link.ts';

interface Figures {
  readonly freighter: { readonly lost: number; readonly late: number };
  readonly landed: number;
}

const stakesOf = ({ freighter, landed }: Figures, own: Worths): readonly Stake<Side>[] => [
  {
    for: 'nato',
    text: 'Freighter unloaded in Narvik or Tromsø',
    points: [unloadingWorth('Narvik')],
    per: 'each',
  },
  { for: 'nato', text: 'in Trondheim', points: [unloadingWorth('Trondheim')], per: 'each' },
  { for: 'nato', text: 'in Bergen', points: [unloadingWorth('Bergen')], per: 'each' },
  { for: 'nato', text: 'Landing ship: marines ashore', points: [landed], per: 'each' },
  {
    for: 'nato',
    text: 'Cruiser or nuclear submarine sunk',
    points: [worthOfKind('soviet', 'SN', own)],
    per: 'each',
  },
  { for: 'soviet', text: 'Freighter sunk', points: [freighter.lost], per: 'each' },
  { for: 'soviet', text: 'Freighter not unloaded at the end', points: [freighter.late], per: 'each' },
  {
    for: 'soviet',
    text: 'Landing ship sunk with her marines',
    points: [worthOfSpecial('AA-loaded', own)],
    per: 'each',
  },
  { for: 'soviet', text: 'Destroyer sunk', points: [worthOfKind('nato', 'DD', own)], per: 'each' },
  { for: 'soviet', text: 'Frigate sunk', points: [worthOfKind('nato', 'FF', own)], per: 'each' },
];

const ORDERS: { readonly [side in Side]: SideOrders } = {
  nato: {
    situation: [
      'Six freighters with the equipment of a brigade have passed Scotland and make for Norway.',
      'Three landing ships with marines follow a day behind them.',
      'Eleven Soviet submarines, bombers from Kola and a group with the carrier Baku wait for them.',
    ],
    enemy: 'Sink the freighters, or hold them up until the five days are over.',
    ideas: [
      [
        'Keep the ',
        toHex('2833', 'convoy'),
        ' and its escorts in one hex: the frigates hunt what comes close.',
      ],
      ['Send patrol aircraft ahead of it: a submarine must be ', toRule('9', 'found'), ' before it fires.'],
      ['Decide early: ', toBase('Bergen'), ' is near, ', toBase('Narvik'), ' is worth more.'],
    ],
  },
  soviet: {
    situation: [
      'Six freighters and, a day behind, three landing ships sail along Norway to its ports.',
      'Eleven of your submarines lie on their way, and bombers on Kola can reach them.',
      'A freighter that arrives late counts almost like one that was hit, so delay helps too.',
    ],
    enemy: 'Unload in Norwegian ports, as far north as possible, behind a strong escort.',
    ideas: [
      ['Find the ', toHex('2833', 'convoy'), ' with the ', toUnit('SO-T95D-1', 'Bears'), ' from Kola.'],
      ['Draw the submarines together on its way: ', toUnit('SO-VOLGA', 'Volga'), ' is among the nearest.'],
      ['Hit ', toBase('Bodo'), ' early: without ', toRule('8', 'patrols'), ' your bombers get through.'],
    ],
  },
};

export const norwayConvoyOrders = (figures: Figures, own: Worths): ScenarioOrders<Side> => ({
  span: 'five days',
  minutes: 180,
  difficulty: 3,
  stakes: stakesOf(figures, own),
  sides: ORDERS,
});
