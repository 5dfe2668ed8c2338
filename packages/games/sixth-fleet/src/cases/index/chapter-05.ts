import type { RuleCase } from '@narrow-seas/core';

export const CHAPTER_5: readonly RuleCase[] = [
  {
    id: '5.0',
    title: 'Movement',
    summary:
      'In his Movement Phase a player moves any of his units, one after another in any order [9.63], each up to its allowance along a path of adjacent hexes. Points can be neither saved nor lent, and a finished move cannot be changed.',
  },
  { id: '5.1', title: 'How units move', summary: 'Units move one at a time through adjacent hexes.' },
  {
    id: '5.11',
    title: 'Who moves',
    summary:
      'Only the phasing side moves: all, some or none of its units. Nobody fights in a Movement Phase.',
  },
  {
    id: '5.12',
    title: 'Movement Points',
    summary: 'A ship pays one or two points for each hex it enters [10.1]. An aircraft pays one.',
  },
  {
    id: '5.2',
    title: 'What hinders movement',
    summary: 'Enemies, friends, the map edge and zones of control.',
  },
  { id: '5.21', title: 'Enemies', summary: 'No unit ends its move in a hex that holds an enemy unit.' },
  {
    id: '5.22',
    title: 'Friends',
    summary: 'Friendly units never hinder movement and never make a hex cost more.',
  },
  {
    id: '5.23',
    title: 'The whole cost',
    summary: 'A unit enters a hex only if it can still pay the full cost of that hex.',
  },
  {
    id: '5.24',
    title: 'The edge',
    summary:
      'No unit moves off the map, except into a holding box [9.62]. A unit that would have to retreat off the map is eliminated.',
  },
  {
    id: '5.25',
    title: 'Stop',
    summary:
      'A unit that enters an enemy controlled hex stops there for this phase, unless it may ignore that control [6.42].',
  },
  {
    id: '5.26',
    title: 'Held',
    summary: 'A unit leaves an enemy controlled hex only under the conditions of 6.43.',
  },
  {
    id: '5.3',
    title: 'Terrain',
    summary: 'Some hexes are closed to some units, and some cost more; the terrain chart says which [10.5].',
  },
];
