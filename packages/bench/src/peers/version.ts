import { readFileSync } from 'node:fs';

export const PEERS = ['boardgame.io', 'honeycomb-grid'] as const;
export type PeerId = (typeof PEERS)[number];

/** Our manifest pins the peers exactly; it lies two folders up from the sources and from the build alike. */
export const versionOfPeer = (peer: PeerId): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: { readonly [name: string]: string } };
  const version = dependencies[peer];
  if (version === undefined) throw new Error(`The manifest of bench does not list ${peer}`);
  return version;
};
