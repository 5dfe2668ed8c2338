import type { TableStore } from '../../store/table.ts';
import type { AnalysisScreen } from '../../store/table-state.ts';

/** Milliseconds during which the worker may not hear the page. */
const SLICE = 80;

export const setAnalysis = (table: TableStore, change: Partial<AnalysisScreen>): void => {
  const { analysis } = table.get();
  if (analysis !== undefined) table.set({ analysis: { ...analysis, ...change } });
};

/** Works on until all is known or somebody stops it; what is known already is not worked out again. */
export const runAnalysis = (table: TableStore): void => {
  const { analysis, snapshot } = table.get();
  if (analysis === undefined || analysis.isWorking === true) return;
  const isOld = analysis.length !== snapshot.length;
  if (!isOld && analysis.told?.complete === true) return;
  setAnalysis(table, { isWorking: true, length: snapshot.length, ...(isOld ? { told: undefined } : {}) });
  work(table).catch(table.fail);
};

export const stopAnalysis = (table: TableStore): void => setAnalysis(table, { isWorking: false });

const work = async (table: TableStore): Promise<void> => {
  while (table.get().analysis?.isWorking === true) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
    const told = await table.client('analysis', SLICE);
    if (table.get().analysis?.isWorking !== true) return;
    setAnalysis(table, { told, isWorking: told !== undefined && !told.complete });
  }
};
