import { decoderOf, mustBe } from '@narrow-seas/core';
import { z } from 'zod';
import file from '../../data/scenarios.json' with { type: 'json' };
import { dateOf, type HalfMonth, parseDate } from './date.ts';
import {
  AIR_KINDS,
  type AirKind,
  GROUND_KINDS,
  type GroundKind,
  SHIP_KINDS,
  type ShipKind,
  SIDES,
  type Side,
} from './vocabulary.ts';

/** [F.4] What a naval counter says. */
export interface ShipSpec {
  readonly side: Side;
  readonly nation: string;
  readonly kind: ShipKind;
  readonly name: string;
  readonly strength: number;
  /** A port, or the Atlantic. */
  readonly at: string;
  /** Where else, when that port is not ours. */
  readonly otherwise: string | undefined;
  readonly role: 'sweeper' | 'minelayer' | undefined;
  /** SPs aboard at the start. */
  readonly load: number;
  readonly hits: number;
  readonly refit: boolean;
  readonly arrives: HalfMonth | undefined;
  readonly withdraws: HalfMonth | undefined;
}

/** [F.11] */
export interface AirSpec {
  readonly side: Side;
  readonly organisation: string;
  readonly kind: AirKind;
  readonly name: string;
  /** An airfield or a carrier group. */
  readonly base: string;
  readonly arrives: HalfMonth | undefined;
  readonly withdraws: HalfMonth | undefined;
}

/** [F.15] */
export interface GroundSpec {
  readonly side: Side;
  readonly nation: string;
  readonly kind: GroundKind;
  readonly name: string;
  readonly re: number;
  /** A port or a hex. */
  readonly at: string;
  readonly arrives: HalfMonth | undefined;
  readonly stays: boolean;
}

const DATE = z
  .string()
  .refine(text => parseDate(text) !== undefined, 'is no date such as "Jul II 43"')
  .transform(dateOf);
const SIDE = z.enum(SIDES);

const SHIP = z.strictObject({
  side: SIDE,
  nation: z.string(),
  kind: z.enum(SHIP_KINDS),
  name: z.string(),
  strength: z.int().positive(),
  at: z.string(),
  otherwise: z.string().optional(),
  role: z.enum(['sweeper', 'minelayer']).optional(),
  load: z.int().default(0),
  hits: z.int().default(0),
  refit: z.boolean().default(false),
  arrives: DATE.optional(),
  withdraws: DATE.optional(),
});

const AIR = z.strictObject({
  side: SIDE,
  organisation: z.string(),
  kind: z.enum(AIR_KINDS),
  name: z.string(),
  base: z.string(),
  arrives: DATE.optional(),
  withdraws: DATE.optional(),
});

const GROUND = z.strictObject({
  side: SIDE,
  nation: z.string(),
  kind: z.enum(GROUND_KINDS),
  name: z.string(),
  re: z.number().positive(),
  at: z.string(),
  arrives: DATE.optional(),
  /** [S.3] Belongs to the land war and does not leave its place. */
  stays: z.literal(true).optional(),
});

const INCOME = z.strictObject({
  sp: z.int(),
  srp: z.int(),
  nrp: z.int(),
  arp: z.record(z.string(), z.int()),
  /** Ports where supplies never run out. */
  unlimited: z.array(z.string()).default([]),
  rail: z.int().default(0),
  extraMines: z.strictObject({ points: z.int(), on: DATE }).optional(),
});

const STOCK = z.strictObject({ ports: z.record(z.string(), z.int()), mines: z.int(), nrp: z.int() });

const FRONT = z.strictObject({
  id: z.string(),
  reader: z.literal('axis'),
  start: z.int(),
  from: DATE.optional(),
  boxes: z.array(
    z.strictObject({
      n: z.int(),
      name: z.string(),
      axisPorts: z.array(z.string()),
      needs: z.literal('S*').optional(),
    }),
  ),
  portBox: z.record(z.string(), z.int()),
  fullWithin: z.int(),
  halfBeyond: z.boolean(),
  alliedPorts: z.array(z.string()),
  supply: z.array(z.strictObject({ below: z.int().optional(), from: z.int().optional(), shift: z.int() })),
  dates: z.array(z.strictObject({ from: DATE, shift: z.int() })),
});

const BY_SIDE = <T extends z.ZodType>(part: T) => z.strictObject({ axis: part, allied: part });

const SCENARIO = z.strictObject({
  /** By this name the map says whose a port is at the start. */
  id: z.string(),
  map: z.enum(['mediterranean', 'baltic']),
  first: DATE,
  last: DATE,
  shortLast: DATE.optional(),
  firstPlayer: SIDE,
  malta: z
    .strictObject({
      status: z.int(),
      repairPoints: z.array(z.strictObject({ from: DATE, I: z.int(), II: z.int() })),
    })
    .optional(),
  portHits: z.record(z.string(), z.int()),
  ships: z.array(SHIP),
  air: z.array(AIR),
  ground: z.array(GROUND),
  mines: z.array(z.strictObject({ side: SIDE, name: z.string(), points: z.int(), hex: z.string() })),
  income: BY_SIDE(INCOME),
  stocks: BY_SIDE(STOCK),
  intrinsic: BY_SIDE(z.int()),
  supplySources: z.strictObject({
    axis: z.array(z.string()),
    allied: z.array(z.string()),
    alliedFromTorch: z.array(z.string()).default([]),
  }),
  /** [F.23.3] Full or half gunfire support left in the first year. */
  gunfire: z.strictObject({ axis: z.int(), allied: z.int().optional() }),
  fronts: z.array(FRONT).default([]),
  assaults: z.array(z.strictObject({ side: SIDE, port: z.string(), turn: DATE, re: z.int() })).default([]),
  levels: z.array(z.strictObject({ min: z.int().nullable(), max: z.int().nullable(), level: z.string() })),
  morale: z.int().optional(),
});

export type ScenarioData = z.infer<typeof SCENARIO>;
export type FrontData = z.infer<typeof FRONT>;

/** The counters of a scenario, in the order of their ids. */
export interface Roster {
  readonly ships: readonly ShipSpec[];
  readonly air: readonly AirSpec[];
  readonly ground: readonly GroundSpec[];
}

export const rosterIn = ({ ships, air, ground }: ScenarioData): Roster => ({
  ships: ships.map(({ otherwise, role, arrives, withdraws, ...ship }) => ({
    ...ship,
    otherwise,
    role,
    arrives,
    withdraws,
  })),
  air: air.map(({ arrives, withdraws, ...unit }) => ({ ...unit, arrives, withdraws })),
  ground: ground.map(({ arrives, stays, ...unit }) => ({ ...unit, arrives, stays: stays === true })),
});

/** Forces are written by name in a scenario of our own, as in the file. */
export const scenarioOfNames = (names: unknown): ScenarioData => mustBe(decoderOf(SCENARIO)(names));

const FILE = z.object({ scenarios: z.array(SCENARIO) });

const ALL: readonly ScenarioData[] = mustBe(decoderOf(FILE)(file)).scenarios;

/** Forces, length, income and levels of a scenario, as the file has them. */
export const scenarioInFile = (id: string): ScenarioData => {
  const found = ALL.find(scenario => scenario.id === id);
  if (found === undefined) throw new RangeError(`The file has no scenario ${id}`);
  return found;
};
