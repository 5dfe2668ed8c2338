import { type Fault, fault } from '../fault.ts';
import { ok, type Result } from '../result.ts';
import { type Action, type Hand, type State, TYPES } from './tally-state.ts';

const POSITION = /^(\d{1,9})\/(\d{1,9}) (north|south|dice) ([0-3])(!?) ([0-3])(!?)$/;

/** `3/12 north 2 1!`: total and target, who acts, the numbers of north and south, `!` when shown. */
export const parse = (text: string): Result<State, Fault> => {
  const [, total, target, to, north, northShown, south, southShown] = POSITION.exec(text) ?? [];
  if (to !== 'dice' && to !== 'north' && to !== 'south')
    return fault('ERR_POSITION', 'line 1, column 1', 'Write a position like "3/12 north 2 1!".');
  const hand = (number = '', shown = ''): Hand => ({ number: Number(number), shown: shown === '!' });
  const hands = { north: hand(north, northShown), south: hand(south, southShown) };
  return ok({ ...hands, target: Number(target), total: Number(total), to });
};

export const print = ({ total, target, to, north, south }: State): string =>
  `${total}/${target} ${to} ${[north, south].map(hand => `${hand.number}${hand.shown ? '!' : ''}`).join(' ')}`;

/** `call 3`: what is done, and its number. */
export const printAction = (_state: State, { type, number }: Action): string => `${type} ${number}`;

export const parseAction = (_state: State, text: string): Result<Action, Fault> => {
  const [, type, number] = /^(\w+) (-?\d{1,9})$/.exec(text) ?? [];
  const known = TYPES.find(word => word === type);
  return known === undefined
    ? fault('ERR_ACTION', 'line 1, column 1', 'Write an action like "call 3".')
    : ok({ type: known, number: Number(number) });
};
