import { actionText } from '@narrow-seas/core';
import { ACTIONS } from '../model/action.ts';
import { NAMES } from './names.ts';

/** An action as a person writes it: `strike ssm FRNZE OTTUK at 2909`, `sail 2923 2924`, `roll 4`. */
export const { print: printAction, parse: parseAction } = actionText({
  title: 'Second Fleet',
  example: 'sail 2923 2924',
  actions: ACTIONS,
  names: NAMES,
});
