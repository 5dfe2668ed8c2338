import { failed, ok, type Result } from '@narrow-seas/core';
import { MACHINE_WORDS } from '../../words/machines.ts';

/** The database that was named, or that of the environment, so that no password need stand in a command. */
export const databaseOf = (
  given: string | true,
  env: NodeJS.ProcessEnv = process.env,
): Result<string, string> => {
  const url = given === true ? env['DATABASE_URL'] : given;
  return url === undefined || url === '' ? failed(MACHINE_WORDS.noUrl) : ok(url);
};
