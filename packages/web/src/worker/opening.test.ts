import { beforeEach, describe, expect, test } from 'vitest';
import { positionAddress } from '../link/address.ts';
import { openAddress } from '../online/enter.ts';
import { sixthFleet } from '../catalogue/sixth-fleet.ts';
import { sixthFleetDisplay } from '../catalogue/sixth-fleet-display.ts';
import {
  beginGame,
  type Services,
  lookAtPosition,
  lookAtText,
  type Opened,
  openPlace,
} from '../store/opening.ts';
import type { TableStore } from '../store/table.ts';
import { awaitMove } from '../store/thinking.ts';
import { WORDS } from '../words.ts';
import { type GameHosts, GAMES } from './games.ts';
import { openServices } from './testing/services.ts';

const tableOf = (opened: Opened | undefined): TableStore => {
  if (opened?.ok !== true) throw new Error(opened?.complaint ?? 'The start page.');
  return opened.table;
};

const QUICK = sixthFleet.card.quick;
const SEATS = { nato: 'random', soviet: 'person' };
const ORDER = { game: 'sixth-fleet', opening: { scenario: 'short', options: {} }, seats: SEATS };

let services: Services;
beforeEach(() => void (services = openServices()));

const quickStart = async (): Promise<TableStore> => tableOf(await beginGame(services, ORDER, QUICK.prepare));

test('one click sets up both sides, and the player is asked', async () => {
  const { snapshot, title, log } = (await quickStart()).get();
  expect([snapshot.viewer, snapshot.actor, title]).toEqual(['soviet', ['soviet'], 'Ten turns']);
  expect(snapshot.survey.title).toBe('Soviet movement');
  expect(log).toHaveLength(snapshot.length);
});

test('[NS.2] a set-up that was made for the player is not taken back; his own moves and his own set-up are', async () => {
  const table = await quickStart();
  const { undoRefusal, survey } = table.get().snapshot;
  expect(undoRefusal?.reason).toBe(WORDS.refusal.setUp);
  expect(await services.client('undo', undefined)).toMatchObject({ ok: false, error: { code: 'set-up' } });
  if (survey.end === undefined) throw new Error('The phase has no end.');
  expect(await services.client('act', [survey.end.action])).toMatchObject({
    value: { undoRefusal: undefined },
  });
  expect(await services.client('undo', undefined)).toMatchObject({
    value: { undoRefusal: { code: 'set-up' } },
  });
  const own = tableOf(await beginGame(services, { ...ORDER, seats: { nato: 'person', soviet: 'person' } }));
  const placing = own.get().snapshot.survey.commands[0];
  const placed = await services.client('act', placing?.actions ?? []);
  expect(placed).toMatchObject({ value: { undoRefusal: undefined } });
});

describe('a part that does not come over the network', () => {
  /** Fails so often, then loads. */
  const failing = <L>(load: () => Promise<L>, times: number): (() => Promise<L>) => {
    const left = { times };
    return () => (left.times-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : load());
  };
  const host = GAMES['sixth-fleet'] as GameHosts[string];

  test.each([
    ['how the game looks', () => openServices(GAMES, [{ ...sixthFleet, load: failing(sixthFleet.load, 1) }])],
    ['its rules', () => openServices({ 'sixth-fleet': failing(host, 1) })],
  ])('%s: the page says so, and the next try succeeds', async (_part, open) => {
    const unsteady = open();
    const complaint = WORDS.start.unloaded('Sixth Fleet');
    expect(await beginGame(unsteady, ORDER)).toEqual({ ok: false, complaint, unloaded: true });
    expect(tableOf(await beginGame(unsteady, ORDER)).get().display.title).toBe('Sixth Fleet');
  });

  test('a link is not called bad for it', async () => {
    const unsteady = openServices({ 'sixth-fleet': failing(host, 1) });
    const place = { at: 'position', game: 'sixth-fleet', position: '' } as const;
    expect(await openPlace(unsteady, place)).toMatchObject({ unloaded: true });
  });
});

