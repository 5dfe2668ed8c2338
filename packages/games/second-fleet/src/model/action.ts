import { anyOf, decoderOf, defineAction, isOneOf, type TypeOf } from '@narrow-seas/core';
import { CAMPAIGN_ACTIONS } from './campaign/action.ts';
import { FIRE_ACTIONS } from './fire/action.ts';
import { DIE_FACE } from './schemas.ts';
import { SEA_ACTIONS } from './sea/action.ts';

/** Every action, declared once: its fields, and how it is written. Types, files and notation follow from this. */
export const ACTIONS = [
  /** The die, by chance only. */
  defineAction('roll', { face: DIE_FACE }, '{face}'),
  /** Ends what the side is doing: its segment, its activation, its part of a phase. */
  defineAction('done', {}),
  ...SEA_ACTIONS,
  ...FIRE_ACTIONS,
  ...CAMPAIGN_ACTIONS,
] as const;

export type Action = TypeOf<typeof ACTIONS>;

export const ACTION = anyOf('type', ACTIONS);

export const decodeAction = decoderOf(ACTION);

/** Which of the three families of chapters an action belongs to. */
export const isSeaAction = isOneOf('type', SEA_ACTIONS);
export const isFireAction = isOneOf('type', FIRE_ACTIONS);
