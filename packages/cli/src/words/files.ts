const ELSEWHERE = 'choose another place';
const ROOM = `free some space or ${ELSEWHERE}`;
const IN_THE_WAY = 'a part of the path is a file, not a folder';
const NOT_ALLOWED = 'you do not have permission';

/** What goes wrong with files. */
export const FILE_WORDS = {
  /** By the name that the system gives to it. */
  reasons: {
    ENOENT: 'there is no such file',
    ENOTDIR: IN_THE_WAY,
    EISDIR: 'it is a folder, not a file',
    // Told only where folders are made: one of them is there, as a file.
    EEXIST: IN_THE_WAY,
    EACCES: NOT_ALLOWED,
    EPERM: NOT_ALLOWED,
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'your disk quota is used up',
    EFBIG: 'it would be larger than the system allows',
    EIO: 'the disk does not respond',
    ENXIO: 'nothing is connected to it',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'its links form a loop',
  } as { readonly [code: string]: string },
  /** What to do, where the reason alone does not tell. */
  advice: {
    EACCES: ELSEWHERE,
    EPERM: ELSEWHERE,
    EROFS: ELSEWHERE,
    EIO: ELSEWHERE,
    ENOSPC: ROOM,
    EDQUOT: ROOM,
  } as { readonly [code: string]: string },
  system: (what: string): string => `the system says ${what}`,
  standardOutput: 'The standard output',
  notWritten: (place: string, reason: string, advice: string | undefined): string =>
    `${place} cannot be written: ${reason}${advice === undefined ? '' : `; ${advice}`}.`,
  notRead: (path: string, reason: string): string => `${path} cannot be read: ${reason}.`,
  tooLarge: (size: string): string => `it has ${size} bytes, more than narrow-seas reads`,
  over: (size: number): string => `over ${size}`,
  utf16: 'it is written in UTF-16; save it as UTF-8',
  notUtf8: 'it is not text in UTF-8; save it as UTF-8',
  notFolder: (path: string): string => `${path} is a file, not a folder.`,
  notFile: (path: string): string => `${path} is a folder, not a file.`,
  noSources: (folder: string): string =>
    `The sources are not at ${folder}: run this in a clone of the repository.`,
} as const;
