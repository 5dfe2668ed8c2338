import type { Actor } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { andThen, type Consequence, type Effect, type Progress, progressFrom } from '../chain.ts';
import type { Event } from '../../model/event.ts';
import type { Phase, State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import { type DieFace, SIDES, type Side } from '../../model/vocabulary.ts';
import type { FireAction } from '../../model/fire/action.ts';
import { advance } from './advance.ts';
import { rollAir } from '../../rules/patrols/air-fight.ts';
import { assign, endAssignment, rollOpen } from '../../rules/strategic-air/assignment.ts';
import {
  declareStrike,
  formUp,
  rollAttack,
  rollDefence,
  rollDrift,
  takeAim,
} from '../../rules/combat/battle.ts';
import { endCap, flyCap } from '../../rules/patrols/cap.ts';
import { fly, giveUp, takeOff } from '../../rules/combat/flight.ts';
import { bounce, endBounce, rollInterception } from '../../rules/strategic-air/interception.ts';
import { endLanding } from '../../rules/patrols/landing.ts';
import { takeHit } from '../../rules/combat/losses.ts';
import { dropMine, endMining } from '../../rules/mines/mining.ts';
import { intercept, letPass } from '../../rules/patrols/patrol.ts';
import type { Activation, FirePhase } from '../../model/fire/phase.ts';
import { endRecon, rollSearch, search, spot } from '../../rules/strategic-air/recon.ts';
import { strikeOf } from '../../rules/combat/strike.ts';

type Named<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** The phase of this name; another one here is a slip of the refusals. */
const inPhase = <Name extends Phase['name']>({ table }: State, ...names: readonly Name[]): Named<Name> => {
  if (!names.some(name => name === table.phase.name))
    throw new Error(`Not in phase ${table.phase.name} but in ${names.join(', ')}`);
  return table.phase as Named<Name>;
};

const activationIn = (state: State): Activation =>
  inPhase(state, 'surface-activation', 'submarine-activation', 'flight');

type Of<Type extends FireAction['type']> = Extract<Action, { readonly type: Type }>;
type Resolvers = {
  readonly [Type in FireAction['type']]: (state: State, by: Side, action: Of<Type>) => Effect;
};

/** What each admitted action of this family leads to. */
const RESOLVE: Resolvers = {
  assign: (state, by, { unit, mission, zone }) =>
    assign(state, viewFor(state, by), by, { unit, mission, zone }),
  unassign: (_state, side, { unit }) => [{ type: 'countermanded', side, unit }],
  bounce: (state, _by, { unit, target }) => bounce(state, inPhase(state, 'bounce'), unit, target),
  mine: (state, by, { unit, hex }) => dropMine(state, by, unit, hex),
  spot: (state, _by, { unit, hex }) => spot(state, inPhase(state, 'recon'), unit, hex),
  search: (state, _by, { unit, submarine }) => search(inPhase(state, 'recon'), unit, submarine),
  'fly-cap': (state, by, action) => flyCap(state, by, action),
  'take-off': (state, by, action) => takeOff(state, viewFor(state, by), action),
  fly: (state, _by, { path }) => fly(state, path),
  land: (_state, _by, { unit, home }) => [{ type: 'landed', unit, home }],
  intercept: (state, _by, { home }) => intercept(state, inPhase(state, 'reaction'), home),
  'let-pass': state => letPass(inPhase(state, 'reaction')),
  'take-hit': (state, _by, { unit }) => takeHit(state, inPhase(state, 'air-losses'), unit),
  strike: (state, _by, action) => {
    const activation = activationIn(state);
    return declareStrike(state, strikeOf(activation, action), activation);
  },
  form: (state, _by, { forces }) => formUp(inPhase(state, 'formation'), forces),
  aim: (state, _by, action) => takeAim(state, action),
};

const done = (state: State, by: Side): Effect => {
  const { phase } = state.table;
  switch (phase.name) {
    case 'flight':
      return giveUp(state, phase);
    case 'targeting':
      return [{ type: 'began', phase: phase.resume }];
    case 'assignment':
    case 'open-assignment':
      return endAssignment(state, by);
    case 'bounce':
      return endBounce(state, phase);
    case 'mining':
      return endMining(state, phase);
    case 'recon':
      return endRecon(state, phase);
    case 'cap':
      return endCap(state, phase);
    case 'landing':
      return endLanding(state, phase);
    default:
      throw new Error(`Nobody is done in phase ${phase.name}`);
  }
};

/** Events after which nothing can follow by itself, and phases that always wait for somebody or the dice. */
const RESTING: ReadonlySet<Event['type']> = new Set([
  'finished',
  'took-off',
  'flew',
  'ordered',
  'countermanded',
] as const);
const WAITING: ReadonlySet<Phase['name']> = new Set([
  'air-roll',
  'formation',
  'targeting',
  'drift-roll',
  'defence-roll',
  'attack-roll',
  'interception',
  'search',
] as const);

const isAtRest = (events: readonly Event[]): boolean => {
  const last = events.at(-1);
  if (last === undefined) return false;
  return RESTING.has(last.type) || (last.type === 'began' && WAITING.has(last.phase.name));
};

/** What happens, and all that follows before anybody has a choice. */
const andOn = (state: State, consequence: Consequence): Progress => {
  const progress = progressFrom(state, consequence(state));
  return isAtRest(progress.events) ? progress : andThen(progress, advance(progress.state));
};

/** The table pairs each type with its own action, which the compiler cannot see through a lookup. */
const resolved = (state: State, by: Side, action: FireAction): Effect =>
  (RESOLVE[action.type] as (state: State, by: Side, action: FireAction) => Effect)(state, by, action);

/** An action of this family, or the end of one of its phases. */
export const resolveFire = (
  state: State,
  by: Side,
  action: FireAction | Extract<Action, { readonly type: 'done' }>,
): Effect => andOn(state, now => (action.type === 'done' ? done(now, by) : resolved(now, by, action)));

const rolled = (state: State, face: DieFace): Effect => {
  const { phase } = state.table;
  switch (phase.name) {
    case 'air-roll':
      return rollAir(state, phase, face);
    case 'drift-roll':
      return rollDrift(state, phase, face);
    case 'defence-roll':
      return rollDefence(state, phase, face);
    case 'attack-roll':
      return rollAttack(state, phase, face);
    case 'open-assignment':
      return rollOpen(phase, face);
    case 'interception':
      return rollInterception(phase, face);
    case 'search':
      return rollSearch(state, phase, face);
    default:
      throw new Error(`No die is due in phase ${phase.name}`);
  }
};

/** A die of this family. */
export const rollFire = (state: State, face: DieFace): Effect => andOn(state, now => rolled(now, face));

/** Who must act in a phase of this family. */
export const actorOfFire = (phase: FirePhase): Actor<Side> => {
  switch (phase.name) {
    case 'air-roll':
    case 'drift-roll':
    case 'defence-roll':
    case 'attack-roll':
    case 'interception':
    case 'search':
      return 'chance';
    case 'open-assignment':
      return phase.side === undefined ? 'chance' : [phase.side];
    case 'assignment':
      return SIDES.filter(side => !phase.finished.includes(side));
    case 'interception-over':
      return [];
    default:
      return [phase.side];
  }
};
