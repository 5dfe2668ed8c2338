import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { openOnlineServer } from './online-server.ts';
import type { Site } from './site.ts';

/** A server whose clock can be put forward: hours of a slow game pass at once. */
export interface TimedSite extends Site {
  readonly pass: (milliseconds: number) => void;
}

/** Runs in the server before anything else: its present is the true one and what the file says. */
const LATER = `import { readFileSync } from 'node:fs';
const real = Date.now;
Date.now = () => real() + Number(readFileSync(process.env.TEST_LATER_FILE, 'utf8'));
`;

export const openTimedSite = async (variables: { readonly [name: string]: string }): Promise<TimedSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const [script, later, draft] = [join(folder, 'later.mjs'), join(folder, 'later'), join(folder, 'draft')];
  writeFileSync(script, LATER);
  writeFileSync(later, '0');
  const site = await openOnlineServer({
    NODE_OPTIONS: `--import=${pathToFileURL(script).href}`,
    TEST_LATER_FILE: later,
    ...variables,
  });
  let passed = 0;
  return {
    ...site,
    pass: milliseconds => {
      passed += milliseconds;
      // The server reads it at any moment: it is there as a whole, or not yet.
      writeFileSync(draft, String(passed));
      renameSync(draft, later);
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Puts the clock of the page forward as well. */
export const passInPage = async (page: Page, milliseconds: number): Promise<void> => {
  await page.evaluate(`{ const before = Date.now; Date.now = () => before() + ${milliseconds}; }`);
};
