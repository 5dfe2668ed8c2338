import { dataOf, definePhase, type FieldsOf, manyOf, type TypeOf, variantsOf } from '@narrow-seas/core';
import { z, type ZodType } from 'zod';
import {
  ALARM,
  COUNT,
  FACE,
  FLAG,
  GROUP,
  GROUPS,
  HEX,
  HEXES,
  NUMBERED_CARGO,
  NUMBERED_PORT,
  PORT,
  PORTS,
  SHIP,
  SHIPS,
  SIDE,
} from '../parts.ts';

/** [F.3.3] The phasing side moves its groups. */
const NAVAL_STEP = definePhase('naval-step', {
  side: SIDE,
  /** The group that is moving now. */
  moving: GROUP.optional(),
  /** The step is over but for the checks of groups that did not move, and the far checks [F.12]. */
  ending: FLAG.optional(),
});
export type NavalStep = TypeOf<typeof NAVAL_STEP>;

/** [F.12] What can happen for one movement point, in order; each only if due. */
export const STAGES = [
  'mines',
  'contact',
  'search',
  'submarine',
  'shipping',
  'reaction',
  'combat',
  'end',
] as const;
export type Stage = (typeof STAGES)[number];

const PASSAGE_FIELDS = {
  group: GROUP,
  stage: z.enum(STAGES),
  /** It has just come into this hex, or put to sea in it. */
  entered: FLAG,
  /** It begins its step here: only mines, contact and search [F.12]. */
  start: FLAG,
  night: FLAG,
};

/**
 * A group has spent a point, or begun a step: what can happen to it is worked through from `stage` on. A passage holds
 * what it interrupts, which may hold a passage: this is the one type that cannot be read off its schema.
 */
export interface Passage extends FieldsOf<typeof PASSAGE_FIELDS> {
  /** A reacting or withdrawing group passes through all this inside the enemy's step. */
  readonly resume: NavalStep | Reaction | Withdrawal;
}

export const PASSAGE: ZodType<Passage> = dataOf({
  ...PASSAGE_FIELDS,
  resume: z.lazy(() => variantsOf('name', [NAVAL_STEP.schema, REACTION.schema, WITHDRAWAL.schema])),
});

/** [F.8] */
export const BATTLE = dataOf({
  hex: HEX,
  mover: SIDE,
  groups: GROUPS,
  forts: PORTS,
  night: FLAG,
  /** [F.8.2] */
  round: z.literal([1, 2, 3]),
  /** Strength lost so far, by side. */
  lost: dataOf({ axis: COUNT, allied: COUNT }),
  passage: PASSAGE,
});
export type Battle = TypeOf<typeof BATTLE>;

/** [F.7.3] */
const REACTION = definePhase('reaction', {
  side: SIDE,
  to: GROUP,
  /** The group that is reacting now. */
  moving: GROUP.optional(),
  /** [36.D.2] Ports whose ships contact has called out: of the same sea area, or all. */
  alarm: ALARM,
  /** [F.7.4] The port that the reacting group was called out of. */
  home: PORT.optional(),
  passage: PASSAGE,
});
export type Reaction = TypeOf<typeof REACTION>;

/** [F.8.6] Groups of the non-phasing side that broke off go three hexes away, or into a port. */
const WITHDRAWAL = definePhase('withdrawal', {
  side: SIDE,
  groups: GROUPS,
  battle: BATTLE,
  /** The phasing side came off worst too, and is asked next. */
  beaten: FLAG,
});
export type Withdrawal = TypeOf<typeof WITHDRAWAL>;

/** [36.C.1] One roll for each strength point, ship by ship. */
const MINE_ROLL = definePhase('mine-roll', {
  passage: PASSAGE,
  points: COUNT,
  ships: manyOf(dataOf({ ship: SHIP, rolls: COUNT }), 400),
});
export type MineRoll = TypeOf<typeof MINE_ROLL>;

/** [36.D.2] */
const CONTACT_ROLL = definePhase('contact-roll', { passage: PASSAGE, shift: COUNT });
export type ContactRoll = TypeOf<typeof CONTACT_ROLL>;

/** [36.D.3] One roll for each column; several ships share a column only as cargo [F.20.7]. */
const CONTACT_DAMAGE = definePhase('contact-damage', {
  passage: PASSAGE,
  shift: COUNT,
  columns: manyOf(dataOf({ ships: SHIPS, strength: COUNT }), 400),
});
export type ContactDamage = TypeOf<typeof CONTACT_DAMAGE>;

/** Hits that the owner gives to ships of his choice. */
const LOSSES = definePhase('losses', {
  side: SIDE,
  among: SHIPS,
  hits: COUNT,
  after: variantsOf('kind', [
    dataOf({ kind: z.literal('passage'), passage: PASSAGE }),
    dataOf({ kind: z.literal('damage'), next: CONTACT_DAMAGE.schema }),
    dataOf({ kind: z.literal('step-end') }),
  ]),
});
export type Losses = TypeOf<typeof LOSSES>;

/** [F.8.7] A submarine may attack `prey`. */
const HUNT_CHOICE = definePhase('hunt-choice', {
  side: SIDE,
  hunters: GROUPS,
  prey: GROUPS,
  passage: PASSAGE,
});
export type HuntChoice = TypeOf<typeof HUNT_CHOICE>;

/** [F.8.7] It picks its target once it has come up. */
const TORPEDO_AIM = definePhase('torpedo-aim', { side: SIDE, hunter: GROUP, prey: GROUP, passage: PASSAGE });
export type TorpedoAim = TypeOf<typeof TORPEDO_AIM>;

