import { chain, type Effect, type Progress } from '../chain.ts';
import { type Actor, exhausted } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import type { DieFace, Side } from '../../model/vocabulary.ts';
import { endDeclarations, raise } from '../../rules/politics/declaration.ts';
import { declareAssault, endInvasion, rollAssault } from '../../rules/invasion/invasion.ts';
import { shadow } from '../../rules/optional/tattletale.ts';
import { swapWings } from '../../rules/optional/wings.ts';
import type {
  Arrival,
  CampaignPhase,
  Declarations,
  Invasion,
  Replenishment,
  SetUp,
} from '../../model/campaign/phase.ts';
import { place, placeRest } from '../../rules/reinforcement/placement.ts';
import { rollPolitics } from '../../rules/politics/politics.ts';
import { endArrival, rollReinforcement } from '../../rules/reinforcement/reinforcement.ts';
import { endReplenishment, replenish, supply } from '../../rules/supply/replenishment.ts';
import { endSetUp, setUpRest } from '../../rules/reinforcement/set-up.ts';
import { rollWeather } from '../../rules/weather/skies.ts';
import { rollGeneralWar } from './turn-end.ts';

export const actorOfCampaign = (phase: CampaignPhase): Actor<Side> => {
  switch (phase.name) {
    case 'politics':
    case 'weather':
    case 'reinforcement-roll':
    case 'assault-roll':
    case 'general-war':
      return 'chance';
    case 'over':
      return [];
    default:
      return [phase.side];
  }
};

const impossible = (phase: CampaignPhase, action: Action): never => {
  throw new Error(`${action.type} was let through in phase ${phase.name}`);
};

const resolveInSetUp = (state: State, phase: SetUp, action: Action): Effect => {
  switch (action.type) {
    case 'place':
      return place(state, action.units, action.hex);
    case 'station':
      return [{ type: 'stationed', unit: action.unit, base: action.base }];
    case 'place-rest':
      return setUpRest(state, phase.side);
    case 'set-strategy':
      return [{ type: 'strategy-set', strategy: action.strategy }];
    case 'swap-wings':
      return swapWings(state.secret.nato, action.unit, action.other);
    case 'shadow':
      return shadow(state.table, action.unit, action.hex);
    case 'done':
      return endSetUp(state, phase);
    default:
      return impossible(phase, action);
  }
};

const resolveInArrival = (state: State, phase: Arrival, action: Action): Effect => {
  switch (action.type) {
    case 'place':
      return place(state, action.units, action.hex);
    case 'station':
      return [{ type: 'stationed', unit: action.unit, base: action.base }];
    case 'place-rest':
      return placeRest(state, phase.side);
    case 'done':
      return endArrival(state, phase);
    default:
      return impossible(phase, action);
  }
};

const resolveInInvasion = (state: State, phase: Invasion, action: Action): Effect => {
  if (action.type === 'assault') return declareAssault(state, phase.side, action.landing);
  return action.type === 'done' ? endInvasion(state, phase) : impossible(phase, action);
};

const resolveInReplenishment = (state: State, phase: Replenishment, action: Action): readonly Event[] => {
  if (action.type === 'replenish') return replenish(state, phase.side, action.unit);
  if (action.type === 'supply') return supply(state, phase.side, action);
  return action.type === 'done' ? endReplenishment(state, phase) : impossible(phase, action);
};

const resolveInDeclarations = (state: State, phase: Declarations, action: Action): readonly Event[] => {
  if (action.type === 'raise-strategy') return raise(state, phase);
  if (action.type === 'release') return [{ type: 'released' }];
  return action.type === 'done' ? endDeclarations(state, phase) : impossible(phase, action);
};

/** What an admitted action leads to. */
export const resolveCampaign = (state: State, phase: CampaignPhase, action: Action): Effect => {
  switch (phase.name) {
    case 'set-up':
      return resolveInSetUp(state, phase, action);
    case 'arrival':
      return resolveInArrival(state, phase, action);
    case 'invasion':
      return resolveInInvasion(state, phase, action);
    case 'replenishment':
      return resolveInReplenishment(state, phase, action);
    case 'declarations':
      return resolveInDeclarations(state, phase, action);
    case 'politics':
    case 'weather':
    case 'reinforcement-roll':
    case 'assault-roll':
    case 'general-war':
    case 'over':
      return impossible(phase, action);
    default:
      return exhausted(phase);
  }
};

/** The die falls, and what it means happens. */
export const rollCampaign = (state: State, phase: CampaignPhase, face: DieFace): Progress =>
  chain(
    state,
    () => [{ type: 'rolled', face }],
    now => meaningOf(now, phase, face),
  );

const meaningOf = (state: State, phase: CampaignPhase, face: DieFace): Effect => {
  switch (phase.name) {
    case 'politics':
      return rollPolitics(state, phase, face);
    case 'weather':
      return rollWeather(state, phase, face);
    case 'reinforcement-roll':
      return rollReinforcement(state, phase, face);
    case 'assault-roll':
      return rollAssault(state, phase, face);
    case 'general-war':
      return rollGeneralWar(state, phase, face);
    default:
      throw new Error(`No die is due in phase ${phase.name}`);
  }
};
