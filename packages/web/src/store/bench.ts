import type { Choice, Refusal, Selection } from '@narrow-seas/core';
import { type Deed, deedsOf } from '../gesture/deeds.ts';
import type { Client } from '../link/client.ts';
import { CallError, StoppedError } from '../link/failures.ts';
import type { Action, Call, Standing } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import type { Foresight } from './foresight.ts';
import { latestThrow, speechOf } from './speech.ts';
import type { Store } from './store.ts';
import type { TableState } from './table-state.ts';

/** The state of a table and the worker that knows the rules. */
export interface Bench {
  readonly store: Store<TableState>;
  readonly client: Client;
  /** Counts questions: an answer that comes late is of a hand that has changed since, and is dropped. */
  readonly asked: { reach: number; near: number };
  readonly foresight: Foresight;
}

export const NOTHING_PICKED = {
  selected: undefined,
  picked: [],
  targets: [],
  shares: undefined,
  pointed: undefined,
  deeds: [],
  near: [],
  reachDue: false,
  nearDue: false,
  refusal: undefined,
  ending: false,
  advice: undefined,
} as const satisfies Partial<TableState>;

/** Without an answer to these the game cannot go on; every other question changes nothing and may stay open. */
const NEEDED: readonly Call[] = ['act', 'undo', 'computer', 'look'];

/** What waits for the answer waits no more. */
const giveUp = (call: Call): Partial<TableState> => ({
  reachDue: false,
  nearDue: false,
  ...(call === 'course' ? { report: false } : {}),
  ...(call === 'advice' ? { advice: undefined } : {}),
  ...(call === 'overlay' ? { overlayId: '', overlay: undefined } : {}),
});

export const fail = ({ store }: Bench, failure: unknown): void => {
  // The page tells that itself, and offers another worker.
  if (failure instanceof StoppedError) return;
  if (!(failure instanceof CallError) || NEEDED.includes(failure.call))
    return store.set({ failure: failure instanceof Error ? failure : new Error(String(failure)) });
  const fault = WORDS.fault.of(failure.call);
  store.set({ ...giveUp(failure.call), fault, cause: failure, spoken: fault });
};

/** Gives the answer on, or shows that the worker has failed. */
export const answered = <A>(bench: Bench, asking: PromiseLike<A>, use: (answer: A) => void): void =>
  void asking.then(use, failure => fail(bench, failure));

/** What can be done with no hex is found in the panel alone: a closed sheet would hide it. */
const raisedFor = ({ sheet }: TableState, deeds: readonly Deed[]): Partial<TableState> =>
  sheet === 'low' && deeds.length > 0 && deeds.every(({ hex }) => hex === undefined) ? { sheet: 'half' } : {};

type Choices = readonly Choice<Action>[];

/** What the picked pieces can do anywhere. */
export const askReach = (bench: Bench): void => {
  const { store, client, asked } = bench;
  const mine = ++asked.reach;
  const { picked, standing } = store.get();
  refreshOverlay(bench);
  const tell = (choices: Choices): void => {
    const deeds = deedsOf(choices);
    store.set({ deeds, reachDue: false, ...raisedFor(store.get(), deeds) });
  };
  if (picked.length === 0) return tell([]);
  const known = bench.foresight.known(standing, picked);
  if (known !== undefined) return tell(known);
  store.set({ reachDue: true });
  answered(bench, client('choices', { pieces: picked, targets: [] }), choices => {
    if (asked.reach === mine) tell(choices);
  });
};

const selectionOf = ({ picked, targets, shares, pointed }: TableState): Selection => ({
  pieces: picked,
  targets,
  ...(shares === undefined ? {} : { shares }),
  ...(pointed === undefined ? {} : { hex: pointed }),
});

/** What they can do with the hex pointed at. */
export const askNear = (bench: Bench): void => {
  const { store, client, asked } = bench;
  const mine = ++asked.near;
  if (store.get().pointed === undefined) return store.set({ near: [], nearDue: false });
  store.set({ nearDue: true });
  const selection = selectionOf(store.get());
  answered(bench, client('choices', selection), choices => {
    if (asked.near !== mine) return;
    store.set({ near: deedsOf(choices), nearDue: false });
    if (choices.length === 0 && selection.targets.length > 0) askWhyNear(bench, selection);
  });
};

