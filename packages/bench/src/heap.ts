import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The collector, without asking the user for a flag: it is exposed for one moment to contexts made in it. */
export const findCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (!isCollector(collect)) throw new Error('This engine does not let its heap be measured');
  return collect;
};

const isCollector = (value: unknown): value is () => void => typeof value === 'function';

/** Bytes in use once the garbage is gone, typed arrays included; what finalisers let go takes a second round. */
export const bytesInUse = (collect: () => void): number => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** How many bytes the thing that `make` returns keeps alive. */
export const bytesHeldBy = (collect: () => void, make: () => object): number => {
  const before = bytesInUse(collect);
  const held = make();
  const after = bytesInUse(collect);
  heldUntilHere(held);
  return after - before;
};

/** Engines may drop a thing after its last use, so the last use must come after the weighing. */
const heldUntilHere = (held: object): void => {
  if (!held) throw new Error('There was nothing to weigh');
};
