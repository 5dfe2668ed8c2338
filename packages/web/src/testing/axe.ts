import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule runs. What passes is not described: that took most of the time. */
const RUN = `axe.run({ resultTypes: ['violations'] }).then(result => result.violations)`;

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe calls serious or critical on the present screen. */
const seriousOn = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(AXE);
  const found = (await page.evaluate(RUN)) as readonly Finding[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

export const expectClean = async (page: Page, screen = ''): Promise<void> =>
  expect({ screen, serious: await seriousOn(page) }).toEqual({ screen, serious: [] });
