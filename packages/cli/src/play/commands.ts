import { resolve } from 'node:path';
import { failed, type GameTypes, ok, type Result } from '@narrow-seas/core';
import { writeText } from '../files.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { findPiece, sayBoard, sayHex } from './board.ts';
import { choicesOf, MOST_LISTED, ordersWith } from './menu.ts';
import { knownFrom } from './names.ts';
import { perform, sayAll, type Session, showList, tellNews, wordsOf } from './session.ts';
import { sayBriefing, sayScore } from './tell.ts';

/** What a command did: it goes on, or the person leaves. A failure is one sentence. */
export type Done = Result<'stay' | 'leave', string>;

type Command = <T extends GameTypes>(session: Session<T>, words: readonly string[]) => Done | Promise<Done>;

const STAY = ok('stay' as const);

const board: Command = session => {
  sayAll(session, sayBoard(session.speech, wordsOf(session), session.chair.view()));
  return STAY;
};

const hex: Command = (session, [word = '']) => {
  const words = wordsOf(session);
  const found = words.findHex(word);
  if (found === undefined) return failed(PLAY_WORDS.noHex(word));
  sayAll(session, sayHex(session.speech, words, session.chair.view(), found));
  return STAY;
};

const what: Command = (session, [word = '']) => {
  const { desk, chair, speech } = session;
  const view = chair.view();
  const piece = findPiece(speech, wordsOf(session), view, desk.survey(view).ready, word);
  if (piece === undefined) return failed(PLAY_WORDS.noPiece(word));
  const items = choicesOf(desk, view, piece);
  if (items.length === 0) return failed(PLAY_WORDS.nothingFor(word));
  showList(session, items);
  return STAY;
};

const list: Command = (session, wanted) => {
  const { game, chair } = session;
  const view = chair.view();
  const found = chair.mayAct()
    ? ordersWith(
        game,
        view,
        knownFrom(game, view),
        wanted.map(word => word.toLowerCase()),
      )
    : [];
  if (found.length === 0) return failed(PLAY_WORDS.noOrders);
  showList(session, found.slice(0, MOST_LISTED));
  if (found.length > MOST_LISTED) sayAll(session, [PLAY_WORDS.more]);
  return STAY;
};

const end: Command = async (session, [word]) => {
  const { end: ending } = session.desk.survey(session.chair.view());
  if (ending === undefined) return failed(PLAY_WORDS.cannotEnd);
  if (ending.refusal !== undefined) return failed(PLAY_WORDS.refused(ending.refusal));
  if (ending.losses.length > 0 && word !== 'now') {
    sayAll(session, [...ending.losses.map(({ text }) => PLAY_WORDS.lost(text)), PLAY_WORDS.endAnyway]);
    return STAY;
  }
  const done = await perform(session, [ending.action]);
  return done.ok ? STAY : done;
};

const undo: Command = async session => {
  const undone = await session.chair.undo();
  if (!undone.ok) return undone;
  session.list.items = [];
  tellNews(session);
  sayAll(session, [PLAY_WORDS.undone]);
  return STAY;
};

const save: Command = (session, [file]) => {
  const { chair, world, unsaved } = session;
  if (chair.save === undefined) return failed(PLAY_WORDS.notKept);
  if (file === undefined) return failed(PLAY_WORDS.nameFile);
  const written = writeText(resolve(world.folder, file), chair.save());
  if (!written.ok) return written;
  unsaved.is = false;
  sayAll(session, [PLAY_WORDS.saved(file)]);
  return STAY;
};

const quit: Command = session => {
  const { unsaved, chair } = session;
  if (chair.save !== undefined && unsaved.is && !unsaved.warned && chair.outcome() === undefined) {
    unsaved.warned = true;
    return failed(PLAY_WORDS.unsaved);
  }
  return ok('leave');
};

const COMMANDS: { readonly [name: string]: Command } = {
  help: session => {
    sayAll(session, [PLAY_WORDS.help]);
    return STAY;
  },
  board,
  hex,
  what,
  list,
  end,
  undo,
  orders: session => {
    sayAll(session, sayBriefing(session.desk, session.chair.view()));
    return STAY;
  },
  score: session => {
    sayAll(session, sayScore(session.desk, session.chair.view()));
    return STAY;
  },
  log: session => {
    sayAll(session, session.log.length === 0 ? [PLAY_WORDS.nothingNew] : session.log);
    return STAY;
  },
  save,
  quit,
};

/** A number means a line of the last list, or a command of the phase where nothing was listed. */
const doLine = async <T extends GameTypes>(session: Session<T>, place: number): Promise<Done> => {
  const { list: shown, desk, chair } = session;
  const items = shown.items.length > 0 ? shown.items : desk.survey(chair.view()).commands;
  const item = items[place - 1];
  if (item === undefined) return failed(PLAY_WORDS.noItem(place, items.length));
  const done = await perform(session, item.actions);
  return done.ok ? STAY : done;
};

/** Orders in notation, in the order in which they are written. */
const doOrders = async <T extends GameTypes>(session: Session<T>, line: string): Promise<Done> => {
  const { game, chair } = session;
  const known = knownFrom(game, chair.view());
  const actions: T['action'][] = [];
  for (const text of line
    .split(';')
    .map(part => part.trim())
    .filter(part => part !== '')) {
    const read = game.notation.parseAction(known, text);
    if (!read.ok) return failed(PLAY_WORDS.notAnOrder(text, read.error.message));
    actions.push(read.value);
  }
  const done = await perform(session, actions);
  return done.ok ? STAY : done;
};

/** Does what a typed line says. */
export const obey = async <T extends GameTypes>(session: Session<T>, line: string): Promise<Done> => {
  const [first = '', ...words] = line.trim().split(/\s+/);
  if (first === '') return STAY;
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (command !== undefined) return command(session, words);
  if (/^\d{1,3}$/.test(line.trim())) return doLine(session, Number(first));
  return doOrders(session, line);
};
