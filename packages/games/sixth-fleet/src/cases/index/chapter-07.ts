import type { RuleCase } from '@narrow-seas/core';

export const CHAPTER_7: readonly RuleCase[] = [
  {
    id: '7.0',
    title: 'Stacking',
    summary:
      'At the end of a Movement Phase a hex holds at most three units of a side. Extra units are eliminated; the opponent chooses which.',
  },
  { id: '7.1', title: 'Units that do not count', summary: 'Aircraft have a limit of their own.' },
  {
    id: '7.11',
    title: 'Aircraft',
    summary:
      'Aircraft are not counted among the three: up to six may stack in a hex in addition to three ships.',
  },
  { id: '7.2', title: 'Stacking and movement', summary: 'When the limit applies.' },
  {
    id: '7.21',
    title: 'Passing through',
    summary: 'Any number may pass through a hex; only three ships may end their move there.',
  },
  { id: '7.22', title: 'Retreat', summary: 'No unit retreats where there is no room for it.' },
  { id: '7.3', title: 'Stacking and combat', summary: 'How stacks are attacked, and attack.' },
  {
    id: '7.31',
    title: 'Stacks under attack',
    summary:
      'The attacker takes the units of a hex singly, together or in groups, of one type each [8.36]. The defences of a group are added up.',
  },
  {
    id: '7.32',
    title: 'Stacks that attack',
    summary: 'Units of one hex may attack different hexes, or not at all; none has to join another.',
  },
  { id: '7.4', title: 'Order in the stack', summary: 'Who lies above whom, and why it matters.' },
  { id: '7.41', title: 'Mixed stacks', summary: 'Aircraft, surface ships and submarines may share a hex.' },
  { id: '7.42', title: 'Ships', summary: 'The owner stacks his ships in any order.' },
  {
    id: '7.43',
    title: 'Aircraft on top',
    summary: 'Aircraft lie above the topmost ship, unless they are aboard a carrier [9.62].',
  },
  {
    id: '7.44',
    title: 'From the top down',
    summary:
      'A unit is attacked only when the one above it has been attacked in this phase, or is attacked along with it [7.45].',
  },
  {
    id: '7.45',
    title: 'Passing over',
    summary:
      'An attacker passes over units that it has no strength against, and over no others. A submarine thus reaches the topmost ship under aircraft, but not the ship below that one unless it attacks both.',
  },
  {
    id: '7.46',
    title: 'Order of attack',
    summary: 'Where a unit lies in its stack does not limit when it attacks.',
  },
  {
    id: '7.47',
    title: 'Rearranging',
    summary: 'A stack is rearranged in its owner’s Movement Phase only, at no cost.',
  },
];
