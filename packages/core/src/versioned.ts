import { type Fault, fault } from './fault.ts';
import { isObject, type JsonObject, parseJson } from './json.ts';
import { ok, type Result } from './result.ts';

/** `migrations[n]` turns a document of version n into one of version n + 1. */
export type Migrations = { readonly [from: number]: (document: JsonObject) => JsonObject };

/** A kind of file of ours: its name, the version we write, and the way up from older ones. */
export interface FileKind {
  readonly format: string;
  readonly version: number;
  readonly migrations: Migrations;
}

/** Reads a file of ours of any age, and brings it up to date. */
export const readVersioned = (kind: FileKind, text: string): Result<JsonObject, Fault> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const document = parsed.value;
  if (!isObject(document) || document['format'] !== kind.format) {
    return fault('ERR_FORMAT', 'format', `This is not a ${kind.format} file.`);
  }
  return raise(document, 'version', kind.version, kind.migrations);
};

export const writeVersioned = (kind: FileKind, content: JsonObject): string =>
  JSON.stringify({ format: kind.format, version: kind.version, ...content });

/** Takes a document from the version it names in `field` up to `current`, step by step. */
export const raise = (
  document: JsonObject,
  field: string,
  current: number,
  migrations: Migrations,
): Result<JsonObject, Fault> => {
  const found = document[field];
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 1) {
    return fault('ERR_VERSION', field, 'The version is missing or is not a whole number.');
  }
  if (found > current) {
    return fault(
      'ERR_VERSION',
      field,
      `It was made by a newer version (${found}, we have ${current}); update first.`,
    );
  }
  return climb(document, field, found, current, migrations);
};

const climb = (
  document: JsonObject,
  field: string,
  found: number,
  current: number,
  migrations: Migrations,
): Result<JsonObject, Fault> => {
  let raised = document;
  for (let version = found; version < current; version += 1) {
    const step = migrations[version];
    if (step === undefined) {
      return fault(
        'ERR_VERSION',
        field,
        `Version ${found} is too old: there is no way up from version ${version}.`,
      );
    }
    const next = tryStep(step, raised);
    if (next === undefined) {
      return fault(
        'ERR_VERSION',
        field,
        `The file does not hold what version ${version} wrote; it is damaged.`,
      );
    }
    raised = { ...next, [field]: version + 1 };
  }
  return ok(raised);
};

/** Migrations are written for whole files: a damaged one may make them throw, and that is a fault of the file. */
const tryStep = (
  step: (document: JsonObject) => JsonObject,
  document: JsonObject,
): JsonObject | undefined => {
  try {
    return step(document);
  } catch {
    return undefined;
  }
};
