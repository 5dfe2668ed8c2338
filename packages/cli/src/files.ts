import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { failed, LARGEST_TEXT, ok, type Result } from '@narrow-seas/core';

/** What the system says, in our words; the path is told by who asks. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `the system says ${code || String(error)}`;
};

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'there is a file of that name',
  EACCES: 'it may not be opened by you',
  EPERM: 'it may not be opened by you',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** The text of a file, refused before it is read when it is larger than anything of ours. */
export const readText = (path: string): Result<string, string> => {
  try {
    const { size } = statSync(path);
    if (size > LARGEST_TEXT)
      return failed(`${path} cannot be read: it has ${size} bytes, more than any file of ours.`);
    return ok(readFileSync(path, 'utf8'));
  } catch (error) {
    return failed(`${path} cannot be read: ${reasonOf(error)}.`);
  }
};

/** Writes the file, with the folders it needs. */
export const writeText = (path: string, text: string): Result<string, string> => {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return ok(path);
  } catch (error) {
    return failed(`${path} cannot be written: ${reasonOf(error)}.`);
  }
};

/** Writes the file whole or not at all: whoever reads it meanwhile sees the old one. */
export const replaceText = (path: string, text: string): Result<string, string> => {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    // A device or a pipe is written to, never replaced; and of a link, what it leads to is.
    if (found !== undefined && !found.isFile()) return writeText(path, text);
    replaceFile(found === undefined ? path : realpathSync(path), text);
    return ok(path);
  } catch (error) {
    return failed(`${path} cannot be written: ${reasonOf(error)}.`);
  }
};

const replaceFile = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}.draft`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Whether files could go into that folder, which may have yet to be made; asked before long work, not after. */
export const checkFolder = (path: string): Result<string, string> => {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined || found.isDirectory() ? ok(path) : failed(`${path} is a file, not a folder.`);
  } catch (error) {
    return failed(`${path} cannot be used: ${reasonOf(error)}.`);
  }
};

/** Whether that path could be written as a file. */
export const checkFile = (path: string): Result<string, string> => {
  const folder = checkFolder(dirname(path));
  if (!folder.ok) return folder;
  return statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? failed(`${path} is a folder, not a file.`)
    : ok(path);
};
