import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import { UNLOADED } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import type { GameHost } from './game-host.ts';
import type { GameHosts } from './games.ts';

/** What comes over the network, or a fault that may be gone when one asks again. */
export const loaded = async <A>(load: () => Promise<A>): Promise<Result<A, Fault>> => {
  try {
    return ok(await load());
  } catch {
    return fault(UNLOADED, 'game', WORDS.error.noWorker);
  }
};

/** The game of that name, once its rules have come. */
export const loadHost = async (hosts: GameHosts, game: string): Promise<Result<GameHost, Fault>> => {
  const load = hosts[game];
  if (load === undefined) return fault('ERR_GAME', 'game', WORDS.start.noGame(game));
  return loaded(load);
};
