import { ordersOf } from '@narrow-seas/core';
import { secondFleet } from '../game.ts';

/** `soviet strike ssm FRNZE at 2909`; the dice need no name: `roll 3`. */
export const { orderOf, ruling, eventsOf, after } = ordersOf(secondFleet);
