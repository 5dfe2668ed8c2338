import { memo } from '@narrow-seas/core';
import { WORDS } from '../words.ts';
import { type Beat, battleIn, movementsIn } from './beat.ts';
import type { StoryDrawing } from './drawing.ts';
import { type Film, isRunning } from './film.ts';
import { pinsOf, summaryOf } from './summary.ts';

const NOTHING: StoryDrawing = {
  older: [],
  current: [],
  battle: undefined,
  isRolling: false,
  label: '',
  points: '',
  pins: [],
};

/** Of a whole turn only what still matters stays on the map: harmless landings would cover it. */
const arrowsOf = (beats: readonly Beat[]): StoryDrawing['older'] =>
  beats.flatMap(beat => (beat.scenes.length > 1 ? [] : movementsIn(beat)));

const pinned = memo((beats: readonly Beat[]): StoryDrawing['pins'] => {
  const summary = summaryOf(beats);
  return pinsOf(summary).flatMap((line, place) =>
    line.hex === undefined
      ? []
      : [{ hex: line.hex, number: place + 1, isDanger: summary.dangers.includes(line) }],
  );
});

const battleOf = ({ battle, mark, isRolling }: Film): Partial<StoryDrawing> => {
  const shown = battle ?? mark;
  if (shown === undefined) return {};
  const points = shown.points === 0 ? '' : WORDS.battle.forYou(shown.points);
  return { battle: shown, isRolling, label: shown.label, points };
};

const momentOf = (moment: Beat): Partial<StoryDrawing> => {
  const battle = battleIn(moment);
  return {
    current: movementsIn(moment),
    ...(battle === undefined ? {} : { battle, label: battle.label }),
  };
};

/** What of the story is to be drawn now. */
export const storyDrawingOf = (film: Film, isReplay: boolean): StoryDrawing => {
  const { beats, at, moment, hidesArrows, hasSummary } = film;
  if (moment !== undefined && isReplay) return { ...NOTHING, ...momentOf(moment) };
  if (isRunning(film)) {
    const beat = beats[at];
    const current = beat === undefined ? [] : movementsIn(beat);
    const older = arrowsOf(beats.slice(0, Math.max(0, at)));
    return { ...NOTHING, older, current, ...battleOf({ ...film, mark: undefined }) };
  }
  const isHidden = hidesArrows || beats.length === 0;
  return {
    ...NOTHING,
    ...battleOf(film),
    older: isHidden ? [] : arrowsOf(beats),
    pins: isHidden || !hasSummary ? [] : pinned(beats),
  };
};
