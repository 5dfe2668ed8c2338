import type { Actor } from '@narrow-seas/core';
import { exhausted } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { Sailing } from '../model/phase.ts';
import type { State } from '../model/state.ts';
import { enemyOf, SIDES, type Side } from '../model/vocabulary.ts';

/** [1.3] Who may act now. Mines are laid and signals sealed by both sides at once. */
export const actor = (state: State): Actor<Side> => {
  const { phase } = state;
  switch (phase.name) {
    case 'laying':
      return SIDES.filter(side => state.stock[side] > 0);
    case 'signals':
      return SIDES.filter(side => phase.sealed[side] === undefined);
    case 'sailing':
      return [phase.side];
    case 'falling-back':
      return [enemyOf(phase.resume.side)];
    case 'lots':
    case 'struck':
    case 'fired':
      return 'chance';
    case 'over':
      return [];
    default:
      return exhausted(phase);
  }
};

/** After the first side the second sails; after the second a new turn begins. */
export const endSailing = (state: State, { side, order }: Sailing): readonly Event[] => {
  if (order === 'first')
    return [{ type: 'began', phase: { name: 'sailing', side: enemyOf(side), order: 'second' } }];
  if (state.turn === state.turns) return [{ type: 'began', phase: { name: 'over' } }];
  return [
    { type: 'turned', turn: state.turn + 1 },
    { type: 'began', phase: { name: 'signals', sealed: {} } },
  ];
};
