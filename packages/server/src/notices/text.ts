import type { DueNotice } from '@narrow-seas/store';

/** What is told about a game, in words. */
export interface NoticeTold {
  readonly title: string;
  readonly body: string;
  /** Where to look; undefined where the server does not know how it is reached. */
  readonly url: string | undefined;
}

export interface NoticeFacts {
  readonly name: string;
  readonly dueAt: Date | null;
  readonly summary: string | undefined;
}

const HOUR_MS = 3_600_000;

/** The time that is left, as people say it. */
const timeLeft = (ms: number): string => {
  const hours = Math.max(1, Math.round(ms / HOUR_MS));
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
};

/** The words of a notice. */
export const tellNotice = (
  { kind, game }: Pick<DueNotice, 'kind' | 'game'>,
  { name, dueAt, summary }: NoticeFacts,
  at: number,
  address: string | undefined,
): NoticeTold => {
  const url = address === undefined ? undefined : new URL(`/#online/${game}`, address).href;
  const left = dueAt === null ? undefined : timeLeft(dueAt.getTime() - at);
  const time = left === undefined ? '' : ` You have ${left}.`;
  if (kind === 'finished')
    return { title: `The game is over: ${name}`, body: summary ?? 'The game is over.', url };
  if (kind === 'reminder')
    return { title: `Your time is running out: ${name}`, body: `The game waits for you.${time}`, url };
  return { title: `It's your turn: ${name}`, body: `The game waits for you.${time}`, url };
};
