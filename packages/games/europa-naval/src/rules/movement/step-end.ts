import { type Event, NOTHING } from '../../model/event.ts';
import { andThen, chain, type Effect, isWaiting, type Progress, progressFrom } from '../../turn/chain.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import { finished, type StepName } from '../../turn/step.ts';
import { isBerthed } from '../groups/fresh.ts';
import { dueFrom } from './passage.ts';
import type { NavalStep, Passage } from '../../model/sea/phase.ts';
import { farCheck } from '../danger-zones/shipping.ts';
import { SIDES } from '../../model/vocabulary.ts';

const NAMES: { readonly [part: string]: readonly StepName[] } = {
  movement: ['naval-1', 'naval-2', 'naval-3', 'naval-4'],
  exploitation: ['exploitation-1', 'exploitation-2'],
};

/** [F.3.2] Whether the clock stands in a naval step. */
export const isNavalStep = ({ part, step }: Pick<Common, 'part' | 'step'>): boolean =>
  NAMES[part]?.[step - 1] !== undefined;

/** [F.3.2] The step of the sequence that is being played. */
const nameOfStep = ({ part, step }: Pick<Common, 'part' | 'step'>): StepName => {
  const name = NAMES[part]?.[step - 1];
  if (name === undefined) throw new RangeError(`There is no naval step ${step} in the ${part} part`);
  return name;
};

/** [F.12] What a group meets where its step begins. */
export const startOfMove = (group: Group['id'], night: boolean, resume: NavalStep): Passage => ({
  group,
  stage: 'mines',
  entered: false,
  start: true,
  night,
  resume,
});

const isIdle = ({ moved, place }: Group): boolean => !moved && place.at === 'sea';

/** [F.20.6] A group that was not taken up stays where it is, and is checked like one that said so; mostly nothing comes of it. */
const heldOver = (state: State, step: NavalStep, { id }: Group): Effect => {
  const start = startOfMove(id, false, step);
  // Whether anything is met does not depend on the hold, what it is may.
  if (dueFrom(state, start).events.length === 0) return NOTHING;
  return chain(
    state,
    () => [{ type: 'begun', group: id, hold: true }],
    begun => dueFrom(begun, start),
  );
};

/** [36.D.2] [F.5.2] What waits for the next roll, and what is paid for work, stays with ships in port. */
const kept = ({ groups }: Fleet): readonly Event[] =>
  groups
    .filter(group => isBerthed(group) && (group.slip !== 0 || group.work !== undefined))
    .map(({ side, ships, slip, work }) => ({
      type: 'kept',
      side,
      ships,
      ...(slip === 0 ? {} : { slipped: true }),
      ...(work === undefined ? {} : { work }),
    }));

/** [F.12] The checks of groups that did not move, far checks, and the step is over. */
export const endStep = (start: State, { side }: NavalStep): Progress => {
  const step: NavalStep = { name: 'naval-step', side, ending: true };
  let progress = progressFrom(start, []);
  for (const group of start.fleets[side].groups) {
    if (!isIdle(group)) continue;
    progress = andThen(progress, heldOver(progress.state, step, group));
    if (isWaiting(progress)) return progress;
  }
  const { state } = progress;
  const far = farCheck(state);
  if (far.length > 0) return andThen(progress, far);
  return andThen(progress, [
    ...SIDES.flatMap(each => kept(state.fleets[each])),
    finished(nameOfStep(state.common)),
  ]);
};
