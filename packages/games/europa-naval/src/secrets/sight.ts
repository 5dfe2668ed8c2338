import { anyOf, defineEvent, type TypeOf } from '@narrow-seas/core';
import type { ZodType } from 'zod';
import { EVENTS } from '../model/event.ts';
import { AIR_UNIT, CARGO, COUNT, GROUP, PLACE, PORT, SIDE } from '../model/parts.ts';
import { ASHORE } from '../model/sea/event.ts';
import type { Common } from '../model/state.ts';

/** What others see of a group that they have not seen: a marker comes, is somewhere else, or has begun to move. */
const MARKER = defineEvent('marker', { side: SIDE, group: GROUP, place: PLACE, count: COUNT });
export type MarkerSight = TypeOf<typeof MARKER>;

/** [F.29] Masts that are there no more, or again: how many are left is known, not which. */
const HARBOUR = defineEvent('harbour', { side: SIDE, port: PORT, count: COUNT });

/** [F.29 b] Fighters go up to cover somebody whom nobody has seen. */
const ALOFT = defineEvent('aloft', { unit: AIR_UNIT });

/** Troops stand on the shore in the open, or no longer; whose hold they come from or go to is hidden [F.29 a]. */
const TROOPS = { side: SIDE, cargo: CARGO, place: ASHORE };

const SIGHTS = [
  ...EVENTS,
  MARKER,
  HARBOUR,
  ALOFT,
  defineEvent('troops-ashore', TROOPS),
  defineEvent('troops-aboard', TROOPS),
] as const;

/** [S.3] Whose numbers a sight speaks in: each act of the long Baltic game has its own numbers for units. */
export type Roster = Pick<Common, 'scenario' | 'extra'>;

export type Sight = TypeOf<typeof SIGHTS> & { readonly roster?: Roster };

/** What sights are made of; the roster that one may carry names nothing. */
export const SIGHT: ZodType<Sight> = anyOf('type', SIGHTS);
