import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '@narrow-seas/protocol';
import { connect, pauseAfter, type Socket } from './connection.ts';

interface Wire extends Socket {
  readonly sent: { readonly type: string; readonly id?: number }[];
  readonly open: () => void;
  readonly receive: (message: object) => void;
}

const wire = (): Wire => {
  const sent: { readonly type: string; readonly id?: number }[] = [];
  const listeners: [type: string, listener: (event: { readonly data?: unknown }) => void][] = [];
  const tell = (type: string, event: { readonly data?: unknown } = {}): void => {
    for (const [heard, listener] of listeners) if (heard === type) listener(event);
  };
  return {
    sent,
    send: text => void sent.push(JSON.parse(text) as { type: string }),
    close: () => tell('close'),
    open: () => tell('open'),
    receive: message => tell('message', { data: JSON.stringify(message) }),
    addEventListener: (type, listener) => void listeners.push([type, listener]),
  };
};

const opened = () => {
  const wires: Wire[] = [];
  const told: string[] = [];
  const heard: ServerMessage[] = [];
  const connection = connect(
    {
      opened: () => told.push('opened'),
      lost: () => told.push('lost'),
      heard: message => heard.push(message),
    },
    () => {
      const made = wire();
      wires.push(made);
      return made;
    },
  );
  const greet = (place: number): void => {
    wires[place]?.open();
    wires[place]?.receive({ type: 'hello', version: 1, server: '1' });
  };
  return { connection, wires, told, heard, greet };
};

const ASK = { type: 'unsubscribe', game: 'g', as: 'north' } as const;

describe('the connection to a server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Node has no network that comes and goes.
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('greets first, and gives each answer to its question', async () => {
    const { connection, wires, told, greet } = opened();
    expect(await connection.ask(ASK)).toBe('lost');
    greet(0);
    expect([wires[0]?.sent[0]?.type, told]).toEqual(['hello', ['opened']]);
    const [one, two] = [connection.ask(ASK), connection.ask(ASK)];
    wires[0]?.receive({ type: 'done', id: 2 });
    wires[0]?.receive({ type: 'refused', id: 1, problem: { code: 'no', sentence: 'No.' } });
    expect([(await one) as object, (await two) as object]).toMatchObject([
      { type: 'refused' },
      { type: 'done' },
    ]);
    connection.close();
  });

  test('a question whose answer cannot come any more is lost, and the connection comes back', async () => {
    const { connection, wires, told, greet } = opened();
    greet(0);
    const asked = connection.ask(ASK);
    wires[0]?.close();
    expect(await asked).toBe('lost');
    await vi.advanceTimersByTimeAsync(pauseAfter(0, 1));
    greet(1);
    expect(told).toEqual(['opened', 'lost', 'opened']);
    connection.close();
  });

  test('a server that says nothing for too long is given up', async () => {
    const { connection, told, greet } = opened();
    greet(0);
    const asked = connection.ask(ASK);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await asked, told]).toEqual(['lost', ['opened', 'lost']]);
    connection.close();
  });

  test('pauses grow, and end at half a minute and a little', () => {
    const pauses = [0, 1, 2, 3, 20].map(tries => pauseAfter(tries, 0.5));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 30_000]);
    expect([pauseAfter(0, 0), pauseAfter(0, 1)]).toEqual([375, 625]);
  });

  test('a connection that was closed does not come back', async () => {
    const { connection, wires, greet } = opened();
    greet(0);
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });
});
