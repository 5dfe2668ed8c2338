import { z } from 'zod';

/** Each build has a queue of its own, so a worker is never handed games that it would play in another way. */
export const queueOf = (build: string): string => `games-${build}`;

/** A worker that says nothing for this long is dead, and others get its games. */
export const LEASE = { expireSeconds: 20, retries: 50 };
export const BEAT = { seconds: 5 };

export const JOB = z.strictObject({ batch: z.string(), from: z.number().int(), count: z.number().int() });
