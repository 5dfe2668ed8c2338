import type { Choice, Selection } from '@narrow-seas/core';
import type { Asking, Client } from '../link/client.ts';
import type { Action, Standing } from '../link/protocol.ts';

type Choices = readonly Choice<Action>[];

/** What pieces can do, asked before they are picked: a pick then shows its reach with the next frame. */
export interface Foresight {
  /** Asks ahead; a question that still waits for an earlier guess is given up for it. */
  readonly foresee: (standing: Standing, pieces: readonly number[]) => void;
  /** What was foreseen, as long as nothing has happened since. */
  readonly known: (standing: Standing, pieces: readonly number[]) => Choices | undefined;
}

interface Memory {
  standing: Standing | undefined;
  asking: Asking<Choices> | undefined;
  readonly found: Map<string, Choices>;
}

const selectionOf = (pieces: readonly number[]): Selection => ({ pieces, targets: [] });

/** What was true before the last event is true no more. */
const refreshed = (memory: Memory, standing: Standing): Memory => {
  if (memory.standing !== standing) memory.found.clear();
  memory.standing = standing;
  return memory;
};

export const makeForesight = (client: Client): Foresight => {
  const memory: Memory = { standing: undefined, asking: undefined, found: new Map() };
  const foresee = (standing: Standing, pieces: readonly number[]): void => {
    const { found } = refreshed(memory, standing);
    if (pieces.length === 0 || found.has(pieces.join())) return;
    memory.asking?.cancel();
    const asking = client('choices', selectionOf(pieces));
    memory.asking = asking;
    const keep = (choices: Choices): void => {
      if (memory.standing === standing) found.set(pieces.join(), choices);
    };
    // A guess that fails is no fault: the pick itself asks again.
    asking.then(keep, () => undefined);
  };
  return { foresee, known: (standing, pieces) => refreshed(memory, standing).found.get(pieces.join()) };
};
