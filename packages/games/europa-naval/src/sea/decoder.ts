import { z } from 'zod';
import { FLAG, GROUP, HEX, HEXES, ORDERED_CARGO, PORT, SHARE, SHIP, SHIPS, type } from '../decoders.ts';
import type { SeaAction } from './action.ts';
import { FUELS } from './bunkers.ts';
import type { Firer } from './phase.ts';

const FUEL = z.enum(FUELS);

export const FIRER: z.ZodType<Firer> = z.union([
  z.strictObject({ kind: z.literal('ship'), ship: SHIP }),
  z.strictObject({ kind: z.literal('fort'), port: PORT }),
]);

export const SEA_ACTIONS = [
  z.strictObject({ ...type('form'), ships: SHIPS }),
  z.strictObject({ ...type('put-to-sea'), group: GROUP, fuel: FUEL }),
  z.strictObject({ ...type('sail'), group: GROUP, path: HEXES }),
  z.strictObject({ ...type('begin'), group: GROUP, night: FLAG, hold: FLAG }),
  z.strictObject({ ...type('night'), group: GROUP }),
  z.strictObject({ ...type('enter-port'), group: GROUP }),
  z.strictObject({ ...type('pass-gibraltar'), group: GROUP }),
  z.strictObject({ ...type('pass-channel'), group: GROUP, to: PORT }),
  z.strictObject({ ...type('embark'), group: GROUP, ship: SHIP, cargo: ORDERED_CARGO }),
  z.strictObject({
    ...type('disembark'),
    group: GROUP,
    ship: SHIP,
    how: z.enum(['port', 'beach', 'landing']),
  }),
  z.strictObject({ ...type('lay-mine'), group: GROUP, ship: SHIP }),
  z.strictObject({ ...type('sweep'), group: GROUP }),
  z.strictObject({ ...type('prepare'), group: GROUP, ship: SHIP, share: SHARE }),
  z.strictObject({ ...type('carry'), from: PORT, to: PORT, path: HEXES, cargo: ORDERED_CARGO }),
  z.strictObject({ ...type('bombard'), group: GROUP, target: z.enum(['ships', 'port']) }),
  z.strictObject({ ...type('hunt'), hunter: GROUP, prey: GROUP }),
  z.strictObject({ ...type('torpedo'), target: SHIP }),
  z.strictObject({ ...type('sweep-zone'), hex: HEX }),
  z.strictObject({ ...type('activate'), port: PORT, ships: SHIPS, fuel: FUEL }),
  z.strictObject({ ...type('react'), group: GROUP, path: HEXES, night: FLAG }),
  z.strictObject({ ...type('fight'), yes: FLAG }),
  z.strictObject({ ...type('aim'), firer: FIRER, target: FIRER }),
  z.strictObject({ ...type('stay'), yes: FLAG }),
  z.strictObject({ ...type('withdraw'), group: GROUP, path: HEXES }),
  z.strictObject({ ...type('turn-back'), yes: FLAG }),
  z.strictObject({ ...type('take-hit'), ship: SHIP }),
] as const satisfies readonly z.ZodType<SeaAction>[];
