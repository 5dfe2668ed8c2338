import type { Choice, Selection } from '@narrow-seas/core';
import type { Asking, Client } from '../link/client.ts';
import type { Action, Snapshot } from '../link/protocol.ts';

type Choices = readonly Choice<Action>[];

/** What pieces can do, asked before they are picked: a pick then shows its reach with the next frame. */
export interface Prefetch {
  /** Asks ahead; a question that still waits for an earlier guess is given up for it. */
  readonly ask: (snapshot: Snapshot, pieces: readonly number[]) => void;
  /** What was foreseen, as long as nothing has happened since. */
  readonly known: (snapshot: Snapshot, pieces: readonly number[]) => Choices | undefined;
}

interface Memory {
  snapshot: Snapshot | undefined;
  asking: Asking<Choices> | undefined;
  readonly found: Map<string, Choices>;
}

const selectionOf = (pieces: readonly number[]): Selection => ({ pieces, targets: [] });

/** What was true before the last event is true no more. */
const refreshed = (memory: Memory, snapshot: Snapshot): Memory => {
  if (memory.snapshot !== snapshot) memory.found.clear();
  memory.snapshot = snapshot;
  return memory;
};

export const makePrefetch = (client: Client): Prefetch => {
  const memory: Memory = { snapshot: undefined, asking: undefined, found: new Map() };
  const ask = (snapshot: Snapshot, pieces: readonly number[]): void => {
    const { found } = refreshed(memory, snapshot);
    if (pieces.length === 0 || found.has(pieces.join())) return;
    memory.asking?.cancel();
    const asking = client('choices', selectionOf(pieces));
    memory.asking = asking;
    const saveId = (choices: Choices): void => {
      if (memory.snapshot === snapshot) found.set(pieces.join(), choices);
    };
    // A guess that fails is no fault: the pick itself asks again.
    asking.then(saveId, () => undefined);
  };
  return { ask, known: (snapshot, pieces) => refreshed(memory, snapshot).found.get(pieces.join()) };
};
