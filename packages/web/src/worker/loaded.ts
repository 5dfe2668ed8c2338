import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import { UNLOADED } from '../link/protocol.ts';
import { WORDS } from '../words.ts';

/** What comes over the network, or a fault that may be gone when one asks again. */
export const loaded = async <A>(load: () => Promise<A>): Promise<Result<A, Fault>> => {
  try {
    return ok(await load());
  } catch {
    return fault(UNLOADED, 'game', WORDS.error.noWorker);
  }
};
