import { type Mission, type MissionSheet, type MissionValue, NO_ORDERS, withField } from '@narrow-seas/core';
import type { GivenMission } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import { giveOrders } from './standing.ts';
import type { TableStore } from './table.ts';

/** Shows a mission in the panel and its ways on the map. */
export const showMission = (table: TableStore, draft: MissionSheet): void => {
  const { panelHeight } = table.get();
  table.set({ draft, tab: 'mission', panelHeight: panelHeight === 'low' ? 'half' : panelHeight });
};

/** A mission that was given before, in all its words. */
export const openMission = (table: TableStore, mission: Mission): void =>
  void table
    .client('mission', mission)
    .then(sheet => sheet !== undefined && showMission(table, sheet), table.fail);

/** A box is ticked at once; what follows from it comes from the game. */
const ticked = ({ stops }: MissionSheet, field: string, value: MissionValue): MissionSheet['stops'] =>
  stops.map(stop => (stop.field === field ? { ...stop, isOn: value === true } : stop));

/** One thing about the draft is another: the game fills in the rest. */
export const changeDraft = (table: TableStore, field: string, value: MissionValue): void => {
  const { draft } = table.get();
  if (draft === undefined) return;
  const changed = withField(draft.mission, field, value);
  table.set({ draft: { ...draft, mission: changed, stops: ticked(draft, field, value) } });
  table
    .client('mission', changed)
    .then(sheet => sheet !== undefined && table.set({ draft: sheet }), table.fail);
};

export const closeMission = (table: TableStore): void => table.set({ draft: undefined, tab: 'here' });

/** The missions without those of the same pieces. */
const othersThan = (table: TableStore, id: string, pieces: readonly number[]): readonly Mission[] =>
  (table.get().snapshot.missions ?? [])
    .filter(({ mission, state }) => mission.id !== id && !state.pieces.some(piece => pieces.includes(piece)))
    .map(({ mission }) => mission);

const withMissions = async (table: TableStore, missions: readonly Mission[]): Promise<boolean> => {
  const { orders = NO_ORDERS } = (await table.client('orders', undefined)) ?? {};
  return giveOrders(table, { ...orders, missions });
};

/** Gives the order; it takes the place of what the same pieces were ordered before. */
export const giveMission = async (table: TableStore, sheet: MissionSheet): Promise<void> => {
  const { mission, state } = sheet;
  const others = othersThan(table, mission.id, state.pieces);
  if (await withMissions(table, [...others, mission]))
    table.set({ draft: undefined, tab: 'here', spoken: WORDS.missions.given(state.title) });
};

export const cancelMission = async (table: TableStore, id: string): Promise<void> => {
  const left = (table.get().snapshot.missions ?? [])
    .map(({ mission }) => mission)
    .filter(each => each.id !== id);
  if (await withMissions(table, left)) table.set({ draft: undefined, tab: 'here' });
};

/** The player has heard why it stopped, and it goes on. */
export const resumeMission = async (table: TableStore, mission: Mission): Promise<void> => {
  const sheet = await table.client('mission', mission);
  if (sheet?.resume !== undefined) await giveMission(table, { ...sheet, mission: sheet.resume });
};

/** The player has heard why they stopped, and all of them go on. */
export const resumeAll = async (table: TableStore, stopped: readonly GivenMission[]): Promise<void> => {
  const sheets = await Promise.all(stopped.map(({ mission }) => table.client('mission', mission)));
  const resumed = sheets.flatMap(sheet => sheet?.resume ?? []);
  const pieces = stopped.flatMap(({ state }) => state.pieces);
  const others = othersThan(table, '', pieces);
  if (await withMissions(table, [...others, ...resumed]))
    table.set({ spoken: WORDS.missions.allGiven(resumed.length) });
};

/** Gives several orders at once, each in the place of what the same pieces were ordered before. */
export const giveAll = async (table: TableStore, suggested: readonly GivenMission[]): Promise<void> => {
  const pieces = suggested.flatMap(({ state }) => state.pieces);
  const others = othersThan(table, '', pieces);
  if (await withMissions(table, [...others, ...suggested.map(({ mission }) => mission)]))
    table.set({ spoken: WORDS.missions.allGiven(suggested.length) });
};
