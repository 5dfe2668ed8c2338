import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrivate, postOutside, refuseAddress } from './outside.ts';

describe('addresses that players name', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'no address',
  ])('%s is private', address => expect(isPrivate(address)).toBe(true));

  test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s is not', address =>
    expect(isPrivate(address)).toBe(false),
  );

  test.each([
    ['http://example.org/', 'The address must begin with https://.'],
    ['https://127.0.0.1/', 'The address belongs to a private network.'],
    ['https://2130706433/', 'The address belongs to a private network.'],
    ['https://0x7f.1/', 'The address belongs to a private network.'],
    ['https://[::1]/', 'The address belongs to a private network.'],
    ['https://[::ffff:a00:1]/', 'The address belongs to a private network.'],
    ['https://user:secret@example.org/', 'The address must not hold a password.'],
  ])('%s is refused', (address, sentence) => {
    expect(refuseAddress(new URL(address), false)).toBe(sentence);
  });

  test('a name of this machine is refused when it is looked up, and nothing is sent', async () => {
    const url = new URL('https://localhost:1/');
    expect(refuseAddress(url, false)).toBeUndefined();
    await expect(postOutside({ url, headers: {}, body: '', allowPrivate: false })).rejects.toThrow(
      'localhost belongs to a private network.',
    );
  });
});

describe('a redirect', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: '/inside' }).end();
  });
  beforeAll(async () => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  test('is not followed', async () => {
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/first`);
    expect(await postOutside({ url, headers: {}, body: 'x', allowPrivate: true })).toBe(302);
    expect(asked).toEqual(['/first']);
  });
});
