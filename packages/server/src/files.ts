import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the built page, read once and kept in memory: an address can never lead out of the folder. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** Absent where it would not be smaller. */
  readonly packed: Buffer | undefined;
  readonly cache: string;
}

export type PageFiles = ReadonlyMap<string, PageFile>;

const TYPES: { readonly [extension: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
};

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? '';

/** Built assets carry a hash of their content in their names, so they never change; pages must be asked for anew. */
const cacheOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return extensionOf(path) === 'html' ? 'no-store' : 'no-cache';
};

const isText = (type: string): boolean => type.startsWith('text/') || /json|svg/.test(type);

const readFile = (path: string, body: Buffer): PageFile | undefined => {
  const type = TYPES[extensionOf(path)];
  if (type === undefined) return undefined;
  const packed = isText(type) ? gzipSync(body) : undefined;
  const isSmaller = packed !== undefined && packed.length < body.length;
  return { type, body, packed: isSmaller ? packed : undefined, cache: cacheOf(path) };
};

const listFolder = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
};

/** Every file of the folder by its address; empty where there is no such folder. */
export const readPage = (folder: string): PageFiles => {
  const files = new Map<string, PageFile>();
  for (const entry of listFolder(folder)) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).split(sep).join('/')}`;
    const file = readFile(path, readFileSync(place));
    if (file !== undefined) files.set(path, file);
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
};
