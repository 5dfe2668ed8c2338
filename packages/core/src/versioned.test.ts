import { describe, expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { type FileKind, raise, readVersioned, writeVersioned } from './versioned.ts';

const trail = (document: JsonObject, step: string): JsonObject => ({
  ...document,
  trail: [...(document['trail'] as readonly string[]), step],
});

const KIND: FileKind = {
  format: 'narrow-seas/test',
  version: 4,
  migrations: {
    2: document => trail(document, '2 to 3'),
    3: document => trail(document, '3 to 4'),
  },
};

const fileOf = (version: unknown): string =>
  JSON.stringify({ format: KIND.format, version, trail: ['written'] });

test('what is written is read back', () => {
  const text = writeVersioned(KIND, { trail: [] });
  expect(text).toBe('{"format":"narrow-seas/test","version":4,"trail":[]}');
  expect(readVersioned(KIND, text)).toEqual({
    ok: true,
    value: { format: 'narrow-seas/test', version: 4, trail: [] },
  });
});

describe('an older file', () => {
  test.each([
    [4, ['written']],
    [3, ['written', '3 to 4']],
    [2, ['written', '2 to 3', '3 to 4']],
  ])('of version %d goes up step by step, in order', (version, steps) => {
    expect(readVersioned(KIND, fileOf(version))).toMatchObject({
      ok: true,
      value: { version: 4, trail: steps },
    });
  });

  test('without a way up is refused, and the missing step is named', () => {
    expect(readVersioned(KIND, fileOf(1))).toEqual({
      ok: false,
      error: {
        code: 'ERR_VERSION',
        at: 'version',
        message: 'Version 1 is too old: there is no way up from version 1.',
      },
    });
    const gap = { ...KIND, migrations: { 2: (document: JsonObject) => document } };
    expect(readVersioned(gap, fileOf(2))).toMatchObject({
      error: { message: 'Version 2 is too old: there is no way up from version 3.' },
    });
  });

  test('that is damaged is refused, though its migration would throw', () => {
    const damaged = JSON.stringify({ format: KIND.format, version: 2 });
    expect(readVersioned(KIND, damaged)).toMatchObject({
      ok: false,
      error: { code: 'ERR_VERSION', at: 'version', message: expect.stringContaining('damaged') },
    });
  });
});

test.each([undefined, null, '4', 0, -1, 1.5, [4]])('version %j is none', version => {
  expect(readVersioned(KIND, fileOf(version))).toMatchObject({
    ok: false,
    error: { code: 'ERR_VERSION', at: 'version', message: expect.stringContaining('missing') },
  });
});

test('a newer file asks for an update', () => {
  expect(readVersioned(KIND, fileOf(5))).toMatchObject({
    ok: false,
    error: { code: 'ERR_VERSION', at: 'version', message: expect.stringContaining('(5, we have 4); update') },
  });
});

test.each(['null', '7', '[]', '{}', '"narrow-seas/test"', '{"format":"narrow-seas/other","version":4}'])(
  '%s is not a file of this kind',
  text => {
    expect(readVersioned(KIND, text)).toMatchObject({
      ok: false,
      error: { code: 'ERR_FORMAT', at: 'format' },
    });
  },
);

test('what is not JSON is refused', () => {
  expect(readVersioned(KIND, '{')).toMatchObject({ ok: false, error: { code: 'ERR_NOT_JSON' } });
});

test('raise reads and writes the field it is given', () => {
  const raised = raise({ rules: 1, version: 9 }, 'rules', 2, { 1: document => document });
  expect(raised).toEqual({ ok: true, value: { rules: 2, version: 9 } });
  expect(raise({ rules: 3 }, 'rules', 2, {})).toMatchObject({ error: { at: 'rules' } });
});
