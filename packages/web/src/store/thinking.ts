import type { Client } from '../link/client.ts';
import type { Snapshot } from '../link/protocol.ts';

/** How far the computer is with the move it thinks about. */
export interface Thinking {
  /** Positions looked at; 0 while it plays what it has planned. */
  readonly nodes: number;
  readonly seconds: number;
  /** How much of the thinking is done, 0 to 1; undefined where nobody can tell. */
  readonly share: number | undefined;
  /** Somebody wants its best move so far. */
  readonly enough: boolean;
}

export const IDLE: Thinking = { nodes: 0, seconds: 0, share: undefined, enough: false };

/** Milliseconds during which the worker may not hear the page. */
const SLICE = 40;

interface Listener {
  readonly isEnough: () => boolean;
  /** Nobody waits for the move any more: it is then never made. */
  readonly isOver: () => boolean;
  readonly tell: (progress: Omit<Thinking, 'enough'>) => void;
}

/** Lets the computer think slice by slice until it has moved; undefined when it was called off before that. */
export const awaitMove = async (
  client: Client,
  moves: number,
  { isEnough, isOver, tell }: Listener,
): Promise<Snapshot | undefined> => {
  const begun = performance.now();
  while (!isOver()) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
    const { snapshot, nodes, share } = await client('computer', { moves, slice: SLICE, enough: isEnough() });
    if (snapshot !== undefined) return snapshot;
    tell({ nodes, share, seconds: (performance.now() - begun) / 1000 });
  }
  return undefined;
};