test('a game of several maps is shown on the one that the match is played on', async () => {
  const other = { ...sixthFleetDisplay.map, numbering: { ...sixthFleetDisplay.map.numbering } };
  const boardMapOf = () => ({ ...sixthFleetDisplay, map: other });
  const load = async () => ({ ...sixthFleetDisplay, boardMapOf });
  const opened = await beginGame(openServices(GAMES, [{ ...sixthFleet, load }]), ORDER);
  expect(tableOf(opened).get().display.map).toBe(other);
});

describe('a position from a link', () => {
  test('is shown to a spectator first, then continued by the player who sits down', async () => {
    await quickStart();
    const position = await services.client('notation', undefined);
    const opened = await openAddress(services, await positionAddress('sixth-fleet', position));
    const looked = tableOf(opened).get();
    expect([looked.preview, looked.saveId, looked.snapshot.viewer]).toEqual([true, '', 'spectator']);
    expect(looked.snapshot.survey.ready).toEqual([]);
    const sat = tableOf(opened?.ok === true ? await opened.sitDown?.(SEATS) : undefined).get();
    expect([sat.preview, sat.snapshot.viewer, sat.seats]).toEqual([false, 'soviet', SEATS]);
    expect(sat.saveId).not.toBe('');
    expect(await services.client('notation', undefined)).toBe(position);
    expect(sat.snapshot.survey.ready.length).toBeGreaterThan(0);
  });

  test.each([
    ['of a game that is not here', 'chess', ''],
    ['that says nothing', 'sixth-fleet', 'knight takes bishop'],
  ])('%s is refused in one sentence', async (_name, game, position) => {
    const opened = await lookAtPosition(services, game, position);
    expect(!opened.ok && opened.complaint).toMatch(/\w+ \w+.*\.$/);
  });

  test('damaged on its way: the page says so', async () => {
    expect(await openPlace(services, { at: 'damaged' })).toEqual({
      ok: false,
      complaint: WORDS.link.damaged,
    });
    expect(await openPlace(services, { at: 'start' })).toBeUndefined();
  });
});

describe('a whole game from outside', () => {
  test('is looked at with its log and its bookmarks, and goes on where it was', async () => {
    const length = (await quickStart()).get().snapshot.length;
    const save = JSON.parse(await services.client('save', undefined)) as object;
    const bookmarks = [{ at: 2, name: 'Here' }];
    const opened = await lookAtText(services, JSON.stringify({ ...save, marks: bookmarks }));
    const { log, bookmarks: shown, title, preview } = tableOf(opened).get();
    expect([log.length, shown, title, preview]).toEqual([length, bookmarks, 'Ten turns', true]);
    const sat = tableOf(opened.ok ? await opened.sitDown?.(SEATS) : undefined).get();
    expect([sat.snapshot.length, sat.bookmarks, sat.preview]).toEqual([length, bookmarks, false]);
  });

  test('a text that is no save is refused, and what was open stays open', async () => {
    const { length } = (await quickStart()).get().snapshot;
    expect((await lookAtText(services, '{}')).ok).toBe(false);
    expect((await services.client('look', 'soviet')).length).toBe(length);
  });
});

describe('waiting for the computer', () => {
  const open = (): Promise<Opened> =>
    beginGame(services, { ...ORDER, seats: { nato: 'cadet', soviet: 'person' } });

  test('it is asked slice by slice until it has moved', async () => {
    const { snapshot } = tableOf(await open()).get();
    const moved = await awaitMove(services.client, 1, {
      isEnough: () => false,
      isOver: () => false,
      tell: () => undefined,
    });
    expect(moved?.length).toBeGreaterThan(snapshot.length);
  });

  test('called off, it does not move', async () => {
    await open();
    const quiet = { isEnough: () => false, isOver: () => true, tell: () => undefined };
    expect(await awaitMove(services.client, 1, quiet)).toBeUndefined();
    expect((await services.client('look', 'soviet')).length).toBe(0);
  });
});
