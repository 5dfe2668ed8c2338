import { type GameTypes, ok, type Result } from '@narrow-seas/core';
import { complain, type ExitCode } from '../complain.ts';
import { findGame } from '../find-game.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { say, type World } from '../world.ts';
import { isLink, makeThere, type Place, placeAt, readLink, takeSeat } from './join.ts';
import { withKit } from './kit.ts';
import type { OpenOptions } from './open.ts';
import { sitThere } from './remote.ts';
import { registerAt, type Server, serverAt } from './server.ts';
import type { PlayKit } from './session.ts';
import { sitDown } from './sit.ts';

/** What is asked of a game on a server, beside what is asked of any. */
export interface ThereOptions extends OpenOptions {
  readonly server?: string;
  readonly token?: string;
  readonly name?: string;
}

/** Sits down at a game that a server keeps: a new one, one that we have, or the seat of a link. */
export const playThere = async (world: World, word: string, options: ThereOptions): Promise<ExitCode> => {
  if (options.seed !== undefined) return complain(world, PLAY_WORDS.seedThere);
  const link = isLink(word) ? readLink(word) : undefined;
  if (link?.ok === false) return complain(world, link.error);
  const address = link?.value.server ?? options.server ?? '';
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return complain(world, PLAY_WORDS.badServer(address));
  const known =
    options.token === undefined ? await registerAt(address, options.name ?? 'Terminal') : ok(options.token);
  if (!known.ok) return complain(world, known.error.sentence);
  const server = serverAt(address, known.value);
  const place =
    link === undefined
      ? await placeOf(world, server, address, word, options)
      : await takeSeat(server, link.value);
  if (!place.ok) return complain(world, place.error);
  say(world, PLAY_WORDS.comeBack(address, place.value.id, known.value));
  const entry = findGame(world.shelf, place.value.game);
  return entry.ok
    ? withKit(world, entry.value, async kit => sitAt(world, kit, server, place.value))
    : complain(world, entry.error);
};

const sitAt = async <T extends GameTypes>(
  world: World,
  kit: PlayKit<T>,
  server: Server,
  { id, side }: Place,
): Promise<ExitCode> => {
  const chair = await sitThere<T>({ server, id, side, pauseMs: PAUSE_MS });
  if (!chair.ok) return complain(world, chair.error.sentence);
  say(world, PLAY_WORDS.welcome(kit.game.title, kit.speech.nameSide(side)));
  if (!chair.value.hasBegun()) say(world, PLAY_WORDS.waiting);
  return sitDown(world, kit, chair.value);
};

/** Between two looks at the server. */
const PAUSE_MS = 1_000;

/** A scenario is begun; any other word is the id of a game in which we sit. */
const placeOf = async (
  world: World,
  server: Server,
  address: string,
  word: string,
  options: ThereOptions,
): Promise<Result<Place, string>> => {
  const [id = '', scenario] = word.split('/');
  if (scenario === undefined) return placeAt(server, word, options.side);
  const entry = findGame(world.shelf, id);
  if (!entry.ok) return entry;
  const made = await entry.value(async pack => makeThere(server, pack, scenario, options));
  if (!made.ok) return made;
  if (made.value.path !== undefined) say(world, PLAY_WORDS.invite(new URL(made.value.path, address).href));
  return ok(made.value.place);
};
