import { z } from 'zod';
import type { Lot } from '../state.ts';
import {
  ATTACK,
  BASE,
  COUNT,
  FACE,
  FLAG,
  FORCES,
  GRADE,
  HEX,
  HEXES,
  HOME,
  HOMES,
  MISSION,
  SIDE,
  UNIT,
  UNITS,
  ZONE,
} from '../decoders.ts';
import { SEGMENT, SUBMARINE_ACTIVATION, SURFACE_ACTIVATION } from '../sea/decoder.ts';
import type { FireAction } from './action.ts';
import type { FireEvent } from './event.ts';
import type {
  Activation,
  Aim,
  AimedStrike,
  AirFight,
  Bounce,
  FirePhase,
  Flight,
  InterceptionOver,
  Reaction,
  Recon,
  Role,
  Strike,
  Target,
  Toll,
} from './phase.ts';

const type = <T extends string>(name: T) => ({ type: z.literal(name) });
const name = <T extends string>(word: T) => ({ name: z.literal(word) });

const PART = z.enum(['airfield', 'port']);
const TARGET: z.ZodType<Target> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unit'), unit: UNIT }),
  z.strictObject({ kind: z.literal('base'), base: BASE, part: PART }),
]);
const AIM: z.ZodType<Aim> = z.strictObject({ target: TARGET, points: COUNT });
const AIMS = z.array(AIM).max(60);
const ROLES: z.ZodType<readonly Role[]> = z
  .array(z.strictObject({ unit: UNIT, role: z.enum(['int', 'atk']) }))
  .max(8);
const ORDER = z.strictObject({ unit: UNIT, mission: MISSION, zone: ZONE });

const STRIKE: z.ZodType<Strike> = z.strictObject({
  type: ATTACK,
  side: SIDE,
  units: UNITS,
  from: HEX,
  hex: HEX,
  over: HEXES,
  cruise: FLAG,
  answer: FLAG,
});

const AIMED: z.ZodType<AimedStrike> = z.strictObject({
  strike: STRIKE,
  aims: AIMS,
  tacCoord: UNITS,
  nuclear: FLAG,
  guided: z.literal(true).exactOptional(),
});

const LOT: z.ZodType<Lot> = z.strictObject({ unit: UNIT, hex: HEX });

export const FIRE_ACTIONS = [
  z.strictObject({ ...type('assign'), unit: UNIT, mission: MISSION, zone: ZONE }),
  z.strictObject({ ...type('unassign'), unit: UNIT }),
  z.strictObject({ ...type('bounce'), unit: UNIT, target: UNIT }),
  z.strictObject({ ...type('mine'), unit: UNIT, hex: HEX }),
  z.strictObject({ ...type('spot'), unit: UNIT, hex: HEX }),
  z.strictObject({ ...type('search'), unit: UNIT, submarine: UNIT }),
  z.strictObject({ ...type('fly-cap'), home: HOME, units: UNITS }),
  z.strictObject({ ...type('take-off'), units: UNITS, roles: ROLES }),
  z.strictObject({ ...type('fly'), path: HEXES }),
  z.strictObject({ ...type('land'), unit: UNIT, home: HOME }),
  z.strictObject({ ...type('intercept'), home: HOME }),
  z.strictObject(type('let-pass')),
  z.strictObject({ ...type('take-hit'), unit: UNIT }),
  z.strictObject({ ...type('strike'), attack: ATTACK, units: UNITS, hex: HEX, over: HEXES, cruise: FLAG }),
  z.strictObject({ ...type('form'), forces: FORCES }),
  z.strictObject({ ...type('aim'), aims: AIMS, tacCoord: UNITS, nuclear: FLAG }),
] as const satisfies readonly z.ZodType<FireAction>[];

export const FIRE_EVENTS = [
  z.strictObject({ ...type('ordered'), side: SIDE, order: ORDER }),
  z.strictObject({ ...type('countermanded'), side: SIDE, unit: UNIT }),
  z.strictObject({ ...type('assigned'), side: SIDE }),
  z.strictObject({ ...type('revealed'), orders: z.array(ORDER).max(200) }),
  z.strictObject({ ...type('lot-laid'), side: SIDE, lot: LOT }),
  z.strictObject({ ...type('lots-opened'), lots: z.array(LOT).max(200) }),
  z.strictObject({ ...type('returned'), units: UNITS, held: ZONE.exactOptional() }),
  z.strictObject({ ...type('bounced'), unit: UNIT, target: UNIT }),
  z.strictObject({ ...type('cap-flown'), side: SIDE, home: HOME, units: UNITS }),
  z.strictObject({
    ...type('took-off'),
    units: UNITS,
    roles: ROLES,
    homes: HOMES,
    hex: HEX,
    allowance: COUNT,
  }),
  z.strictObject({ ...type('flew'), path: HEXES }),
  z.strictObject({ ...type('passed'), homes: HOMES }),
  z.strictObject({ ...type('engaged'), home: HOME }),
  z.strictObject({ ...type('turned-back'), how: z.enum(['to-start', 'anywhere']) }),
  z.strictObject({ ...type('hit'), unit: UNIT }),
  z.strictObject({ ...type('landed'), unit: UNIT, home: HOME }),
  z.strictObject({ ...type('struck-at'), strike: STRIKE }),
  z.strictObject({ ...type('formed'), forces: FORCES }),
  z.strictObject({ ...type('aimed'), aimed: AIMED }),
  z.strictObject({ ...type('strayed'), aim: AIM.exactOptional() }),
  z.strictObject({ ...type('defended'), value: COUNT, shift: COUNT, face: FACE, result: COUNT }),
  z.strictObject({ ...type('fired-on'), aim: AIM, face: FACE, points: COUNT }),
  z.strictObject({ ...type('fired'), strike: STRIKE, stretched: FLAG }),
  z.strictObject({ ...type('base-damaged'), base: BASE, part: PART, grade: GRADE }),
] as const satisfies readonly z.ZodType<FireEvent>[];

