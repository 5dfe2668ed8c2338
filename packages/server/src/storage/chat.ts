import {
  blockedBy,
  CHAT_CHANNEL,
  type ChatLine,
  readChat,
  readVisit,
  sayInChat,
  type Store,
} from '@narrow-seas/store';
import type { ChatSaid } from '@narrow-seas/protocol';
import type { Chat } from '../games/chat.ts';
import { namesIn } from './names.ts';

/** The lines with the names of who said them. */
const told = async (store: Store, lines: readonly ChatLine[]): Promise<readonly ChatSaid[]> => {
  const players = [...new Set(lines.flatMap(({ player }) => player ?? []))];
  const names = await namesIn(store.db, players);
  return lines.map(({ number, player, text, saidAt }) => ({
    number,
    text,
    at: saidAt.toISOString(),
    ...(player === null ? {} : { by: { id: player, name: names.get(player) ?? '' } }),
  }));
};

const lineOf = async (store: Store, game: string, number: number): Promise<ChatSaid | undefined> => {
  const lines = await readChat(store.db, game, { after: number - 1, limit: 1 });
  const [said] = await told(
    store,
    lines.filter(line => line.number === number),
  );
  return said;
};

export const chatIn = (store: Store): Chat => ({
  since: async (game, number, reader) =>
    told(store, await readChat(store.db, game, { after: number, reader })),
  say: async (game, player, text) => {
    const said = await lineOf(store, game, await sayInChat(store, game, player, text));
    if (said === undefined) throw new Error('What was said was not stored.');
    return said;
  },
  isHeardBy: async (game, player, by) => {
    if (by === player) return true;
    const [{ muted }, blocked] = await Promise.all([
      readVisit(store.db, game, player),
      blockedBy(store.db, player),
    ]);
    return !muted && (by === undefined || !blocked.includes(by));
  },
  listen: async heard =>
    store.listen(CHAT_CHANNEL, payload => {
      const [game = '', number = ''] = payload.split(' ');
      void lineOf(store, game, Number(number)).then(
        said => (said === undefined ? undefined : heard(game, said)),
        () => undefined,
      );
    }),
});
