import type { Asking } from '../link/client.ts';
import type { Sources } from './report.ts';
import type { TableStore } from './table.ts';

type Told = Pick<Sources, 'timeline' | 'tales'>;

/** What only the worker can tell of the whole game, as one question. */
export const askSources = (table: TableStore): Asking<Told> => {
  const timeline = table.client('timeline', undefined);
  const tales = table.client('story', { from: 0, to: table.get().snapshot.length });
  const told = Promise.all([timeline, tales]).then(([moments, scenes]) => ({
    timeline: moments,
    tales: scenes,
  }));
  const cancel = (): void => {
    timeline.cancel();
    tales.cancel();
  };
  return Object.assign(told, { cancel });
};
