import type { CounterLegend, Legend, Piece, Silhouette } from '@narrow-seas/core';
import type { View } from '../secrets/view.ts';
import { piecesOf } from './pieces.ts';
import { WORDS } from './words.ts';

const WARSHIPS: readonly Silhouette[] = ['battleship', 'cruiser', 'destroyer', 'carrier'];
const TRADE: readonly Silhouette[] = ['freighter'];
const FLYERS: readonly Silhouette[] = ['propeller-bomber', 'propeller-fighter', 'flying-boat'];
const TROOPS: readonly Silhouette[] = ['infantry', 'tank'];

const exampleOf = (
  pieces: readonly Piece[],
  drawings: readonly Silhouette[],
  words: Omit<CounterLegend, 'piece'>,
): readonly CounterLegend[] => {
  const found = pieces.find(({ counter, hex }) => hex !== undefined && drawings.includes(counter.silhouette));
  return found === undefined ? [] : [{ ...words, piece: found.id }];
};

const SAILS = ['movement points of a step', 'strength left'];

const BADGES: Legend['badges'] = [
  { badge: WORDS.badges.group(1), text: 'ships of one group' },
  { badge: WORDS.badges.port, text: 'in port' },
  { badge: WORDS.badges.night, text: 'sails by night' },
  { badge: WORDS.badges.seen, text: 'seen by the enemy' },
  { badge: WORDS.badges.back, text: 'turned back' },
  { badge: WORDS.badges.refit, text: 'under repair' },
  { badge: WORDS.badges.cap, text: 'fighters over a place' },
  { badge: WORDS.badges.patrol, text: 'patrols a sea area' },
];

export const legendOf = (view: View): Legend => {
  const pieces = piecesOf(view);
  return {
    counters: [
      ...exampleOf(pieces, WARSHIPS, { title: 'Warships', left: ['guns'], right: SAILS, notes: [] }),
      ...exampleOf(pieces, TRADE, {
        title: 'Merchant ships',
        left: ['guns', 'cargo: s supplies, r reserve supplies, i troops, m mines'],
        right: SAILS,
        notes: [],
      }),
      ...exampleOf(pieces, FLYERS, {
        title: 'Aircraft',
        left: ['air combat', 'strike on ships', 'strike on ports'],
        right: ['range in hexes', 'strike, or air combat where it strikes nothing'],
        notes: [],
      }),
      ...exampleOf(pieces, TROOPS, {
        title: 'Troops',
        left: ['size in regiments'],
        right: ['movement points', 'size in regiments'],
        notes: [],
      }),
    ],
    badges: BADGES,
    symbols: [
      { kind: 'port', text: 'port, in the colour of its owner' },
      { kind: 'fortress', text: 'coast guns, and how strong they are' },
      { kind: 'airbase', text: 'airfield' },
      { kind: 'mine', text: 'mines, and how many points of them' },
      { kind: 'damaged', text: 'damaged port, and its hits' },
    ],
    regions: [{ drawn: 'divided', text: 'border of a sea area' }],
  };
};
