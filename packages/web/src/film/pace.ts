/** The line takes its time, then the die; then the result is read. In milliseconds. */
export const ROLL_MS = 800;

/** Who wants less motion sees every result at once. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
