import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { PATIENCE_MS } from './quiet.ts';
import { openSite, type Site } from './site.ts';

/** Of the server's environment. */
type Variables = { readonly [name: string]: string };

/** A storage as it is when it is new. */
const TEMPLATE = fileURLToPath(new URL('../../../../.cache/online', import.meta.url));

/** A guard against a hang: a new storage takes seconds on a quiet machine, and minutes on a very busy one. */
const START_MS = 300_000;

const isReady = async ({ address }: Site): Promise<boolean> => (await fetch(new URL('/readyz', address))).ok;

const openIn = async (folder: string, variables: Variables): Promise<Site> => {
  const site = await openSite({ ONLINE: 'on', DATA_FOLDER: folder, ...variables });
  await vi.waitUntil(() => isReady(site), { timeout: START_MS });
  return site;
};

const ended = ({ isServing }: Site): Promise<boolean> =>
  vi.waitUntil(() => !isServing(), { timeout: PATIENCE_MS });

const makeTemplate = async (): Promise<void> => {
  const draft = mkdtempSync(`${TEMPLATE}-`);
  const site = await openIn(draft, {});
  await site.close();
  await ended(site);
  try {
    renameSync(draft, TEMPLATE);
  } catch {
    // Another test was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * The built server with online play in a folder of its own, run by a host who has set these variables. A new storage takes
 * many seconds of work, a copy of one none: the first test of all makes it.
 */
export const openOnlineServer = async (variables: Variables = {}): Promise<Site> => {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'online-'));
  cpSync(TEMPLATE, folder, { recursive: true });
  const site = await openIn(folder, variables);
  return {
    ...site,
    close: async () => {
      await site.close();
      // A server that still runs would miss its folder.
      await ended(site);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
