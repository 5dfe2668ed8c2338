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
    expect(readSettings(argv, env)).toMatchObject({ ok: true, value: { host, port } });
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

  test('what nobody has set has a sound default', () => {
    expect(readSettings([], {})).toEqual({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: undefined,
        storage: { kind: 'embedded', folder: '.data', thread: true },
        publicUrl: undefined,
        proxies: 0,
        logLevel: 'warn',
        threads: 1,
        tablesInMemory: 2000,
        spectatorDelaySeconds: 900,
        requestsPerMinute: 600,
        noticeDelaySeconds: 60,
        mail: undefined,
        privateAddresses: false,
        adminToken: undefined,
        openid: undefined,
      },
    });
  });

  test('online play can be turned off, whatever place is named', () => {
    expect(readSettings([], { ONLINE: 'off', DATA_FOLDER: 'games' })).toMatchObject({
      ok: true,
      value: { storage: undefined },
    });
  });

  test('mail has a sender, named or from the address of its server', () => {
    expect(readSettings([], { SMTP_URL: 'smtp://me:secret@mail.example.org:587' })).toMatchObject({
      value: { mail: { from: 'narrow-seas@mail.example.org' } },
    });
    expect(
      readSettings([], { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'club@example.org' }),
    ).toMatchObject({ value: { mail: { url: 'smtps://mail.example.org', from: 'club@example.org' } } });
  });

  test.each([
    ['a folder', { DATA_FOLDER: 'games' }, { kind: 'embedded', folder: 'games', thread: true }],
    ['a database', { DATABASE_URL: 'postgres://seas' }, { kind: 'postgres', url: 'postgres://seas' }],
    [
      'the database before the folder',
      { DATA_FOLDER: 'games', DATABASE_URL: 'postgres://seas' },
      { kind: 'postgres', url: 'postgres://seas' },
    ],
  ])('the games lie in %s', (_case, env, storage) => {
    expect(readSettings([], env)).toMatchObject({ ok: true, value: { storage } });
  });

  test.each([
    ['ONLINE', 'maybe', 'on or off'],
    ['SMTP_URL', 'https://user:secret@host', 'an address that begins with smtp:// or smtps://'],
    ['ADMIN_TOKEN', 'secret', 'a secret of 20 characters or more'],
    ['DATABASE_URL', 'mysql://user:secret@host/x', 'an address that begins with postgres://'],
    ['PUBLIC_URL', 'seas.example.org', 'an address such as https://seas.example.org'],
    ['TRUSTED_PROXIES', '-1', 'a whole number from 0 to 10'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, silent'],
    ['THINKING_THREADS', '0', 'a whole number from 1 to 64'],
    ['TABLES_IN_MEMORY', 'many', 'a whole number from 1 to 1000000'],
    ['SPECTATOR_DELAY_SECONDS', '1.5', 'a whole number from 0 to 86400'],
    ['REQUESTS_PER_MINUTE', '9', 'a whole number from 10 to 1000000'],
  ])('%s=%s is refused without repeating it', (name, text, expected) => {
    expect(readSettings([], { [name]: text })).toEqual({ ok: false, error: `${name} must be ${expected}.` });
  });

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
