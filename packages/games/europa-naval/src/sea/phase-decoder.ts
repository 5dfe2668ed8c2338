import { z } from 'zod';
import {
  CARGO,
  COUNT,
  FACE,
  FLAG,
  GROUP,
  GROUPS,
  HEX,
  HEXES,
  name,
  PORT,
  PORTS,
  SHIP,
  SHIPS,
  SIDE,
} from '../decoders.ts';
import { FIRER } from './decoder.ts';
import {
  type Aim,
  type Battle,
  type Carriage,
  type ContactDamage,
  type NavalStep,
  type Passage,
  type SeaPhase,
  STAGES,
  type ZoneSweep,
} from './phase.ts';

const ALARM = z.enum(['none', 'area', 'everywhere']);

const NAVAL_STEP: z.ZodType<NavalStep> = z.strictObject({
  ...name('naval-step'),
  side: SIDE,
  moving: GROUP.optional(),
  ending: FLAG.optional(),
});

/** A passage holds what it interrupts, which may hold a passage. */
const PASSAGE: z.ZodType<Passage> = z.strictObject({
  group: GROUP,
  stage: z.enum(STAGES),
  entered: FLAG,
  start: FLAG,
  night: FLAG,
  resume: z.union([NAVAL_STEP, z.lazy(() => REACTION), z.lazy(() => WITHDRAWAL)]),
});

export const BATTLE: z.ZodType<Battle> = z.strictObject({
  hex: HEX,
  mover: SIDE,
  groups: GROUPS,
  forts: PORTS,
  night: FLAG,
  round: z.literal([1, 2, 3]),
  lost: z.strictObject({ axis: COUNT, allied: COUNT }),
  passage: PASSAGE,
});

const REACTION = z.strictObject({
  ...name('reaction'),
  side: SIDE,
  to: GROUP,
  moving: GROUP.optional(),
  alarm: ALARM,
  home: PORT.optional(),
  passage: PASSAGE,
});

const WITHDRAWAL = z.strictObject({
  ...name('withdrawal'),
  side: SIDE,
  groups: GROUPS,
  battle: BATTLE,
  beaten: FLAG,
});

export { PASSAGE };

const ROLLS = z.array(z.strictObject({ ship: SHIP, rolls: COUNT })).max(400);
const COLUMNS = z.array(z.strictObject({ ships: SHIPS, strength: COUNT })).max(400);
const AIMS: z.ZodType<readonly Aim[]> = z.array(z.strictObject({ firer: FIRER, target: FIRER })).max(400);

const CONTACT_DAMAGE: z.ZodType<ContactDamage> = z.strictObject({
  ...name('contact-damage'),
  passage: PASSAGE,
  shift: COUNT,
  columns: COLUMNS,
});

const ZONE_SWEEP: z.ZodType<ZoneSweep> = z.strictObject({
  ...name('zone-sweep'),
  side: SIDE,
  ended: HEXES,
  eager: HEXES.optional(),
});

const CARRIAGE: z.ZodType<Carriage> = z.strictObject({
  side: SIDE,
  from: PORT,
  to: PORT,
  path: HEXES,
  cargo: CARGO,
  at: COUNT,
  stage: z.enum(['mines', 'contact', 'shipping', 'zone']),
  contact: FLAG,
  shipping: z.enum(['none', 'exposed', 'checked']),
});

const AFTER = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passage'), passage: PASSAGE }),
  z.strictObject({ kind: z.literal('damage'), next: CONTACT_DAMAGE }),
  z.strictObject({ kind: z.literal('step-end') }),
]);

export const SEA_PHASES: { readonly [phase in SeaPhase['name']]: z.ZodType<SeaPhase> } = {
  'naval-step': NAVAL_STEP,
  'mine-roll': z.strictObject({ ...name('mine-roll'), passage: PASSAGE, points: COUNT, ships: ROLLS }),
  'contact-roll': z.strictObject({ ...name('contact-roll'), passage: PASSAGE, shift: COUNT }),
  'contact-damage': CONTACT_DAMAGE,
  losses: z.strictObject({ ...name('losses'), side: SIDE, among: SHIPS, hits: COUNT, after: AFTER }),
  'hunt-choice': z.strictObject({
    ...name('hunt-choice'),
    side: SIDE,
    hunters: GROUPS,
    prey: GROUPS,
    passage: PASSAGE,
  }),
  'torpedo-aim': z.strictObject({
    ...name('torpedo-aim'),
    side: SIDE,
    hunter: GROUP,
    prey: GROUP,
    passage: PASSAGE,
  }),
  'torpedo-roll': z.strictObject({
    ...name('torpedo-roll'),
    hunter: GROUP,
    target: SHIP,
    shift: COUNT,
    escorts: SHIPS.optional(),
    passage: PASSAGE,
  }),
  'shipping-roll': z.strictObject({
    ...name('shipping-roll'),
    group: GROUP,
    passage: PASSAGE.optional(),
  }),
  reaction: REACTION,
  'battle-choice': z.strictObject({ ...name('battle-choice'), side: SIDE, battle: BATTLE }),
  aiming: z.strictObject({ ...name('aiming'), side: SIDE, battle: BATTLE, aims: AIMS }),
  'fire-roll': z.strictObject({
    ...name('fire-roll'),
    battle: BATTLE,
    aims: AIMS,
    rolls: z.array(FACE).max(400),
  }),
  'stay-or-break': z.strictObject({
    ...name('stay-or-break'),
    side: SIDE,
    battle: BATTLE,
    other: FLAG.optional(),
  }),
  'break-roll': z.strictObject({ ...name('break-roll'), side: SIDE, battle: BATTLE, shift: COUNT }),
  withdrawal: WITHDRAWAL,
  'turn-back-choice': z.strictObject({ ...name('turn-back-choice'), side: SIDE, battle: BATTLE }),
  'zone-sweep': ZONE_SWEEP,
  'zone-sweep-roll': z.strictObject({
    ...name('zone-sweep-roll'),
    hex: HEX,
    shift: COUNT,
    resume: ZONE_SWEEP,
  }),
  'bombard-roll': z.strictObject({
    ...name('bombard-roll'),
    port: PORT,
    target: z.enum(['ships', 'port']),
    firers: z.array(FIRER).max(400),
    hits: COUNT,
    passage: PASSAGE,
  }),
  'carriage-roll': z.strictObject({
    ...name('carriage-roll'),
    what: z.enum(['mine', 'contact', 'damage', 'shipping']),
    shift: COUNT,
    strength: COUNT,
    rolls: COUNT,
    carriage: CARRIAGE,
    resume: NAVAL_STEP,
  }),
};
