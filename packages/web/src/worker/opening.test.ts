import { beforeEach, describe, expect, test } from 'vitest';
import { positionAddress, readAddress } from '../link/address.ts';
import { sixthFleet } from '../shelf/sixth-fleet.ts';
import { sixthFleetExhibit } from '../shelf/sixth-fleet-exhibit.ts';
import {
  beginGame,
  type House,
  lookAtPosition,
  lookAtText,
  type Opened,
  openPlace,
} from '../store/opening.ts';
import type { TableStore } from '../store/table.ts';
import { awaitMove } from '../store/thinking.ts';
import { WORDS } from '../words.ts';
import { type Counters, GAMES } from './games.ts';
import { openHouse } from './testing/house.ts';

const tableOf = (opened: Opened | undefined): TableStore => {
  if (opened?.ok !== true) throw new Error(opened?.complaint ?? 'The start page.');
  return opened.table;
};

const QUICK = sixthFleet.poster.quick;
const SEATS = { nato: 'random', soviet: 'person' };
const ORDER = { game: 'sixth-fleet', opening: { scenario: 'short', options: {} }, seats: SEATS };

let house: House;
beforeEach(() => void (house = openHouse()));

const quickStart = async (): Promise<TableStore> => tableOf(await beginGame(house, ORDER, QUICK.prepare));

test('one click sets up both sides, and the player is asked', async () => {
  const { standing, title, log } = (await quickStart()).get();
  expect([standing.viewer, standing.actor, title]).toEqual(['soviet', ['soviet'], 'Ten turns']);
  expect(standing.survey.title).toBe('Soviet movement');
  expect(log).toHaveLength(standing.length);
});

describe('a part that does not come over the network', () => {
  /** Fails so often, then loads. */
  const failing = <L>(load: () => Promise<L>, times: number): (() => Promise<L>) => {
    const left = { times };
    return () => (left.times-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : load());
  };
  const counter = GAMES['sixth-fleet'] as Counters[string];

  test.each([
    ['how the game looks', () => openHouse(GAMES, [{ ...sixthFleet, load: failing(sixthFleet.load, 1) }])],
    ['its rules', () => openHouse({ 'sixth-fleet': failing(counter, 1) })],
  ])('%s: the page says so, and the next try succeeds', async (_part, open) => {
    const unsteady = open();
    const complaint = WORDS.start.unloaded('Sixth Fleet');
    expect(await beginGame(unsteady, ORDER)).toEqual({ ok: false, complaint, unloaded: true });
    expect(tableOf(await beginGame(unsteady, ORDER)).get().exhibit.title).toBe('Sixth Fleet');
  });

  test('a link is not called bad for it', async () => {
    const unsteady = openHouse({ 'sixth-fleet': failing(counter, 1) });
    const place = { at: 'position', game: 'sixth-fleet', position: '' } as const;
    expect(await openPlace(unsteady, place)).toMatchObject({ unloaded: true });
  });
});

test('a game of several maps is shown on the one that the match is played on', async () => {
  const other = { ...sixthFleetExhibit.map, numbering: { ...sixthFleetExhibit.map.numbering } };
  const sheetOf = () => ({ map: other, dress: sixthFleetExhibit.dress });
  const load = async () => ({ ...sixthFleetExhibit, sheetOf });
  const opened = await beginGame(openHouse(GAMES, [{ ...sixthFleet, load }]), ORDER);
  expect(tableOf(opened).get().exhibit.map).toBe(other);
});

describe('a position from a link', () => {
  test('is looked at as by a spectator, then played on by whoever sits down', async () => {
    await quickStart();
    const position = await house.client('notation', undefined);
    const place = await readAddress(await positionAddress('sixth-fleet', position));
    const opened = await openPlace(house, place);
    const looked = tableOf(opened).get();
    expect([looked.preview, looked.keep, looked.standing.viewer]).toEqual([true, '', 'spectator']);
    expect(looked.standing.survey.ready).toEqual([]);
    const sat = tableOf(opened?.ok === true ? await opened.sitDown?.(SEATS) : undefined).get();
    expect([sat.preview, sat.standing.viewer, sat.seats]).toEqual([false, 'soviet', SEATS]);
    expect(sat.keep).not.toBe('');
    expect(await house.client('notation', undefined)).toBe(position);
    expect(sat.standing.survey.ready.length).toBeGreaterThan(0);
  });

  test.each([
    ['of a game that is not here', 'chess', ''],
    ['that says nothing', 'sixth-fleet', 'knight takes bishop'],
  ])('%s is refused in one sentence', async (_name, game, position) => {
    const opened = await lookAtPosition(house, game, position);
    expect(!opened.ok && opened.complaint).toMatch(/\w+ \w+.*\.$/);
  });

  test('damaged on its way: the page says so', async () => {
    expect(await openPlace(house, { at: 'damaged' })).toEqual({ ok: false, complaint: WORDS.link.damaged });
    expect(await openPlace(house, { at: 'start' })).toBeUndefined();
  });
});

describe('a whole game from outside', () => {
  test('is looked at with its log and its bookmarks, and goes on where it was', async () => {
    const length = (await quickStart()).get().standing.length;
    const save = JSON.parse(await house.client('save', undefined)) as object;
    const marks = [{ at: 2, name: 'Here' }];
    const opened = await lookAtText(house, JSON.stringify({ ...save, marks }));
    const { log, marks: kept, title, preview } = tableOf(opened).get();
    expect([log.length, kept, title, preview]).toEqual([length, marks, 'Ten turns', true]);
    const sat = tableOf(opened.ok ? await opened.sitDown?.(SEATS) : undefined).get();
    expect([sat.standing.length, sat.marks, sat.preview]).toEqual([length, marks, false]);
  });

  test('a text that is none is refused, and what was open stays open', async () => {
    const { length } = (await quickStart()).get().standing;
    expect((await lookAtText(house, '{}')).ok).toBe(false);
    expect((await house.client('look', 'soviet')).length).toBe(length);
  });
});

describe('waiting for the computer', () => {
  const open = (): Promise<Opened> =>
    beginGame(house, { ...ORDER, seats: { nato: 'cadet', soviet: 'person' } });

  test('it is asked slice by slice until it has moved', async () => {
    const { standing } = tableOf(await open()).get();
    const moved = await awaitMove(house.client, 1, {
      isEnough: () => false,
      isOver: () => false,
      tell: () => undefined,
    });
    expect(moved?.length).toBeGreaterThan(standing.length);
  });

  test('called off, it does not move', async () => {
    await open();
    const quiet = { isEnough: () => false, isOver: () => true, tell: () => undefined };
    expect(await awaitMove(house.client, 1, quiet)).toBeUndefined();
    expect((await house.client('look', 'soviet')).length).toBe(0);
  });
});
