import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine, of private networks, and those that could stand for them. IPv4 within IPv6 is judged as IPv4. */
const PRIVATE: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const newBlockList = (): BlockList => {
  const list = new BlockList();
  for (const [address, prefix, family] of PRIVATE) list.addSubnet(address, prefix, family);
  return list;
};

const BLOCKED = newBlockList();

/** Whether an address belongs to this machine or to a private network. */
export const isPrivate = (address: string): boolean => {
  const family = isIP(address);
  return family === 0 || BLOCKED.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

const bare = (host: string): string => host.replaceAll(/^\[|\]$/g, '');

/** Why nothing is sent to this address; undefined where it may be tried. Names are judged when they are looked up. */
export const refuseAddress = (url: URL, allowPrivate: boolean): string | undefined => {
  if (url.username !== '' || url.password !== '') return 'The address must not hold a password.';
  if (allowPrivate) return undefined;
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  const host = bare(url.hostname);
  return isIP(host) !== 0 && isPrivate(host) ? 'The address belongs to a private network.' : undefined;
};

/** Every address that a name has is judged, and one of those is used: a second look-up could answer otherwise. */
const publicOnly: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '');
    const addresses: readonly LookupAddress[] = found;
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivate(address)))
      return done(new Error(`${host} belongs to a private network.`), '');
    if (options.all === true) return done(null, [...addresses]);
    const [first] = addresses;
    return done(null, first?.address ?? '', first?.family);
  });
};

export interface Sending {
  readonly url: URL;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
  readonly allowPrivate: boolean;
}

const PATIENCE_MS = 10_000;

/** Posts to an address that a player has named, and answers the status. Redirects are not followed, nothing is read. */
export const postOutside = async ({ url, headers, body, allowPrivate }: Sending): Promise<number> => {
  const refused = refuseAddress(url, allowPrivate);
  if (refused !== undefined) throw new Error(refused);
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(allowPrivate ? {} : { lookup: publicOnly }),
      },
      response => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
};
