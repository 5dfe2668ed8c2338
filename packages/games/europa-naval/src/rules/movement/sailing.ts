import type { HexId } from '@narrow-seas/hex';
import { andThen, chain, isWaiting, type Progress, progressFrom, unlessWaiting } from '../../turn/chain.ts';
import { terrainAt } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, groupIn, kindsOf, ownerAt, portSpecOf } from '../../model/fleet.ts';
import { mayShelter } from './sheltered.ts';
import type { Common, Group, Place, State } from '../../model/state.ts';
import type { GroupId, PortId } from '../../model/vocabulary.ts';
import { COSTS } from './allowance.ts';
import { type Fuel, payFuel, payStep } from '../fuel/bunkers.ts';
import { isNight } from '../groups/group.ts';
import { sheltersAt } from './movement.ts';
import { dueFrom } from './passage.ts';
import type { NavalStep, Passage } from '../../model/sea/phase.ts';
import { type Whereabouts, whereabouts } from '../groups/whereabouts.ts';

/** What a group meets where it has just come to, or where it spends points. */
export const passageOf = (
  group: GroupId,
  entered: boolean,
  night: boolean,
  resume: Passage['resume'],
): Passage => ({ group, stage: 'mines', entered, start: false, night, resume });

/** What comes of a move in a step: the phase again, unless something else must be settled first. */
export const andGoOn = (progress: Progress, step: NavalStep): Progress =>
  unlessWaiting(progress, () => [{ type: 'began', phase: step }]);

/** One hex further. */
const hexFurther = (
  { common }: State,
  { group, hex: from }: Whereabouts,
  hex: HexId,
  resume: Passage['resume'],
): Event => ({
  type: 'moved',
  group: group.id,
  place: { at: 'sea', hex },
  cost: resume.name === 'withdrawal' ? 0 : COSTS.hex,
  sheltered: sheltersAt(common, group, from, hex),
});

/** [F.12] Hex after hex, until something must be settled or the way is done. */
export const followPath = (
  start: State,
  id: GroupId,
  path: readonly HexId[],
  resume: Passage['resume'],
  byNight: boolean,
): Progress => {
  let progress = progressFrom(start, []);
  for (const hex of path) {
    const found = whereabouts(progress.state, id);
    if (found === undefined) break;
    const passage = passageOf(id, true, byNight || isNight(found.group), resume);
    progress = andThen(progress, [hexFurther(progress.state, found, hex, resume)]);
    progress = andThen(progress, dueFrom(progress.state, passage));
    if (isWaiting(progress)) break;
  }
  return progress;
};

/** [F.5] A piece of the way; the oil of the step comes first [F.22]. */
export const sail = (state: State, step: NavalStep, id: GroupId, path: readonly HexId[]): Progress => {
  const group = groupIn(state, id);
  const way = chain(
    state,
    () => payStep(state.common, state.fleets[group.side], group),
    paid => followPath(paid, id, path, step, false),
  );
  return unlessWaiting(way, after => [resumedAt(after, step, id)]);
};

const resumedAt = (state: State, step: NavalStep, id: GroupId): Event => {
  const here = whereabouts(state, id) !== undefined;
  return { type: 'began', phase: here ? step : { name: 'naval-step', side: step.side } };
};

/** [36.A.1] Out of a harbour of its own coast a group is inshore at once. */
const sheltersOff = (common: Common, group: Group, hex: HexId): boolean =>
  mayShelter(kindsOf(common, group.ships)) &&
  terrainAt(chartOf(common), hex) === 'coastal' &&
  ownerAt(common, hex) === group.side;

/** [F.5.1] A group comes out of its port, off which it then lies. */
export const putOut = (common: Common, group: Group, port: PortId): Event => {
  const { hex } = portSpecOf(common, port);
  const sheltered = sheltersOff(common, group, hex);
  return { type: 'moved', group: group.id, place: { at: 'sea', hex }, cost: COSTS.putToSea, sheltered };
};

/** [F.5.1] [36.E] Out of port, oil paid; mines and danger zones lie outside. */
export const leavePort = (
  state: State,
  id: GroupId,
  port: PortId,
  fuel: Fuel,
  resume: Passage['resume'],
): Progress => {
  const group = groupIn(state, id);
  return chain(
    state,
    () => payFuel(state.common, state.fleets[group.side], group.side, group.ships, port, fuel),
    () => [putOut(state.common, group, port)],
    next => dueFrom(next, passageOf(id, true, isNight(group), resume)),
  );
};

/** [F.5.1] Into port: nothing can happen there any more. */
export const enterPort = (state: State, id: GroupId, cost: number): readonly Event[] => {
  const { place } = groupIn(state, id);
  const port = place.at === 'sea' ? chartOf(state.common).portAt.get(place.hex)?.id : undefined;
  if (port === undefined) throw new RangeError(`Group ${id} is not off a port`);
  return [{ type: 'moved', group: id, place: { at: 'port', port }, cost, sheltered: false }];
};

/** [36.A.3] Out into the Atlantic, or in from it. */
export const passGibraltar = (state: State, step: NavalStep, id: GroupId): Progress => {
  const group = groupIn(state, id);
  const rock = chartOf(state.common).ports.find(({ name }) => name === 'Gibraltar');
  if (rock === undefined) throw new RangeError('There is no Gibraltar on this map');
  const out = group.place.at === 'sea';
  const place: Place = out ? { at: 'atlantic' } : { at: 'sea', hex: rock.hex };
  // [36.A.2] Ten points are more than a block: it comes in by day.
  const way = chain(
    state,
    () => payStep(state.common, state.fleets[group.side], group),
    () => [{ type: 'moved', group: id, place, cost: COSTS.gibraltar, sheltered: false }],
    next => (out ? [] : dueFrom(next, passageOf(id, true, false, step))),
  );
  return andGoOn(way, step);
};
