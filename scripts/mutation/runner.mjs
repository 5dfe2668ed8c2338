import { join, relative } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { createServer, createServerModuleRunner } from 'vite';
import { testFilesOf } from './chapters.mjs';

/** @typedef {import('./collect.mjs').Case} Case */

/**
 * What the instrumented code reads and writes.
 * @typedef {{ activeMutant?: string | undefined, currentTestId?: string | undefined, hitCount?: number | undefined,
 *   hitLimit?: number | undefined, mutantCoverage?: import('@stryker-mutator/api/core').MutantCoverage }} Switchboard
 */

/** @typedef {{ type: string, id?: { name?: string } | null }} Declared a node of the syntax tree that may have a name */

/** @returns {Switchboard} */
const switchboard = () => {
  const space = INSTRUMENTER_CONSTANTS.NAMESPACE;
  if (Reflect.get(globalThis, space) === undefined) Reflect.set(globalThis, space, {});
  return /** @type {Switchboard} */ (Reflect.get(globalThis, space));
};

/* oxlint-disable no-await-in-loop -- tests of one process run one after the other */

/** @param {Case} test @returns {Promise<import('@stryker-mutator/api/test-runner').TestResult>} */
const runOne = async ({ id, name, run }) => {
  const begun = performance.now();
  const told = () => ({ id, name, timeSpentMs: performance.now() - begun });
  try {
    await run();
    return { ...told(), status: TestStatus.Success };
  } catch (error) {
    return { ...told(), status: TestStatus.Failed, failureMessage: String(error) };
  }
};

/**
 * Runs the tests of a game's rules in this process, loaded once: a mutant is a switch in code that is already there.
 * Vitest loads everything for each mutant, which takes fifty times as long as the tests.
 *
 * What a module works out once and keeps, it keeps unmutated: all tests run once before the first mutant. So a mutant
 * may wrongly survive here, but none is wrongly killed.
 */
class LoadedRunner {
  /** @type {import('vite').ViteDevServer | undefined} */
  #server;
  /** @type {Map<string, Case>} */
  #tests = new Map();
  /** What each test took: the quick ones come first, and most mutants meet no other.
   * @type {Map<string, number>} */
  #times = new Map();

  /** It says that it reloads, or Stryker would start a process for each mutant that a module meets as it loads. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = process.cwd();
    const collector = join(root, 'scripts', 'mutation', 'collect.mjs');
    this.#server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      resolve: { alias: { vitest: collector }, conditions: ['source'] },
      ssr: { resolve: { conditions: ['source'] } },
    });
    const runner = createServerModuleRunner(this.#server.environments.ssr);
    /** @type {typeof import('./collect.mjs')} */
    const { collectFrom } = await runner.import(collector);
    for (const file of testFilesOf(root, process.env['MUTATED_GAME'] ?? ''))
      for (const test of await collectFrom(relative(root, file), () => runner.import(file)))
        this.#tests.set(test.id, test);
    await this.#warmUp();
  }

  /** Runs every test once, so that what modules keep is kept unmutated; what it covers counts for no test. */
  async #warmUp() {
    const board = switchboard();
    board.currentTestId = 'warm-up';
    for (const test of this.#tests.values()) {
      const { id, timeSpentMs } = await runOne(test);
      this.#times.set(id, timeSpentMs);
    }
    board.currentTestId = undefined;
    delete board.mutantCoverage?.perTest['warm-up'];
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    const board = switchboard();
    const tests = [];
    for (const test of this.#tests.values()) {
      board.currentTestId = test.id;
      tests.push(await runOne(test));
    }
    board.currentTestId = undefined;
    const mutantCoverage = board.mutantCoverage ?? { static: {}, perTest: {} };
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    const board = Object.assign(switchboard(), { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const chosen = testFilter?.flatMap(id => this.#tests.get(id) ?? []) ?? [...this.#tests.values()];
    chosen.sort((a, b) => (this.#times.get(a.id) ?? 0) - (this.#times.get(b.id) ?? 0));
    const tests = [];
    for (const test of chosen) {
      const result = await runOne(test);
      tests.push(result);
      if (result.status === TestStatus.Failed && !disableBail) break;
    }
    const late = determineHitLimitReached(board.hitCount, hitLimit);
    Object.assign(board, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return toMutantRunResult(late ?? { status: DryRunStatus.Complete, tests });
  }

  async dispose() {
    await this.#server?.close();
  }
}

/**
 * Functions that list or sample moves only choose among what the predicates allow; random games hold them against those
 * (the examination's checks of the offers), and no row could.
 * @type {import('@stryker-mutator/api/ignore').Ignorer}
 */
const choosing = {
  shouldIgnore: path => {
    const { type, id } = /** @type {{ node: Declared }} */ (/** @type {unknown} */ (path)).node;
    const isDeclared = type === 'FunctionDeclaration' || type === 'VariableDeclarator';
    return isDeclared && /^(list|sample)([A-Z]|$)/.test(id?.name ?? '')
      ? 'It lists or samples moves.'
      : undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'loaded', LoadedRunner),
  declareValuePlugin(PluginKind.Ignore, 'choosing', choosing),
];
