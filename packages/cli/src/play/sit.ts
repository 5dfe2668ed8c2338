import { type GameTypes, ok } from '@narrow-seas/core';
import { EXIT, type ExitCode } from '../complain.ts';
import { say, type World } from '../world.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { Chair } from './chair.ts';
import { type Done, obey } from './commands.ts';
import { type PlayKit, sayAll, type Session, tellNews, wordsOf } from './session.ts';
import { sayTurn } from './tell.ts';

/** What is typed. A line that was waited for in vain is the next one that is read. */
interface Lines {
  readonly next: () => Promise<string | undefined>;
  readonly look: () => Promise<unknown>;
}

const readLines = (typed: AsyncIterator<string, undefined>): Lines => {
  const state: { coming: Promise<string | undefined> | undefined } = { coming: undefined };
  const look = (): Promise<string | undefined> => {
    state.coming ??= typed.next().then(({ value, done }) => (done === true ? undefined : value));
    return state.coming;
  };
  return {
    look,
    next: async () => {
      const line = await look();
      state.coming = undefined;
      return line;
    },
  };
};

/** Enough to push what one side saw off the screen. */
const SCREEN = '\n'.repeat(60);

/** Plays to the end of the game, to the end of the input, or until the person leaves. */
export const sitDown = async <T extends GameTypes>(
  world: World,
  kit: PlayKit<T>,
  chair: Chair<T>,
): Promise<ExitCode> => {
  const session: Session<T> = {
    ...kit,
    world,
    chair,
    list: { items: [] },
    log: [],
    unsaved: { is: false, warned: false },
    shown: { side: chair.side(), phase: '' },
  };
  if (chair.hasBegun()) tellNews(session);
  const lines = readLines(world.lines());
  let done: Done = ok('stay');
  while (!done.ok || done.value === 'stay') {
    // oxlint-disable-next-line no-await-in-loop -- a move follows a move
    done = await oneStep(session, lines);
    if (!done.ok) say(world, done.error);
  }
  return EXIT.fine;
};

/** The others play, or the next line that is typed. */
const oneStep = async <T extends GameTypes>(session: Session<T>, lines: Lines): Promise<Done> => {
  const { chair, world } = session;
  const summary = chair.outcome();
  if (summary !== undefined) {
    say(world, PLAY_WORDS.over(summary));
    return ok('leave');
  }
  if (!chair.mayAct()) return othersPlay(session, lines);
  if (!(await handOver(session, lines))) return leave(session);
  showPhase(session);
  const line = await ask(session, lines, PLAY_WORDS.prompt(session.speech.nameSide(chair.side())));
  return line === undefined ? leave(session) : obey(session, line);
};

const leave = <T extends GameTypes>({ world }: Session<T>): Done => {
  say(world, PLAY_WORDS.bye);
  return ok('leave');
};

/** The next line; undefined at the end of the input. */
const ask = async <T extends GameTypes>(
  { world }: Session<T>,
  lines: Lines,
  prompt: string,
): Promise<string | undefined> => {
  world.out.write(prompt);
  return lines.next();
};

/** Ctrl-C ends the waiting and with it the sitting; a line that is typed meanwhile is obeyed. */
const othersPlay = async <T extends GameTypes>(session: Session<T>, lines: Lines): Promise<Done> => {
  const { world, chair } = session;
  const state = { isStopped: false, isTyped: false };
  const release = world.onInterrupt(() => {
    state.isStopped = true;
  });
  if (chair.isElsewhere && chair.hasBegun()) void lines.look().then(() => (state.isTyped = true));
  const before = chair.side();
  const waited = await chair.wait(() => state.isStopped || state.isTyped);
  release();
  if (!waited.ok) {
    say(world, waited.error);
    return ok('leave');
  }
  if (chair.side() === before) tellNews(session);
  if (state.isStopped) return leave(session);
  return state.isTyped && !chair.mayAct() ? typedMeanwhile(session, lines) : ok('stay');
};

/** The side cannot act now, but it may look around, take back or leave. */
const typedMeanwhile = async <T extends GameTypes>(session: Session<T>, lines: Lines): Promise<Done> => {
  const line = await lines.next();
  return line === undefined ? leave(session) : obey(session, line);
};

/** Two at one keyboard who have secrets do not look at each other's screen. False at the end of the input. */
const handOver = async <T extends GameTypes>(session: Session<T>, lines: Lines): Promise<boolean> => {
  const { chair, desk, speech, world, shown } = session;
  const side = chair.side();
  if (side === shown.side) return true;
  shown.side = side;
  session.log.splice(0);
  if (desk.secrets === true) {
    world.out.write(SCREEN);
    if ((await ask(session, lines, PLAY_WORDS.handOver(speech.nameSide(side)))) === undefined) return false;
  }
  tellNews(session);
  return true;
};

/** Once for each phase: what it is, what is owed, who can act. */
const showPhase = <T extends GameTypes>(session: Session<T>): void => {
  const { chair, desk, speech, shown } = session;
  const view = chair.view();
  const phase = `${desk.turn?.(view) ?? speech.turn(view)} ${desk.survey(view).title} ${chair.side()}`;
  if (phase === shown.phase) return;
  shown.phase = phase;
  sayAll(session, sayTurn(desk, speech, wordsOf(session), view));
};
