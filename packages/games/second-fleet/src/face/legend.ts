import type { CounterLegend, Legend } from '@narrow-seas/core';
import type { Arm } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { hexIn } from './pieces.ts';
import { lookOf } from './units.ts';
import { WORDS } from './words.ts';

const HEAVY: { readonly [arm in Arm]: string } = {
  surface: 'guns; m: marines aboard',
  submarine: 'torpedoes',
  air: 'bombs',
};

const HOLDS: { readonly [arm in Arm]: readonly string[] } = {
  surface: ['speed in hexes', 'defence: the damage that it can take', 'anti-aircraft fire, near and far'],
  submarine: ['speed in hexes', 'defence: the damage that it can take'],
  air: ['range in hexes', 'strength against aircraft'],
};

const TITLES: { readonly [arm in Arm]: string } = {
  surface: 'Ship',
  submarine: 'Submarine',
  air: 'Aircraft',
};

const NOTES: { readonly [arm in Arm]: readonly string[] } = {
  surface: [],
  submarine: [],
  air: [
    'C in the corner: it flies from carriers',
    'a yellow band: it flies only by day and in clear weather',
  ],
};

/** The unit on the map of this arm that shows most figures. */
const exampleOf = (view: View, arm: Arm): readonly CounterLegend[] => {
  const { table } = view;
  const found = table.pieces
    .map((_piece, id) => id)
    .filter(id => lookOf(table, id).arm === arm && hexIn(view, id) !== undefined)
    .toSorted((one, other) => figures(view, other) - figures(view, one));
  const [piece] = found;
  if (piece === undefined) return [];
  const left = ['missiles, and how far they reach', HEAVY[arm], 'strength against submarines'];
  return [{ title: TITLES[arm], piece, left, right: HOLDS[arm], notes: NOTES[arm] }];
};

const figures = ({ table }: View, id: number): number =>
  Object.values(lookOf(table, id).front).filter(value => value !== 0).length;

export const legendOf = (view: View): Legend => ({
  counters: (['surface', 'submarine', 'air'] as const).flatMap(arm => exampleOf(view, arm)),
  badges: [
    { badge: WORDS.badges.strategic, text: 'found from the air, until the day ends' },
    { badge: WORDS.badges.local, text: 'found by a unit near it' },
    { badge: WORDS.badges.deep, text: 'a submarine that runs deep' },
    { badge: WORDS.badges.cap, text: 'fighters on patrol' },
    { badge: WORDS.badges.group(1), text: 'ships of one task force' },
  ],
  symbols: [
    { kind: 'port', text: 'port' },
    { kind: 'airbase', text: 'airfield' },
    { kind: 'damaged', text: 'damaged base, and how badly' },
    { kind: 'mine', text: 'mines' },
  ],
  regions: [
    { drawn: 'hatched', text: 'fjords, which protect ships from missiles' },
    { drawn: 'crossed', text: 'pack ice' },
    { drawn: 'outlined', text: 'sea areas for patrol aircraft' },
  ],
});
