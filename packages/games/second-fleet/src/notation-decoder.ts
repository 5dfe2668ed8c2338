import { decoderOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import type { Campaign, Order, Stores } from './state.ts';
import { ARMS, MISSIONS, SIDES, STRATEGIES, type UnitId, ZONES } from './vocabulary.ts';

const UNIT = z.int().transform(id => id as UnitId);
const AMOUNT = z.int().min(0).max(999);
const SIDE = z.enum(SIDES);

const bySide = <T>(one: z.ZodType<T>) => z.strictObject({ nato: one, soviet: one });

const ORDER: z.ZodType<Order> = z.strictObject({
  unit: UNIT,
  mission: z.enum(MISSIONS),
  zone: z.enum(ZONES),
});
const STORES: z.ZodType<Stores> = z.strictObject({
  unit: UNIT,
  fuel: AMOUNT,
  ssm: AMOUNT,
  asw: AMOUNT,
  antiAir: AMOUNT,
  torpedo: AMOUNT,
  bombs: AMOUNT,
  airSsm: AMOUNT,
  airSsmShort: AMOUNT,
  cruise: AMOUNT,
  ammunition: AMOUNT,
  cargoFuel: AMOUNT,
});

export const decodeWing = decoderOf(z.strictObject({ unit: UNIT, carrier: UNIT }));
export const decodeOrder = decoderOf(ORDER);
export const decodeLot = decoderOf(
  z.strictObject({ unit: UNIT, hex: z.int().transform(hex => hex as HexId) }),
);
export const decodeStores = decoderOf(STORES);
export const decodeSecret = decoderOf(z.strictObject({ strategy: z.enum(STRATEGIES) }));

/** What can be said of a base; whether it can be so is asked of the whole position. */
export const decodeBase = decoderOf(
  z
    .strictObject({
      owner: SIDE,
      airfield: z.int(),
      port: z.int(),
      defence: z.number(),
      garrison: z.number(),
      lodgement: z.number(),
      parachuted: z.number(),
    })
    .partial(),
);

const USES = z.strictObject({ bombing: AMOUNT, asw: AMOUNT, ssm: AMOUNT });

const CAMPAIGN = z.strictObject({
  armistice: z.int().min(0).max(3),
  talks: z.literal([-1, 0, 1]),
  strategy: z.enum(STRATEGIES).optional(),
  tracks: bySide(AMOUNT),
  silenced: bySide(z.array(z.enum(ARMS))),
  broken: z.string().optional(),
  paras: bySide(AMOUNT),
  commandos: bySide(AMOUNT),
  released: z.boolean(),
  nuclearUses: bySide(USES),
  nuclearThisTurn: AMOUNT,
  firstNuclear: SIDE.optional(),
  enhanced: SIDE.optional(),
  delayed: SIDE.optional(),
  voyages: z.array(z.strictObject({ unit: UNIT, today: AMOUNT, thisTurn: AMOUNT, fast: AMOUNT })),
  hasty: z.array(UNIT),
  served: z.array(UNIT),
  takers: z.array(UNIT),
  once: z.array(z.string()),
});

/** Optional keys are missing, never undefined: decoders keep them so. */
export const decodeCampaign = decoderOf(CAMPAIGN as unknown as z.ZodType<Campaign>);
