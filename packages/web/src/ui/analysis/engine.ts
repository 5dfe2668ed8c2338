import type { AdvisedPlan } from '@narrow-seas/core';
import type { Action } from '../../link/protocol.ts';
import type { TableStore } from '../../store/table.ts';
import type { EngineScreen, TableState } from '../../store/table-state.ts';

/** Milliseconds during which the worker may not hear the page. */
const SLICE = 60;

/** The position on the screen: another one is thought about from the beginning. */
export const momentShown = ({ snapshot, replay }: TableState): string =>
  `${snapshot.viewer} ${snapshot.length} ${replay?.at ?? 'now'}`;

const setEngine = (table: TableStore, change: Partial<EngineScreen>): void => {
  const { engine = { isOn: false } } = table.get();
  table.set({ engine: { ...engine, ...change } });
};

/** Switched off, nothing is thought about and nothing is drawn. */
export const switchEngine = (table: TableStore): void =>
  setEngine(table, {
    isOn: table.get().engine?.isOn !== true,
    told: undefined,
    drawn: undefined,
  });

/** A computer at the table, and a film of its moves, come first. */
export const isEngineFree = ({ snapshot, paused, replay }: TableState): boolean =>
  replay?.film !== true && (replay !== undefined || snapshot.computer === undefined || paused);

/** Thinks about the position on the screen until all is thought out or the page moves on; the answer stops it. */
export const runEngine = (table: TableStore): (() => void) => {
  const state = { isOver: false };
  const moment = momentShown(table.get());
  const isStill = (): boolean =>
    !state.isOver && table.get().engine?.isOn === true && momentShown(table.get()) === moment;
  const think = async (): Promise<void> => {
    const { replay, variation } = table.get();
    const question = {
      ...(replay === undefined ? {} : { at: replay.at }),
      ...(variation === undefined ? {} : { side: variation.side }),
      slice: SLICE,
    };
    while (isStill()) {
      // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
      const told = await table.client('report', question);
      if (!isStill()) return;
      setEngine(table, { told });
      if (told === undefined || told.complete) return;
    }
  };
  setEngine(table, { told: undefined, drawn: undefined });
  think().catch(table.fail);
  return () => {
    state.isOver = true;
  };
};

/** Draws a plan on the map; drawn already, it goes. */
export const drawPlan = (table: TableStore, plan: AdvisedPlan<Action>): void => {
  const { engine } = table.get();
  const { told } = engine ?? {};
  if (told === undefined) return;
  if (isDrawn(engine, plan)) return setEngine(table, { drawn: undefined });
  const { by = told.side, level, value: now } = told;
  const advice = { side: by, level, now, plans: [plan], nodes: 0, complete: true };
  setEngine(table, { drawn: { told: advice, plan: 0, done: 0 } });
};

export const isDrawn = (engine: EngineScreen | undefined, { title }: AdvisedPlan<Action>): boolean =>
  engine?.drawn?.told?.plans[0]?.title === title;