const TORPEDO_ROLL = definePhase('torpedo-roll', {
  hunter: GROUP,
  target: SHIP,
  shift: COUNT,
  /** Escorts that still have to answer; undefined before the torpedoes are away. */
  escorts: SHIPS.optional(),
  passage: PASSAGE,
});
export type TorpedoRoll = TypeOf<typeof TORPEDO_ROLL>;

/**
 * [F.19.3] Far checks come at the end of a step, without a passage. Without its shift: escort and cargo move the die,
 * and the enemy may not know them [F.29 a].
 */
const SHIPPING_ROLL = definePhase('shipping-roll', { group: GROUP, passage: PASSAGE.optional() });
export type ShippingRoll = TypeOf<typeof SHIPPING_ROLL>;

/** [F.8.1] Who wants to fight? The side whose zone it is first. */
const BATTLE_CHOICE = definePhase('battle-choice', { side: SIDE, battle: BATTLE });
export type BattleChoice = TypeOf<typeof BATTLE_CHOICE>;

/** [F.8.3] Who fires, and who is fired at: a ship or the coast defence of a port. */
export const FIRER = variantsOf('kind', [
  dataOf({ kind: z.literal('ship'), ship: SHIP }),
  dataOf({ kind: z.literal('fort'), port: PORT }),
]);
export type Firer = TypeOf<typeof FIRER>;

const AIM = dataOf({ firer: FIRER, target: FIRER });
export type Aim = TypeOf<typeof AIM>;
const AIMS = manyOf(AIM, 400);

/** [F.8.3] `side` names a target for each of its firers. */
const AIMING = definePhase('aiming', { side: SIDE, battle: BATTLE, aims: AIMS }, { aims: [] });
export type Aiming = TypeOf<typeof AIMING>;

const FIRE_ROLL = definePhase(
  'fire-roll',
  { battle: BATTLE, aims: AIMS, rolls: manyOf(FACE, 400) },
  { rolls: [] },
);
export type FireRoll = TypeOf<typeof FIRE_ROLL>;

/** [F.8.5] Non-phasing side first. `other`: what the other side has said already. */
const STAY_OR_BREAK = definePhase('stay-or-break', { side: SIDE, battle: BATTLE, other: FLAG.optional() });
export type StayOrBreak = TypeOf<typeof STAY_OR_BREAK>;

const BREAK_ROLL = definePhase('break-roll', { side: SIDE, battle: BATTLE, shift: COUNT });
export type BreakRoll = TypeOf<typeof BREAK_ROLL>;

/** [F.8.6] The phasing side turns its beaten group back, or stops it for the step. */
const TURN_BACK_CHOICE = definePhase('turn-back-choice', { side: SIDE, battle: BATTLE });
export type TurnBackChoice = TypeOf<typeof TURN_BACK_CHOICE>;

/** [F.21.4] After the air segment: hexes where a disaster ended it, and hexes where the next roll has one more. */
const ZONE_SWEEP = definePhase(
  'zone-sweep',
  { side: SIDE, ended: HEXES, eager: HEXES.optional() },
  { ended: [] },
);
export type ZoneSweep = TypeOf<typeof ZONE_SWEEP>;

const ZONE_SWEEP_ROLL = definePhase('zone-sweep-roll', { hex: HEX, shift: COUNT, resume: ZONE_SWEEP.schema });
export type ZoneSweepRoll = TypeOf<typeof ZONE_SWEEP_ROLL>;

/** [F.8.8] Guns against a port: its coast defence first, then the ships, one die each. */
const BOMBARD_ROLL = definePhase('bombard-roll', {
  port: PORT,
  target: z.enum(['ships', 'port']),
  firers: manyOf(FIRER, 400),
  hits: COUNT,
  passage: PASSAGE,
});
export type BombardRoll = TypeOf<typeof BOMBARD_ROLL>;

/** [F.5.8] Troops or supplies on their way without ships of ours. */
const CARRIAGE = dataOf({
  side: SIDE,
  from: NUMBERED_PORT,
  to: NUMBERED_PORT,
  path: HEXES,
  cargo: NUMBERED_CARGO,
  /** The hex of the path that it has come to, and what is looked at there next. */
  at: COUNT,
  stage: z.enum(['mines', 'contact', 'shipping', 'zone']),
  contact: FLAG,
  shipping: z.enum(['none', 'exposed', 'checked']),
});
export type Carriage = TypeOf<typeof CARRIAGE>;

/** [F.5.8] One die of what lies in its way. */
const CARRIAGE_ROLL = definePhase('carriage-roll', {
  what: z.enum(['mine', 'contact', 'damage', 'shipping']),
  shift: COUNT,
  /** Mine points or strength that the die is read on, and how many dice are left. */
  strength: COUNT,
  rolls: COUNT,
  carriage: CARRIAGE,
  resume: NAVAL_STEP.schema,
});
export type CarriageRoll = TypeOf<typeof CARRIAGE_ROLL>;

/** Every phase of ships and groups. */
export const SEA_PHASES = [
  NAVAL_STEP,
  MINE_ROLL,
  CONTACT_ROLL,
  CONTACT_DAMAGE,
  LOSSES,
  HUNT_CHOICE,
  TORPEDO_AIM,
  TORPEDO_ROLL,
  SHIPPING_ROLL,
  REACTION,
  BATTLE_CHOICE,
  AIMING,
  FIRE_ROLL,
  STAY_OR_BREAK,
  BREAK_ROLL,
  WITHDRAWAL,
  TURN_BACK_CHOICE,
  ZONE_SWEEP,
  ZONE_SWEEP_ROLL,
  BOMBARD_ROLL,
  CARRIAGE_ROLL,
] as const;

export type SeaPhase = TypeOf<typeof SEA_PHASES>;
