import { actionText } from '@narrow-seas/core';
import { ACTIONS } from '../model/action.ts';
import { NAMES } from './names.ts';

/** `attack So32 So33 at 1423 on Gr25 Tu36`, `move US1 1603 1604`, `go-on yes`, `roll 4`. */
export const { print: printAction, parse: parseAction } = actionText({
  title: 'Sixth Fleet',
  example: 'move US1 1603 1604',
  actions: ACTIONS,
  names: NAMES,
});
