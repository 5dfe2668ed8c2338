import { makeStore, type Store } from './store.ts';

export const MOODS = ['auto', 'chart', 'operations', 'safe'] as const;
export type Mood = (typeof MOODS)[number];

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly mood: Mood;
  readonly pace: Pace;
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
    pace: valueIn(stored, 'pace', PACES, 'normal'),
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
