import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { hexOfHome } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { Segment } from '../../model/sea/phase.ts';
import type { Home } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type Side, type UnitId, ZONES } from '../../model/vocabulary.ts';
import { sampleAim, shuffled } from '../../rules/combat/aim-list.ts';
import { candidatesOf, missionsFor, refuseAssign } from '../../rules/strategic-air/assignment.ts';
import { canLand, homesOf } from '../../rules/patrols/berth.ts';
import { patrolUnits } from '../../rules/patrols/cap.ts';
import { FLIGHT_LIMIT, homesInReach, launchesLeft } from '../../rules/combat/flight.ts';
import { forcesAttacked } from '../../rules/strategic-air/formation.ts';
import { listFire, patrolChoices, readyToFly, rolesFor } from './list.ts';
import { refugesOf, refuseEndOfLanding } from '../../rules/patrols/landing.ts';
import { hexesToMine, minersOf } from '../../rules/mines/mining.ts';
import type { FirePhase, Flight, Landing, Mining } from '../../model/fire/phase.ts';
import { hexesToSpot, scoutsOf, submarinesToFind } from '../../rules/strategic-air/recon.ts';
import { someApproach, strikesFrom } from '../../rules/combat/sorties.ts';
import { straightFlight } from '../../rules/combat/trajectory.ts';

const DONE: Action = { type: 'done' };

/** How many fields and decks random play looks at before it gives up. */
const TRIES = 5;

const somePad = (view: View, segment: Segment, random: Random): Pad | undefined => {
  const homes = homesOf(view.table, segment.side);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const home = pick(random, homes);
    const units = home === undefined ? [] : readyToFly(view, segment, home);
    if (home !== undefined && units.length > 0) return { home, units };
  }
  return undefined;
};

interface Pad {
  readonly home: Home;
  readonly units: readonly UnitId[];
}

/** Aircraft of one field or deck, in roles at random. */
export const sampleTakeOff = (view: View, segment: Segment, random: Random): Action | undefined => {
  const pad = somePad(view, segment, random);
  if (pad === undefined) return undefined;
  const most = Math.min(FLIGHT_LIMIT, launchesLeft(segment, pad.home), pad.units.length);
  const mixed = shuffled(pad.units, random).slice(0, 1 + random.below(most));
  const jammer = mixed.find(unit => specOf(view.table, unit).kind === 'EW');
  const units = mixed.filter(unit => specOf(view.table, unit).kind !== 'EW' || unit === jammer);
  const roles = rolesFor(view.table, units, () => (random.below(3) === 0 ? 'int' : 'atk'));
  return { type: 'take-off', units, roles };
};

const sampleLanding = (view: View, flight: Flight): Action | undefined => {
  for (const home of homesOf(view.table, flight.side)) {
    if (hexOfHome(view.table, home) !== flight.hex) continue;
    const unit = flight.units.find(id => canLand(view.table, view.own, id, home));
    if (unit !== undefined) return { type: 'land', unit, home };
  }
  return undefined;
};

const sampleWayHome = (view: View, flight: Flight, random: Random): Action | undefined => {
  const hexes = homesInReach(view, flight).flatMap(home => hexOfHome(view.table, home) ?? []);
  const hex = pick(
    random,
    hexes.filter(other => other !== flight.hex),
  );
  return hex === undefined ? undefined : { type: 'fly', path: straightFlight(flight.hex, hex) };
};

/** Attack what is here, fly to an attack, land, fly home: whatever is possible first. */
const sampleFlight = (view: View, flight: Flight, random: Random): Action => {
  const strike = pick(random, [...strikesFrom(view, flight)]);
  if (strike !== undefined && random.below(4) > 0) return strike;
  const approach = random.below(8) > 0 ? someApproach(view, flight, random.below) : undefined;
  if (approach !== undefined) return approach;
  const landing = random.below(8) > 0 ? sampleLanding(view, flight) : undefined;
  return landing ?? sampleWayHome(view, flight, random) ?? sampleLanding(view, flight) ?? DONE;
};

