const EVERY_MS = 500;
const MB = 2 ** 20;

/** What a server says of its own memory, looked at twice a second. */
export interface MemoryWatch {
  /** Begins to count again. */
  readonly begin: () => void;
  /** The least heap since then: garbage comes and goes, what is needed stays. */
  readonly least: () => number;
  /** Stops looking; answers with the most memory that the process had in all. */
  readonly end: () => number;
}

const metricIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / MB;

export const watchMemory = (address: string): MemoryWatch => {
  const seen = { least: Number.POSITIVE_INFINITY, most: 0 };
  const look = async (): Promise<void> => {
    const text = await (await fetch(`${address}/metrics`)).text();
    seen.least = Math.min(seen.least, metricIn(text, 'nodejs_heap_size_used_bytes'));
    seen.most = Math.max(seen.most, metricIn(text, 'process_resident_memory_bytes'));
  };
  // A server that is too busy to answer is looked at again.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  return {
    begin: () => {
      seen.least = Number.POSITIVE_INFINITY;
    },
    least: () => seen.least,
    end: () => {
      clearInterval(timer);
      return seen.most;
    },
  };
};
