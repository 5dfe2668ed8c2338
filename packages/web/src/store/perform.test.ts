import { expect, test, vi } from 'vitest';
import type { ActionChoice } from '../gesture/choice.ts';
import { openServices } from '../worker/testing/services.ts';
import { beginGame } from './opening.ts';
import type { TableStore } from './table.ts';

/** Three aircraft over three submarines: find what they may, each has something to look for. */
const SEARCHING =
  'second-fleet norway-convoy turn 1 of 15 | phase recon side=nato | mission Andoya recon NS NO-P3-1 NO-P3-2 | ' +
  'mission Keflavik recon NS US-P3-1 | soviet @2820 SGRCH | soviet @2821 CHSKY | soviet @2822 YRSKY';

/** Waits for what the worker answers. */
const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 20_000 });

const searches = (table: TableStore): ActionChoice | undefined =>
  table.get().snapshot.survey.commands.find(({ repeats }) => repeats === true);

const opened = async (): Promise<TableStore> => {
  const game = await beginGame(openServices(), {
    game: 'second-fleet',
    opening: { position: SEARCHING },
    seats: { nato: 'person', soviet: 'person' },
  });
  if (!game.ok) throw new Error(game.complaint);
  game.table.takeOver('nato');
  await soon(() => expect(searches(game.table)).toBeDefined());
  return game.table;
};

test('an order that goes on after its dice is given again until nobody is left to carry it out', async () => {
  const table = await opened();
  const order = searches(table);
  expect(order?.actions).toHaveLength(3);
  table.perform(order as ActionChoice);
  await soon(() => expect(table.get().snapshot.survey.title).not.toBe('NATO reconnaissance'));
  expect(table.get().refusal).toBeUndefined();
});
