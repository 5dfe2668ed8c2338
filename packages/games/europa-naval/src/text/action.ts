import { actionText } from '@narrow-seas/core';
import { ACTIONS } from '../model/action.ts';
import { NAMES } from './kinds.ts';

/** An action as a person writes it: `sail 3 025006 025007`, `repair 9a-Divisione 2`, `roll 4`. */
export const { print: printAction, parse: parseAction } = actionText({
  title: 'Europa Naval',
  example: 'sail 3 025006 025007',
  actions: ACTIONS,
  names: NAMES,
});
