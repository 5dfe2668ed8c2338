/** Where somebody left a lesson, or that it was done. */
export interface LessonProgress {
  readonly isDone: boolean;
  /** The step to resume, and its position in the notation of the game; left out where nothing waits. */
  readonly step?: number;
  readonly position?: string;
}

/** By game and lesson. */
type Progress = { readonly [lesson: string]: LessonProgress };

const KEY = 'narrow-seas/lessons';

const NOT_BEGUN: LessonProgress = { isDone: false };

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** What another version of the page may have written is taken as far as it makes sense. */
const sound = ([name, value]: readonly [string, unknown]): readonly (readonly [string, LessonProgress])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { isDone, step, position } = value as { readonly [field: string]: unknown };
  const isPlace = typeof step === 'number' && typeof position === 'string';
  return [[name, { isDone: isDone === true, ...(isPlace ? { step, position } : {}) }]];
};

/** What was learned in this browser; it outlives the page. */
const read = (): Progress => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).flatMap(sound));
  } catch {
    return {};
  }
};

const put = (game: string, lesson: string, progress: LessonProgress): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [nameOf(game, lesson)]: progress }));
  } catch {
    // A browser that keeps nothing still lets one learn.
  }
};

export const progressOf = (game: string, lesson: string): LessonProgress => {
  const progress = read();
  const name = nameOf(game, lesson);
  return (Object.hasOwn(progress, name) ? progress[name] : undefined) ?? NOT_BEGUN;
};

/** A lesson that was done once stays done while it is taken again. */
export const keepStep = (game: string, lesson: string, step: number, position: string): void =>
  put(game, lesson, { isDone: progressOf(game, lesson).isDone, step, position });

export const keepDone = (game: string, lesson: string): void => put(game, lesson, { isDone: true });
