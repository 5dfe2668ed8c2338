import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');

const DOCKERFILE = textOf('deploy/Dockerfile');
const COMPOSE = textOf('deploy/compose.yaml');
const CADDYFILE = textOf('deploy/Caddyfile');

/** The variables that the server knows: those of its table, and where it listens. */
const KNOWN = [
  'HOST',
  'PORT',
  ...[...textOf('packages/server/src/variables.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(
    ([, name = '']) => name,
  ),
];

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

/** What the compose file tells the server, with what a host would write into deploy/.env. */
const environment = (): { readonly [name: string]: string } => {
  const block = /x-server:[\s\S]*?environment:\n([\s\S]*?)\n {2}\w/.exec(COMPOSE)?.[1] ?? '';
  const filled = block
    .replaceAll(/\$\{DATABASE_PASSWORD[^}]*\}/g, 'secret')
    .replaceAll(/\$\{SITE[^}]*\}/g, 'seas.example.org')
    .replaceAll(/\$\{ADMIN_TOKEN[^}]*\}/g, '');
  const pairs = [...filled.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
};

describe('the files for containers', () => {
  test('what the compose file tells the server is known to it and sound', () => {
    const told = environment();
    expect(Object.keys(told).length).toBeGreaterThan(3);
    expect(Object.keys(told).filter(name => !KNOWN.includes(name))).toEqual([]);
    expect(readSettings([], told)).toMatchObject({
      ok: true,
      value: {
        storage: { kind: 'postgres', url: 'postgres://narrow_seas:secret@database/narrow_seas' },
        publicUrl: new URL('https://seas.example.org'),
        proxies: 1,
        adminToken: undefined,
      },
    });
  });

  test('the image listens where the proxy and the health check ask', () => {
    const [settings = ''] = found(DOCKERFILE, /^ENV (HOST=.*)$/gm);
    const told = Object.fromEntries(
      settings.split(' ').map(pair => pair.split('=') as [name: string, value: string]),
    );
    expect(readSettings([], told)).toMatchObject({ ok: true, value: { host: '0.0.0.0', port: 4170 } });
    expect(found(DOCKERFILE, /127\.0\.0\.1:(\d+)/g)).toEqual(['4170']);
    expect(found(DOCKERFILE, /^EXPOSE (\d+)$/gm)).toEqual(['4170']);
    expect(found(CADDYFILE, /server-\d:(\d+)/g)).toEqual(['4170', '4170']);
  });

  test('every process of the proxy is a service, and it keeps none for one player', () => {
    const services = found(COMPOSE, /^ {2}(server-\d):$/gm);
    expect(found(CADDYFILE, /(server-\d):/g)).toEqual(services);
    expect(services.length).toBeGreaterThan(1);
    expect(found(CADDYFILE, /lb_policy (\w+)/g)).toEqual(['round_robin']);
  });

  test('files that they name exist', () => {
    const named = [
      ...found(DOCKERFILE, /^RUN node (\S+)/gm),
      ...found(COMPOSE, /^ {4}dockerfile: (\S+)/gm),
      ...found(COMPOSE, /^ {6}- \.\/(\S+?):/gm).map(path => `deploy/${path}`),
      'deploy/Dockerfile.dockerignore',
    ];
    expect(named).toHaveLength(4);
    expect(named.filter(path => !existsSync(`${ROOT}/${path}`))).toEqual([]);
  });
});

test('docs/hosting.md tells of every variable', () => {
  const told = textOf('docs/hosting.md');
  expect(KNOWN.filter(name => !told.includes(`\`${name}\``))).toEqual([]);
});
