import type { Analysis } from '@narrow-seas/core';
import type { Action, AnalysisKey } from '../../link/protocol.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import type { AnalysisScreen } from '../../store/table-state.ts';
import { furtherOf, type KeptAnalysis, soundAnalysis, studyPlace } from './kept.ts';

/** Milliseconds during which the worker may not hear the page. */
const SLICE = 80;

/** Milliseconds between two times at which an unfinished analysis is kept. */
const KEEP_EVERY = 4000;

export const setAnalysis = (table: TableStore, change: Partial<AnalysisScreen>): void => {
  const { analysis } = table.get();
  if (analysis !== undefined) table.set({ analysis: { ...analysis, ...change } });
};

/** Works on until all is known or somebody stops it; what is known already is not worked out again. */
export const runAnalysis = (table: TableStore, studies: Studies): void => {
  const { analysis, snapshot } = table.get();
  if (analysis === undefined || analysis.isWorking === true) return;
  const isOld = analysis.length !== snapshot.length;
  if (!isOld && analysis.told?.complete === true) return;
  setAnalysis(table, { isWorking: true, length: snapshot.length, ...(isOld ? { told: undefined } : {}) });
  begin(table, studies).catch(table.fail);
};

export const stopAnalysis = (table: TableStore): void => setAnalysis(table, { isWorking: false });

/** What was kept is shown at once; only what is missing, or what an older page found, is worked out. */
const begin = async (table: TableStore, studies: Studies): Promise<void> => {
  const key = await table.client('analysisKey', undefined);
  if (key === undefined) return setAnalysis(table, { isWorking: false });
  const place = studyPlace(table, 'analysis', key.key);
  const known = table.get().analysis?.told;
  const kept = known === undefined ? soundAnalysis(await studies.read(place), key.key) : undefined;
  if (kept !== undefined) setAnalysis(table, { told: kept.told });
  if (kept?.told.complete === true && kept.maker === key.maker)
    return setAnalysis(table, { isWorking: false });
  const keep = makeKeeper(key, body => void studies.write(place, body));
  keep.last(await work(table, kept?.told ?? known, keep.now));
};

interface Keeper {
  /** Keeps it, if it was not kept just now. */
  readonly now: (told: Analysis<Action>) => void;
  readonly last: (told: Analysis<Action> | undefined) => void;
}

const makeKeeper = ({ maker }: AnalysisKey, write: (body: KeptAnalysis) => void): Keeper => {
  const state: { at: number; told: Analysis<Action> | undefined } = {
    at: performance.now(),
    told: undefined,
  };
  const last = (told: Analysis<Action> | undefined): void => {
    if (told === undefined || told === state.told) return;
    Object.assign(state, { at: performance.now(), told });
    write({ told, maker });
  };
  return {
    last,
    now: told => {
      if (performance.now() - state.at >= KEEP_EVERY) last(told);
    },
  };
};

/** Answers with what was found, where that is worth keeping. */
const work = async (
  table: TableStore,
  older: Analysis<Action> | undefined,
  keep: Keeper['now'],
): Promise<Analysis<Action> | undefined> => {
  let found: Analysis<Action> | undefined;
  while (table.get().analysis?.isWorking === true) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
    const told = await table.client('analysis', SLICE);
    if (told === undefined) {
      setAnalysis(table, { isWorking: false });
      return found;
    }
    const shown = furtherOf(older, told);
    if (shown === told) found = told;
    if (table.get().analysis?.isWorking !== true) return found;
    setAnalysis(table, { told: shown, share: told.share, isWorking: !told.complete });
    if (found !== undefined) keep(found);
  }
  return found;
};
