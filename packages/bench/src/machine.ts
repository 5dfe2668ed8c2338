import { availableParallelism, cpus } from 'node:os';

export interface Machine {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
}

export const thisMachine = (): Machine => ({
  node: process.versions.node,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
});
