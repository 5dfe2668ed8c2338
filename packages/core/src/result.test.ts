import { expect, test } from 'vitest';
import { exhausted, failed, mustBe, ok } from './result.ts';

test('a good result opens to its value', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(mustBe(ok(undefined))).toBeUndefined();
});

test('a failure that could not happen is thrown with its content', () => {
  expect(failed('E')).toEqual({ ok: false, error: 'E' });
  expect(() => mustBe(failed({ code: 'ERR_X' }))).toThrow('{"code":"ERR_X"}');
});

test('an unhandled case is thrown with its content', () => {
  expect(() => exhausted({ type: 'new' } as never)).toThrow('Unhandled case: {"type":"new"}');
});
