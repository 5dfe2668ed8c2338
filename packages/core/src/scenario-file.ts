import { z } from 'zod';
import { decoderOf } from './decoder.ts';
import { type Fault, fault, within } from './fault.ts';
import type { Game, GameTypes } from './game.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Opening } from './match.ts';
import { ok, type Result } from './result.ts';
import { SCENARIO_FILE } from './scenario-format.ts';
import { NOTES, type ScenarioNotes } from './scenario-notes.ts';
import { readVersioned } from './versioned.ts';

/** A scenario file: what people read, and a position that says everything else. */
export interface ScenarioFile<S> {
  readonly notes: ScenarioNotes;
  readonly start: S;
}

const BODY = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(SCENARIO_FILE.format),
  version: z.literal(SCENARIO_FILE.version),
  game: z.string(),
  ...NOTES,
  position: z.record(z.string(), z.unknown()),
});

const decodeBody = decoderOf(BODY);

/** Whether the text says that it is a scenario file: what it then gets wrong is told by the decoder. */
export const isScenarioFile = (text: string): boolean => {
  const read = readVersioned(SCENARIO_FILE, text);
  return read.ok || read.error.code === 'ERR_VERSION';
};

/** The game that a scenario file is of, before that game is loaded. */
export const gameOfScenario = (text: string): Result<string, Fault> => {
  const read = readVersioned(SCENARIO_FILE, text);
  if (!read.ok) return read;
  const { game } = read.value;
  return typeof game === 'string'
    ? ok(game)
    : fault('ERR_SHAPE', 'game', 'Name the game here: "sixth-fleet".');
};

/** Reads a scenario of this game; what is broken is refused with its place in the file. */
export const readScenario = <T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<ScenarioFile<T['state']>, Fault> => {
  const read = readVersioned(SCENARIO_FILE, text);
  if (!read.ok) return read;
  const body = decodeBody(read.value);
  if (!body.ok) return body;
  const { title, summary, texts, position } = body.value;
  if (body.value.game !== game.id)
    return fault(
      'ERR_GAME',
      'game',
      `This scenario is not of ${game.title}; its game is ${body.value.game}.`,
    );
  const stray = Object.keys(texts).find(side => !game.sides.some(known => known === side));
  if (stray !== undefined)
    return fault(
      'ERR_SHAPE',
      `texts.${stray}`,
      `There is no such side; the sides are ${game.sides.join(', ')}.`,
    );
  const start = positionIn(game, position);
  return start.ok ? ok({ notes: { title, summary, texts }, start: start.value }) : start;
};

const positionIn = <T extends GameTypes>(
  { id, notation }: Game<T>,
  position: JsonObject,
): Result<T['state'], Fault> => {
  if (notation.json === undefined)
    return fault('ERR_GAME', 'position', `Positions of ${id} cannot be written as JSON.`);
  const read = notation.json.parse(position);
  return read.ok ? read : withinPosition(notation.json.schema, read.error);
};

/** A place in the object is a path; anything else that the game names (a unit) stands beside it. */
const withinPosition = (schema: object, error: Fault): Result<never, Fault> => {
  const fields = 'properties' in schema && isObject(schema.properties) ? schema.properties : {};
  const isField =
    error.code === 'ERR_SHAPE' ||
    error.at === '' ||
    Object.hasOwn(fields, /^[^.[]*/.exec(error.at)?.[0] ?? '');
  return isField ? within('position', error) : fault(error.code, `position, ${error.at}`, error.message);
};

/** The file, for people to read and change. */
export const printScenario = <T extends GameTypes>(
  game: Game<T>,
  { notes, start }: ScenarioFile<T['state']>,
): string => {
  const position = game.notation.json?.print(start) ?? {};
  const { format, version } = SCENARIO_FILE;
  return `${JSON.stringify({ format, version, game: game.id, ...notes, position }, undefined, 2)}\n`;
};

/** A match begins from the position, and carries what its players are told. */
export const openingOf = <T extends GameTypes>(
  { notation }: Game<T>,
  { notes, start }: ScenarioFile<T['state']>,
): Opening => ({ position: notation.print(start), notes });

/** A JSON Schema of scenario files, with the positions of these games. */
export const scenarioSchema = (
  games: readonly { readonly id: string; readonly position: object }[],
): object => {
  const { $schema, ...body } = z.toJSONSchema(BODY, { io: 'input' });
  return {
    $schema,
    title: 'A scenario that somebody made',
    ...body,
    allOf: games.map(({ id, position }) => ({
      if: { properties: { game: { const: id } }, required: ['game'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the word of the standard
      then: { properties: { position: withoutDraft(position) } },
    })),
  };
};

/** A part of a schema does not name its draft again. */
const withoutDraft = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
