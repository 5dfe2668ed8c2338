import { z } from 'zod';
import {
  AIR_UNIT,
  AIR_UNITS,
  COUNT,
  FACE,
  FIELD,
  FLAG,
  GROUND,
  HEX,
  HEXES,
  name,
  PORT,
  SHIP,
  SHIPS,
  SIDE,
  WORDS,
} from '../decoders.ts';
import { PASSAGE } from '../sea/phase-decoder.ts';
import { STEP_NAMES } from '../step-name.ts';
import { TARGET } from './decoder.ts';
import type { GroundAttack, GroundCombat, Lot, Raid, ShorePhase, TroopRef } from './phase.ts';

export const RAID: z.ZodType<Raid> = z.strictObject({
  side: SIDE,
  bombers: AIR_UNITS,
  escorts: AIR_UNITS,
  target: TARGET,
  passage: PASSAGE.optional(),
});

const TROOPS: z.ZodType<readonly TroopRef[]> = z.array(z.strictObject({ unit: GROUND, hex: HEX })).max(400);

export const ATTACK: z.ZodType<GroundAttack> = z.strictObject({
  side: SIDE,
  from: TROOPS,
  hex: HEX,
  support: SHIPS,
  assault: z.strictObject({ port: PORT, bought: COUNT }).optional(),
});

const GROUND_COMBAT: z.ZodType<GroundCombat> = z.strictObject({
  ...name('ground-combat'),
  side: SIDE,
  attacked: HEXES,
  used: TROOPS,
});

const SEQUEL = {
  after: z.enum(['ground', 'front', 'event', 'surrender']),
  front: WORDS.optional(),
  resume: GROUND_COMBAT.optional(),
  step: z.enum(STEP_NAMES).optional(),
};

export const LOT: z.ZodType<Lot> = z.strictObject({
  left: z.array(z.strictObject({ ship: SHIP, points: COUNT })).max(400),
  wanted: COUNT,
  value: z.number(),
  span: z.number(),
});

const PAIRS = z.array(z.strictObject({ bomber: AIR_UNIT, defender: AIR_UNIT })).max(400);

export const SHORE_PHASES: { readonly [phase in ShorePhase['name']]: z.ZodType<ShorePhase> } = {
  'air-segment': z.strictObject({
    ...name('air-segment'),
    side: SIDE,
    part: z.enum(['cover', 'attack']),
  }),
  'search-roll': z.strictObject({
    ...name('search-roll'),
    unit: AIR_UNIT,
    near: FLAG,
    passage: PASSAGE,
  }),
  'strike-choice': z.strictObject({ ...name('strike-choice'), side: SIDE, passage: PASSAGE }),
  'raid-roll': z.strictObject({
    ...name('raid-roll'),
    raid: RAID,
    stage: z.enum(['air', 'flak', 'strike', 'lay']),
    pairs: PAIRS,
    waiting: AIR_UNITS,
    rolled: FACE.optional(),
  }),
  'raid-aim': z.strictObject({ ...name('raid-aim'), side: SIDE, raid: RAID, hits: COUNT, among: SHIPS }),
  overrun: z.strictObject({ ...name('overrun'), field: FIELD, units: AIR_UNITS, ...SEQUEL }),
  'ground-movement': z.strictObject({
    ...name('ground-movement'),
    side: SIDE,
    exploitation: FLAG,
    railed: COUNT,
    exploited: TROOPS,
  }),
  'ground-combat': GROUND_COMBAT,
  'ground-roll': z.strictObject({
    ...name('ground-roll'),
    attack: ATTACK,
    shift: COUNT,
    resume: GROUND_COMBAT,
  }),
  'ground-retreat': z.strictObject({
    ...name('ground-retreat'),
    side: SIDE,
    hex: HEX,
    attack: ATTACK,
    resume: GROUND_COMBAT,
  }),
  'ground-advance': z.strictObject({
    ...name('ground-advance'),
    side: SIDE,
    attack: ATTACK,
    resume: GROUND_COMBAT,
  }),
  'scuttle-roll': z.strictObject({
    ...name('scuttle-roll'),
    port: PORT,
    side: SIDE,
    lot: LOT,
    ships: SHIPS,
    ...SEQUEL,
  }),
};
