import { failed, ok, type Result } from '@narrow-seas/core';

/** A length of time in seconds, more than nothing. */
export const parseSeconds = (text: string): Result<number, string> => {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0
    ? ok(seconds)
    : failed(`--seconds is ${inBrief(text)}, but it must be a number above 0, such as 30.`);
};

/** Seeds beyond this would wrap round and play the games of another. */
export const LAST_SEED = 2 ** 31 - 1;

export const parseSeed = (text: string): Result<number, string> => {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return seed >= 1 && seed <= LAST_SEED
    ? ok(seed)
    : failed(`--seed is ${inBrief(text)}, but it must be a whole number from 1 to ${LAST_SEED}.`);
};

/** Slower than this, whole games would pass unexamined. */
const SLOWEST_PACE = 100_000;

export const parsePace = (text: string): Result<number, string> => {
  const pace = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return pace >= 1 && pace <= SLOWEST_PACE
    ? ok(pace)
    : failed(`--pace is ${inBrief(text)}, but it must be a whole number from 1 to ${SLOWEST_PACE}.`);
};

/** More would only get in each other's way. */
const MOST_THREADS = 64;

export const parseThreads = (text: string): Result<number, string> => {
  const threads = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return threads >= 1 && threads <= MOST_THREADS
    ? ok(threads)
    : failed(`--threads is ${inBrief(text)}, but it must be a whole number from 1 to ${MOST_THREADS}.`);
};

const inBrief = (text: string): string => JSON.stringify(text.slice(0, 40));

/** 41200 as 41,200. */
export const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** 1 case, 2 cases. */
export const counted = (count: number, what: string): string =>
  `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;

/** 3 significant digits, thousands and millions by letter: 848 k, 0.61, 192 M. */
export const brief = (value: number): string => {
  const size = Math.abs(value);
  if (size >= 1e6) return `${digits(value / 1e6)} M`;
  return size >= 1e4 ? `${digits(value / 1e3)} k` : digits(value);
};

const digits = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 3, minimumSignificantDigits: 1 });

/** 83,000 milliseconds as 1 min 23 s. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
