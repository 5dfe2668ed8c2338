import { type Desk, type Game, type GameTypes, ok, type Result } from '@narrow-seas/core';
import { type World, say } from '../world.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { Chair } from './chair.ts';
import type { MenuItem } from './menu.ts';
import { knownFrom, type Words, wordsIn } from './names.ts';
import type { Speech } from './speech.ts';

/** A game that a terminal can play. */
export interface PlayKit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly desk: Desk<T>;
  readonly speech: Speech;
}

/** One sitting: the chair, what was listed last, and what was told. */
export interface Session<T extends GameTypes> extends PlayKit<T> {
  readonly world: World;
  readonly chair: Chair<T>;
  readonly list: { items: readonly MenuItem<T>[] };
  readonly log: string[];
  /** Whether something would be lost by leaving now. */
  readonly unsaved: { is: boolean; warned: boolean };
  /** The side and the phase that the screen shows. */
  readonly shown: { side: T['side']; phase: string };
}

/** The last sentences of the log that are told, and told again when somebody asks. */
const MOST_LOGGED = 40;

export const sayAll = <T extends GameTypes>({ world }: Session<T>, lines: readonly string[]): void => {
  for (const line of lines) say(world, line);
};

export const wordsOf = <T extends GameTypes>({ game, chair }: Session<T>): Words =>
  wordsIn(game, knownFrom(game, chair.view()));

/** Shows a list, and remembers it so that a number means one of its lines. */
export const showList = <T extends GameTypes>(session: Session<T>, items: readonly MenuItem<T>[]): void => {
  session.list.items = items;
  sayAll(
    session,
    items.map(({ label }, place) => PLAY_WORDS.item(place + 1, label)),
  );
};

/** Tells what has happened since it was last told. */
export const tellNews = <T extends GameTypes>(session: Session<T>): void => {
  const { chair, speech, log } = session;
  const view = chair.view();
  const news = chair.news().flatMap(({ sights }) => speech.tell(view, sights));
  log.push(...news);
  log.splice(0, Math.max(0, log.length - MOST_LOGGED));
  const hidden = news.length - MOST_LOGGED;
  if (hidden > 0) sayAll(session, [PLAY_WORDS.earlier(hidden)]);
  sayAll(
    session,
    news.slice(-MOST_LOGGED).map(sentence => `* ${sentence}`),
  );
};

/** Does these actions and tells what came of them. */
export const perform = async <T extends GameTypes>(
  session: Session<T>,
  actions: readonly T['action'][],
): Promise<Result<undefined, string>> => {
  const done = await session.chair.act(actions);
  session.unsaved.is = true;
  session.unsaved.warned = false;
  session.list.items = [];
  tellNews(session);
  return done.ok ? ok(undefined) : done;
};
