import { isTrouble, openStore, type StoreSettings, type StoreState } from '@narrow-seas/store';
import { AWAY } from './api/away.ts';
import type { Front } from './app.ts';
import { type Online, openOnline } from './online.ts';
import type { Settings } from './settings.ts';
import { createPool } from './thinking/pool.ts';

/** Online play while it runs. */
export interface Playing {
  readonly close: () => Promise<void>;
}

/** What the program knows of itself once it listens. */
interface Known {
  readonly version: string;
  readonly address: string;
}

/** The host reads it, and pages say that there is no connection until there is one. */
const tellState = (state: StoreState, tell: (sentence: string) => void, play: Online | undefined): void => {
  if (state.is === 'up') return tell('The database is back: games go on.');
  tell(`The database is away (${state.why}): games wait until it is back.`);
  for (const end of play?.api.sockets ?? []) end(AWAY.sentence);
};

const open = async (
  front: Front,
  settings: Settings,
  storage: StoreSettings,
  { version, address }: Known,
): Promise<Playing> => {
  const tell = (sentence: string): void => console.error(sentence);
  const now: { play?: Online } = {};
  const store = await openStore(storage, { tell, changed: state => tellState(state, tell, now.play) });
  const pool = createPool(settings.threads);
  const failed = (error: unknown): void => tell(error instanceof Error ? error.message : String(error));
  const play = await openOnline({ store, version, address, settings, think: pool.think, failed, tell });
  now.play = play;
  await front.attach(store, play);
  console.log('Online play is ready.');
  return {
    close: async () => {
      for (const end of play.api.sockets) end('The server stops: connect again in a moment.');
      // First nobody takes another job, then what is being thought about is given up: it is thought about again at the next start.
      const stopped = play.stop();
      await pool.close();
      await stopped;
      await store.close();
    },
  };
};

/** A second server in the same folder serves the page alone: the first one has the games. */
export const startPlaying = async (
  front: Front,
  settings: Settings,
  storage: StoreSettings,
  known: Known,
): Promise<Playing | undefined> => {
  try {
    return await open(front, settings, storage, known);
  } catch (error) {
    front.turnOff();
    if (!isTrouble(error)) throw error;
    console.error(
      `Online play is off here, because ${error.message.charAt(0).toLowerCase()}${error.message.slice(1)}`,
    );
    if (storage.kind === 'embedded') return undefined;
    // A host who names a database wants it, or to hear of it.
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
    return undefined;
  }
};
