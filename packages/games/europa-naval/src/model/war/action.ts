import { defineAction, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { AIR_UNIT, AIR_UNITS, FIELD, HEXSIDE, PORT, SHIP } from '../parts.ts';

const AMOUNT = z.int().min(0).max(99_999);

/** What a side spends and declares in its initial phase, each action declared once. */
export const WAR_ACTIONS = [
  /** [F.17.1] Where this turn's supplies are put. */
  defineAction('income', { port: PORT, sp: AMOUNT, srp: AMOUNT }, '{port} {sp} {srp} ...', { srp: 0 }),
  defineAction('repair', { ship: SHIP, hits: AMOUNT }, '{ship} {hits}'),
  /** [F.17] Two NRPs for a sunk transport point. */
  defineAction('replace', { ship: SHIP, port: PORT }, '{ship} {port}'),
  defineAction('make-mines', { points: AMOUNT }, '{points}'),
  /** [36.A.4.b] */
  defineAction(
    'malta',
    { use: z.enum(['repair', 'srp', 'nrp', 'with-sp', 'with-srp']), points: AMOUNT },
    '{use} {points}',
  ),
  defineAction('return-air', { unit: AIR_UNIT }, '{unit}'),
  defineAction('rebase', { unit: AIR_UNIT, field: FIELD }, '{unit} {field}'),
  defineAction('mend-port', { port: PORT, what: z.enum(['port', 'fort']) }, '{port} {what}'),
  defineAction('rail', { from: PORT, to: PORT, sp: AMOUNT, srp: AMOUNT }, '{from} {to} {sp} {srp} ...', {
    srp: 0,
  }),
  defineAction('convert', { port: PORT, srp: AMOUNT }, '{port} {srp}'),
  /** [36.G] */
  defineAction('ferry', { ship: SHIP, hexside: HEXSIDE }, '{ship} {hexside}'),
  /** [F.27.1] */
  defineAction('pay-front', { port: PORT, sp: AMOUNT }, '{port} {sp}'),
  /** [F.28.4] */
  defineAction('strike-fleet', { ship: SHIP, bombers: AIR_UNITS }, '{ship} {bombers}'),
] as const;

export type WarAction = TypeOf<typeof WAR_ACTIONS>;
