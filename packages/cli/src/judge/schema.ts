import { isObject, TABLE_RULES } from '@narrow-seas/core';
import type { ShelfEntry } from '../shelf.ts';
import { CASES_FILE } from './cases.ts';

/** The schema of the game's positions; undefined when it writes them as text only. */
export const positionSchema = (entry: ShelfEntry): object | undefined =>
  entry(game => game.notation.json?.schema);

const TEXT = { type: 'string', description: "The position in the game's notation." } as const;
const LINES = {
  type: 'array',
  items: { type: 'string' },
  description: 'The same, a line each.',
} as const;

const ORDER = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: {
        do: { type: 'string' },
        expect: {
          type: 'string',
          description: `legal, refused, or the number of the rule that refuses it, such as ${TABLE_RULES[0]?.id}.`,
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
    position: { anyOf: [TEXT, LINES, { type: 'object' }] },
    actions: { type: 'array', items: ORDER },
    show: { const: 'position', description: 'Tell the position after each action.' },
  },
  required: ['name', 'position', 'actions'],
  additionalProperties: false,
} as const;

/** The schema of a cases file, with the positions of every game. */
export const casesSchema = (shelf: readonly ShelfEntry[]): object => {
  const games = shelf.map(entry => ({ id: entry(({ id }) => id), schema: positionSchema(entry) }));
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
