/** A finger that rests as long as this asks what lies under it. */
export const LONG_PRESS_MS = 500;

/** A finger trembles more than a mouse: within these pixels it has not moved. */
export const SLACK = { mouse: 4, touch: 10 } as const;
