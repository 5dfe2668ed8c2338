import type { RuleIndex } from '@narrow-seas/core';

/** The rulebook of Skerry: it has no other. */
export const RULES: RuleIndex = {
  glossary: [
    {
      term: 'Victory',
      meaning: 'more boats afloat win',
      also: ['how do I win', 'win', 'points', 'score'],
      rule: '6.2',
    },
    {
      term: 'Contact',
      meaning: 'a boat stops next to an enemy',
      also: ['zoc', 'zone of control'],
      rule: '4.4',
    },
  ],
  cases: [
    {
      id: '1.1',
      title: 'Sides',
      summary: 'North and South sail boats among rocks and try to sink each other.',
    },
    {
      id: '1.2',
      title: 'Waters',
      summary: 'A hex is sea or rock. North starts along the northern edge, South along the southern.',
    },
    {
      id: '1.3',
      title: 'Sequence',
      summary: 'Mines are laid once. Each turn: signals, then one side sails and fires, then the other.',
    },
    {
      id: '2.1',
      title: 'Mines',
      summary: 'Before the first turn both sides secretly lay all their mines at the same time.',
    },
    { id: '2.2', title: 'Where', summary: "A mine lies in a sea hex of its owner's half of the map." },
    { id: '2.3', title: 'One per hex', summary: 'A side has at most one mine in a hex.' },
    {
      id: '2.4',
      title: 'Known number',
      summary:
        'Where mines lie is secret, but how many are in the water is not. The turns begin when all mines are laid.',
    },
    {
      id: '3.1',
      title: 'Signals',
      summary: 'Each side seals one of three signals; both are opened together.',
    },
    {
      id: '3.2',
      title: 'Order',
      summary: 'Bold beats wary, wary beats feint, feint beats bold; the winner sails first.',
    },
    { id: '3.3', title: 'Lots', summary: 'When both sent the same signal, lots decide who sails first.' },
    {
      id: '4.1',
      title: 'Sailing',
      summary: 'A boat enters up to three adjacent hexes a turn, one at a time.',
    },
    { id: '4.2', title: 'Rocks', summary: 'No boat may sail into rock or off the map.' },
    { id: '4.3', title: 'One boat', summary: 'There is room for one boat in a hex.' },
    {
      id: '4.4',
      title: 'Contact',
      summary: 'A boat that comes next to an enemy cannot sail any further this turn.',
    },
    {
      id: '4.5',
      title: 'Striking a mine',
      summary:
        'An enemy mine in a hex that a boat enters goes off: 1 to 3 on a die sinks the boat. The mine is used up.',
    },
    { id: '5.1', title: 'Fire', summary: 'Each boat may fire once a turn at an enemy in an adjacent hex.' },
    { id: '5.2', title: 'Effect', summary: '6 sinks the target, 3 to 5 makes it fall back, 1 and 2 miss.' },
    {
      id: '5.3',
      title: 'Falling back',
      summary: 'The owner moves the boat into a free hex next to it; if no hex is free, the boat sinks.',
    },
    {
      id: '6.1',
      title: 'End',
      summary: 'The game ends after the last turn, or when a side has no boat afloat.',
    },
    {
      id: '6.2',
      title: 'Victory',
      summary: 'The side with more boats afloat wins; equal numbers are a draw.',
    },
  ],
  fills: [],
  /** It tells what the others make of it. */
  prose: ['1.1'],
};
