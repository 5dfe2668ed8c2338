import type { Pattern, PatternPart } from './pattern.ts';
import { partOf, type Schema } from './schema-notes.ts';
import { elementOf, isOptionalAt, schemaAt } from './schema-walk.ts';

/** What a field holds when its words in brackets are left out: nothing where it may be missing, else no items or zero. */
export const unsaidAt = (schema: Schema, path: readonly string[]): unknown => {
  if (isOptionalAt(schema, path)) return undefined;
  const field = schemaAt(schema, path);
  return field !== undefined && elementOf(field) !== undefined ? [] : 0;
};

/** What is wrong with a pattern for an action of this schema: such an action could be printed and not read back. */
export const flawOf = (schema: Schema, pattern: Pattern, unsaid: readonly string[]): string | undefined =>
  strangerIn(schema, pattern) ?? leftOutIn(schema, pattern, unsaid) ?? greedyIn(schema, pattern);

const strangerIn = (schema: Schema, { parts }: Pattern): string | undefined => {
  const stranger = parts.find(part => part.part !== 'word' && schemaAt(schema, part.path) === undefined);
  return stranger === undefined ? undefined : `it has no field ${nameOf(stranger)}.`;
};

const leftOutIn = (
  schema: Schema,
  { parts, pairs }: Pattern,
  unsaid: readonly string[],
): string | undefined => {
  const fields = partOf(schema);
  if (pairs || fields.of !== 'fields') return undefined;
  const said = new Set(['type', ...unsaid, ...parts.map(part => (part.part === 'word' ? '' : part.path[0]))]);
  const leftOut = Object.keys(fields.shape).find(key => !said.has(key) && !isOptionalAt(schema, [key]));
  return leftOut === undefined ? undefined : `its field ${leftOut} is never said.`;
};

/** A list takes every word up to the next fixed one: a field in between would never get its own. */
const greedyIn = (schema: Schema, { parts }: Pattern): string | undefined => {
  for (const [place, part] of parts.entries()) {
    if (!isList(schema, part)) continue;
    const next = parts.slice(place + 1).find(other => isAlwaysWritten(other) || other.part === 'field');
    if (next?.part === 'field')
      return `the list ${nameOf(part)} would take the word for ${nameOf(next)}; put a fixed word between them.`;
  }
  return undefined;
};

const isList = (schema: Schema, part: PatternPart): boolean => {
  const field = part.part === 'field' || part.part === 'perhaps' ? schemaAt(schema, part.path) : undefined;
  return field !== undefined && elementOf(field) !== undefined;
};

const isAlwaysWritten = (part: PatternPart): boolean =>
  part.part === 'word' || (part.part === 'flag' && part.no !== '');

const nameOf = (part: PatternPart): string => (part.part === 'word' ? part.text : part.path.join('.'));
