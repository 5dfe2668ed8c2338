import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf, DEFAULT_PORT, listen } from './listen.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];
const newServer = (): Server => {
  const server = createServer((_request, response) => response.end());
  servers.push(server);
  return server;
};

afterEach(async () => {
  const open = servers.splice(0).filter(server => server.listening);
  await Promise.all(open.map(server => new Promise(resolve => server.close(resolve))));
});

describe('listening', () => {
  test('takes the port that was asked for', async () => {
    const probe = newServer();
    await listen(probe, { host: HOST, port: 0 });
    const { port } = probe.address() as AddressInfo;
    await new Promise(resolve => probe.close(resolve));
    expect(await listen(newServer(), { host: HOST, port })).toEqual({ ok: true, value: { port, taken: [] } });
  });

  test('port 0 gives some free port and tells which', async () => {
    const server = newServer();
    const result = await listen(server, { host: HOST, port: 0 });
    expect(result).toMatchObject({ ok: true, value: { port: (server.address() as AddressInfo).port } });
  });

  test('refuses in one sentence when the port asked for is taken', async () => {
    const first = newServer();
    await listen(first, { host: HOST, port: 0 });
    const { port } = first.address() as AddressInfo;
    expect(await listen(newServer(), { host: HOST, port })).toEqual({
      ok: false,
      error: `Port ${port} on ${HOST} is taken: choose another with --port, or leave it out to get a free one.`,
    });
  });

  test('without a port asked for, takes the next free one and tells what was taken', async () => {
    const first = await listen(newServer(), { host: HOST, port: undefined });
    const second = await listen(newServer(), { host: HOST, port: undefined });
    if (!first.ok || !second.ok) throw new Error('Twenty ports from the default upward are all taken.');
    expect(first.value.port).toBeGreaterThanOrEqual(DEFAULT_PORT);
    expect(second.value.port).toBeGreaterThan(first.value.port);
    expect(second.value.taken).toContain(first.value.port);
  });

  test('says so when the host is not of this machine', async () => {
    expect(await listen(newServer(), { host: '192.0.2.1', port: 0 })).toEqual({
      ok: false,
      error: '192.0.2.1 is not an address of this machine: choose another with HOST or --host.',
    });
  });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80/'],
  ['localhost', 'http://localhost:80/'],
  ['0.0.0.0', 'http://127.0.0.1:80/'],
  ['::', 'http://127.0.0.1:80/'],
  ['::1', 'http://[::1]:80/'],
])('the address for host %s is %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});
