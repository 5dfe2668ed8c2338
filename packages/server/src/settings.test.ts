import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test.each([
    ['nothing', [], {}, '127.0.0.1', undefined],
    ['PORT', [], { PORT: '5000' }, '127.0.0.1', 5000],
    ['HOST', [], { HOST: '0.0.0.0' }, '0.0.0.0', undefined],
    ['an empty PORT and HOST', [], { PORT: '', HOST: '' }, '127.0.0.1', undefined],
    ['--port before PORT', ['--port', '6000'], { PORT: '5000' }, '127.0.0.1', 6000],
    ['--port=', ['--port=6001'], {}, '127.0.0.1', 6001],
    ['--host before HOST', ['--host', '::1'], { HOST: '0.0.0.0' }, '::1', undefined],
    ['port 0, any free one', ['--port', '0'], {}, '127.0.0.1', 0],
    ['the last port', [], { PORT: '65535' }, '127.0.0.1', 65_535],
  ])('%s', (_case, argv, env, host, port) => {
    expect(readSettings(argv, env)).toEqual({ ok: true, value: { host, port } });
  });

  test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80', '0x50', '999999999999'])(
    'PORT=%s is refused',
    text => {
      expect(readSettings([], { PORT: text })).toEqual({
        ok: false,
        error: `PORT is "${text}", but a port is a whole number from 0 to 65535.`,
      });
    },
  );

  test('the refusal names the argument when that is what was wrong', () => {
    expect(readSettings(['--port', 'x'], { PORT: '80' })).toMatchObject({
      error: '--port is "x", but a port is a whole number from 0 to 65535.',
    });
  });

  test.each([[['--prot', '80']], [['4170']], [['--port']]])('%j is refused in one sentence', argv => {
    expect(readSettings(argv, {})).toEqual({
      ok: false,
      error: `Only --port NUMBER and --host ADDRESS are known here, not "${argv.join(' ')}".`,
    });
  });
});
