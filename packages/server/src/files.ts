import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Coding } from './encoding.ts';

/** The bytes of a file as they are sent, and the tag that no other bytes have. */
export interface Form {
  readonly body: Buffer;
  readonly tag: string;
}

/** The same bytes packed: smaller than plain ones, or there would be none. */
export interface Packed extends Form {
  readonly coding: Coding;
}

/** A file of the built page, read once and kept in memory: an address can never lead out of the folder. */
export interface PageFile {
  readonly type: string;
  readonly plain: Form;
  /** The smallest first. */
  readonly packed: readonly Packed[];
  readonly cache: string;
}

export type PageFiles = ReadonlyMap<string, PageFile>;

const JSON_TYPE = 'application/json; charset=utf-8';

const TYPES: { readonly [extension: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: JSON_TYPE,
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? '';

/** Built assets carry a hash of their content in their names, so they never change; all else is asked for each time. */
const cacheOf = (path: string): string =>
  /^(\/docs)?\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

const isText = (type: string): boolean => type.startsWith('text/') || /json|svg/.test(type);

const formOf = (body: Buffer): Form => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const packedAs = (coding: Coding, body: Buffer | undefined, plain: Buffer): readonly Packed[] =>
  body !== undefined && body.length < plain.length ? [{ ...formOf(body), coding }] : [];

const fileOf = (type: string, body: Buffer, cache: string, brotli?: Buffer): PageFile => ({
  type,
  plain: formOf(body),
  packed: [
    ...packedAs('br', brotli, body),
    ...packedAs('gzip', isText(type) ? gzipSync(body) : undefined, body),
  ],
  cache,
});

/**
 * What an address answers with; undefined for a kind of file that the page has no use for. Brotli is slow at its best,
 * so the build of the page packs with it.
 */
export const fileAt = (path: string, body: Buffer, brotli?: Buffer): PageFile | undefined => {
  const type = TYPES[extensionOf(path)];
  return type === undefined ? undefined : fileOf(type, body, cacheOf(path), brotli);
};

/** What the server tells of itself: a file like any other. */
export const jsonFile = (value: unknown): PageFile =>
  fileOf(JSON_TYPE, Buffer.from(JSON.stringify(value)), 'no-cache');

const listFolder = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
};

/** Where the guides are served; the page of the game has the root. */
export const GUIDES = '/docs';

/** Every file of the folder by its address; a folder goes by its index. Empty where there is no such folder. */
export const readPage = (folder: string, prefix = ''): PageFiles => {
  const files = new Map<string, PageFile>();
  for (const entry of listFolder(folder)) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const path = `${prefix}/${relative(folder, place).split(sep).join('/')}`;
    const brotli = `${place}.br`;
    const file = fileAt(path, readFileSync(place), existsSync(brotli) ? readFileSync(brotli) : undefined);
    if (file === undefined) continue;
    files.set(path, file);
    if (path.endsWith('/index.html')) files.set(path.replace(/index\.html$/, ''), file);
  }
  const index = files.get(`${prefix}/`);
  if (index !== undefined && prefix !== '') files.set(prefix, index);
  return files;
};

/** The style sheets that the built page begins with: other pages of this server look like it. */
export const sheetsIn = (files: PageFiles): readonly string[] => {
  const index = files.get('/index.html')?.plain.body.toString('utf8') ?? '';
  return [...index.matchAll(/<link rel="stylesheet"[^>]* href="(\/[^"]+)"/g)].map(([, path = '']) => path);
};
