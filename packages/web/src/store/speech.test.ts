/* oxlint-disable no-await-in-loop -- each move follows the one before it */
import { hexName, type HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import { openTable } from '../worker/testing/services.ts';
import { latestDieRoll, sayEntry, speechOf } from './speech.ts';
import type { TableStore } from './table.ts';
import { awaitMove } from './thinking.ts';

const NOBODY = { isEnough: () => false, isOver: () => false, tell: () => undefined };

/** A game of two quick computers up to this turn, as a spectator hears it. */
const played = async (scenario: string, last: number): Promise<TableStore> => {
  const table = await openTable({ scenario, options: {} }, { nato: 'random', soviet: 'random' });
  while (table.get().snapshot.computer !== undefined && table.get().track.now < last) {
    const snapshot = await awaitMove(table.client, 40, NOBODY);
    if (snapshot !== undefined) table.accept(snapshot);
  }
  return table;
};

describe('in the middle of a game', () => {
  test('every hex of the map says its number, its water and who is there', async () => {
    const { display, snapshot, board } = (await played('short', 3)).get();
    const { grid, numbering } = display.map;
    for (let hex = 0; hex < grid.size; hex++) {
      const said = display.sayHex(snapshot.view, hex);
      const here = board.pieces.filter(piece => piece.hex === hex).length;
      expect(said).toMatch(new RegExp(`^Hex ${hexName(grid, numbering, hex as HexId)}, .+\\.$`));
      expect(said.includes('no units')).toBe(here === 0);
    }
  });

  test('every piece says what it is, where it is and its six ratings', async () => {
    const { display, snapshot, board } = (await played('short', 3)).get();
    for (const { id } of board.pieces)
      expect(display.sayPiece(snapshot.view, id)).toMatch(/^\S.+\. .*Movement \d+, defence \d+, ECM \d+/);
  });

  test('every option of every unit has words of its own', async () => {
    const table = await openTable({ scenario: 'short', options: {} });
    const { ready } = table.get().snapshot.survey;
    for (const piece of ready) {
      const choices = await table.client('choices', { pieces: [piece], targets: [] });
      const labels = choices.map(({ label }) => label);
      expect(labels.every(label => label.length > 8)).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(ready.length).toBeGreaterThan(20);
  });

  test('every entry of the log is a sentence', async () => {
    const { display, snapshot, log } = (await played('short', 5)).get();
    expect(log.length).toBeGreaterThan(100);
    for (const entry of log) expect(sayEntry(display, snapshot.view, entry)).toMatch(/^\S.*[.!]$/s);
  });
});

describe('what has happened', () => {
  test('an advance that is declined is told; after other news the way back to the phase is not', async () => {
    const table = await openTable({ position: SURE_ATTACK });
    const { display, snapshot } = table.get();
    const entry = (...sights: readonly object[]) => ({ number: 1, by: 'soviet', sights });
    const [rolled, resumed] = [{ type: 'rolled', face: 5 }, { type: 'resumed' }];
    expect(sayEntry(display, snapshot.view, entry(resumed))).toBe('No unit advances.');
    expect(sayEntry(display, snapshot.view, entry(rolled, resumed))).not.toMatch(/advance/);
  });

  const silent = async () => {
    const table = await openTable({ position: SURE_ATTACK });
    const before = table.get().snapshot;
    return { display: table.get().display, before };
  };

  test('nothing happened, nothing is said; a new phase is told with its advice', async () => {
    const { display, before } = await silent();
    expect(speechOf(display, before, before)).toBe('');
    const survey = { ...before.survey, title: 'NATO combat', advice: 'Look about you.' };
    expect(speechOf(display, before, { ...before, survey })).toBe('NATO combat Look about you.');
  });

  test('of many entries the ear hears the last four', async () => {
    const table = await played('short', 2);
    const { display, snapshot, log } = table.get();
    const said = speechOf(display, snapshot, { ...snapshot, entries: log });
    expect(said).toBe(
      log
        .slice(-4)
        .map(entry => sayEntry(display, snapshot.view, entry))
        .join(' '),
    );
  });

  test('the last throw is found with its entry; where none was made there is none', async () => {
    const { display, log } = (await played('short', 4)).get();
    const dieRoll = latestDieRoll(display, log);
    const after = log.slice(dieRoll?.number ?? 0);
    expect(dieRoll?.face).toBeGreaterThanOrEqual(1);
    expect(dieRoll?.face).toBeLessThanOrEqual(6);
    expect(latestDieRoll(display, after)).toBeUndefined();
  });
});
