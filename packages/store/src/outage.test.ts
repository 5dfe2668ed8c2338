import { describe, expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const withCode = (code: string): Error => Object.assign(new Error('some words'), { code });

describe('an outage', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03', '08006', '53300'])(
    'is told by the code %s',
    code => {
      expect(isOutage(withCode(code))).toBe(true);
      expect(isOutage(new Error('outer', { cause: withCode(code) }))).toBe(true);
    },
  );

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('is told by the sentence %s', sentence => {
    expect(isOutage(new Error(sentence))).toBe(true);
  });

  test.each([withCode('23505'), withCode('57014'), new Error('no such game'), 'ECONNREFUSED', undefined])(
    'is not %s',
    error => {
      expect(isOutage(error)).toBe(false);
    },
  );
});
