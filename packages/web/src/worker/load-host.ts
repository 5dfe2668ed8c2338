import { type Fault, fault, type Result } from '@narrow-seas/core';
import { WORDS } from '../words.ts';
import type { GameHost } from './game-host.ts';
import type { GameHosts } from './games.ts';
import { loaded } from './loaded.ts';

/** The game of that name, once its rules have come. */
export const loadHost = async (hosts: GameHosts, game: string): Promise<Result<GameHost, Fault>> => {
  const load = hosts[game];
  if (load === undefined) return fault('ERR_GAME', 'game', WORDS.start.noGame(game));
  return loaded(load);
};
