import type { Action } from '../../model/action.ts';
import { isFighterOrAttack, specOf } from '../../model/roster.ts';
import type { Segment } from '../../model/sea/phase.ts';
import { hexOfHome } from '../../model/position.ts';
import type { Home, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type UnitId, ZONES } from '../../model/vocabulary.ts';
import { listAims } from '../../rules/combat/aim-list.ts';
import { candidatesOf, missionsFor, refuseAssign } from '../../rules/strategic-air/assignment.ts';
import { canLand, homesOf } from '../../rules/patrols/berth.ts';
import { patrolHomes, patrolUnits } from '../../rules/patrols/cap.ts';
import { readyOn, refuseDeparture } from '../../rules/patrols/deck.ts';
import { homesInReach, launchesLeft, refuseGiveUp, refuseTakeOff } from '../../rules/combat/flight.ts';
import { forcesAttacked } from '../../rules/strategic-air/formation.ts';
import { bouncersOf, preyOf } from '../../rules/strategic-air/interception.ts';
import { refugesOf, refuseEndOfLanding } from '../../rules/patrols/landing.ts';
import { nextToBeHit } from '../../rules/combat/losses.ts';
import { hexesToMine, minersOf } from '../../rules/mines/mining.ts';
import { patrolsToSend, refuseLetPass } from '../../rules/patrols/patrol.ts';
import type {
  AirLosses,
  Bounce,
  FirePhase,
  Flight,
  Formation,
  Landing,
  Mining,
  Reaction,
  Recon,
  Role,
  Targeting,
} from '../../model/fire/phase.ts';
import { hexesToSpot, scoutsOf, submarinesToFind } from '../../rules/strategic-air/recon.ts';
import { approachesOf, strikesFrom } from '../../rules/combat/sorties.ts';
import { straightFlight } from '../../rules/combat/trajectory.ts';

const DONE: Action = { type: 'done' };

/** Roles for a stack: as told for its fighters. */
export const rolesFor = (
  table: PublicState,
  units: readonly UnitId[],
  role: (unit: UnitId) => Role['role'],
): readonly Role[] =>
  units.filter(unit => isFighterOrAttack(specOf(table, unit))).map(unit => ({ unit, role: role(unit) }));

/** Aircraft of a field or deck that may still take off in this segment. */
export const readyToFly = (view: View, segment: Segment, home: Home): readonly UnitId[] =>
  launchesLeft(segment, home) <= 0
    ? []
    : readyOn(view, home).filter(
        unit =>
          !segment.acted.includes(unit) && refuseDeparture(view, segment.side, unit, 'flight') === undefined,
      );

const stackOf = (table: PublicState, units: readonly UnitId[], role: Role['role']) =>
  ({ type: 'take-off', units, roles: rolesFor(table, units, () => role) }) as const;

/** Each aircraft alone, as attacker and as interceptor, and as many as may go together. */
export function* listTakeOffs(view: View, segment: Segment): Generator<Action> {
  for (const home of homesOf(view.table, segment.side)) {
    const units = readyToFly(view, segment, home);
    for (const unit of units) {
      yield stackOf(view.table, [unit], 'atk');
      if (isFighterOrAttack(specOf(view.table, unit))) yield stackOf(view.table, [unit], 'int');
    }
    const all = stackOf(view.table, units.slice(0, launchesLeft(segment, home)), 'atk');
    if (all.units.length > 1 && refuseTakeOff(view, segment, all) === undefined) yield all;
  }
}

function* listLandings(view: View, flight: Flight): Generator<Action> {
  for (const home of homesOf(view.table, flight.side)) {
    if (hexOfHome(view.table, home) !== flight.hex) continue;
    for (const unit of flight.units)
      if (canLand(view.table, view.own, unit, home)) yield { type: 'land', unit, home };
  }
}

function* listFlight(view: View, flight: Flight): Generator<Action> {
  yield* strikesFrom(view, flight);
  yield* approachesOf(view, flight);
  yield* listLandings(view, flight);
  for (const home of homesInReach(view, flight)) {
    const hex = hexOfHome(view.table, home);
    if (hex !== undefined && hex !== flight.hex) yield { type: 'fly', path: straightFlight(flight.hex, hex) };
  }
  if (refuseGiveUp(view, flight) === undefined) yield DONE;
}

/** [C.7.1] As they stand, and each ship on top of its force. */
function* listForms(table: PublicState, phase: Formation): Generator<Action> {
  const forces = forcesAttacked(table, phase);
  yield { type: 'form', forces };
  for (const force of forces) {
    for (const unit of force.slice(1)) {
      const turned = [unit, ...force.filter(other => other !== unit)];
      yield { type: 'form', forces: forces.map(other => (other === force ? turned : other)) };
    }
  }
}

