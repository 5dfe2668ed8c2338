/** Work that waits its turn: one after another, in the order in which it was asked for. */
export interface Turns {
  /** Answers when it is this caller's turn, with what ends the turn. */
  readonly take: () => Promise<() => void>;
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
}

export const newTurns = (): Turns => {
  const line: { last: Promise<void> } = { last: Promise.resolve() };
  const take = async (): Promise<() => void> => {
    const before = line.last;
    const end: { now: () => void } = { now: () => undefined };
    line.last = new Promise(resolve => {
      end.now = resolve;
    });
    await before;
    return end.now;
  };
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    const end = await take();
    try {
      return await work();
    } finally {
      end();
    }
  };
  return { take, during };
};
