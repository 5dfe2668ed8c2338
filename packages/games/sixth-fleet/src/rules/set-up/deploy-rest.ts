import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { hexNamed } from '../../model/chart.ts';
import { refuseSetUp, refuseSetUpAboard, setUpCandidates, setUpHexes, unitsToSetUp } from './deploy.ts';
import type { Event } from '../../model/event.ts';
import { evolve } from '../../turn/evolve.ts';
import { assignedCarrier } from './group.ts';
import {
  entryHexes,
  refuseReinforcement,
  refuseReinforcementAboard,
  reinforcementHexes,
  unitsDue,
} from '../reinforcement/reinforce.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

/** Everything not yet placed goes to its default place, or to the first that is allowed. */
export const deployRest = (state: State): readonly Event[] => {
  const events: Event[] = [];
  let now = state;
  for (let event = nextPlacement(now); event !== undefined; event = nextPlacement(now)) {
    events.push(event);
    now = evolve(now, event);
  }
  return events;
};

const nextPlacement = (state: State): Event | undefined => {
  for (const unit of waitingIn(state)) {
    const event = placementOf(state, unit);
    if (event !== undefined) return event;
  }
  return undefined;
};

export const waitingIn = (state: State): readonly UnitId[] => {
  const { phase } = state;
  if (phase.name === 'set-up') return unitsToSetUp(state, phase);
  return phase.name === 'reinforcement' ? unitsDue(state, phase.side) : [];
};

const placementOf = (state: State, unit: UnitId): Event | undefined => {
  const carrier = assignedCarrier(state, unit);
  if (carrier !== undefined && refuseAboard(state, unit, carrier) === undefined)
    return { type: 'embarked', unit, carrier };
  const home = hexNamed(specOf(state, unit).home);
  const hex = home !== undefined && mayTake(state, unit, home) ? home : hexesFor(state, unit)[0];
  return hex === undefined ? undefined : { type: 'deployed', unit, hex };
};

const refuseAboard = (state: State, unit: UnitId, carrier: UnitId): unknown => {
  const { phase } = state;
  if (phase.name === 'set-up') return refuseSetUpAboard(state, phase, unit, carrier);
  return phase.name === 'reinforcement' ? refuseReinforcementAboard(state, phase.side, unit, carrier) : phase;
};

/** Whether `hexesFor` has the hex. */
const mayTake = (state: State, unit: UnitId, hex: HexId): boolean => {
  const { phase } = state;
  if (phase.name === 'set-up')
    return (
      setUpCandidates(state, phase, unit).includes(hex) && refuseSetUp(state, phase, unit, hex) === undefined
    );
  return phase.name === 'reinforcement' && refuseReinforcement(state, phase.side, unit, hex) === undefined;
};

/** One place for a waiting unit, any that it may take; undefined when a few tries hit none. */
export const pickHexFor = (state: State, unit: UnitId, random: Random): HexId | undefined => {
  const { phase } = state;
  for (let tries = 0; tries < 4; tries += 1) {
    const hex = pick(random, candidatesFor(state, unit));
    if (hex === undefined) return undefined;
    if (phase.name === 'set-up' && refuseSetUp(state, phase, unit, hex) === undefined) return hex;
    if (phase.name === 'reinforcement' && refuseReinforcement(state, phase.side, unit, hex) === undefined)
      return hex;
  }
  return undefined;
};

const candidatesFor = (state: State, unit: UnitId): readonly HexId[] => {
  const { phase } = state;
  if (phase.name === 'set-up') return setUpCandidates(state, phase, unit);
  return phase.name === 'reinforcement' ? entryHexes(state, unit) : [];
};

/** Where a waiting unit may be placed now. */
export const hexesFor = (state: State, unit: UnitId): readonly HexId[] => {
  const { phase } = state;
  if (phase.name === 'set-up') return setUpHexes(state, phase, unit);
  return phase.name === 'reinforcement' ? reinforcementHexes(state, phase.side, unit) : [];
};