const FLIGHT: z.ZodType<Flight> = z.strictObject({
  ...name('flight'),
  side: SIDE,
  units: UNITS,
  roles: ROLES,
  homes: HOMES,
  hex: HEX,
  allowance: COUNT,
  spent: COUNT,
  path: HEXES,
  attacked: ATTACK.exactOptional(),
  stretched: FLAG,
  turnedBack: z.enum(['no', 'to-start', 'anywhere']),
  engaged: HOMES,
  passed: HOMES,
  resume: SEGMENT,
});

const ACTIVATION: z.ZodType<Activation> = z.union([SURFACE_ACTIVATION, SUBMARINE_ACTIVATION, FLIGHT]);

const REACTION: z.ZodType<Reaction> = z.strictObject({
  ...name('reaction'),
  side: SIDE,
  missions: HOMES,
  ahead: HEXES,
  resume: FLIGHT,
});

const INTERCEPTION_OVER: z.ZodType<InterceptionOver> = z.strictObject({
  ...name('interception-over'),
  zone: ZONE,
});

const BOUNCE: z.ZodType<Bounce> = z.strictObject({
  ...name('bounce'),
  side: SIDE,
  zone: ZONE,
  used: UNITS,
  struck: UNITS,
});

const RECON: z.ZodType<Recon> = z.strictObject({ ...name('recon'), side: SIDE });

const FIGHT: z.ZodType<AirFight> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cap'), side: SIDE, home: HOME, distance: COUNT }),
  z.strictObject({ kind: z.literal('interception'), zone: ZONE, attacker: SIDE }),
  z.strictObject({ kind: z.literal('bounce'), zone: ZONE, attacker: UNIT, target: UNIT }),
]);

const TOLL = { side: SIDE, steps: COUNT, among: UNITS };
const NEXT_TOLL: z.ZodType<Toll> = z.strictObject(TOLL);

/** Phases of fire and flight, by name. */
export const FIRE_PHASES: { readonly [phase in FirePhase['name']]: z.ZodType<FirePhase> } = {
  flight: FLIGHT,
  reaction: REACTION,
  'air-roll': z.strictObject({
    ...name('air-roll'),
    fight: FIGHT,
    resume: z.union([REACTION, BOUNCE, INTERCEPTION_OVER]),
  }),
  'air-losses': z.strictObject({
    ...name('air-losses'),
    ...TOLL,
    hit: UNITS,
    cause: z.enum(['air-combat', 'flak']),
    next: NEXT_TOLL.exactOptional(),
    resume: z.union([REACTION, INTERCEPTION_OVER, FLIGHT]),
  }),
  formation: z.strictObject({ ...name('formation'), side: SIDE, strike: STRIKE, resume: ACTIVATION }),
  targeting: z.strictObject({ ...name('targeting'), side: SIDE, strike: STRIKE, resume: ACTIVATION }),
  'drift-roll': z.strictObject({
    ...name('drift-roll'),
    aimed: AIMED,
    settled: COUNT,
    aims: AIMS,
    resume: ACTIVATION,
  }),
  'defence-roll': z.strictObject({
    ...name('defence-roll'),
    aimed: AIMED,
    value: COUNT,
    shift: COUNT,
    resume: ACTIVATION,
  }),
  'attack-roll': z.strictObject({
    ...name('attack-roll'),
    aimed: AIMED,
    aims: AIMS,
    defence: COUNT,
    points: z.array(COUNT).max(60),
    resume: ACTIVATION,
  }),
  assignment: z.strictObject({ ...name('assignment'), finished: z.array(SIDE).max(2) }),
  'open-assignment': z.strictObject({
    ...name('open-assignment'),
    rolls: COUNT,
    finished: z.array(SIDE).max(2),
    side: SIDE.exactOptional(),
  }),
  interception: z.strictObject({ ...name('interception'), zone: ZONE }),
  'interception-over': INTERCEPTION_OVER,
  bounce: BOUNCE,
  mining: z.strictObject({ ...name('mining'), side: SIDE }),
  recon: RECON,
  search: z.strictObject({ ...name('search'), unit: UNIT, submarine: UNIT, resume: RECON }),
  cap: z.strictObject({ ...name('cap'), side: SIDE }),
  landing: z.strictObject({
    ...name('landing'),
    side: SIDE,
    units: UNITS,
    cause: z.enum(['cap', 'mission']),
  }),
};
