import type { Outcome } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { Boat, State } from '../model/state.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';

const afloat = (boats: readonly Boat[], side: Side): number =>
  boats.filter(boat => boat.side === side && boat.where.at === 'sea').length;

/** [6.1] A side without boats ends the game at once. */
export const endIfSwept = (state: State, events: readonly Event[]): readonly Event[] => {
  const sunk = new Set(events.filter(event => event.type === 'sank').map(({ boat }) => boat));
  if (sunk.size === 0) return events;
  const left = state.boats.filter(boat => !sunk.has(boat.id));
  const swept = SIDES.some(side => afloat(left, side) === 0);
  return swept ? [...events.slice(0, -1), { type: 'began', phase: { name: 'over' } }] : events;
};

/** [6.2] More boats afloat wins. */
export const outcome = (state: State): Outcome<Side> | undefined => {
  if (state.phase.name !== 'over') return undefined;
  const [north, south] = [afloat(state.boats, 'north'), afloat(state.boats, 'south')];
  const summary = `north ${north}, south ${south} boats afloat`;
  if (north === south) return { winner: undefined, summary };
  return { winner: north > south ? 'north' : 'south', summary };
};
