import { ordersOf } from '@narrow-seas/core';
import { europaNaval } from '../game.ts';

/** `axis sail 3 025006 025007`; the dice need no name: `roll 3`. */
export const { orderOf, ruling, eventsOf, after } = ordersOf(europaNaval);
