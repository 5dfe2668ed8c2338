import { elementOf, type JsonLine, type JsonNotation, jsonByLines } from '@narrow-seas/core';
import { z } from 'zod';
import { parseWith } from './parse.ts';
import { fieldsOfPhase } from './phase.ts';
import { print } from './print.ts';
import type { State } from '../model/state.ts';
import { GOAL_RULES, MOST_POINTS } from '../scenarios/own-goals.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { NATIONS, OPTIONAL_RULES, SIDES } from '../model/vocabulary.ts';

const NAME = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,24}$/)
  .describe('Name of a unit: of the roster (US1, So32, USa9) or made up in "units".');
const HEX = z
  .string()
  .regex(/^\d{4}$/)
  .describe('A hex by its printed number: row, then column.');
const NAMES = z.array(NAME);
const FIELD = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const PHASE = z
  .object({ name: z.string() })
  .catchall(FIELD)
  .describe(
    'A phase and what it remembers: {"name": "combat", "side": "soviet", "attacked": ["So32"], "targets": ["1423"]}.',
  );

const MADE_UP = z.strictObject({
  name: NAME,
  side: z.enum(SIDES),
  nation: z.enum(NATIONS),
  kind: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,8}$/)
    .describe('CV CH CG CA DD DE SS SG SN for ships; anything else is an aircraft.'),
  ratings: z
    .array(z.int().min(0).max(99))
    .length(6)
    .describe('Anti-air, anti-surface, anti-submarine, movement, defence, ECM.'),
  daylight: z.boolean().optional(),
  carrierBased: z.boolean().optional(),
});

/** What the text notation says of any scenario, by name. */
const FIELDS = {
  turn: z.int().min(1).max(99).default(2),
  lastTurn: z.int().min(1).max(99).optional(),
  options: z.array(z.enum(OPTIONAL_RULES)).default([]),
  handicap: z
    .int()
    .min(-99)
    .max(99)
    .optional()
    .describe('Points added to the Soviet side at the end [13.2]. Leave it out for none.'),
  goals: z
    .partialRecord(z.enum(GOAL_RULES), z.int().min(0).max(MOST_POINTS))
    .default({})
    .describe('What Soviet goals are worth here, by their case [13.1]: {"13.12": 20}. 0 takes a goal away.'),
  table: z
    .string()
    .regex(/^[0-6]{9}(?:\/[0-6]{9}){6}$/, 'Write seven rows of nine digits, 0 to 6: 123445566/123345566/...')
    .optional()
    .describe(
      'The combat results table [8.8], if you do not use ours: rows for ECM 0 to 6, columns 0 to 40.',
    ),
  middleEast: z.int().min(1).max(6).optional().describe('The die roll of option 14.3.'),
  violated: z.boolean().optional().describe('Neutral air space is violated [14.2].'),
  gateOpens: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe('First turn in which Soviet ships may enter 2025 [14.4].'),
  phase: z
    .union([PHASE, z.array(PHASE).min(1)])
    .describe('The phase; in a list, each interrupts the one after it.'),
  units: z.array(MADE_UP).default([]),
  nato: z.record(HEX, NAMES.min(1)).default({}).describe('Stacks by hex, topmost unit first.'),
  soviet: z.record(HEX, NAMES.min(1)).default({}).describe('Stacks by hex, topmost unit first.'),
  aboard: z.record(NAME, NAMES.min(1)).default({}).describe('Holding boxes: aircraft by carrier.'),
  dead: NAMES.default([]),
  grounded: NAMES.default([]),
  forfeited: NAMES.default([]),
  destroyed: z.array(HEX).default([]),
};

/** A position of one of these scenarios as JSON; the first of them when it does not say. */
const positionOf = ([first, ...others]: readonly [Scenario, ...Scenario[]]) =>
  z.strictObject({
    scenario: z.enum([first.id, ...others.map(({ id }) => id)]).default(first.id),
    ...FIELDS,
  });

type PositionJson = z.output<ReturnType<typeof positionOf>>;

/** A line of the text notation, and the place in the JSON that it comes from. */
const linesOf = (scenarios: readonly Scenario[], position: PositionJson): readonly JsonLine[] => [
  headingLine(scenarios, position),
  ...listLine('options', position.options),
  ...(position.handicap === undefined ? [] : [{ text: `handicap ${position.handicap}`, at: 'handicap' }]),
  ...Object.entries(position.goals).map(([rule, points]) => ({
    text: `goal ${rule} ${points}`,
    at: `goals.${rule}`,
  })),
  ...(position.table === undefined ? [] : [{ text: `table ${position.table}`, at: 'table' }]),
  ...(position.middleEast === undefined
    ? []
    : [{ text: `middle-east ${position.middleEast}`, at: 'middleEast' }]),
  ...(position.violated === true ? [{ text: 'violated', at: 'violated' }] : []),
  ...(position.gateOpens === undefined ? [] : [{ text: `gate ${position.gateOpens}`, at: 'gateOpens' }]),
  ...phaseLines(position.phase),
  ...position.units.map((unit, place) => ({ text: unitLine(unit), at: `units[${place}]` })),
  ...SIDES.flatMap(side =>
    Object.entries(position[side]).map(([hex, units]) => ({
      text: `${side} @${hex} ${units.join(' ')}`,
      at: `${side}.${hex}`,
    })),
  ),
  ...Object.entries(position.aboard).map(([carrier, units]) => ({
    text: `aboard ${carrier} ${units.join(' ')}`,
    at: `aboard.${carrier}`,
  })),
  ...listLine('dead', position.dead),
  ...listLine('grounded', position.grounded),
  ...listLine('forfeited', position.forfeited),
  ...listLine('destroyed', position.destroyed),
];

