import type { GameTypes, Mission, MissionSheet, Selection, StandingRules, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { GivenMission, Snapshot } from '../link/protocol.ts';

/** The viewer's missions and how they stand; nothing where there are no standing orders. */
export const missionsTold = <T extends GameTypes>(
  match: Pick<MatchTable<T>, 'game' | 'orders' | 'viewFor'>,
  standing: StandingRules<T> | undefined,
  viewer: Viewer<T['side']>,
): Pick<Snapshot, 'missions'> => {
  const side = match.game.sides.find(name => name === viewer);
  const given = side === undefined ? undefined : match.orders(side);
  if (given === undefined) return {};
  const rules = standing?.missions;
  if (rules === undefined || given.orders.missions.length === 0) return { missions: [] };
  const view = match.viewFor(viewer);
  return {
    missions: given.orders.missions.map(mission => ({ mission, state: rules.state(view, mission) })),
  };
};

/** The mission that is meant by a selection, or the one that is asked about, in words. */
export const sheetFor = <T extends GameTypes>(
  standing: StandingRules<T> | undefined,
  view: T['view'],
  asked: Selection | Mission,
): MissionSheet | undefined => {
  const rules = standing?.missions;
  if (rules === undefined) return undefined;
  if ('pieces' in asked) {
    const proposed = rules.propose(view, asked);
    return proposed === undefined ? undefined : rules.sheet(view, proposed);
  }
  const read = rules.decode(asked);
  return read.ok ? rules.sheet(view, read.value) : undefined;
};

/** Missions for pieces that have none. */
export const suggestionsFor = <T extends GameTypes>(
  match: Pick<MatchTable<T>, 'game' | 'orders' | 'viewFor'>,
  standing: StandingRules<T> | undefined,
  viewer: Viewer<T['side']>,
): readonly GivenMission[] => {
  const side = match.game.sides.find(name => name === viewer);
  const rules = standing?.missions;
  const given = side === undefined ? undefined : match.orders(side)?.orders.missions;
  if (rules === undefined || given === undefined) return [];
  const view = match.viewFor(viewer);
  return rules.suggest(view, given).map(mission => ({ mission, state: rules.state(view, mission) }));
};
