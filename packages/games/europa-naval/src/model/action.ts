import { anyOf, decoderOf, defineAction, type TypeOf } from '@narrow-seas/core';
import { FACE } from './parts.ts';
import { SEA_ACTIONS } from './sea/action.ts';
import { SHORE_ACTIONS } from './shore/action.ts';
import { WAR_ACTIONS } from './war/action.ts';

/** Every action, declared once: its fields, and how it is written. Types, files and notation follow from this. */
export const ACTIONS = [
  /** The die, by chance only. */
  defineAction('roll', { face: FACE }, '{face}'),
  /** Ends what the side is doing: its step, its segment, its part of a phase. */
  defineAction('done', {}),
  ...SEA_ACTIONS,
  ...SHORE_ACTIONS,
  ...WAR_ACTIONS,
] as const;

export type Action = TypeOf<typeof ACTIONS>;

export const ACTION = anyOf('type', ACTIONS);

export const decodeAction = decoderOf(ACTION);