const headingLine = (
  scenarios: readonly Scenario[],
  { scenario, turn, lastTurn }: PositionJson,
): JsonLine => {
  const last = lastTurn ?? scenarios.find(({ id }) => id === scenario)?.lastTurn;
  return { text: `sixth-fleet ${scenario} turn ${turn} of ${last}`, at: 'turn' };
};

const listLine = (word: string, items: readonly string[]): readonly JsonLine[] =>
  items.length === 0 ? [] : [{ text: `${word} ${items.join(' ')}`, at: word }];

const unitLine = ({
  name,
  side,
  nation,
  kind,
  ratings,
  daylight,
  carrierBased,
}: z.output<typeof MADE_UP>): string =>
  `unit ${name} ${side} ${nation} ${kind} ${ratings.join('-')}${daylight === true ? ' daylight' : ''}${carrierBased === true ? ' carrier-based' : ''}`;

const phaseLines = (phase: PositionJson['phase']): readonly JsonLine[] =>
  [phase].flat().map(({ name, ...fields }, place) => ({
    text: [
      place === 0 ? 'phase' : 'under',
      name,
      ...Object.entries(fields).map(([key, value]) => `${key}=${[value].flat().join(',')}`),
    ].join(' '),
    at: Array.isArray(phase) ? `phase[${place}]` : 'phase',
  }));

/** Where a complaint about a hex lies in the JSON. */
const placeOf = (lines: readonly JsonLine[], at: string): string => {
  const hex = /^@(\d{4})$/.exec(at)?.[1];
  return lines.find(({ at: place }) => hex !== undefined && place.endsWith(`.${hex}`))?.at ?? at;
};

/** Each line of the printed text says the same as one field of the object. */
const printJson = (state: State): object => {
  const object: { [key: string]: unknown } = {
    scenario: state.scenario.id,
    turn: state.turn,
    lastTurn: state.lastTurn,
  };
  const phases: object[] = [];
  for (const [word, ...rest] of print(state)
    .split('\n')
    .slice(1)
    .map(line => line.split(' '))) {
    if (word === 'phase' || word === 'under') phases.push(phaseObject(rest));
    else addField(object, word as string, rest);
  }
  return { ...object, phase: phases.length === 1 ? phases[0] : phases };
};

const phaseObject = ([name = '', ...fields]: readonly string[]): object => {
  const pairs = fields.map(
    field => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)] as const,
  );
  return { name, ...Object.fromEntries(pairs.map(([key, value]) => [key, fieldValue(name, key, value)])) };
};

const fieldValue = (phase: string, key: string, value: string): unknown => {
  const field = fieldsOfPhase(phase).find(written => written.key === key);
  const isList = field !== undefined && elementOf(field.schema) !== undefined;
  return isList ? value.split(',').filter(item => item !== '') : value;
};

const addField = (object: { [key: string]: unknown }, word: string, rest: readonly string[]): void => {
  if (word === 'nato' || word === 'soviet' || word === 'aboard') {
    object[word] = {
      ...(object[word] as object | undefined),
      [(rest[0] as string).replace('@', '')]: rest.slice(1),
    };
  } else if (word === 'goal') {
    object['goals'] = { ...(object['goals'] as object | undefined), [rest[0] as string]: Number(rest[1]) };
  } else if (word === 'unit') {
    object['units'] = [...((object['units'] as readonly object[] | undefined) ?? []), unitObject(rest)];
  } else if (word === 'table') object['table'] = rest[0];
  else if (word === 'handicap') object['handicap'] = Number(rest[0]);
  else if (word === 'middle-east') object['middleEast'] = Number(rest[0]);
  else if (word === 'gate') object['gateOpens'] = Number(rest[0]);
  else object[word] = word === 'violated' ? true : rest;
};

const unitObject = ([name, side, nation, kind, ratings, ...marks]: readonly string[]): object => ({
  name,
  side,
  nation,
  kind,
  ratings: (ratings as string).split('-').map(Number),
  ...(marks.includes('daylight') ? { daylight: true } : {}),
  ...(marks.includes('carrier-based') ? { carrierBased: true } : {}),
});

export const jsonNotationWith = (scenarios: readonly [Scenario, ...Scenario[]]): JsonNotation<State> =>
  jsonByLines({
    schema: positionOf(scenarios),
    linesOf: position => linesOf(scenarios, position),
    parse: parseWith(scenarios),
    print: printJson,
    placeOf,
  });
