import { decoderOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { type BoatId, FACES, type Face, SIDES, SIGNALS, type Side, type Signal } from './vocabulary.ts';

export type Action =
  | { readonly type: 'lay'; readonly hex: HexId }
  | { readonly type: 'signal'; readonly signal: Signal }
  | { readonly type: 'sail'; readonly boat: BoatId; readonly to: HexId }
  | { readonly type: 'fire'; readonly boat: BoatId; readonly target: BoatId }
  | { readonly type: 'fall-back'; readonly to: HexId }
  | { readonly type: 'done' }
  | { readonly type: 'draw-lots'; readonly first: Side }
  | { readonly type: 'roll'; readonly face: Face };

export const HEX = z
  .int()
  .nonnegative()
  .transform(hex => hex as HexId);
export const BOAT = z
  .int()
  .nonnegative()
  .transform(id => id as BoatId);

const ACTION: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), hex: HEX }),
  z.strictObject({ type: z.literal('signal'), signal: z.enum(SIGNALS) }),
  z.strictObject({ type: z.literal('sail'), boat: BOAT, to: HEX }),
  z.strictObject({ type: z.literal('fire'), boat: BOAT, target: BOAT }),
  z.strictObject({ type: z.literal('fall-back'), to: HEX }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('draw-lots'), first: z.enum(SIDES) }),
  z.strictObject({ type: z.literal('roll'), face: z.literal(FACES) }),
]);

export const decodeAction = decoderOf(ACTION);
