import { fstatSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { codeOf, notWritten } from './trouble.ts';
import type { Output } from './world.ts';
import { FILE_WORDS } from './words/files.ts';

/** `bigint`: without it a look at a pipe makes Node's loader of modules forget to follow links. */
const isFile = (descriptor: number): boolean => {
  try {
    return fstatSync(descriptor, { bigint: true }).isFile();
  } catch {
    return false;
  }
};

/** Node's own stream to a file writes once and does not look how much of it went in: a full disk would go unnoticed. */
const wholeTo = (descriptor: number): Output =>
  new Writable({
    write: (piece: Buffer, _encoding, done) => {
      try {
        writeFileSync(descriptor, piece);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });

/** The standard output. A reader that has seen enough (`| head`) is no failure; what else goes wrong is told and ends it. */
export const openOutput = (process: NodeJS.Process): Output => {
  const { stdout, stderr } = process;
  const out = isFile(stdout.fd) ? wholeTo(stdout.fd) : stdout;
  out.on('error', (error: Error) => {
    if (codeOf(error) === 'EPIPE') process.exit(0);
    stderr.write(`${notWritten(FILE_WORDS.standardOutput, error)}\n`);
    process.exit(1);
  });
  // Where even complaints cannot be written there is nobody to tell it to.
  stderr.on('error', () => undefined);
  return out;
};
