import type { Opening } from '@narrow-seas/core';
import { type HexId, parseHexName } from '@narrow-seas/hex';
import { sixthFleet, sixthFleetCounsel, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { makeClient, type Port } from '../../link/client.ts';
import type { Cancel, Reply, Request, Seats } from '../../link/protocol.ts';
import { makeListener } from '../../link/service.ts';
import { beginGame, type House } from '../../store/opening.ts';
import type { TableStore } from '../../store/table.ts';
import { adviserOf } from '../adviser.ts';
import { counterOf } from '../counter.ts';
import { levelsOf } from '../levels.ts';
import { makeService } from '../service.ts';

/** Page and worker in one place: the same parts, and the messages copied as a browser copies them. */
const portHere = (): Port => {
  const listeners: ((event: MessageEvent<Reply>) => void)[] = [];
  const counter = counterOf({
    game: sixthFleet,
    desk: sixthFleetDesk,
    levels: levelsOf(sixthFleet, sixthFleetMind),
    adviser: adviserOf(sixthFleet, sixthFleetMind, sixthFleetCounsel),
  });
  const listen = makeListener(makeService([counter]), reply => {
    for (const listener of listeners) listener({ data: structuredClone(reply) } as MessageEvent<Reply>);
  });
  return {
    postMessage: (message: Request | Cancel) => listen(structuredClone(message)),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void (type === 'message' && listeners.push(listener as (event: MessageEvent<Reply>) => void)),
  };
};

const openHouse = async (): Promise<House> => {
  const client = makeClient(portHere());
  return { client, cards: await client('games', undefined) };
};

const HOTSEAT: Seats = { nato: 'person', soviet: 'person' };

/** A table with two people at it, unless other seats are given. */
export const openTable = async (opening: Opening, seats = HOTSEAT): Promise<TableStore> => {
  const opened = await beginGame(await openHouse(), { game: 'sixth-fleet', opening, seats });
  if (!opened.ok) throw new Error(opened.complaint);
  return opened.table;
};

/** The hex of a printed number. */
export const hexNamed = (table: TableStore, name: string): HexId => {
  const { grid, numbering } = table.get().exhibit.map;
  return parseHexName(grid, numbering, name) as HexId;
};
