/** Adds up what each side thinks in a phase. */
export interface Stopwatch {
  readonly add: (side: string, stage: number, milliseconds: number) => void;
  /** By side, a figure for each phase, in milliseconds. */
  readonly times: () => { readonly [side: string]: readonly number[] };
}

export const startStopwatch = (): Stopwatch => {
  const sides = new Map<string, Map<number, number>>();
  return {
    add: (side, stage, milliseconds) => {
      const phases = sides.get(side) ?? new Map<number, number>();
      phases.set(stage, (phases.get(stage) ?? 0) + milliseconds);
      sides.set(side, phases);
    },
    times: () =>
      Object.fromEntries([...sides].map(([side, phases]) => [side, [...phases.values()].map(inTenths)])),
  };
};

const inTenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Processor time of the whole process: right for one thread, too much for several. */
export const processorMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
