import { decoderOf } from '@narrow-seas/core';
import { z } from 'zod';
import type { Action } from './action.ts';
import { FACE, type } from './decoders.ts';
import { SEA_ACTIONS } from './sea/decoder.ts';
import { SHORE_ACTIONS } from './shore/decoder.ts';
import { WAR_ACTIONS } from './war/decoder.ts';

const ACTION: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ ...type('roll'), face: FACE }),
  z.strictObject(type('done')),
  ...SEA_ACTIONS,
  ...SHORE_ACTIONS,
  ...WAR_ACTIONS,
]);

export const decodeAction = decoderOf(ACTION);
