import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELF } from './shelf.ts';
import { type Played, run, type Staged } from './stage.ts';

/** The example of case 8.0, in both forms. */
export const LINES = [
  'sixth-fleet short turn 2 of 10',
  'phase combat side=soviet',
  'soviet @1422 So32',
  'nato @1423 Gr25 Tu36',
];
export const POSITION = {
  phase: { name: 'combat', side: 'soviet' },
  soviet: { 1422: ['So32'] },
  nato: { 1423: ['Gr25', 'Tu36'] },
};
export const ATTACK = 'soviet attack So32 at 1423 on Gr25 Tu36';

export const casesFile = (cases: unknown, more: object = {}): object => ({
  format: 'narrow-seas/cases',
  version: 1,
  game: 'sixth-fleet',
  cases,
  ...more,
});

export const judge = (argv: readonly string[], changes: Partial<Staged> = {}): Promise<Played> =>
  run(['judge', ...argv], { shelf: SHELF, ...changes });

/** Judges this content as `cases.json` of a folder of its own. */
export const judgeContent = async (
  content: unknown,
  flags: readonly string[] = [],
  changes: Partial<Staged> = {},
): Promise<Played> => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-judge-'));
  try {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, 'cases.json'), text);
    return await judge(['cases.json', ...flags], { folder, ...changes });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
