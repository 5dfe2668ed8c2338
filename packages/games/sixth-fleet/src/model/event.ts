import { anyOf, decoderOf, defineEvent, manyOf, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { ATTACK_FIELDS, DIE_FACE, HEX, HEXES, SIDE, UNIT, UNITS } from './action.ts';
import { NEED, PHASE, RETREAT_CAUSE } from './phase.ts';

/** Why a unit was lost. */
export const CAUSES = [
  'combat',
  'no-retreat',
  'aircraft-hit',
  'with-carrier',
  'no-base',
  'overstacked',
  'first-strike',
  'sacrifice',
] as const;

const TURN = z.int().min(1).max(99);

/** Every event, declared once. */
export const EVENTS = [
  defineEvent('deployed', { unit: UNIT, hex: HEX }),
  defineEvent('embarked', { unit: UNIT, carrier: UNIT }),
  defineEvent('launched', { unit: UNIT, hex: HEX }),
  defineEvent('moved', { unit: UNIT, path: manyOf(HEX, 250, 1) }),
  defineEvent('grounded', { unit: UNIT, path: HEXES }),
  defineEvent('arranged', { side: SIDE, hex: HEX, units: UNITS }),
  defineEvent('violated', {}),
  defineEvent('attacked', {
    attackers: ATTACK_FIELDS.attackers,
    from: HEX,
    hex: ATTACK_FIELDS.hex,
    defenders: ATTACK_FIELDS.defenders,
    differential: z.number(),
    ecm: z.number(),
    need: NEED,
  }),
  defineEvent('rolled', { face: DIE_FACE }),
  /** These must retreat. */
  defineEvent('routed', { side: SIDE, from: HEX, units: UNITS, cause: RETREAT_CAUSE }),
  defineEvent('retreated', { unit: UNIT, to: HEX }),
  /** These must make room for `unit`. */
  defineEvent('crowded', { side: SIDE, hex: HEX, units: UNITS, unit: UNIT }),
  defineEvent('displaced', { unit: UNIT, to: HEX }),
  defineEvent('died', { unit: UNIT, cause: z.enum(CAUSES) }),
  defineEvent('destroyed', { hex: HEX }),
  defineEvent('opened', { side: SIDE, hex: HEX, candidates: UNITS }),
  defineEvent('advanced', { unit: UNIT, hex: HEX }),
  /** Back to the phase that was interrupted. */
  defineEvent('resumed', {}),
  defineEvent('began', { phase: PHASE }),
  defineEvent('turned', { turn: TURN }),
  defineEvent('mobilised', { face: DIE_FACE }),
  defineEvent('delayed', { until: TURN }),
  defineEvent('forfeited', { unit: UNIT }),
  defineEvent('answered', { side: SIDE, yes: z.boolean() }),
  defineEvent('extended', { lastTurn: TURN }),
] as const;

export type Event = TypeOf<typeof EVENTS>;

export const EVENT = anyOf('type', EVENTS);

export const decodeEvent = decoderOf(EVENT);

/** Nothing is hidden, so only the dice are final, and those core sees for itself. */
export const final = (_event: Event): boolean => false;
