import type { Opening } from '@narrow-seas/core';
import { type HexId, parseHexName } from '@narrow-seas/hex';
import { makeLink, type Port } from '../../link/client.ts';
import type { Message } from '../../link/notice.ts';
import type { Cancel, Request } from '../../link/message.ts';
import type { Seats } from '../../link/protocol.ts';
import { makeListener } from '../../link/service.ts';
import { beginGame, type Services } from '../../store/opening.ts';
import { makeOnline } from '../../online/state.ts';
import { openDrafts } from '../../store/drafts.ts';
import { makeWatch } from '../../store/health.ts';
import { type Archive, openArchive } from '../../store/saves.ts';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { TableStore } from '../../store/table.ts';
import { type GameHosts, GAMES } from '../games.ts';
import { makeService } from '../service.ts';

/** Page and worker in one place: the same parts, and the messages copied as a browser copies them. */
const portTo = (hosts: GameHosts, archive: Archive): Port => {
  const listeners: ((event: MessageEvent<Message>) => void)[] = [];
  const tell = (message: Message): void => {
    for (const listener of listeners) listener({ data: structuredClone(message) } as MessageEvent<Message>);
  };
  const listen = makeListener(makeService(hosts, { archive, tell }), tell);
  return {
    postMessage: (message: Request | Cancel) => listen(structuredClone(message)),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void (type === 'message' && listeners.push(listener as (event: MessageEvent<Message>) => void)),
    terminate: () => undefined,
  };
};

/** Node has no storage: unless an archive is given, nothing is saved, and the watch hears that. */
export const openServices = (hosts = GAMES, catalogue = CATALOGUE, archive = openArchive()): Services => {
  const watch = makeWatch();
  const online = makeOnline();
  const open = (): Port => portTo(hosts, archive);
  return {
    ...makeLink(open, watch.hear),
    spare: () => makeLink(open),
    catalogue,
    archive,
    watch,
    online,
    drafts: openDrafts(),
  };
};

const HOTSEAT: Seats = { nato: 'person', soviet: 'person' };

/** A table with two people at it, unless other seats are given. */
export const openTable = async (opening: Opening, seats = HOTSEAT): Promise<TableStore> => {
  const opened = await beginGame(openServices(), { game: 'sixth-fleet', opening, seats });
  if (!opened.ok) throw new Error(opened.complaint);
  return opened.table;
};

/** The hex of a printed number. */
export const hexNamed = (table: TableStore, name: string): HexId => {
  const { grid, numbering } = table.get().display.map;
  return parseHexName(grid, numbering, name) as HexId;
};
