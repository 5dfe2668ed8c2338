/** The name that the system gives to what went wrong; empty where it was not the system. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  // Told only where folders are made: one of them is there, as a file.
  EEXIST: 'a part of the path is a file, not a folder',
  EACCES: 'it may not be opened by you',
  EPERM: 'it may not be opened by you',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'it would be larger than the system allows',
  EIO: 'the disk does not answer',
  ENXIO: 'nobody is at the other end',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead round in a circle',
};

/** What the system says, in our words; the path is told by who asks. */
export const reasonOf = (error: unknown): string => {
  const code = codeOf(error);
  return REASONS[code] ?? `the system says ${code || String(error)}`;
};

const ELSEWHERE = 'name another place';
const ROOM = `free some space or ${ELSEWHERE}`;

/** What to do, where the reason alone does not tell. */
const ADVICE: { readonly [code: string]: string } = {
  EACCES: ELSEWHERE,
  EPERM: ELSEWHERE,
  EROFS: ELSEWHERE,
  EIO: ELSEWHERE,
  ENOSPC: ROOM,
  EDQUOT: ROOM,
};

/** The sentence for a place that could not be written. */
export const notWritten = (place: string, error: unknown): string => {
  const advice = ADVICE[codeOf(error)];
  return `${place} cannot be written: ${reasonOf(error)}${advice === undefined ? '' : `; ${advice}`}.`;
};
