import { isObject } from '@narrow-seas/core';
import { type SkerryTypes, skerry, skerryMind } from '@narrow-seas/skerry';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLink, type Port } from '../link/client.ts';
import type { Cancel, Reply, Request, Standing } from '../link/protocol.ts';
import { makeListener } from '../link/service.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import { sixthFleet } from '../shelf/sixth-fleet.ts';
import { sixthFleetExhibit } from '../shelf/sixth-fleet-exhibit.ts';
import { openArchive } from '../store/saves.ts';
import { makeTable, type TableStore } from '../store/table.ts';
import { handOverTo, isVeiled } from '../store/table-state.ts';
import { counterOf } from './counter.ts';
import { levelsOf } from './levels.ts';
import { makeService } from './service.ts';

/** As little of a desk as a table can stand on. */
const COUNTER = counterOf<SkerryTypes>({
  game: skerry,
  desk: {
    survey: () => ({ title: '', advice: '', ready: [], duties: [], trays: [], commands: [] }),
    choices: () => [],
    why: () => undefined,
    overlays: [],
    overlay: () => ({ hexes: [], lines: [], caption: '' }),
    score: () => ({ summary: '', lines: [] }),
    secrets: true,
  },
  levels: levelsOf(skerry, skerryMind),
});

const EXHIBIT: Exhibit = {
  ...sixthFleetExhibit,
  table: () => ({ pieces: [], markers: [] }),
  track: () => ({ boxes: [], now: 1 }),
  sayEvent: () => [],
  dieIn: () => undefined,
};

/** The page and the real worker's service; every answer is read on its way. */
const connect = () => {
  const heard: string[] = [];
  const listeners: ((event: MessageEvent<Reply>) => void)[] = [];
  const listen = makeListener(
    makeService({ skerry: async () => COUNTER }, { archive: openArchive(), tell: () => undefined }),
    reply => {
      heard.push(JSON.stringify(reply));
      for (const listener of listeners) listener({ data: reply } as MessageEvent<Reply>);
    },
  );
  const port: Port = {
    postMessage: (message: Request | Cancel) => listen(message),
    addEventListener: (type: string, listener: unknown) =>
      void (type === 'message' && listeners.push(listener as never)),
    terminate: () => undefined,
  };
  return { client: makeLink(() => port).client, heard };
};

const SEATS = { north: 'person', south: 'person' };
const SCENARIO = skerry.scenarios[0]?.id ?? '';

const viewerIn = (view: object): unknown => (isObject(view) ? view['viewer'] : undefined);
const minesIn = (view: object): readonly unknown[] =>
  isObject(view) && Array.isArray(view['mines']) ? (view['mines'] as readonly unknown[]) : [];

const settled = (table: TableStore, is: (standing: Standing) => boolean): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => void (is(table.get().standing) && (stop(), resolve()));
    const stop = table.subscribe(look);
    look();
  });

describe('two players at one screen, in a game with secrets', () => {
  let heard: string[];
  let table: TableStore;

  /** The side who is asked sits down. */
  const arrive = async (): Promise<string> => {
    const side = handOverTo(table.get()) ?? '';
    table.takeOver(side);
    await settled(table, ({ viewer }) => viewer === side);
    return side;
  };

  /** Lays every mine that is his, and ends. */
  const layAll = async (): Promise<readonly unknown[]> => {
    for (
      let move = 0;
      move < 40 && table.get().standing.actor.includes(table.get().standing.viewer);
      move++
    ) {
      const view = table.get().standing.view as SkerryTypes['view'];
      const [first] = skerry.options(view).list();
      // oxlint-disable-next-line no-await-in-loop -- one mine after another
      const acted = await table.client('act', first as object);
      if (acted.ok) table.accept(acted.value);
    }
    return minesIn(table.get().standing.view);
  };

  beforeEach(async () => {
    const { client, heard: words } = connect();
    heard = words;
    const opening = { scenario: SCENARIO, options: {} };
    const opened = await client('open', { game: 'skerry', title: '', opening, seats: SEATS, keep: '' });
    if (!opened.ok) throw new Error(opened.error.message);
    const seating = { exhibit: EXHIBIT, title: '', keep: 'x', seats: SEATS, preview: false, isRecord: false };
    table = makeTable(client, { ...seating, card: { ...sixthFleet.poster, ...COUNTER.card } }, opened.value);
  });

  test('nothing is shown before the first one says that he is there', () => {
    expect(viewerIn(table.get().standing.view)).toBe('spectator');
    expect(isVeiled(table.get())).toBe(true);
  });

  test('who has moved sees his own side until he hands over; then nobody sees anything', async () => {
    const first = await arrive();
    expect(isVeiled(table.get())).toBe(false);
    await layAll();
    const second = handOverTo(table.get()) ?? '';
    expect([viewerIn(table.get().standing.view), second === first]).toEqual([first, false]);
    table.handOver(second);
    await settled(table, ({ viewer }) => viewer === 'spectator');
    expect(isVeiled(table.get())).toBe(true);
    expect(minesIn(table.get().standing.view)).toEqual([]);
  });

  test("the second player's table never receives the first one's mines, nor does anything of them stay", async () => {
    await arrive();
    const mines = await layAll();
    expect(mines.length).toBeGreaterThan(0);
    table.set({ overlayId: 'x', hover: 7, spoken: 'mines', tab: 'here', replay: undefined });
    table.handOver(handOverTo(table.get()) ?? '');
    await settled(table, ({ viewer }) => viewer === 'spectator');
    heard.length = 0;
    const second = await arrive();
    const { replay, overlay, overlayId, hover, log, standing } = table.get();
    expect([replay, overlay, overlayId, hover]).toEqual([undefined, undefined, '', undefined]);
    expect([viewerIn(standing.view), minesIn(standing.view)]).toEqual([second, []]);
    expect(log.flatMap(({ sights }) => sights).filter(sight => 'hex' in sight)).toEqual([]);
    const past = await table.client('replay', table.get().standing.length);
    expect(minesIn(past)).toEqual([]);
    expect(heard.join().includes(JSON.stringify(mines))).toBe(false);
  });

  test('what is kept is opened again under the veil', async () => {
    await arrive();
    await layAll();
    const text = await table.client('save', undefined);
    const { client } = connect();
    const again = await client('resume', {
      game: 'skerry',
      title: '',
      seats: SEATS,
      keep: '',
      text,
      marks: [],
    });
    expect(again.ok && again.value.viewer).toBe('spectator');
  });
});
