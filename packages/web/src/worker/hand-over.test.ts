import { isObject, NO_SCORE } from '@narrow-seas/core';
import { type SkerryTypes, skerry, skerryMind } from '@narrow-seas/skerry';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLink, type Port } from '../link/client.ts';
import type { Cancel, Reply, Request } from '../link/message.ts';
import type { Snapshot } from '../link/protocol.ts';
import { makeListener } from '../link/service.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import { sixthFleet } from '../catalogue/sixth-fleet.ts';
import { sixthFleetDisplay } from '../catalogue/sixth-fleet-display.ts';
import { openArchive } from '../store/saves.ts';
import { makeTable, type TableStore } from '../store/table.ts';
import { handOverTo, isScreenHidden } from '../store/table-state.ts';
import { gameHostOf } from './game-host.ts';
import { levelsOf } from './levels.ts';
import { makeService } from './service.ts';

/** As little of a desk as a table can stand on. */
const HOST = gameHostOf<SkerryTypes>({
  game: skerry,
  desk: {
    survey: () => ({ title: '', advice: '', ready: [], duties: [], trays: [], commands: [] }),
    choices: () => [],
    why: () => undefined,
    overlays: [],
    overlay: () => ({ hexes: [], lines: [], caption: '' }),
    score: () => NO_SCORE,
    secrets: true,
  },
  levels: levelsOf(skerry, skerryMind),
});

const DISPLAY: GameDisplay = {
  ...sixthFleetDisplay,
  board: () => ({ pieces: [], markers: [] }),
  track: () => ({ boxes: [], now: 1 }),
  sayEvent: () => [],
  dieIn: () => undefined,
};

/** The page and the real worker's service; every answer is read on its way. */
const connect = () => {
  const heard: string[] = [];
  const listeners: ((event: MessageEvent<Reply>) => void)[] = [];
  const listen = makeListener(
    makeService({ skerry: async () => HOST }, { archive: openArchive(), tell: () => undefined }),
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

const settled = (table: TableStore, is: (snapshot: Snapshot) => boolean): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => void (is(table.get().snapshot) && (stop(), resolve()));
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
      move < 40 && table.get().snapshot.actor.includes(table.get().snapshot.viewer);
      move++
    ) {
      const view = table.get().snapshot.view as SkerryTypes['view'];
      const [first] = skerry.options(view).list();
      // oxlint-disable-next-line no-await-in-loop -- one mine after another
      const acted = await table.client('act', [first as object]);
      if (acted.ok) table.accept(acted.value);
    }
    return minesIn(table.get().snapshot.view);
  };

  beforeEach(async () => {
    const { client, heard: words } = connect();
    heard = words;
    const opening = { scenario: SCENARIO, options: {} };
    const opened = await client('open', { game: 'skerry', title: '', opening, seats: SEATS, saveId: '' });
    if (!opened.ok) throw new Error(opened.error.message);
    const seating = {
      display: DISPLAY,
      title: '',
      saveId: 'x',
      seats: SEATS,
      preview: false,
      isRecord: false,
    };
    table = makeTable(client, { ...seating, card: { ...sixthFleet.card, ...HOST.card } }, opened.value);
  });

  test('nothing is shown before the first one says that he is there', () => {
    expect(viewerIn(table.get().snapshot.view)).toBe('spectator');
    expect(isScreenHidden(table.get())).toBe(true);
  });

  test('who has moved sees his own side until he hands over; then nobody sees anything', async () => {
    const first = await arrive();
    expect(isScreenHidden(table.get())).toBe(false);
    await layAll();
    const second = handOverTo(table.get()) ?? '';
    expect([viewerIn(table.get().snapshot.view), second === first]).toEqual([first, false]);
    table.handOver(second);
    await settled(table, ({ viewer }) => viewer === 'spectator');
    expect(isScreenHidden(table.get())).toBe(true);
    expect(minesIn(table.get().snapshot.view)).toEqual([]);
  });

  test("the second player's table never receives the first one's mines, nor does anything of them stay", async () => {
    await arrive();
    const mines = await layAll();
    expect(mines.length).toBeGreaterThan(0);
    table.set({
      layers: [{ id: 'x', overlay: undefined }],
      hover: 7,
      spoken: 'mines',
      tab: 'here',
      replay: undefined,
    });
    table.handOver(handOverTo(table.get()) ?? '');
    await settled(table, ({ viewer }) => viewer === 'spectator');
    heard.length = 0;
    const second = await arrive();
    const { replay, layers, hover, log, snapshot } = table.get();
    expect([replay, layers, hover]).toEqual([undefined, [], undefined]);
    expect([viewerIn(snapshot.view), minesIn(snapshot.view)]).toEqual([second, []]);
    expect(log.flatMap(({ sights }) => sights).filter(sight => 'hex' in sight)).toEqual([]);
    const past = await table.client('replay', table.get().snapshot.length);
    expect(minesIn(past.view)).toEqual([]);
    expect(heard.join().includes(JSON.stringify(mines))).toBe(false);
  });

  test('a saved game opens again with a hidden screen', async () => {
    await arrive();
    await layAll();
    const text = await table.client('save', undefined);
    const { client } = connect();
    const again = await client('resume', {
      game: 'skerry',
      title: '',
      seats: SEATS,
      saveId: '',
      text,
      bookmarks: [],
    });
    expect(again.ok && again.value.viewer).toBe('spectator');
  });
});
