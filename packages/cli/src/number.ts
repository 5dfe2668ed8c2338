import { failed, ok, type Result } from '@narrow-seas/core';
import { COMMON_WORDS } from './words/common.ts';

/** A length of time in seconds, more than nothing. */
export const parseSeconds = (text: string): Result<number, string> => {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0 ? ok(seconds) : failed(COMMON_WORDS.seconds(text));
};

/** Seeds beyond this would wrap round and play the games of another. */
export const LAST_SEED = 2 ** 31 - 1;

export const parseSeed = (text: string): Result<number, string> => {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return seed >= 1 && seed <= LAST_SEED
    ? ok(seed)
    : failed(COMMON_WORDS.wholeNumber('--seed', text, 1, LAST_SEED));
};

/** Slower than this, whole games would pass unexamined. */
const SLOWEST_PACE = 100_000;

export const parsePace = (text: string): Result<number, string> => {
  const pace = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return pace >= 1 && pace <= SLOWEST_PACE
    ? ok(pace)
    : failed(COMMON_WORDS.wholeNumber('--pace', text, 1, SLOWEST_PACE));
};

/** More would only get in each other's way. */
const MOST_THREADS = 64;

export const parseThreads = (text: string): Result<number, string> => {
  const threads = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return threads >= 1 && threads <= MOST_THREADS
    ? ok(threads)
    : failed(COMMON_WORDS.wholeNumber('--threads', text, 1, MOST_THREADS));
};

/** 41200 as 41,200. */
export const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

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
