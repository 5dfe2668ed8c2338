import type { ServerMessage } from '@narrow-seas/protocol';
import type { Advanced, LiveGame } from './live-game.ts';

/** Somebody who wants to hear of a game, with the eyes of one viewer. */
export interface Watcher {
  readonly viewer: string;
  readonly send: (text: string) => void;
}

/** Who watches which game here. Every message is made once for each viewer, however many watch. */
export interface Hub {
  readonly watch: (game: string, watcher: Watcher) => () => void;
  readonly isWatched: (game: string) => boolean;
  readonly watchersOf: (game: string, viewer: string) => number;
  readonly viewersOf: (game: string) => readonly string[];
  readonly tell: (game: string, message: ServerMessage) => void;
  readonly tellViewer: (game: string, viewer: string, message: ServerMessage) => void;
  /** Tells each viewer what is news to him, and nobody else anything. */
  readonly tellNews: (advanced: Advanced, isFor: (viewer: string) => boolean) => void;
}

export const createHub = (): Hub => {
  const rooms = new Map<string, Set<Watcher>>();
  const inRoom = (game: string): readonly Watcher[] => [...(rooms.get(game) ?? [])];
  const viewersOf = (game: string): readonly string[] => [
    ...new Set(inRoom(game).map(({ viewer }) => viewer)),
  ];
  const tellViewer = (game: string, viewer: string, message: ServerMessage): void => {
    const text = JSON.stringify(message);
    for (const watcher of inRoom(game)) if (watcher.viewer === viewer) watcher.send(text);
  };
  return {
    watch: (game, watcher) => {
      const room = rooms.get(game) ?? new Set();
      rooms.set(game, room.add(watcher));
      return () => {
        room.delete(watcher);
        if (room.size === 0 && rooms.get(game) === room) rooms.delete(game);
      };
    },
    isWatched: game => rooms.has(game),
    watchersOf: (game, viewer) => inRoom(game).filter(watcher => watcher.viewer === viewer).length,
    viewersOf,
    tellViewer,
    tell: (game, message) => {
      const text = JSON.stringify(message);
      for (const { send } of inRoom(game)) send(text);
    },
    tellNews: ({ game, news }, isFor) => {
      for (const viewer of viewersOf(game.id)) {
        const told = isFor(viewer) ? news(viewer) : undefined;
        if (told !== undefined) tellViewer(game.id, viewer, { type: 'news', game: game.id, ...told });
      }
    },
  };
};

/** The sides whose players are connected here. */
export const presentIn = (hub: Hub, { id, sides }: LiveGame): readonly string[] =>
  sides.filter(side => hub.watchersOf(id, side) > 0);
