import { NO_SCORE } from '@narrow-seas/core';
import { expect, test, vi } from 'vitest';
import { makeLink, type Port } from './client.ts';
import type { Message, Notice } from './notice.ts';
import type { Cancel, Request } from './message.ts';
import { makeListener, type Service } from './service.ts';
import { CallError, StoppedError } from './failures.ts';
import { UnloadedError } from './unloaded.ts';

const unused = (): never => {
  throw new Error('not asked here');
};
const OK = { ok: true, value: 1 } as const;
const NEW_GAME = { game: 'g', title: '', opening: { position: '' }, seats: {}, saveId: '' };
const SERVICE: Service = {
  readRulesTable: unused,
  open: unused,
  resume: unused,
  newDraft: unused,
  showDraft: unused,
  edit: unused,
  fieldsAt: unused,
  printScenario: unused,
  readScenario: unused,
  trial: unused,
  reopen: unused,
  openOnline: unused,
  openLesson: unused,
  openProblem: unused,
  problemAgain: unused,
  problemOrder: unused,
  problemShare: unused,
  withdrawAnswer: unused,
  lessonStep: unused,
  lessonOrder: unused,
  reconnect: unused,
  leave: unused,
  retrySave: unused,
  act: unused,
  orders: unused,
  setOrders: unused,
  mission: unused,
  suggestions: unused,
  settle: unused,
  undo: unused,
  computer: unused,
  advice: unused,
  analysis: unused,
  analysisKey: unused,
  report: unused,
  explore: unused,
  openVariation: unused,
  closeVariation: unused,
  variationLine: unused,
  throws: unused,
  throwDice: unused,
  look: unused,
  choices: unused,
  why: unused,
  overlay: unused,
  replay: length => ({ view: { length }, score: NO_SCORE, trays: [] }),
  briefing: () => undefined,
  story: () => [],
  sampledTimeline: () => [],
  timeline: () => [],
  setBookmarks: () => undefined,
  save: () => 'saved',
  share: unused,
  compactSave: unused,
  notation: () => 'position',
  reference: unused,
};

/** Page and worker in one place: the messages take the same way. */
const connect = (service: Service) => {
  const served: number[] = [];
  const listeners: ((event: MessageEvent<Message>) => void)[] = [];
  const failures: ((event: ErrorEvent) => void)[] = [];
  const replay: Service['replay'] = length => {
    served.push(length);
    return service.replay(length);
  };
  const counted = { ...service, replay };
  const listen = makeListener(counted, data => {
    for (const listener of listeners) listener({ data } as MessageEvent<Message>);
  });
  const port: Port = {
    postMessage: (message: Request | Cancel) => listen(message),
    addEventListener: (type: string, listener: unknown) =>
      void (type === 'message' ? listeners.push(listener as never) : failures.push(listener as never)),
    terminate: () => undefined,
  };
  const opened = { ports: 0 };
  const open = (): Port => {
    opened.ports += 1;
    return port;
  };
  const heard: Notice[] = [];
  const link = makeLink(open, notice => void heard.push(notice));
  return { ...link, served, failures, opened, heard };
};

test('each answer goes to its own question', async () => {
  const { client } = connect(SERVICE);
  const [one, text, two] = await Promise.all([
    client('replay', 1),
    client('save', undefined),
    client('replay', 2),
  ]);
  expect([one, text, two]).toMatchObject([{ view: { length: 1 } }, 'saved', { view: { length: 2 } }]);
});

test('what fails in the worker fails here, with its words', async () => {
  const { client } = connect(SERVICE);
  await expect(Promise.resolve(client('look', 'nato'))).rejects.toThrow('not asked here');
});

test('a question that is cancelled while it waits is never worked on', async () => {
  const { client, served } = connect(SERVICE);
  const waiting = client('replay', 7);
  waiting.cancel();
  await client('replay', 8);
  expect(served).toEqual([8]);
});

test('no worker is opened before somebody asks', async () => {
  const { client, opened } = connect(SERVICE);
  expect(opened.ports).toBe(0);
  await client('save', undefined);
  await client('save', undefined);
  expect(opened.ports).toBe(1);
});

