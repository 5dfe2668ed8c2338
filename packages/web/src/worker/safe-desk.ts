import {
  type Choice,
  type Desk,
  type Game,
  type GameTypes,
  NO_SCORE,
  seededRandom,
  type Survey,
} from '@narrow-seas/core';
import type { Snapshot } from '../link/protocol.ts';
import { WORDS } from '../words.ts';

/** The most moves that are offered by their notation where the desk offers none. */
const MOST = 60;

/**
 * A desk whose survey and score never fail: without them nothing of the table could be shown, and a move that was
 * played would not be saved. What failed is told with the snapshot.
 */
export interface SafeDesk<T extends GameTypes> {
  readonly desk: Desk<T>;
  /** The snapshot with the faults since the last one. */
  readonly withFaults: (snapshot: Snapshot) => Snapshot;
}

export const safeDesk = <T extends GameTypes>(game: Game<T>, desk: Desk<T>): SafeDesk<T> => {
  const faults = new Set<string>();
  const safe = <R>(fault: string, work: () => R, instead: () => R): R => {
    try {
      return work();
    } catch {
      faults.add(fault);
      return instead();
    }
  };
  return {
    desk: {
      ...desk,
      survey: view =>
        safe(
          WORDS.fault.survey,
          () => desk.survey(view),
          () => plainSurvey(game, view),
        ),
      score: view =>
        safe(
          WORDS.fault.score,
          () => desk.score(view),
          () => NO_SCORE,
        ),
    },
    withFaults: snapshot => {
      const fault = [...faults].join(' ');
      faults.clear();
      return fault === '' ? snapshot : { ...snapshot, fault };
    },
  };
};

/** What the rules offer, as they write it down: enough to play on. */
const plainSurvey = <T extends GameTypes>(game: Game<T>, view: T['view']): Survey<T['action']> => ({
  title: WORDS.fault.title,
  advice: WORDS.fault.advice,
  ready: [],
  duties: [],
  trays: [],
  commands: plainChoices(game, view),
});

const plainChoices = <T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
): readonly Choice<T['action']>[] => {
  const state = game.imagine(view, seededRandom(1));
  const choices: Choice<T['action']>[] = [];
  for (const action of game.options(view).list()) {
    const label = game.notation.printAction(state, action);
    choices.push({ key: label, kind: 'command', label, actions: [action] });
    if (choices.length >= MOST) break;
  }
  return choices;
};