const sampleAssignment = (view: View, side: Side, open: boolean, random: Random): Action => {
  if (random.below(12) === 0) return DONE;
  const units = candidatesOf(view, side);
  for (let tries = 0; tries < 8; tries += 1) {
    const unit = pick(random, units);
    const mission = unit === undefined ? undefined : pick(random, missionsFor(view.table, unit));
    const zone = ZONES[random.below(ZONES.length)] ?? 'NS';
    if (unit === undefined || mission === undefined) continue;
    if (refuseAssign(view, side, unit, mission, zone) === undefined)
      return { type: 'assign', unit, mission, zone };
  }
  const order = open || random.below(4) > 0 ? undefined : pick(random, view.own?.orders ?? []);
  return order === undefined ? DONE : { type: 'unassign', unit: order.unit };
};

const sampleCap = (view: View, side: Side, random: Random): Action => {
  if (random.below(6) === 0) return DONE;
  const homes = homesOf(view.table, side);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const home = pick(random, homes);
    const able = home === undefined ? [] : patrolUnits(view, side, home);
    const units = home === undefined ? undefined : pick(random, patrolChoices(view.table, home, able));
    if (home !== undefined && units !== undefined) return { type: 'fly-cap', home, units };
  }
  return DONE;
};

/** Mostly everybody goes home. */
const sampleRefuge = (view: View, phase: Landing, random: Random): Action | undefined => {
  if (random.below(3) > 0 && refuseEndOfLanding(view, phase) === undefined) return DONE;
  const unit = pick(random, phase.units);
  const home = unit === undefined ? undefined : pick(random, refugesOf(view, unit, phase.cause));
  return unit === undefined || home === undefined
    ? pick(random, [...listFire(view, phase)])
    : { type: 'land', unit, home };
};

const sampleRecon = (
  view: View,
  phase: Extract<FirePhase, { readonly name: 'recon' }>,
  random: Random,
): Action => {
  const unit = pick(random, scoutsOf(view.table, phase));
  if (unit === undefined || random.below(20) === 0) return DONE;
  const hex = pick(random, hexesToSpot(view.table, phase, unit));
  const submarine = pick(random, submarinesToFind(view.table, phase, unit));
  if (hex !== undefined && (submarine === undefined || random.below(2) === 0))
    return { type: 'spot', unit, hex };
  return submarine === undefined ? DONE : { type: 'search', unit, submarine };
};

const sampleMining = (view: View, phase: Mining, random: Random): Action => {
  const able = minersOf(view.table, phase.side).filter(id => hexesToMine(view, phase, id).length > 0);
  const unit = pick(random, able);
  const hex = unit === undefined ? undefined : pick(random, hexesToMine(view, phase, unit));
  return unit === undefined || hex === undefined || random.below(20) === 0
    ? DONE
    : { type: 'mine', unit, hex };
};

/** One offered action, any of them, without listing all where there are many. */
export const sampleFire = (view: View, phase: FirePhase, random: Random): Action | undefined => {
  const { viewer } = view;
  if (viewer === 'spectator') return undefined;
  switch (phase.name) {
    case 'flight':
      return sampleFlight(view, phase, random);
    case 'targeting':
      return phase.strike.answer && random.below(4) === 0 ? DONE : sampleAim(view, phase, random);
    case 'formation':
      return {
        type: 'form',
        forces: forcesAttacked(view.table, phase).map(force => shuffled(force, random)),
      };
    case 'assignment':
      return sampleAssignment(view, viewer, false, random);
    case 'open-assignment':
      return sampleAssignment(view, viewer, true, random);
    case 'cap':
      return sampleCap(view, viewer, random);
    case 'recon':
      return sampleRecon(view, phase, random);
    case 'mining':
      return sampleMining(view, phase, random);
    case 'landing':
      return sampleRefuge(view, phase, random);
    default:
      return pick(random, [...listFire(view, phase)]);
  }
};
