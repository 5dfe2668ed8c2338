import type { Archive, GameFile } from './archive.ts';
import type { LogEntry } from './entry.ts';
import { sameFacts } from './facts.ts';
import type { Hub } from './hub.ts';
import type { Advanced, LiveGame } from './live-game.ts';
import { SPECTATOR, type Spectators } from './spectators.ts';
import { type Names, statusOf } from './status.ts';

export interface TellingParts {
  readonly archive: Pick<Archive, 'namesOf'>;
  readonly hub: Hub;
  readonly spectators: Spectators;
}

export const namesFor = async (
  { archive }: Pick<TellingParts, 'archive'>,
  { facts }: LiveGame,
): Promise<Names> => archive.namesOf(Object.values(facts.seats).flatMap(({ player }) => player ?? []));

const tellStatus = async (parts: TellingParts, file: GameFile, live: LiveGame): Promise<void> => {
  const { hub } = parts;
  if (!hub.isWatched(file.id)) return;
  const status = statusOf(file, live, await namesFor(parts, live));
  hub.tell(file.id, { type: 'status', game: file.id, status });
};

/** Who waited for the start has no table yet to which news could be added. */
const tellOpened = ({ hub }: TellingParts, file: GameFile, live: LiveGame): void => {
  for (const viewer of hub.viewersOf(file.id)) {
    const table = viewer === SPECTATOR && live.secrets ? undefined : live.table(viewer, 0);
    if (table !== undefined) hub.tellViewer(file.id, viewer, { type: 'table', game: file.id, table });
  }
};

/** Tells everybody who watches here what an entry is news of to them. */
export const tellAdvanced = (
  parts: TellingParts,
  file: GameFile,
  before: LiveGame,
  advanced: Advanced,
  entry: LogEntry,
): void => {
  const { hub, spectators } = parts;
  const { game } = advanced;
  hub.tellNews(advanced, viewer => viewer !== SPECTATOR || !spectators.isDelayed(game));
  spectators.follow(file.id, entry, game.facts.state === 'finished');
  if (!sameFacts(before.facts, game.facts)) void tellStatus(parts, file, game).catch(() => undefined);
  if (before.facts.state === 'open' && game.facts.state === 'running') tellOpened(parts, file, game);
};
