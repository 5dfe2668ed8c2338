/** The codes with which a connection fails, of Node and of PostgreSQL. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1235]|53300)$/;

/** The driver names some of its failures by a sentence only. */
const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Whether the database was not there, or went away in the middle. Then nobody knows whether a change that was being stored is
 * stored: it must be asked again under the same key, not told as failed.
 */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || SENTENCES.test(error.message) || isOutage(error.cause);
};
