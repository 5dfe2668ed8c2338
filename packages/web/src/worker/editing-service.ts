import { type Fault, gameOfScenario, type Result } from '@narrow-seas/core';
import type { EditingCalls } from '../link/editing.ts';
import type { Service } from '../link/service.ts';
import type { EditingHost } from './editing.ts';
import type { GameHosts } from './games.ts';
import { loadHost } from './load-host.ts';
import { loaded } from './loaded.ts';

/** What is asked by those who make scenarios: no match need be open, and none is changed. */
export const editingIn = (hosts: GameHosts): Pick<Service, keyof EditingCalls> => {
  const editing = async (game: string): Promise<Result<EditingHost, Fault>> => {
    const host = await loadHost(hosts, game);
    return host.ok ? loaded(host.value.editing) : host;
  };
  const of = async <A>(
    game: string,
    use: (host: EditingHost) => Result<A, Fault>,
  ): Promise<Result<A, Fault>> => {
    const host = await editing(game);
    return host.ok ? use(host.value) : host;
  };
  return {
    newDraft: ask => of(ask.game, host => host.newDraft(ask)),
    showDraft: ask => of(ask.game, host => host.showDraft(ask)),
    edit: async ask => {
      const host = await editing(ask.game);
      return host.ok ? host.value.edit(ask) : { ok: false, error: { ...host.error, culprits: [] } };
    },
    fieldsAt: async ask => {
      const host = await editing(ask.game);
      return host.ok ? host.value.fieldsAt(ask) : { unit: [], hex: [] };
    },
    printScenario: ask => of(ask.game, host => host.printScenario(ask)),
    readScenario: async text => {
      const game = gameOfScenario(text);
      return game.ok ? of(game.value, host => host.readScenario(text)) : game;
    },
    trial: async ({ game, opening, seed }) => {
      const host = await loadHost(hosts, game);
      return host.ok ? host.value.trial(opening, seed) : host;
    },
  };
};
