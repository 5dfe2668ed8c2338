import { dataOf, defineEvent, type TypeOf } from '@narrow-seas/core';
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
  WORDS,
  WORK,
  YES,
} from '../parts.ts';
import { BATTLE, FIRER } from './phase.ts';

const BY_GROUP = { group: GROUP };

/** Where cargo is put ashore. */
export const ASHORE = z.union([dataOf({ port: PORT }), dataOf({ hex: HEX })]);

/** What happens to ships and groups, each event declared once. */
export const SEA_EVENTS = [
  defineEvent('formed', { side: SIDE, ...BY_GROUP, ships: SHIPS, place: PLACE }),
  /** Points spent, and where it is now. The umpire tells the enemy no more than the place [F.29]. */
  defineEvent('moved', { ...BY_GROUP, place: PLACE, cost: COUNT, sheltered: FLAG }),
  defineEvent('spent', { ...BY_GROUP, cost: COUNT }),
  defineEvent('night-fell', BY_GROUP),
  defineEvent('begun', { ...BY_GROUP, hold: FLAG }),
  defineEvent('worked', { ...BY_GROUP, task: WORDS, paid: COUNT }),
  defineEvent('loaded', { ship: SHIP, cargo: CARGO, port: PORT }),
  defineEvent('unloaded', { ship: SHIP, cargo: CARGO, place: ASHORE }),
  defineEvent('cargo-lost', { ship: SHIP, cargo: CARGO }),
  /** `oiled`: the step is paid for; rules before version 3 did not say so. */
  defineEvent('fuelled', { ship: SHIP, port: PORT, sp: COUNT, srp: COUNT, asYouGo: FLAG, oiled: YES }),
  defineEvent('prepared', { ship: SHIP, hex: HEX, share: SHARE }),
  defineEvent('mine-laid', { side: SIDE, hex: HEX, points: COUNT }),
  defineEvent('mine-swept', { hex: HEX, side: SIDE, points: COUNT }),
  /** [36.C.1] `within`: it lay in the belt when it was checked, so that it has not come into it yet. */
  defineEvent('belt-met', { ...BY_GROUP, hex: HEX, within: YES }),
  defineEvent('contact', { ...BY_GROUP, result: RESULT, made: FLAG }),
  defineEvent('seen', BY_GROUP),
  /** [F.8.7] A submarine has had its try at the group. */
  defineEvent('hunted', { ...BY_GROUP, hunter: GROUP }),
  /** [F.19.2] It has been where Malta's aircraft look, far out. */
  defineEvent('exposed', BY_GROUP),
  defineEvent('shipping-checked', { ...BY_GROUP, result: WORDS, far: FLAG }),
  defineEvent('turned-back', BY_GROUP),
  /** [F.8.6] It goes no further in this step. */
  defineEvent('stopped', BY_GROUP),
  /** [F.7.4] With these points to spend. */
  defineEvent('reacted', { ...BY_GROUP, points: COUNT }),
  defineEvent('hit', { ship: SHIP, hits: COUNT }),
  defineEvent('sunk', { ship: SHIP }),
  defineEvent('battle-began', { battle: BATTLE }),
  defineEvent('fired', { firer: FIRER, target: FIRER, face: FACE, hits: COUNT }),
  defineEvent('fort-suppressed', { port: PORT, levels: COUNT }),
  defineEvent('battle-ended', { battle: BATTLE, brokeOff: z.enum(['axis', 'allied', 'both']).optional() }),
  /** [F.8.8] */
  defineEvent('bombarded', { ...BY_GROUP, port: PORT }),
  /** [F.5.8] Intrinsic transport: left, lost, or ashore. */
  defineEvent('carriage-left', { side: SIDE, from: PORT, to: PORT, cargo: CARGO }),
  defineEvent('carriage-lost', { side: SIDE, cargo: CARGO }),
  defineEvent('carriage-ended', { side: SIDE, from: PORT, port: PORT, cargo: CARGO }),
  defineEvent('torpedoed', { hunter: GROUP, target: SHIP, hits: COUNT }),
  /** [36.D.2] [F.5.2] What ships take with them out of a group that lies in port when the step ends. */
  defineEvent('kept', { side: SIDE, ships: SHIPS, slipped: YES, work: WORK.optional() }),
  /** At the start of a step, and of a phase; `idle`: work under way is lost, which it was not before version 3. */
  defineEvent('step-began', { phaseToo: FLAG, idle: YES }),
] as const;

export type SeaEvent = TypeOf<typeof SEA_EVENTS>;
