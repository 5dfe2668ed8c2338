import { ASK_ME, fault, mustBe, ok, type StandingRules, type StandingSpec, valueOf } from '@narrow-seas/core';
import type { Seats } from '../seat.ts';
import { type MatchTable, openTable } from '../table.ts';
import { type HoardTypes, hoard } from './hoard.ts';
import { DICE, PERSONS } from './open.ts';

const SPEC: StandingSpec = {
  id: 'fill',
  title: 'Filling',
  rule: '1',
  choices: [
    {
      id: 'up-to',
      label: 'fill it',
      sentence: 'Add until there are [{n}], then pass.',
      number: { least: 0, most: 12, step: 1, first: 4 },
    },
    { id: 'dare', label: 'dare', sentence: '[Dare].' },
    { id: ASK_ME, label: 'ask me', sentence: '[Ask me].' },
  ],
  usual: { choice: ASK_ME },
};

/** Fills the own pile up to a number, or dares; a mission adds one for as long as it lasts. */
const hoardStanding: StandingRules<HoardTypes> = {
  specs: () => [SPEC],
  answer: ({ own = 0 }, orders) => {
    if (orders.missions.length > 0) return { order: 'mission', action: { type: 'add', amount: 1 } };
    const { choice, number = 0 } = valueOf(SPEC, orders);
    if (choice === ASK_ME) return undefined;
    if (choice === 'dare') return { order: 'fill', action: { type: 'dare' } };
    return { order: 'fill', action: own < number ? { type: 'add', amount: 1 } : { type: 'pass' } };
  },
  enemyTurn: ({ turn, viewer }) => (turn === viewer ? 'mine is an enemy turn here' : undefined),
  missions: {
    decode: value =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'for-ever'
        ? ok({ id: 'one', type: 'for-ever', fields: {} })
        : fault('ERR_ORDERS', 'type', 'There is no such mission.'),
    propose: () => undefined,
    sheet: () => undefined,
    state: () => ({ stage: 'under-way', pieces: [], title: 'For ever', text: 'It adds.' }),
    suggest: () => [],
  },
};

export const openOrdered = (seats: Seats<HoardTypes['side']> = PERSONS): MatchTable<HoardTypes> =>
  mustBe(
    openTable(hoard, {
      opening: { scenario: 'plain', options: {} },
      seats,
      dice: DICE,
      standing: hoardStanding,
    }),
  );
