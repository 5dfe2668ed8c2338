import type { Action } from '../../model/action.ts';
import type { Effect } from '../chain.ts';
import type { Event } from '../../model/event.ts';
import { follow } from '../../rules/reaction/follow.ts';
import type { State } from '../../model/state.ts';
import { finished } from '../step.ts';
import { enemyOf } from '../../model/vocabulary.ts';
import { resolveAssault } from '../../rules/ground/assault.ts';
import { resolveAttack } from '../../rules/ground/combat.ts';
import { resolveMarch } from '../../rules/ground/march.ts';
import { advance, retreat } from '../../rules/ground/outcome.ts';
import type {
  AirSegment,
  GroundCombat,
  GroundMovement,
  RaidAim,
  ShorePhase,
  StrikeChoice,
} from '../../model/shore/phase.ts';
import { flyRaid } from '../../rules/air/raid-fight.ts';
import { resolveHitShip } from '../../rules/ports/raid-hit.ts';
import { raidOf } from '../../rules/air/raid.ts';
import { resolveDemolish, resolveRailTroops } from '../../rules/ground/rail.ts';
import { withPassage } from './roll.ts';
import { settle } from '../../rules/ground/settle.ts';

const impossible = (phase: ShorePhase, action: Action): never => {
  throw new Error(`${action.type} was let through in phase ${phase.name}`);
};

/** [F.11.3] The phasing side, then the other, then the attacks. */
const segmentOver = ({ common }: State, { side, part }: AirSegment): readonly Event[] => {
  if (part === 'attack') return [finished('air-attack')];
  return side === common.phasing
    ? [{ type: 'began', phase: { name: 'air-segment', side: enemyOf(side), part } }]
    : [finished('air-cover')];
};

const resolveSegment = (state: State, phase: AirSegment, action: Action): Effect => {
  switch (action.type) {
    case 'done':
      return segmentOver(state, phase);
    case 'cover':
      return [
        { type: 'covering', unit: action.unit, mission: action.mission },
        { type: 'began', phase },
      ];
    case 'raid':
      return flyRaid(state, raidOf(phase.side, action));
    default:
      return impossible(phase, action);
  }
};

const resolveStrike = (state: State, phase: StrikeChoice, action: Action): Effect => {
  if (action.type === 'done') return follow(state, [], phase.passage);
  if (action.type !== 'raid') return impossible(phase, action);
  const raid = raidOf(phase.side, action, phase.passage);
  return withPassage(state, raid, flyRaid(state, raid));
};

const resolveAim = (state: State, phase: RaidAim, action: Action): Effect =>
  action.type === 'hit-ship'
    ? withPassage(state, phase.raid, resolveHitShip(state, phase, action.ship))
    : impossible(phase, action);

const resolveMovement = (state: State, phase: GroundMovement, action: Action): Effect => {
  switch (action.type) {
    case 'done':
      return settle(state, phase.exploitation ? 'exploitation-ground' : 'ground-movement');
    case 'march':
      return resolveMarch(state, phase, action);
    case 'rail-troops':
      return resolveRailTroops(phase, action);
    case 'demolish':
      return resolveDemolish(state.common, phase, action);
    default:
      return impossible(phase, action);
  }
};

const resolveCombat = (state: State, phase: GroundCombat, action: Action): Effect => {
  switch (action.type) {
    case 'done':
      return settle(state, 'combat');
    case 'attack':
      return resolveAttack(state, phase, action);
    case 'assault':
      return resolveAssault(state, phase, action);
    default:
      return impossible(phase, action);
  }
};

/** What comes of an offered action. */
export const resolveShore = (state: State, phase: ShorePhase, action: Action): Effect => {
  switch (phase.name) {
    case 'air-segment':
      return resolveSegment(state, phase, action);
    case 'strike-choice':
      return resolveStrike(state, phase, action);
    case 'raid-aim':
      return resolveAim(state, phase, action);
    case 'ground-movement':
      return resolveMovement(state, phase, action);
    case 'ground-combat':
      return resolveCombat(state, phase, action);
    case 'ground-retreat':
      return action.type === 'retreat'
        ? retreat(state, phase.attack, phase.resume, action.hex)
        : impossible(phase, action);
    case 'ground-advance':
      return advance(state, phase.attack, phase.resume, action.type === 'advance' ? action.units : []);
    default:
      return impossible(phase, action);
  }
};
