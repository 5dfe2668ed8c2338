import { type Fault, gameOfScenario, type Result } from '@narrow-seas/core';
import type { EditingCalls } from '../link/editing.ts';
import type { Service } from '../link/service.ts';
import type { GameHost } from './game-host.ts';
import type { GameHosts } from './games.ts';
import { loadHost } from './load-host.ts';

/** What is asked by those who make scenarios: no match need be open, and none is changed. */
export const editingIn = (hosts: GameHosts): Pick<Service, keyof EditingCalls> => {
  const of = async <A>(
    game: string,
    use: (host: GameHost) => Result<A, Fault>,
  ): Promise<Result<A, Fault>> => {
    const host = await loadHost(hosts, game);
    return host.ok ? use(host.value) : host;
  };
  return {
    newDraft: ask => of(ask.game, ({ editing }) => editing.newDraft(ask)),
    showDraft: ask => of(ask.game, ({ editing }) => editing.showDraft(ask)),
    edit: async ask => {
      const host = await loadHost(hosts, ask.game);
      return host.ok ? host.value.editing.edit(ask) : { ok: false, error: { ...host.error, culprits: [] } };
    },
    fieldsAt: async ask => {
      const host = await loadHost(hosts, ask.game);
      return host.ok ? host.value.editing.fieldsAt(ask) : { unit: [], hex: [] };
    },
    printScenario: ask => of(ask.game, ({ editing }) => editing.printScenario(ask)),
    readScenario: async text => {
      const game = gameOfScenario(text);
      return game.ok ? of(game.value, ({ editing }) => editing.readScenario(text)) : game;
    },
    trial: ({ game, opening, seed }) => of(game, host => host.trial(opening, seed)),
  };
};
