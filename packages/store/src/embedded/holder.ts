import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Who holds a folder. Where the system tells when a process started, a number that was given out again is no riddle. */
export const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** The process numbers of one container say nothing in another. */
  space: z.string(),
  started: z.string(),
  token: z.string(),
});
export type Holder = z.infer<typeof holderSchema>;

const quietly = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

const bootId = (): string => quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());

const spaceOfProcesses = (): string => quietly(() => readlinkSync('/proc/self/ns/pid'));

/** Field 22 of its `stat`, in ticks since the machine started; the name in field 2 may hold spaces. Empty where nobody tells. */
const startOf = (pid: number): string => {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

export const thisProcess = (token: string): Holder => ({
  pid: process.pid,
  host: `${hostname()} ${bootId()}`,
  space: spaceOfProcesses(),
  started: startOf(process.pid),
  token,
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the holder still runs; undefined where this process cannot know, on another machine or in another container. */
export const isAlive = (holder: Holder): boolean | undefined => {
  const here = thisProcess('');
  if (holder.host !== here.host || holder.space !== here.space) return undefined;
  if (!isRunning(holder.pid)) return false;
  if (holder.started === '') return undefined;
  return startOf(holder.pid) === holder.started;
};
