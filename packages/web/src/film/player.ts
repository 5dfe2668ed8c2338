import type { PastMoment } from '../link/protocol.ts';
import type { Settings, Pace } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { inFilm } from '../store/table-state.ts';
import { type Beat, battleIn, sayBeat, withTales } from './beat.ts';
import { isRunning } from './film.ts';
import { isCalm, ROLL_MS } from './pace.ts';
import { isAlarm, isWorthTelling } from './summary.ts';

/** How long a beat stays, in milliseconds. At the last pace nothing is shown one by one. */
const STAY: { readonly [pace in Pace]: number } = { slow: 2000, normal: 1100, quick: 500, fast: 0 };

interface Reel {
  readonly table: TableStore;
  readonly settings: Store<Settings>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** A beat has its time on the screen. */
  isShowing: boolean;
  asking: boolean;
  isEnded: boolean;
}

const isComputerDue = (table: TableStore): boolean => {
  const { snapshot, failure } = table.get();
  return snapshot.computer !== undefined && failure === undefined;
};

/** Asks for what has been added to the log since it was told last. */
const tellMore = async (reel: Reel): Promise<void> => {
  const { table } = reel;
  const { told, beats } = table.film.get();
  const to = table.get().log.length;
  reel.asking = true;
  try {
    const tales = await table.client('story', { from: told, to });
    // A film that was begun again meanwhile has nothing to do with the answer.
    if (table.film.get().told === told) table.film.set({ told: to, beats: withTales(beats, tales) });
  } catch (failure) {
    table.film.set({ told: to });
    table.fail(failure);
  } finally {
    reel.asking = false;
  }
};

/** Shows the table as it was after this entry. */
const showMoment = (table: TableStore, at: number): void => {
  const show = (past: PastMoment): void => {
    if (!isRunning(table.film.get())) return;
    const { display } = table.get();
    table.set({
      replay: inFilm(at, past),
      board: display.board(past.view),
      track: display.track(past.view),
    });
  };
  table.client('replay', at).then(show, table.fail);
};

/** Battles with an effect stop the film, and losses do, as the player wants it. */
const isStop = (beat: Beat, { stopAtBattles, stopAtLosses }: Settings): boolean => {
  const battle = battleIn(beat);
  const isLoss =
    battle?.effect === 'loss' || beat.scenes.some(scene => scene.kind === 'news' && scene.topic === 'loss');
  if (isLoss) return stopAtLosses === 'yes';
  return battle !== undefined && battle.effect !== 'none' && stopAtBattles === 'yes';
};

const wait = (reel: Reel, milliseconds: number, then: () => void): void => {
  clearTimeout(reel.timer);
  reel.timer = setTimeout(() => {
    if (!reel.isEnded) then();
  }, milliseconds);
};

/** The beat has been on the screen for its time. */
const beatOver = (reel: Reel, beat: Beat): void => {
  const { table, settings } = reel;
  reel.isShowing = false;
  if (table.film.get().mode !== 'playing') return;
  if (isStop(beat, settings.get())) table.film.set({ mode: 'held' });
  else advance(reel);
};

const stayOf = ({ settings }: Reel, beat: Beat): number => {
  const stay = STAY[settings.get().pace];
  if (isAlarm(beat)) return stay * 1.8;
  return battleIn(beat) === undefined ? stay : stay * 1.3;
};

/** A battle with its die: the table stays as it was until the die has stopped. */
const roll = (reel: Reel, beat: Beat): void => {
  const { table } = reel;
  const done = (): void => {
    table.film.set({ isRolling: false });
    showMoment(table, beat.last);
    wait(reel, stayOf(reel, beat), () => beatOver(reel, beat));
  };
  if (isCalm()) return done();
  wait(reel, ROLL_MS, done);
};

/** Brings the beat of this place on the screen. `isCut`: at once, as one steps through the film. */
export const showBeat = (reel: Pick<Reel, 'table'>, place: number, isCut: boolean): Beat | undefined => {
  const { table } = reel;
  const beat = table.film.get().beats[place];
  if (beat === undefined) return undefined;
  const battle = battleIn(beat);
  const isRolling = battle !== undefined && battle.dice.length > 0 && !isCut && !isCalm();
  table.film.set({ at: place, battle, isRolling, ...(battle === undefined ? {} : { mark: battle }) });
  table.set({ spoken: sayBeat(beat) });
  if (!isRolling) showMoment(table, beat.last);
  return beat;
};

/** On to the next beat, or to the end. */
const advance = (reel: Reel): void => {
  const { table } = reel;
  const { beats, at, seenUpTo } = table.film.get();
  const place = beats.findIndex((beat, index) => index > at && beat.last > seenUpTo);
  if (place < 0) return runDry(reel);
  // What is shown changes the film, and who hears of that must not go on at once.
  reel.isShowing = true;
  const beat = showBeat(reel, place, false);
  if (beat === undefined) return undefined;
  if (table.film.get().isRolling) return roll(reel, beat);
  return wait(reel, stayOf(reel, beat), () => beatOver(reel, beat));
};

/** Nothing is left to show: what happened without a word is shown, and where nobody plays on the film is over. */
const runDry = (reel: Reel): void => {
  const { table } = reel;
  const { told } = table.film.get();
  const { log, replay } = table.get();
  if (told < log.length) return;
  if (!isComputerDue(table)) return finish(reel);
  if (replay !== undefined && replay.at < told) showMoment(table, told);
};

/** Back to the table, with a summary where it is worth one and the player is not in the middle of an answer. */
const finish = (reel: Reel): void => {
  const { table } = reel;
  const { beats } = table.film.get();
  const { survey, outcome, viewer } = table.get().snapshot;
  const isOver = survey.end !== undefined || outcome !== undefined || viewer === 'spectator';
  const hasSummary = isOver && isWorthTelling(beats);
  const last = beats.at(-1);
  const battle = last === undefined ? undefined : battleIn(last);
  // A battle that waits for the player's own decision stays in sight.
  const isOpen = battle?.verdict === '';
  const shown = isOpen ? battle : undefined;
  table.film.set({ mode: 'off', isOver, hasSummary, isRolling: false, battle: shown, mark: shown });
  table.present(hasSummary);
};

/** Looks what is to do, whenever something has changed. */
const look = (reel: Reel): void => {
  const { table, isEnded, asking, isShowing } = reel;
  const { mode, told } = table.film.get();
  if (isEnded || asking || mode === 'off') return;
  if (told < table.get().log.length) {
    tellMore(reel).then(() => look(reel), table.fail);
    return;
  }
  if (mode === 'skipping' && !isComputerDue(table)) finish(reel);
  else if (mode === 'playing' && !isShowing) advance(reel);
};

/** Plays the story of what others do while it is wanted. */
export const runFilm = (table: TableStore, settings: Store<Settings>): (() => void) => {
  const reel: Reel = { table, settings, timer: undefined, isShowing: false, asking: false, isEnded: false };
  const want = (): void => {
    const isWanted = settings.get().pace !== 'fast';
    if (isWanted !== table.film.get().isWanted) table.film.set({ isWanted });
  };
  const change = (): void => {
    // Who pauses or steps by hand takes the time from the film.
    if (table.film.get().mode !== 'playing' && reel.isShowing) {
      clearTimeout(reel.timer);
      reel.isShowing = false;
    }
    look(reel);
  };
  want();
  const stops = [table.subscribe(() => look(reel)), table.film.subscribe(change), settings.subscribe(want)];
  look(reel);
  return () => {
    reel.isEnded = true;
    clearTimeout(reel.timer);
    for (const stop of stops) stop();
  };
};
