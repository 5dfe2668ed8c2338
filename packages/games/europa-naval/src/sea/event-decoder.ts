import { z } from 'zod';
import {
  CARGO,
  COUNT,
  FACE,
  FLAG,
  GROUP,
  HEX,
  PLACE,
  PORT,
  RESULT,
  SHARE,
  SHIP,
  SHIPS,
  SIDE,
  type,
  WORDS,
} from '../decoders.ts';
import { FIRER } from './decoder.ts';
import type { SeaEvent } from './event.ts';
import { BATTLE } from './phase-decoder.ts';

const ofGroup = { group: GROUP };
const YES = z.literal(true).optional();
const WORK = z.strictObject({ task: WORDS, paid: COUNT });

export const SEA_EVENTS = [
  z.strictObject({ ...type('formed'), side: SIDE, ...ofGroup, ships: SHIPS, place: PLACE }),
  z.strictObject({ ...type('moved'), ...ofGroup, place: PLACE, cost: COUNT, sheltered: FLAG }),
  z.strictObject({ ...type('spent'), ...ofGroup, cost: COUNT }),
  z.strictObject({ ...type('night-fell'), ...ofGroup }),
  z.strictObject({ ...type('begun'), ...ofGroup, hold: FLAG }),
  z.strictObject({ ...type('worked'), ...ofGroup, task: WORDS, paid: COUNT }),
  z.strictObject({ ...type('loaded'), ship: SHIP, cargo: CARGO, port: PORT }),
  z.strictObject({
    ...type('unloaded'),
    ship: SHIP,
    cargo: CARGO,
    place: z.union([z.strictObject({ port: PORT }), z.strictObject({ hex: HEX })]),
  }),
  z.strictObject({ ...type('cargo-lost'), ship: SHIP, cargo: CARGO }),
  z.strictObject({
    ...type('fuelled'),
    ship: SHIP,
    port: PORT,
    sp: COUNT,
    srp: COUNT,
    asYouGo: FLAG,
    oiled: YES,
  }),
  z.strictObject({ ...type('prepared'), ship: SHIP, hex: HEX, share: SHARE }),
  z.strictObject({ ...type('mine-laid'), side: SIDE, hex: HEX, points: COUNT }),
  z.strictObject({ ...type('mine-swept'), hex: HEX, side: SIDE, points: COUNT }),
  z.strictObject({ ...type('belt-met'), ...ofGroup, hex: HEX, within: YES }),
  z.strictObject({ ...type('contact'), ...ofGroup, result: RESULT, made: FLAG }),
  z.strictObject({ ...type('seen'), ...ofGroup }),
  z.strictObject({ ...type('hunted'), ...ofGroup, hunter: GROUP }),
  z.strictObject({ ...type('exposed'), ...ofGroup }),
  z.strictObject({ ...type('shipping-checked'), ...ofGroup, result: WORDS, far: FLAG }),
  z.strictObject({ ...type('turned-back'), ...ofGroup }),
  z.strictObject({ ...type('stopped'), ...ofGroup }),
  z.strictObject({ ...type('reacted'), ...ofGroup, points: COUNT }),
  z.strictObject({ ...type('hit'), ship: SHIP, hits: COUNT }),
  z.strictObject({ ...type('sunk'), ship: SHIP }),
  z.strictObject({ ...type('battle-began'), battle: BATTLE }),
  z.strictObject({ ...type('fired'), firer: FIRER, target: FIRER, face: FACE, hits: COUNT }),
  z.strictObject({ ...type('fort-suppressed'), port: PORT, levels: COUNT }),
  z.strictObject({
    ...type('battle-ended'),
    battle: BATTLE,
    brokeOff: z.enum(['axis', 'allied', 'both']).optional(),
  }),
  z.strictObject({ ...type('bombarded'), ...ofGroup, port: PORT }),
  z.strictObject({ ...type('carriage-left'), side: SIDE, from: PORT, to: PORT, cargo: CARGO }),
  z.strictObject({ ...type('carriage-lost'), side: SIDE, cargo: CARGO }),
  z.strictObject({ ...type('carriage-ended'), side: SIDE, from: PORT, port: PORT, cargo: CARGO }),
  z.strictObject({ ...type('torpedoed'), hunter: GROUP, target: SHIP, hits: COUNT }),
  z.strictObject({ ...type('kept'), side: SIDE, ships: SHIPS, slipped: YES, work: WORK.optional() }),
  z.strictObject({ ...type('step-began'), phaseToo: FLAG, idle: YES }),
] as const satisfies readonly z.ZodType<SeaEvent>[];
