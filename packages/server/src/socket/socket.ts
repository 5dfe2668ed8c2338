import type { RawData, WebSocket } from 'ws';
import type { FastifyRequest } from 'fastify';
import {
  type ClientMessage,
  type Problem,
  PROTOCOL_VERSION,
  readMessage,
  type ServerMessage,
} from '@narrow-seas/protocol';
import { AWAY, isAway } from '../api/away.ts';
import type { ApiParts } from '../api/parts.ts';
import { answerMessage, type Connection } from './answer.ts';
import { createBucket } from './bucket.ts';

/** Messages that wait to be sent to somebody who does not read them: more than this, and the connection ends. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** A connection that has been silent for this time is dead; a browser answers pings by itself. */
const PING_MS = 30_000;
const BURST = 60;
const PER_SECOND = 20;

/** Ended by us, with a sentence in the last message. */
const POLICY = 1008;

/** Text comes as one buffer, or as several that belong together. */
const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');

/** One connection of a page or a bot. Messages are answered one after another, in the order in which they came. */
// oxlint-disable-next-line max-lines-per-function -- one closure over what it keeps; each part of it is a function of its own
export const acceptSocket = (socket: WebSocket, request: FastifyRequest, parts: ApiParts): void => {
  const send = (text: string): void => {
    if (socket.bufferedAmount > MOST_UNSENT) return socket.terminate();
    if (socket.readyState === socket.OPEN) socket.send(text);
  };
  const tell = (message: ServerMessage): void => send(JSON.stringify(message));
  const refuse = (problem: Problem, id?: number): void =>
    tell({ type: 'refused', ...(id === undefined ? {} : { id }), problem });
  const note = (code: string): void =>
    request.log.warn({ code, ip: request.ip, player: request.person?.id }, 'refused');
  const end = (sentence: string): void => {
    tell({ type: 'bye', sentence });
    socket.close(POLICY);
  };
  parts.sockets.add(end);
  const connection: Connection = { person: request.person, send, watches: new Map() };
  const bucket = createBucket(BURST, PER_SECOND, Date.now);
  const state = { greeted: false, alive: true };
  let line: Promise<void> = Promise.resolve();

  const greet = (): void => {
    state.greeted = true;
    const { person } = connection;
    const player = person === undefined ? {} : { player: { id: person.id, name: person.name } };
    tell({ type: 'hello', version: PROTOCOL_VERSION, server: parts.version, ...player });
  };

  const take = async (message: Exclude<ClientMessage, { readonly type: 'hello' }>): Promise<void> => {
    try {
      const done = await answerMessage(parts, connection, message);
      if (done.ok) tell({ type: 'done', id: message.id, ...done.value });
      else {
        if (done.error.code === 'not-seated') note('not-seated');
        refuse(done.error, message.id);
      }
    } catch (error) {
      request.log.error({ err: error }, 'message failed');
      // It may have been done: a page that loses the connection asks again under the same key.
      if (isAway(parts.accounts.store, error)) return end(AWAY.sentence);
      refuse({ code: 'server', sentence: 'The server failed; nothing was changed. Try again.' }, message.id);
    }
  };

  const hear = (text: string): void => {
    if (!bucket()) {
      note('flood');
      return end('Too many messages: connect again later.');
    }
    const read = readMessage(text);
    if (!read.ok) {
      refuse(read.error);
      return state.greeted ? undefined : end(read.error.sentence);
    }
    const message = read.value;
    if (message.type === 'hello') return greet();
    if (!state.greeted) return end('The first message is hello, with the version of the messages.');
    line = line.then(async () => take(message));
  };

  const pulse = setInterval(() => {
    if (!state.alive) return socket.terminate();
    state.alive = false;
    socket.ping();
  }, PING_MS).unref();

  socket.on('pong', () => void (state.alive = true));
  socket.on('message', (data, isBinary) => {
    state.alive = true;
    if (isBinary) return end('Messages are text.');
    hear(textOf(data));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(pulse);
    parts.sockets.delete(end);
    void line.finally(() => {
      for (const stop of connection.watches.values()) stop();
      connection.watches.clear();
    });
  });
};
