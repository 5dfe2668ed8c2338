import { isUtf8 } from 'node:buffer';
import {
  accessSync,
  appendFileSync,
  type BigIntStats,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { failed, LARGEST_TEXT, ok, type Result } from '@narrow-seas/core';
import { codeOf, notWritten, reasonOf } from './trouble.ts';
import { FILE_WORDS } from './words/files.ts';

/** The text of a file, refused when it is larger than anything of ours, without a byte order mark and with our line ends. */
export const readText = (path: string): Result<string, string> => {
  try {
    const { size } = statSync(path, { bigint: true });
    if (size > LARGEST_TEXT) return tooLarge(path, String(size));
    const bytes = readSome(path, LARGEST_TEXT + 1);
    if (bytes.length > LARGEST_TEXT) return tooLarge(path, FILE_WORDS.over(LARGEST_TEXT));
    return decoded(path, bytes);
  } catch (error) {
    return failed(FILE_WORDS.notRead(path, reasonOf(error)));
  }
};

/** Each line of a file of any size, one after another; the last may be half a line. */
export const readLines = (path: string, use: (line: string) => void): Result<string, string> => {
  try {
    const file = openSync(path, 'r');
    const decoder = new StringDecoder('utf8');
    let rest = '';
    try {
      const piece = Buffer.allocUnsafe(PIECE);
      for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
        const lines = `${rest}${decoder.write(piece.subarray(0, read))}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) use(line);
      }
    } finally {
      closeSync(file);
    }
    if (rest !== '') use(rest);
    return ok(path);
  } catch (error) {
    return failed(FILE_WORDS.notRead(path, reasonOf(error)));
  }
};

const tooLarge = (path: string, size: string): Result<string, string> =>
  failed(FILE_WORDS.notRead(path, FILE_WORDS.tooLarge(size)));

const PIECE = 1024 * 1024;

/** A device or a pipe has no size that could be asked for, and some never end. */
const readSome = (path: string, most: number): Buffer => {
  const file = openSync(path, 'r');
  const pieces: Buffer[] = [];
  try {
    for (let left = most; left > 0; ) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, left));
      const read = readSync(file, piece);
      if (read === 0) break;
      pieces.push(piece.subarray(0, read));
      left -= read;
    }
  } finally {
    closeSync(file);
  }
  return Buffer.concat(pieces);
};

/** Some editors write UTF-16 by habit; read as UTF-8 it would be blamed for what it does not say. */
const decoded = (path: string, bytes: Buffer): Result<string, string> => {
  if (isUtf16(bytes)) return failed(FILE_WORDS.notRead(path, FILE_WORDS.utf16));
  if (!isUtf8(bytes)) return failed(FILE_WORDS.notRead(path, FILE_WORDS.notUtf8));
  return ok(
    bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
  );
};

/** By its byte order mark, or by the empty half of its first letter. */
const isUtf16 = (bytes: Buffer): boolean => {
  if (bytes.length < 2) return false;
  const start = bytes.readUInt16BE(0);
  return start === 0xfffe || start === 0xfeff || bytes[0] === 0 || bytes[1] === 0;
};

/**
 * What lies there. Only what is missing is undefined: Node 24 would say so of a path below a file, too. Without `bigint` a
 * look at a pipe would stay where Node's loader of modules takes it for a look at its own folder.
 */
const lookAt = (path: string): BigIntStats | undefined => {
  try {
    return statSync(path, { bigint: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Writes the file whole or not at all, with the folders it needs: who reads it meanwhile sees the old one. */
export const writeText = (path: string, text: string): Result<string, string> =>
  change(
    path,
    found => {
      // Of a link, what it leads to is replaced.
      if (found === undefined) replaceFile(path, text);
      else replaceFile(realpathSync(path), text, Number(found.mode));
    },
    () => writeFileSync(path, text),
  );

/** Adds to the end of the file, whole or not at all, with the folders it needs. */
export const addText = (path: string, text: string): Result<string, string> =>
  change(
    path,
    found => {
      try {
        appendFileSync(path, text);
      } catch (error) {
        truncateSync(path, Number(found?.size ?? 0));
        throw error;
      }
    },
    () => appendFileSync(path, text),
  );

/** Changes a file in its folder, which is made when it is missing; a device or a pipe is written to, never replaced. */
const change = (
  path: string,
  toFile: (found: BigIntStats | undefined) => void,
  toDevice: () => void,
): Result<string, string> => {
  try {
    const found = lookAt(path);
    if (found === undefined || found.isFile()) {
      const folder = checkFolder(dirname(path));
      if (!folder.ok) return folder;
      mkdirSync(folder.value, { recursive: true });
      // A rename would ask nobody whether the file that goes may be written.
      if (found !== undefined) accessSync(path, constants.W_OK);
      toFile(found);
    } else toDevice();
    return ok(path);
  } catch (error) {
    return failed(notWritten(path, error));
  }
};

const replaceFile = (path: string, text: string, mode?: number): void => {
  // Not the name with an ending: that may be too long where the name itself is not.
  const draft = join(dirname(path), `.narrow-seas-${process.pid}.draft`);
  try {
    writeFileSync(draft, text, { flush: true, ...(mode === undefined ? {} : { mode }) });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * Whether files could go into that folder, which may have yet to be made; asked before long work, not after. What fails to
 * make folders says "no such file" of a disk that may only be read.
 */
export const checkFolder = (path: string): Result<string, string> => {
  try {
    const nearest = nearestTo(path);
    if (!statSync(nearest, { bigint: true }).isDirectory()) return failed(FILE_WORDS.notFolder(nearest));
    accessSync(nearest, constants.W_OK);
    return ok(path);
  } catch (error) {
    return failed(notWritten(path, error));
  }
};

/** The path, or the nearest folder above it that is there. */
const nearestTo = (path: string): string =>
  lookAt(path) === undefined && dirname(path) !== path ? nearestTo(dirname(path)) : path;

/** Whether that path could be written as a file. */
export const checkFile = (path: string): Result<string, string> => {
  try {
    const found = lookAt(path);
    if (found === undefined || found.isFile()) {
      const folder = checkFolder(dirname(path));
      if (!folder.ok) return folder;
    }
    if (found?.isDirectory()) return failed(FILE_WORDS.notFile(path));
    if (found !== undefined) accessSync(path, constants.W_OK);
    return ok(path);
  } catch (error) {
    return failed(notWritten(path, error));
  }
};
