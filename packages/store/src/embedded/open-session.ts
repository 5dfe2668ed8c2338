import { type Folder, mark } from './folder.ts';
import { openFolder } from './open.ts';
import { type Session, sessionOf } from './session.ts';

/** The session of a folder that this process has locked; a page that cannot be read is noted for the next start. */
export const openSession = async (folder: Folder, tell: (sentence: string) => void): Promise<Session> => {
  const pg = await openFolder(folder, tell);
  return sessionOf(pg, error => {
    mark(folder, folder.damaged, String(error));
    tell(
      `A part of the data folder ${folder.root} cannot be read: start the server again to restore the newest backup.`,
    );
  });
};
