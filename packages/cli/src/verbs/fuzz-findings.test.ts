import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExamKit, someGame } from '@narrow-seas/core';
import { gamePackage, skerryDesk, type SkerryTypes } from '@narrow-seas/skerry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Played, run, type Staged } from '../testing/stage.ts';

const { kit: skerryKit } = gamePackage;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-fuzz-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fuzz = (argv: readonly string[], changes: Partial<Staged> = {}): Promise<Played> =>
  run(['fuzz', ...argv], { folder, ...changes });

const readJson = (text: string): { readonly [key: string]: unknown } =>
  JSON.parse(text) as { readonly [key: string]: unknown };

type Kit = ExamKit<SkerryTypes>;

/** Both sides have as many boats in every scenario, but a position may leave one out. */
const whole: Kit = {
  ...skerryKit,
  invariants: [({ boats }) => (boats.length % 2 === 0 ? undefined : `there are ${boats.length} boats`)],
};
const rocky: Kit = {
  ...skerryKit,
  desk: {
    ...(skerryKit.desk as NonNullable<Kit['desk']>),
    desk: {
      ...skerryDesk,
      choices: (view, selection) => {
        if (selection.hex === 14) throw new RangeError('no way there');
        return skerryDesk.choices(view, selection);
      },
    },
  },
};

test.each([
  ['at its desk', 'desk', rocky],
  ['in a position made by hand', 'position', whole],
])('what is found %s is found again', async (_where, check, kit) => {
  const shelf = { shelf: [someGame({ ...gamePackage, kit })] };
  const { code, out } = await fuzz(['skerry', '--seconds', '600', '--seed', '1', '--json'], shelf);
  const told = readJson(out);
  expect(code).toBe(1);
  expect(told).toMatchObject({ finding: { check } });
  const again = await fuzz(['--repro', String(told['file'])], shelf);
  expect(again.out).toMatch(new RegExp(`^It still fails \\(${check}\\):`));
});
