import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientMessage, MESSAGE_LIMIT, readMessage } from './index.ts';

const KEY = 'a'.repeat(12);
const MESSAGES = [
  { type: 'hello', version: 1 },
  { type: 'subscribe', id: 1, game: 'g', as: 'nato', since: 0 },
  { type: 'unsubscribe', id: 2, game: 'g', as: 'nato' },
  { type: 'act', id: 3, game: 'g', as: 'nato', number: 4, key: KEY, actions: [{ type: 'done' }] },
  { type: 'orders', id: 4, game: 'g', as: 'nato', key: KEY, orders: { values: {}, missions: [] } },
  { type: 'undo', id: 5, game: 'g', as: 'nato', key: KEY },
  { type: 'offer', id: 6, game: 'g', as: 'nato', key: KEY, kind: 'draw' },
  { type: 'answer', id: 7, game: 'g', as: 'nato', key: KEY, kind: 'draw', accept: true },
  { type: 'resign', id: 8, game: 'g', as: 'nato', key: KEY },
  { type: 'chat', id: 9, game: 'g', key: KEY, text: 'Well played.' },
];

describe('reading messages', () => {
  test.each(MESSAGES)('$type is read as it was sent', message => {
    expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test('the list above has every message', () => {
    const types = ClientMessage.options.map(option => option.shape.type.value);
    expect(MESSAGES.map(({ type }) => type)).toEqual(types);
  });

  test.each([
    ['an older version', { type: 'hello', version: 0 }, 'reload the page'],
    ['a newer version', { type: 'hello', version: 2 }, 'update the server'],
    ['no version', { type: 'hello' }, 'reload the page'],
  ])('%s gets one clear sentence', (_case, message, sentence) => {
    expect(readMessage(JSON.stringify(message))).toMatchObject({
      ok: false,
      error: { code: 'other-version', sentence: expect.stringContaining(sentence) },
    });
  });

  test.each([
    ['not JSON', '{', 'not-json'],
    ['a list', '[]', 'not-json'],
    ['nothing', '', 'not-json'],
    ['too long', JSON.stringify({ type: 'x', text: 'x'.repeat(MESSAGE_LIMIT) }), 'too-long'],
    ['an unknown type', '{"type":"sink"}', 'bad-message'],
    ['a malformed key', JSON.stringify({ ...MESSAGES[5], key: '../..' }), 'bad-message'],
    ['an invisible name trick', JSON.stringify({ ...MESSAGES[9], text: 'a\u202eb' }), 'bad-message'],
    ['a number below zero', JSON.stringify({ ...MESSAGES[3], number: -1 }), 'bad-message'],
    ['a game that is a path', JSON.stringify({ ...MESSAGES[3], game: '../g' }), 'bad-message'],
  ])('%s is refused', (_case, text, code) => {
    expect(readMessage(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('whatever is sent, it is read or refused with one short sentence', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map(json => `{"type":"act","id":1,"actions":${json}}`),
        ),
        text => {
          const read = readMessage(text);
          return read.ok || (read.error.sentence.length <= 300 && !read.error.sentence.includes('\n'));
        },
      ),
    );
  });
});
