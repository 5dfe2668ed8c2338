import { type Game, mustBe, ok } from '@narrow-seas/core';
import { type MatchTable, openTable } from '../table.ts';
import { type HoardTypes, hoard, progressFrom } from './hoard.ts';
import { DICE, PERSONS } from './open.ts';

/** The same piles, but both sides act when they like, and nobody is told what another adds. */
export const vault: Game<HoardTypes> = {
  ...hoard,
  actor: state => (hoard.outcome(state) === undefined ? ['blue', 'red'] : []),
  view: (state, viewer) => ({ ...hoard.view(state, viewer), mayAct: viewer !== 'spectator' }),
  decide: (state, by, action) =>
    by === 'chance' || action.type !== 'add'
      ? hoard.decide(state, by, action)
      : ok(progressFrom(state, [{ type: 'added', side: by, amount: action.amount }])),
  witness: (state, event, viewer) =>
    event.type === 'added' && event.side !== viewer ? [] : hoard.witness(state, event, viewer),
};

export const openVault = (game = vault): MatchTable<HoardTypes> =>
  mustBe(openTable(game, { opening: { scenario: 'plain', options: {} }, seats: PERSONS, dice: DICE }));
