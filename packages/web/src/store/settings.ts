import { makeStore, type Store } from './store.ts';

export const MOODS = ['auto', 'chart', 'operations', 'safe'] as const;
export type Mood = (typeof MOODS)[number];

/** At the last one the computer's moves are not shown one by one. */
export const PACES = ['slow', 'normal', 'quick', 'fast'] as const;
export type Pace = (typeof PACES)[number];

const ANSWERS = ['yes', 'no'] as const;
type Answer = (typeof ANSWERS)[number];

export interface Settings {
  readonly mood: Mood;
  readonly pace: Pace;
  /** Short sounds for battles. */
  readonly sound: Answer;
  /** Where the film of the enemy's turn waits for the player. */
  readonly stopAtBattles: Answer;
  readonly stopAtLosses: Answer;
  /** Ending a phase asks only when something would be lost, not for units that have not acted. */
  readonly onlyLosses: Answer;
}

const KEY = 'narrow-seas/settings';

const read = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
};

const valueIn = <T extends string>(stored: unknown, key: string, values: readonly T[], standard: T): T => {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
  return values.find(known => known === value) ?? standard;
};

const write = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still lets one play.
  }
};

/** The mood that is shown: "as the device" asks the device. */
const showMood = ({ mood }: Settings): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['mood'] = mood === 'auto' ? (dark ? 'operations' : 'chart') : mood;
};

/** Settings that outlive the page; the mood is shown as soon as it changes. */
export const openSettings = (): Store<Settings> => {
  const stored = read();
  const settings = makeStore<Settings>({
    mood: valueIn(stored, 'mood', MOODS, 'auto'),
    pace: valueIn(stored, 'pace', PACES, 'slow'),
    sound: valueIn(stored, 'sound', ANSWERS, 'yes'),
    stopAtBattles: valueIn(stored, 'stopAtBattles', ANSWERS, 'yes'),
    stopAtLosses: valueIn(stored, 'stopAtLosses', ANSWERS, 'yes'),
    onlyLosses: valueIn(stored, 'onlyLosses', ANSWERS, 'no'),
  });
  const show = (): void => showMood(settings.get());
  settings.subscribe(() => {
    write(settings.get());
    show();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
  return settings;
};
