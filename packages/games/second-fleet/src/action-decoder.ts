import { decoderOf } from '@narrow-seas/core';
import { z } from 'zod';
import type { Action } from './action.ts';
import { CAMPAIGN_ACTIONS } from './campaign/decoder.ts';
import { FACE } from './decoders.ts';
import { FIRE_ACTIONS } from './fire/decoder.ts';
import { SEA_ACTIONS } from './sea/decoder.ts';

const ACTION: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), face: FACE }),
  z.strictObject({ type: z.literal('done') }),
  ...SEA_ACTIONS,
  ...FIRE_ACTIONS,
  ...CAMPAIGN_ACTIONS,
]);

export const decodeAction = decoderOf(ACTION);
