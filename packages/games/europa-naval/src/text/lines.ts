import { someOf } from '@narrow-seas/core';
import { z } from 'zod';
import { COUNT, DANGER_FIELDS, SIDE } from '../model/parts.ts';
import {
  AIR_FIELDS,
  ASSAULT_FIELDS,
  FRONT_FIELDS,
  GROUP_FIELDS,
  ITALY_FIELDS,
  MALTA_FIELDS,
  POOL_FIELDS,
  PORT_FIELDS,
} from '../model/state.ts';
import { PARTS } from '../model/vocabulary.ts';

/** What lines of a position may say, each as `key=value`: a field that is left out is as it was before. */
export const CLOCK_LINE = someOf({
  phasing: SIDE,
  part: z.enum(PARTS),
  step: z.int().min(0).max(4),
  playerTurn: z.int().min(0).max(999),
  next: z.int().min(1),
  last: z.string(),
  actTwoFollows: z.boolean(),
});

/** `used`: what the side that moves has handled there [F.9.1]. */
export const PORT_LINE = someOf({ ...PORT_FIELDS, used: COUNT });
export const AIR_LINE = someOf(AIR_FIELDS);
export const GROUP_LINE = someOf(GROUP_FIELDS);
export const POOLS_LINE = someOf(POOL_FIELDS);
export const MALTA_LINE = someOf(MALTA_FIELDS);
export const ITALY_LINE = someOf(ITALY_FIELDS);
export const DANGER_LINE = someOf(DANGER_FIELDS);
export const FRONT_LINE = someOf(FRONT_FIELDS);
export const ASSAULT_LINE = someOf(ASSAULT_FIELDS);
export const STOCK_LINE = someOf({ sp: COUNT, srp: COUNT });
