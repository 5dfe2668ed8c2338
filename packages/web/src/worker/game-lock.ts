import { locksOf } from '../link/locks.ts';

/** A game that is open here and, where the browser can see to that, nowhere else. */
export interface GameLock {
  readonly release: () => void;
}

/** A page that was left a moment ago may still hold its game: how long to wait for it. */
const GRACE_MS = 1000;

const FREE: GameLock = { release: () => undefined };

const optionsFor = (steal: boolean): LockOptions =>
  steal ? { steal } : { signal: AbortSignal.timeout(GRACE_MS) };

/** Undefined where another tab has the game open, unless it is to be taken away from it. */
export const lockGame = (id: string, steal: boolean, lose: () => void): Promise<GameLock | undefined> => {
  const locks = locksOf();
  // The stamp on the saved game is then the only guard.
  if (locks === undefined) return Promise.resolve(FREE);
  return new Promise(resolve => {
    const state = { isHeld: false };
    const hold = (): Promise<void> =>
      new Promise(release => {
        state.isHeld = true;
        resolve({ release });
      });
    locks.request(`narrow-seas/game/${id}`, optionsFor(steal), hold).catch((failure: unknown) => {
      if (state.isHeld) return lose();
      // Too long a wait means that another tab has it; anything else means that there are no locks here.
      const isHeldElsewhere = failure instanceof DOMException && failure.name === 'TimeoutError';
      resolve(isHeldElsewhere ? undefined : FREE);
    });
  });
};
