import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Notice } from '../link/notice.ts';
import type { SaveHeader } from '../store/header.ts';
import type { Added, Addition } from '../store/saves.ts';
import { type AutosaveOrder, makeAutosave } from './autosave.ts';

/** What a browser's store does with an addition, without the browser: it may be slow, and it may refuse. */
const makeStore = () => {
  const state: { header: SaveHeader | undefined; entries: unknown[]; fails: boolean; writes: Addition[] } = {
    header: undefined,
    entries: [],
    fails: false,
    writes: [],
  };
  const decide = ({ from, seen }: Addition): Added => {
    const { header } = state;
    if (header === undefined) return from > 0 ? 'gone' : 'added';
    return header.owner === seen?.owner && header.length === seen.length ? 'added' : 'overtaken';
  };
  const add = async (addition: Addition): Promise<Added> => {
    await new Promise(resolve => setTimeout(resolve, 1));
    if (state.fails) throw new Error('The storage is full.');
    const added = decide(addition);
    if (added !== 'added') return added;
    state.writes.push(addition);
    state.entries = [...state.entries.slice(0, addition.from), ...addition.entries];
    state.header = addition.header;
    return added;
  };
  return { state, add };
};

const RECORD = { id: 'one', game: 'skerry', title: 'Calm', seats: {}, bookmarks: [] };

/** A log that grows and is taken back, and its autosave. */
const play = (store: ReturnType<typeof makeStore>, more: Partial<AutosaveOrder> = {}) => {
  const log: number[] = [];
  const notices: Notice[] = [];
  const autosave = makeAutosave({
    archive: { add: store.add },
    info: RECORD,
    owner: 'me',
    stamp: undefined,
    stored: 0,
    tell: notice => void notices.push(notice),
    ...more,
  });
  const told: number[] = [];
  const changed = (): void => {
    const differs = log.findIndex((move, place) => move !== told[place]);
    const common = Math.min(told.length, differs < 0 ? log.length : differs);
    told.splice(0, told.length, ...log);
    autosave.save({
      common,
      phase: '',
      turn: '',
      lead: '',
      actor: [],
      over: false,
      prepared: 0,
      head: {},
      since: length => log.slice(length),
    });
  };
  return { log, notices, autosave, changed };
};

const STEPS = fc.array(
  fc.oneof(
    fc.constant('undo' as const),
    fc.constant('undo from under another' as const),
    fc.constant('wait' as const),
    fc.boolean().map(fails => ({ fails })),
    fc.nat(1000),
  ),
  { maxLength: 40 },
);

test('whatever is played and taken back while writes are slow or fail, the last state is written', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async steps => {
      const store = makeStore();
      const { log, autosave, changed, notices } = play(store);
      changed();
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step after another
        if (step === 'wait') await autosave.settled();
        else if (typeof step === 'object') store.state.fails = step.fails;
        else {
          if (step === 'undo') log.pop();
          else if (step === 'undo from under another') log.splice(-2, 1);
          else log.push(step);
          changed();
        }
      }
      await autosave.settled();
      store.state.fails = false;
      autosave.retry();
      await autosave.settled();
      expect(store.state.entries).toEqual(log);
      expect(store.state.header).toMatchObject({ id: 'one', length: log.length, owner: 'me' });
      expect(notices.at(-1)).toEqual({ notice: 'saved', id: 'one' });
    }),
    { numRuns: 100 },
  );
});

test('a move adds itself alone, and what is taken back adds nothing', async () => {
  const store = makeStore();
  const { log, autosave, changed } = play(store);
  for (const move of [1, 2, 3]) {
    log.push(move);
    changed();
    // oxlint-disable-next-line no-await-in-loop -- each is written before the next
    await autosave.settled();
  }
  log.pop();
  changed();
  await autosave.settled();
  expect(store.state.writes.map(({ from, entries }) => [from, entries])).toEqual([
    [0, [1]],
    [1, [2]],
    [2, [3]],
    [2, []],
  ]);
});

test('a failure is told with its reason, and never as saved', async () => {
  const store = makeStore();
  store.state.fails = true;
  const { log, autosave, changed, notices } = play(store);
  log.push(1);
  changed();
  await autosave.settled();
  expect(notices).toEqual([
    { notice: 'saving', id: 'one' },
    { notice: 'unsaved', id: 'one', reason: 'The storage is full.' },
  ]);
});

test('who was overtaken says so once and writes nothing any more', async () => {
  const store = makeStore();
  const mine = play(store);
  mine.log.push(1);
  mine.changed();
  await mine.autosave.settled();
  const theirs = play(store, { owner: 'they', stamp: store.state.header, stored: 1 });
  theirs.log.push(1, 2);
  theirs.changed();
  await theirs.autosave.settled();
  mine.log.push(9);
  mine.changed();
  await mine.autosave.settled();
  mine.changed();
  await mine.autosave.settled();
  expect(store.state.entries).toEqual([1, 2]);
  expect(mine.notices.filter(({ notice }) => notice === 'overtaken')).toHaveLength(1);
  expect(mine.notices.at(-1)).toEqual({ notice: 'overtaken', id: 'one' });
});

test('a game that was removed while it is open is written again from its first move', async () => {
  const store = makeStore();
  const { log, autosave, changed } = play(store);
  log.push(1, 2);
  changed();
  await autosave.settled();
  store.state.header = undefined;
  store.state.entries = [];
  log.push(3);
  changed();
  await autosave.settled();
  expect(store.state.entries).toEqual([1, 2, 3]);
});
