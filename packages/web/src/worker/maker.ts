/** The file that the worker was built into: its name changes with everything that it does. */
export const maker = (): string => (typeof location === 'undefined' ? '' : location.pathname);
