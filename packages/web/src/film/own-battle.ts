import type { GameDisplay } from '../catalogue/game-display.ts';
import type { Client } from '../link/client.ts';
import type { LogEntry, Snapshot } from '../link/protocol.ts';
import type { Store } from '../store/store.ts';
import { battleIn, type Beat, withTales } from './beat.ts';
import type { Film } from './film.ts';
import { isCalm, ROLL_MS } from './pace.ts';

/** Where a battle of one's own is told and shown. */
interface Scene {
  readonly display: GameDisplay;
  readonly client: Client;
  readonly film: Store<Film>;
  readonly fail: (failure: unknown) => void;
}

/** Whether a die or an attack is among these entries: only then is there a battle to be shown. */
const isBattle = ({ dieIn, attackIn }: GameDisplay, entries: readonly LogEntry[]): boolean =>
  entries.some(({ sights }) =>
    sights.some(sight => dieIn(sight) !== undefined || attackIn(sight) !== undefined),
  );

/** What follows belongs to a battle that waits for a decision. */
const openBeats = ({ battle }: Film, at: number): readonly Beat[] =>
  battle?.verdict === '' ? [{ first: at, last: at, scenes: [battle] }] : [];

const lastBattle = (beats: readonly Beat[]): Beat | undefined =>
  beats.findLast(beat => battleIn(beat) !== undefined);

/** Where a battle has begun and waits for somebody's decision, who fights is shown. */
const showOpenBattle = async (
  { client, film, fail }: Scene,
  { since, length }: Snapshot,
  open: readonly Beat[],
): Promise<void> => {
  if (length <= since) return;
  try {
    const beat = withTales(open, await client('story', { from: since, to: length })).at(-1);
    const battle = beat === undefined ? undefined : battleIn(beat);
    if (battle?.verdict === '') film.set({ battle, mark: battle });
  } catch (failure) {
    fail(failure);
  }
};

/**
 * The result of the player's own action is shown as an event: the table stays as it was while the die rolls. `accept`
 * shows the table as it is now, in any case and once.
 */
export const showOwnBattle = async (
  { display, client, film, fail }: Scene,
  snapshot: Snapshot,
  accept: () => void,
): Promise<void> => {
  const open = openBeats(film.get(), snapshot.since);
  film.set({ battle: undefined, mark: undefined });
  if (!isBattle(display, snapshot.entries)) {
    accept();
    return showOpenBattle({ display, client, film, fail }, snapshot, open);
  }
  try {
    const tales = await client('story', { from: snapshot.since, to: snapshot.length });
    const beat = lastBattle(withTales(open, tales));
    const battle = beat === undefined ? undefined : battleIn(beat);
    if (battle === undefined) return accept();
    const rolls = battle.dice.length > 0 && film.get().isWanted && !isCalm();
    film.set({ battle, mark: battle, isRolling: rolls });
    if (rolls) await new Promise(resolve => setTimeout(resolve, ROLL_MS));
    accept();
    film.set({ isRolling: false });
  } catch (failure) {
    accept();
    fail(failure);
  }
  return undefined;
};