function* listRecon(table: PublicState, phase: Recon): Generator<Action> {
  for (const unit of scoutsOf(table, phase)) {
    for (const hex of hexesToSpot(table, phase, unit)) yield { type: 'spot', unit, hex };
    for (const submarine of submarinesToFind(table, phase, unit)) yield { type: 'search', unit, submarine };
  }
  yield DONE;
}

function* listAssignments(view: View, side: 'nato' | 'soviet', open: boolean): Generator<Action> {
  for (const unit of candidatesOf(view, side)) {
    for (const mission of missionsFor(view.table, unit))
      for (const zone of ZONES)
        if (refuseAssign(view, side, unit, mission, zone) === undefined)
          yield { type: 'assign', unit, mission, zone };
  }
  for (const { unit } of open ? [] : (view.own?.orders ?? [])) yield { type: 'unassign', unit };
  yield DONE;
}

/** Each INT alone, and as many as may fly. */
export const patrolChoices = (
  table: PublicState,
  home: Home,
  units: readonly UnitId[],
): readonly (readonly UnitId[])[] => {
  const fighters = units.filter(unit => specOf(table, unit).kind === 'INT');
  const eyes = units.filter(unit => specOf(table, unit).kind === 'AEW');
  const most = home.kind === 'base' ? 3 : 2;
  const singles = fighters.map(unit => [unit]);
  const full = [...fighters.slice(0, most), ...eyes.slice(0, 1)].slice(0, 3);
  return full.length > 1 ? [...singles, full] : singles;
};

function* listCaps(view: View, side: 'nato' | 'soviet'): Generator<Action> {
  for (const home of patrolHomes(view, side)) {
    for (const units of patrolChoices(view.table, home, patrolUnits(view, side, home)))
      yield { type: 'fly-cap', home, units };
  }
  yield DONE;
}

function* listRefuges(view: View, phase: Landing): Generator<Action> {
  for (const unit of phase.units)
    for (const home of refugesOf(view, unit, phase.cause)) yield { type: 'land', unit, home };
  if (refuseEndOfLanding(view, phase) === undefined) yield DONE;
}

function* listBounces(table: PublicState, phase: Bounce): Generator<Action> {
  for (const unit of bouncersOf(table, phase))
    for (const target of preyOf(table, phase)) yield { type: 'bounce', unit, target };
  yield DONE;
}

function* listMines(view: View, phase: Mining): Generator<Action> {
  for (const unit of minersOf(view.table, phase.side))
    for (const hex of hexesToMine(view, phase, unit)) yield { type: 'mine', unit, hex };
  yield DONE;
}

function* listReactions(table: PublicState, phase: Reaction): Generator<Action> {
  for (const home of patrolsToSend(phase)) yield { type: 'intercept', home };
  if (refuseLetPass(table, phase) === undefined) yield { type: 'let-pass' };
}

type InAction = Flight | Reaction | AirLosses | Formation | Targeting;

/** In the middle of a flight or an attack. */
function* listInAction(view: View, phase: InAction): Generator<Action> {
  switch (phase.name) {
    case 'flight':
      yield* listFlight(view, phase);
      break;
    case 'reaction':
      yield* listReactions(view.table, phase);
      break;
    case 'air-losses':
      for (const unit of nextToBeHit(view.table, phase)) yield { type: 'take-hit', unit };
      break;
    case 'formation':
      yield* listForms(view.table, phase);
      break;
    default:
      yield* listAims(view, phase);
  }
}

/** What is offered in a phase of this family: one of each kind, never every split or order. */
export function* listFire(view: View, phase: FirePhase): Generator<Action> {
  const { table, viewer } = view;
  if (viewer === 'spectator') return;
  switch (phase.name) {
    case 'flight':
    case 'reaction':
    case 'air-losses':
    case 'formation':
    case 'targeting':
      yield* listInAction(view, phase);
      break;
    case 'assignment':
    case 'open-assignment':
      yield* listAssignments(view, viewer, phase.name === 'open-assignment');
      break;
    case 'bounce':
      yield* listBounces(table, phase);
      break;
    case 'mining':
      yield* listMines(view, phase);
      break;
    case 'recon':
      yield* listRecon(table, phase);
      break;
    case 'cap':
      yield* listCaps(view, viewer);
      break;
    case 'landing':
      yield* listRefuges(view, phase);
      break;
    default:
  }
}
