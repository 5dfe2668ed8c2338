import { z } from 'zod';
import { AIR_UNIT, AIR_UNITS, FIELD, PORT, SHIP, type } from '../decoders.ts';
import type { WarAction } from './action.ts';

const AMOUNT = z.int().min(0).max(99_999);

export const WAR_ACTIONS = [
  z.strictObject({ ...type('income'), port: PORT, sp: AMOUNT, srp: AMOUNT }),
  z.strictObject({ ...type('repair'), ship: SHIP, hits: AMOUNT }),
  z.strictObject({ ...type('replace'), ship: SHIP, port: PORT }),
  z.strictObject({ ...type('make-mines'), points: AMOUNT }),
  z.strictObject({
    ...type('malta'),
    use: z.enum(['repair', 'srp', 'nrp', 'with-sp', 'with-srp']),
    points: AMOUNT,
  }),
  z.strictObject({ ...type('return-air'), unit: AIR_UNIT }),
  z.strictObject({ ...type('rebase'), unit: AIR_UNIT, field: FIELD }),
  z.strictObject({ ...type('mend-port'), port: PORT, what: z.enum(['port', 'fort']) }),
  z.strictObject({ ...type('rail'), from: PORT, to: PORT, sp: AMOUNT, srp: AMOUNT }),
  z.strictObject({ ...type('convert'), port: PORT, srp: AMOUNT }),
  z.strictObject({ ...type('ferry'), ship: SHIP, hexside: AMOUNT }),
  z.strictObject({ ...type('pay-front'), port: PORT, sp: AMOUNT }),
  z.strictObject({ ...type('strike-fleet'), ship: SHIP, bombers: AIR_UNITS }),
] as const satisfies readonly z.ZodType<WarAction>[];
