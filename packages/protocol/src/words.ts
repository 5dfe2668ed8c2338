import { z } from 'zod';

/** Control characters, and those that turn the direction of text: in a name they could pass it off as another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** The same without line ends and joined signs, which a longer text may have. */
const UNSEEN_IN_TEXT = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export const GameId = z.string().regex(ID, 'The id of a game has letters and digits only.');
export const PlayerId = z.string().regex(ID, 'The id of a player has letters and digits only.');

/** A side of the game, by the id that its rules use. */
export const Side = z.string().min(1).max(40);

/** Who looks: a side that I play, or a spectator. */
export const Eyes = z.string().min(1).max(40).describe('One of my sides, or "spectator".');

/** Made by the client, once for each thing it wants done: sent again, it is not done again. */
export const ClientKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'A key has 8 to 64 letters, digits, _ or -.')
  .describe(
    'Made by the client, new for each wish. The same key again gets the same answer and does nothing.',
  );

export const PlayerName = z
  .string()
  .trim()
  .min(1, 'A name has 1 to 40 characters.')
  .max(40, 'A name has 1 to 40 characters.')
  .refine(text => !UNSEEN.test(text), 'A name has no invisible characters.');

/** What a game is called in lists; empty where its makers gave it no name. */
export const GameTitle = z
  .string()
  .trim()
  .max(80, 'A title has at most 80 characters.')
  .refine(text => !UNSEEN.test(text), 'A title has no invisible characters.');

export const ChatText = z
  .string()
  .trim()
  .min(1, 'A message has 1 to 2000 characters.')
  .max(2000, 'A message has 1 to 2000 characters.')
  .refine(text => !UNSEEN_IN_TEXT.test(text), 'A message has no invisible characters.');

/** What a player adds to the dice before play. */
export const Salt = z.string().max(100).describe('Any text; it is mixed into every throw of the dice.');

/** A moment, as ISO 8601. */
export const Moment = z.iso.datetime();
