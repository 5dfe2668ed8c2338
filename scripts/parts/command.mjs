import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './root.mjs';

/** @typedef {{ code: number, output: string, seconds: number }} Finished */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, shown?: boolean, shell?: boolean, patience?: number }} RunOptions */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end. Its output is gathered, or goes straight to the terminal when `shown`.
 * A program that cannot be started or dies from a signal counts as failed; it gets one after `patience` milliseconds.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export const run = (
  file,
  args,
  { cwd = ROOT, env = process.env, shown = false, shell = false, patience = 0 } = {},
) =>
  new Promise(resolve => {
    const started = performance.now();
    const child = spawn(file, args, {
      cwd,
      env,
      shell,
      timeout: patience,
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {number} code @param {string} [reason] */
    const finish = (code, reason = '') => {
      running.delete(child);
      resolve({ code, output: output + reason, seconds: (performance.now() - started) / 1000 });
    };
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => (output += text));
    child.once('error', error => finish(127, `${file} could not be started: ${error.message}\n`));
    child.once('close', (code, signal) =>
      finish(code ?? 1, signal ? `${file} was ended by ${signal}.\n` : ''),
    );
  });

/**
 * Runs a JavaScript file with this very Node, which needs neither a shell nor a `.cmd` twin on Windows.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

const PATIENCE_MS = 10_000;

/**
 * Ends the programs that run, then this process. An interrupted npm first puts back what it had moved: to
 * leave before it has ended would open the lock on a folder that is still being written.
 * @param {NodeJS.Signals} signal
 * @param {number} code
 */
const endAll = async (signal, code) => {
  const ended = [...running].map(child => once(child, 'close'));
  for (const child of running) child.kill(signal);
  setTimeout(() => process.exit(code), PATIENCE_MS);
  await Promise.allSettled(ended);
  process.exit(code);
};

/**
 * Until the returned function is called, Ctrl-C and SIGTERM end this process and the programs it runs.
 * @returns {() => void}
 */
export const endOnSignals = () => {
  const interrupt = () => void endAll('SIGINT', 130);
  const terminate = () => void endAll('SIGTERM', 143);
  process.once('SIGINT', interrupt).once('SIGTERM', terminate);
  return () => void process.off('SIGINT', interrupt).off('SIGTERM', terminate);
};
