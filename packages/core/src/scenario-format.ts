import type { FileKind } from './versioned.ts';

/** A file that holds a scenario. It stands apart from its decoder: a page can tell such a file without one. */
export const SCENARIO_FILE: FileKind = { format: 'narrow-seas/scenario', version: 1, migrations: {} };
