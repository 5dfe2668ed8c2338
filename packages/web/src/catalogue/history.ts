import type { ScenarioHistory } from '@narrow-seas/core';

/** Loaded only when somebody wants to read: all pages of a game together. */
export type LoadHistories = () => Promise<readonly ScenarioHistory[]>;
