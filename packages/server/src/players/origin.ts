import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a page of ours sent it. A browser says from where a page speaks; another site can use a player's cookie, but
 * cannot say that it is us. A program without a browser sends no origin, and has no cookie that somebody could borrow.
 */
export const isOurs = (headers: IncomingHttpHeaders, publicHost: string | undefined): boolean => {
  const { origin, host } = headers;
  if (origin !== undefined) {
    const from = hostOf(origin);
    return from !== undefined && (from === host || from === publicHost);
  }
  const site = headers['sec-fetch-site'];
  return site === 'same-origin' || (site === undefined && headers.cookie === undefined);
};
