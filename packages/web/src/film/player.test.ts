import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runComputer } from '../store/computer.ts';
import type { Settings } from '../store/settings.ts';
import { makeStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { TWO_SURE_ATTACKS } from '../testing/positions.ts';
import { openTable } from '../worker/testing/services.ts';
import { sayBeat } from './beat.ts';
import { skipFilm, stepFilm, toggleFilm, watchAgain } from './controls.ts';
import { isRunning } from './film.ts';
import { runFilm } from './player.ts';

const SETTINGS: Settings = {
  mood: 'auto',
  pace: 'quick',
  sound: 'no',
  stopAtBattles: 'yes',
  stopAtLosses: 'yes',
  onlyLosses: 'no',
};

const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 20_000 });

const open = async (
  pace: Settings['pace'],
  stopAtLosses: Settings['stopAtLosses'] = 'no',
): Promise<{ table: TableStore; stop: () => void }> => {
  const table = await openTable({ position: TWO_SURE_ATTACKS }, { nato: 'cadet', soviet: 'person' });
  const settings = makeStore<Settings>({ ...SETTINGS, pace, stopAtLosses });
  const stops = [runFilm(table, settings), runComputer(table, settings)];
  return { table, stop: () => stops.forEach(stop => stop()) };
};

describe('the film of what the computer does', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('shows the table of each moment while the computer is ahead, then the present', async () => {
    const { table, stop } = await open('quick');
    await soon(() => expect(table.film.get().at).toBe(0));
    const { beats } = table.film.get();
    expect(table.get().spoken).toBe(beats[0] && sayBeat(beats[0]));
    await soon(() => expect(table.get().replay).toMatchObject({ film: true }));
    expect(table.get().replay?.at).toBeLessThanOrEqual(table.get().snapshot.length);
    await soon(() => expect(table.film.get().mode).toBe('off'));
    expect(table.get().replay).toBeUndefined();
    expect(table.film.get().beats.length).toBeGreaterThan(0);
    expect(table.get().snapshot.actor).toEqual(['soviet']);
    stop();
  });

  test('a loss holds it until the player goes on, and the result is in the strip', async () => {
    const { table, stop } = await open('quick', 'yes');
    await soon(() => expect(table.film.get().mode).toBe('held'));
    expect(table.film.get()).toMatchObject({ at: 0, isRolling: false, battle: { effect: 'loss' } });
    await soon(() => expect(table.get().snapshot.computer).toBeUndefined());
    expect(table.film.get()).toMatchObject({ mode: 'held', at: 0 });
    toggleFilm(table);
    await soon(() => expect(table.film.get()).toMatchObject({ mode: 'held', at: 1 }));
    toggleFilm(table);
    await soon(() =>
      expect(table.film.get()).toMatchObject({ mode: 'off', hasSummary: true, battle: undefined }),
    );
    expect(table.get().tab).toBe('log');
    stop();
  });

  test('waits when it is paused, steps by hand, and goes on', async () => {
    const { table, stop } = await open('slow');
    await soon(() => expect(table.film.get().at).toBe(0));
    toggleFilm(table);
    await soon(() => expect(table.get().snapshot.computer).toBeUndefined());
    await soon(() => expect(table.film.get().told).toBe(table.get().log.length));
    expect([table.film.get().mode, table.film.get().at]).toEqual(['paused', 0]);
    stepFilm(table, 1);
    expect(table.film.get().at).toBe(1);
    stepFilm(table, -1);
    expect([table.film.get().mode, table.film.get().at]).toEqual(['paused', 0]);
    skipFilm(table);
    await soon(() => expect(table.film.get().mode).toBe('off'));
    expect(table.get().replay).toBeUndefined();
    stop();
  });

  test('can be watched again from its start', async () => {
    const { table, stop } = await open('quick');
    await soon(() => expect(table.film.get().beats.length).toBeGreaterThan(0));
    skipFilm(table);
    await soon(() => expect(table.film.get().mode).toBe('off'));
    watchAgain(table);
    expect(isRunning(table.film.get())).toBe(true);
    await soon(() => expect(table.film.get().at).toBe(0));
    await soon(() => expect(table.film.get().mode).toBe('off'));
    stop();
  });

  test('is not shown at the instant pace', async () => {
    const { table, stop } = await open('fast');
    await soon(() => expect(table.get().snapshot.computer).toBeUndefined());
    expect(table.film.get()).toMatchObject({ mode: 'off', beats: [] });
    expect(table.get().replay).toBeUndefined();
    stop();
  });
});
