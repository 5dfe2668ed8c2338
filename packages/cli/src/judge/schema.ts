import { idOf, isObject, type SomeGame, TABLE_RULES } from '@narrow-seas/core';
import { CASES_FILE } from './cases.ts';
import { CHANCE, type ExpectedRuling, USUAL_TOLERANCE } from './expect.ts';

/** The schema of the game's positions; undefined when it writes them as text only. */
export const positionSchema = (entry: SomeGame): object | undefined =>
  entry(({ game }) => game.notation.json?.schema);

const TEXT = { type: 'string', description: "The position in the game's notation." } as const;
const LINES = {
  type: 'array',
  items: { type: 'string' },
  description: 'The same, a line each.',
} as const;

const POSITION = { anyOf: [TEXT, LINES, { type: 'object' }] } as const;

const NUMBERS = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'number' }, { type: 'array', items: { type: 'number' } }] },
} as const;

const EVENTS = {
  type: 'array',
  items: {
    anyOf: [
      { type: 'string' },
      { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] },
    ],
  },
} as const;

const ODDS = {
  type: 'object',
  properties: {
    chances: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: CHANCE.source },
      description: 'By what comes of it, "retreat" or "HAWES: damaged": "2/6", "2 of 6" or "33.3%".',
    },
    modifiers: {
      ...NUMBERS,
      description: 'By the case that puts them there: the sum of them, or each in order.',
    },
    within: {
      type: 'number',
      description: `How far a percentage may be off, in percentage points; ${USUAL_TOLERANCE} when left out.`,
    },
  },
  additionalProperties: false,
} as const;

const OUTCOME = {
  type: ['object', 'null'],
  properties: {
    winner: { type: ['string', 'null'] },
    level: { type: 'string' },
    points: { type: 'number' },
  },
  additionalProperties: false,
  description: 'How the game ends; only what is named is looked at. Null: it goes on.',
} as const;

const EXPECTED_FIELDS: { readonly [field in keyof ExpectedRuling]-?: object } = {
  legal: { const: true },
  refused: {
    anyOf: [{ const: true }, { type: 'string' }],
    description: 'True, or the number of the rule that refuses it. The case goes on in the same position.',
  },
  events: {
    ...EVENTS,
    description:
      'These happen in this order; others may come between. A type, or an object that must match in the fields it has, with names as text.',
  },
  onlyEvents: { ...EVENTS, description: 'Exactly these happen, in this order.' },
  odds: ODDS,
  figures: {
    ...NUMBERS,
    description:
      'By the field of an event ("need", "scored.points") or the word in the odds ("column"): a value that must be there, or all there are in order.',
  },
  position: { ...POSITION, description: 'The whole position after the action.' },
  positionHas: {
    type: 'array',
    items: { type: 'string' },
    description: 'Lines that the position after the action has, as show prints them.',
  },
  outcome: OUTCOME,
};

const EXPECTED = {
  type: 'object',
  properties: EXPECTED_FIELDS,
  additionalProperties: false,
  description: 'All that should come of the action; several may stand together.',
} as const;

const ORDER = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: {
        do: { type: 'string' },
        expect: {
          anyOf: [
            {
              type: 'string',
              description: `legal, refused, or the number of the rule that refuses it, such as ${TABLE_RULES[0]?.id}.`,
            },
            EXPECTED,
          ],
        },
      },
      required: ['do'],
      additionalProperties: false,
    },
  ],
  description: 'The side that moves, or chance, and the action: "soviet attack So32 at 1423 on Gr25".',
} as const;

const CASE = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    position: POSITION,
    actions: { type: 'array', items: ORDER },
    show: { const: 'position', description: 'Tell the position after each action.' },
  },
  required: ['name', 'position', 'actions'],
  additionalProperties: false,
} as const;

/** The schema of a cases file, with the positions of every game. */
export const casesSchema = (shelf: readonly SomeGame[]): object => {
  const games = shelf.map(entry => ({ id: idOf(entry), schema: positionSchema(entry) }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Positions and actions to be judged',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      format: { const: CASES_FILE.format },
      version: { const: CASES_FILE.version },
      game: { enum: games.map(({ id }) => id) },
      cases: { type: 'array', items: CASE },
    },
    required: ['format', 'version', 'game', 'cases'],
    additionalProperties: false,
    allOf: games.map(({ id, schema }) => positionsOf(id, schema)),
    $defs: Object.fromEntries(
      games.flatMap(({ id, schema }) => (schema === undefined ? [] : [[`${id}-position`, inner(schema)]])),
    ),
  };
};

/** In a file of this game, the positions are of its form. */
const positionsOf = (id: string, schema: object | undefined): object => {
  const forms = schema === undefined ? [TEXT, LINES] : [TEXT, LINES, { $ref: `#/$defs/${id}-position` }];
  const cases = { items: { properties: { position: { anyOf: forms } } } };
  return {
    if: { properties: { game: { const: id } }, required: ['game'] },
    // oxlint-disable-next-line unicorn/no-thenable -- the word of the standard
    then: { properties: { cases } },
  };
};

/** A part of a schema does not name its draft again. */
const inner = (schema: object): object =>
  isObject(schema) ? Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema')) : schema;
