import { grouped } from '../number.ts';

/** What games on several machines say. */
export const MACHINE_WORDS = {
  nobody:
    'No worker takes part yet. Start one on any machine that reaches the database: narrow-seas worker --database URL',
  othersOnly: (name: string, theirs: string, ours: string): string =>
    `The worker on ${name} cannot take part: it has other rules or minds (build ${theirs}, and this batch needs ${ours}). Install the same version on all machines.`,
  refused: (title: string, theirs: string, ours: string): string =>
    `This worker refuses ${title}: the batch needs build ${theirs} of rules and minds, and this is build ${ours}. Install the same version on all machines.`,
  here: (threads: number, build: string): string =>
    `This worker takes games, ${grouped(threads)} at a time (build ${build}). Ctrl-C lets it finish what it has begun and leave.`,
  leaving:
    'This worker finishes the games that it has begun. A second Ctrl-C leaves at once; others play them again.',
  left: (played: number): string =>
    `This worker has played ${grouped(played)} ${played === 1 ? 'game' : 'games'}.`,
  noDatabase: 'The database cannot be reached. This worker tries again until it can.',
  broke: (seed: number, why: string): string => `The game with seed ${seed} broke the program: ${why}`,
  noUrl: 'Say where the database is: --database postgres://user@host/name, or set DATABASE_URL.',
  threadsElsewhere:
    'With --database the workers play, so --threads and --times belong to them: leave them out here.',
  leaveAfter: (text: string): string =>
    `--leave-after is ${JSON.stringify(text.slice(0, 40))}, but it must be a number of seconds above 0.`,
} as const;