/** Targets that were picked one by one and cannot be attacked together: the rule says why. */
const askWhyNear = (bench: Bench, selection: Selection): void =>
  answered(bench, bench.client('why', selection), refusal => {
    if (refusal !== undefined) refuse(bench, refusal);
  });

export const refreshOverlay = (bench: Bench): void => {
  const { store, client } = bench;
  const { overlayId, picked, overlay } = store.get();
  if (overlayId === '') {
    if (overlay !== undefined) store.set({ overlay: undefined });
    return;
  }
  const selection = { pieces: picked, targets: [] };
  answered(bench, client('overlay', { id: overlayId, selection }), drawn => store.set({ overlay: drawn }));
};

/** The state after the umpire has told what happened. */
const after = (state: TableState, standing: Standing): Partial<TableState> => {
  const { exhibit, log, selected, picked } = state;
  const thrown = latestThrow(exhibit, standing.entries);
  return {
    ...NOTHING_PICKED,
    selected,
    picked: picked.filter(id => standing.survey.ready.includes(id)),
    standing,
    table: exhibit.table(standing.view),
    track: exhibit.track(standing.view),
    log: [...log.slice(0, standing.since), ...standing.entries],
    fault: standing.fault ?? '',
    spoken: speechOf(exhibit, state.standing, standing),
    ...(thrown === undefined ? {} : { thrown }),
  };
};

/** Where one question has one subject, nobody has to look for it. */
export const focusOn = (bench: Bench, { survey, actor, viewer }: Standing): void => {
  const { focus } = survey;
  if (focus === undefined || !actor.includes(viewer)) return;
  const { table, sheet } = bench.store.get();
  const selected = table.pieces.find(({ id }) => id === focus.pieces[0])?.hex;
  bench.store.set({ selected, picked: focus.pieces, pointed: focus.hex });
  // A closed sheet would hide what is pointed at.
  if (focus.hex !== undefined) bench.store.set({ tab: 'here', sheet: sheet === 'low' ? 'half' : sheet });
  askReach(bench);
  askNear(bench);
};

export const accept = (bench: Bench, standing: Standing): void => {
  bench.store.set(after(bench.store.get(), standing));
  askReach(bench);
  focusOn(bench, standing);
};

/** Another player sits down: nothing of what the one before him saw or did is left on the screen. */
export const seatAnew = (bench: Bench, standing: Standing): void => {
  const { exhibit } = bench.store.get();
  bench.store.set({
    ...NOTHING_PICKED,
    standing,
    table: exhibit.table(standing.view),
    track: exhibit.track(standing.view),
    log: standing.entries,
    marks: standing.marks,
    hover: undefined,
    cursor: undefined,
    overlayId: '',
    overlay: undefined,
    replay: undefined,
    thrown: undefined,
    fault: standing.fault ?? '',
    report: false,
    menu: false,
    note: '',
    handOut: '',
    spoken: standing.survey.title,
  });
  focusOn(bench, standing);
};

const refuse = ({ store }: Bench, refusal: Refusal): void =>
  store.set({ refusal, spoken: `${refusal.reason} [${refusal.rule}]`, tab: 'here' });

/** Dice or the enemy came between, or are to: the rest of a deed was meant for another moment. */
const isInterrupted = ({ actor, viewer, entries }: Standing): boolean =>
  !actor.includes(viewer) || entries.some(({ by }) => by !== viewer);

/** In order, stopping at the first that is refused: what was done before it stays done. */
const send = async (bench: Bench, actions: readonly Action[]): Promise<void> => {
  for (const action of actions) {
    // oxlint-disable-next-line no-await-in-loop -- each action is ruled on after the one before it
    const result = await bench.client('act', action);
    if (!result.ok) return refuse(bench, result.error);
    accept(bench, result.value);
    if (isInterrupted(result.value)) return;
  }
};

export const perform = (bench: Bench, { actions }: Pick<Deed, 'actions'>): void => {
  bench.store.set({ ending: false, refusal: undefined });
  answered(bench, send(bench, actions), () => undefined);
};

export const askWhy = (bench: Bench, hex: number): void => {
  const { picked, targets } = bench.store.get();
  answered(bench, bench.client('why', { pieces: picked, targets, hex }), refusal => {
    if (refusal !== undefined) refuse(bench, refusal);
  });
};

export const undo = (bench: Bench): void =>
  answered(bench, bench.client('undo', undefined), result =>
    result.ok ? accept(bench, result.value) : refuse(bench, result.error),
  );