test('a worker that cannot be loaded fails every question that waits; the next one opens another', async () => {
  const { client, failures, opened } = connect(SERVICE);
  const waiting = Promise.resolve(client('save', undefined));
  for (const failure of failures) failure({ message: '' } as ErrorEvent);
  await expect(waiting).rejects.toThrow(UnloadedError);
  expect((await client('replay', 3)).view).toEqual({ length: 3 });
  expect(opened.ports).toBe(2);
});

test('a worker that breaks says how, and is not asked to load again', async () => {
  const { client, failures } = connect(SERVICE);
  const waiting = Promise.resolve(client('save', undefined));
  for (const failure of failures) failure({ message: 'out of memory' } as ErrorEvent);
  await expect(waiting).rejects.toThrow(new StoppedError('out of memory'));
});

test('once it has stopped, the page hears that, and no other is opened in the middle of a game', async () => {
  const { client, failures, opened, heard } = connect({ ...SERVICE, readRulesTable: () => OK });
  const waiting = Promise.resolve(client('save', undefined));
  for (const failure of failures) failure({ message: 'out of memory' } as ErrorEvent);
  await expect(waiting).rejects.toThrow(StoppedError);
  expect(heard).toEqual([{ notice: 'stopped' }]);
  await expect(Promise.resolve(client('replay', 3))).rejects.toThrow(StoppedError);
  expect(opened.ports).toBe(1);
  await client('readRulesTable', { game: '', option: '', text: '' });
  expect([opened.ports, (await client('replay', 3)).view]).toEqual([2, { length: 3 }]);
});

test('a worker that is stopped answers nothing more', async () => {
  const { client, stop, heard } = connect({ ...SERVICE, notation: () => new Promise(() => undefined) });
  const waiting = Promise.resolve(client('notation', undefined));
  stop();
  await expect(waiting).rejects.toThrow(StoppedError);
  expect(heard).toEqual([{ notice: 'stopped' }]);
});

test('what fails in the worker says which question it was', async () => {
  const { client } = connect(SERVICE);
  const failure = await Promise.resolve(client('why', { pieces: [], targets: [] })).catch(
    (reason: unknown) => reason,
  );
  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({ call: 'why' });
});

test('a long silence is told, and its end', async () => {
  vi.useFakeTimers();
  try {
    const late: { answer: ((text: string) => void) | undefined } = { answer: undefined };
    const notation = (): Promise<string> => new Promise(resolve => void (late.answer = resolve));
    const { client, heard } = connect({ ...SERVICE, notation });
    const waiting = Promise.resolve(client('notation', undefined));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard).toEqual([{ notice: 'silent' }]);
    late.answer?.('position');
    await waiting;
    await vi.runAllTimersAsync();
    expect(heard).toEqual([{ notice: 'silent' }, { notice: 'heard' }]);
  } finally {
    vi.useRealTimers();
  }
});

/** Answers what is asked after a while, and tells in which order it was worked on. */
const slowly = (order: string[], name: string) => async (): Promise<never> => {
  await new Promise(resolve => setTimeout(resolve, 5));
  order.push(name);
  throw new Error('none');
};

const saving = (order: string[]) => (): string => {
  order.push('save');
  return 'saved';
};

test('a game that is being opened is waited for, and what was asked after it is answered after it', async () => {
  const order: string[] = [];
  const { client } = connect({ ...SERVICE, open: slowly(order, 'open'), save: saving(order) });
  const first = Promise.resolve(client('open', NEW_GAME));
  const second = client('save', undefined);
  await expect(first).rejects.toThrow('none');
  expect([await second, order]).toEqual(['saved', ['open', 'save']]);
});

test('a move that waits for a server does not hold up what is asked meanwhile', async () => {
  const order: string[] = [];
  const { client } = connect({ ...SERVICE, act: slowly(order, 'act'), save: saving(order) });
  const first = Promise.resolve(client('act', []));
  const second = client('save', undefined);
  await expect(first).rejects.toThrow('none');
  expect([await second, order]).toEqual(['saved', ['save', 'act']]);
});
