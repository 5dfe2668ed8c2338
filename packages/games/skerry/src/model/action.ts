import { anyOf, decoderOf, defineAction, idSchema, type TypeOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { type BoatId, FACES, SIDES, SIGNALS } from './vocabulary.ts';

export const HEX = idSchema<HexId>('hex');
export const BOAT = idSchema<BoatId>('boat');
export const SIDE = z.enum(SIDES);
export const SIGNAL = z.enum(SIGNALS);
export const FACE = z.literal(FACES);

/** Every action, declared once: its fields, and how it is written. Types, files and notation follow from this. */
export const ACTIONS = [
  defineAction('lay', { hex: HEX }, '{hex}'),
  defineAction('signal', { signal: SIGNAL }, '{signal}'),
  defineAction('sail', { boat: BOAT, to: HEX }, '{boat} {to}'),
  defineAction('fire', { boat: BOAT, target: BOAT }, '{boat} {target}'),
  defineAction('fall-back', { to: HEX }, '{to}'),
  defineAction('done', {}),
  defineAction('draw-lots', { first: SIDE }, '{first}'),
  defineAction('roll', { face: FACE }, '{face}'),
] as const;

export type Action = TypeOf<typeof ACTIONS>;

export const ACTION = anyOf('type', ACTIONS);

export const decodeAction = decoderOf(ACTION);
