import { z } from 'zod';
import { AIR_UNITS, AREA, COUNT, GROUND, name, PORT, SHIP, SHIPS, SIDE, WORDS } from '../decoders.ts';
import { LOT } from '../shore/phase-decoder.ts';
import { ENGINEER_JOBS, type WarPhase } from './phase.ts';

export const WAR_PHASES: { readonly [phase in WarPhase['name']]: z.ZodType<WarPhase> } = {
  'sea-roll': z.strictObject({ ...name('sea-roll'), area: AREA }),
  initial: z.strictObject({
    ...name('initial'),
    side: SIDE,
    mended: z.array(z.strictObject({ ship: SHIP, port: PORT, hits: COUNT })).max(400),
    rebased: AIR_UNITS,
    engineers: z.array(z.strictObject({ unit: GROUND, what: z.enum(ENGINEER_JOBS) })).max(400),
  }),
  'front-payment': z.strictObject({
    ...name('front-payment'),
    front: WORDS,
    paid: z.array(z.strictObject({ port: PORT, sp: COUNT })).max(100),
  }),
  'front-roll': z.strictObject({ ...name('front-roll'), front: WORDS, shift: COUNT }),
  'surrender-scuttle': z.strictObject({ ...name('surrender-scuttle'), port: PORT, lot: LOT, ships: SHIPS }),
  surrender: z.strictObject({ ...name('surrender'), ships: SHIPS }),
  'surrender-roll': z.strictObject({
    ...name('surrender-roll'),
    ship: SHIP,
    bombers: AIR_UNITS,
    waiting: AIR_UNITS,
    ships: SHIPS,
  }),
  waiting: z.strictObject({ ...name('waiting'), side: SIDE }),
  over: z.strictObject(name('over')),
};
