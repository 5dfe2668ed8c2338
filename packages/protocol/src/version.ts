/** The version of the messages. It is raised when a page or bot of before could no longer understand them. */
export const PROTOCOL_VERSION = 1;

/** The first part of every address of the programming interface. */
export const API = `/api/v${PROTOCOL_VERSION}`;

/** No message may be longer; an action is a few hundred bytes. */
export const MESSAGE_LIMIT = 64 * 1024;

/** The longest file of a game that a game can begin from, in characters. */
export const FILE_LIMIT = 1024 * 1024;

/** What somebody with messages of another version is told. */
export const otherVersion = (theirs: unknown): string =>
  typeof theirs === 'number' && theirs > PROTOCOL_VERSION
    ? `This server speaks version ${PROTOCOL_VERSION} of the messages, which is older than yours: update the server.`
    : `This server speaks version ${PROTOCOL_VERSION} of the messages: reload the page or update your program.`;
