import { dataOf } from '@narrow-seas/core';
import { z } from 'zod';
import { SIDE, STRATEGY } from '../model/schemas.ts';

const FIGURE = z.number().exactOptional();
const WHOLE = z.int().exactOptional();

/** What a line can say of a base; whether it can be so is asked of the whole position. */
export const BASE_LINE = dataOf({
  owner: SIDE.exactOptional(),
  airfield: WHOLE,
  port: WHOLE,
  defence: FIGURE,
  garrison: FIGURE,
  lodgement: FIGURE,
  parachuted: FIGURE,
});

/** `secret soviet strategy=restricted`. */
export const SECRET_LINE = dataOf({ strategy: STRATEGY });
