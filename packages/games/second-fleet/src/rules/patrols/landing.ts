import { andThen, chain, type Consequence, type Effect, isWaiting, progressFrom } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import { BASE_IDS, baseSpec } from '../stacking/bases.ts';
import { zoneDistance } from '../../model/chart.ts';
import { loseUnit } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { homeOf, pieceOf, sameHome } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Home, Secret, State, PublicState } from '../../model/state.ts';
import { finished, type StepName } from '../../turn/step.ts';
import { type Side, type UnitId, ZONES, type Zone } from '../../model/vocabulary.ts';
import type { Landing } from '../../model/fire/phase.ts';
import { canLand } from './berth.ts';

type Cause = Landing['cause'];

/** A table and what the owner of the aircraft knows besides. */
interface Known {
  readonly table: PublicState;
  readonly own?: Secret;
}

const knownBy = ({ table, secret }: State, unit: UnitId): Known => ({
  table,
  own: secret[specOf(table, unit).side],
});

/** Airfields by zone. */
const FIELDS: ReadonlyMap<Zone, readonly Home[]> = new Map(
  ZONES.map(zone => [
    zone,
    BASE_IDS.filter(base => baseSpec(base).zone === zone && baseSpec(base).airfield).map(
      (base): Home => ({ kind: 'base', base }),
    ),
  ]),
);

const fieldsIn = ({ table, own }: Known, unit: UnitId, zone: Zone): readonly Home[] =>
  (FIELDS.get(zone) ?? []).filter(home => canLand(table, own, unit, home));

/** [C.2.37] The nearest zones with room. */
const fieldsNear = (known: Known, unit: UnitId, zone: Zone): readonly Home[] => {
  for (const far of [1, 2, 3]) {
    const zones = ZONES.filter(other => zoneDistance(zone, other) === far);
    const fields = zones.flatMap(other => fieldsIn(known, unit, other));
    if (fields.length > 0) return fields;
  }
  return [];
};

/** [8.14] [7.10.1] [C.11.7] [C.12.7] [C.2.37] Where an aircraft may come down; carrier aircraft know only their carrier. */
export const refugesOf = (known: Known, unit: UnitId, cause: Cause): readonly Home[] => {
  const home = homeOf(known.table, unit);
  if (home === undefined) return [];
  if (home.kind === 'carrier') return canLand(known.table, known.own, unit, home) ? [home] : [];
  const { zone } = baseSpec(home.base);
  const here = fieldsIn(known, unit, zone);
  return here.length > 0 || cause === 'cap' ? here : fieldsNear(known, unit, zone);
};

/** Whether its own field or deck still takes it. */
const isWelcomeHome = ({ table, own }: Known, unit: UnitId): boolean => {
  const home = homeOf(table, unit);
  return home !== undefined && canLand(table, own, unit, home);
};

/** Home, else to the first field that takes it, else it is lost. */
export const comeDown = (state: State, unit: UnitId, cause: Cause = 'cap'): readonly Event[] => {
  if (pieceOf(state.table, unit).where.at === 'lost') return [];
  const known = knownBy(state, unit);
  const home = isWelcomeHome(known, unit) ? homeOf(state.table, unit) : refugesOf(known, unit, cause)[0];
  return home === undefined ? loseUnit(state, unit, 'no-base') : [{ type: 'landed', unit, home }];
};

const STEPS: { readonly [cause in Cause]: StepName } = { cap: 'cap-landing', mission: 'termination' };

/** Aircraft that are due to land now. */
const aloft = ({ table }: State, side: Side, cause: Cause): readonly UnitId[] => {
  const units: UnitId[] = [];
  for (const [unit, { where }] of table.pieces.entries()) {
    const due = cause === 'cap' ? where.at === 'cap' : where.at === 'mission' || where.at === 'returning';
    if (due && specOf(table, unit as UnitId).side === side) units.push(unit as UnitId);
  }
  return units;
};

/** [8.14.1] [7.10.2] A patrol chooses only when its field is gone; others may come down anywhere in the zone. */
const hasChoice = (state: State, unit: UnitId, cause: Cause): boolean => {
  const known = knownBy(state, unit);
  if (cause === 'cap' && isWelcomeHome(known, unit)) return false;
  return refugesOf(known, unit, cause).length > 1;
};

/** Those without a choice come down at once; the others are asked about, Soviet first. */
export const beginLanding = (state: State, side: Side, cause: Cause): Effect => {
  const units = aloft(state, side, cause);
  const choosers = units.filter(unit => hasChoice(state, unit, cause));
  return chain(
    state,
    ...units
      .filter(unit => !choosers.includes(unit))
      .map(
        (unit): Consequence =>
          now =>
            comeDown(now, unit, cause),
      ),
    now => {
      if (choosers.length > 0)
        return [{ type: 'began', phase: { name: 'landing', side, units: choosers, cause } }];
      return side === 'soviet' ? beginLanding(now, 'nato', cause) : [];
    },
  );
};

/** [2.3.7] [8.14] [7.10] Patrols and missions land, each in its own step. */
const refuseLander = ({ units, cause }: Landing, unit: UnitId): Refusal | undefined => {
  if (units.includes(unit)) return undefined;
  return cause === 'cap'
    ? no('8.14', 'not-on-patrol', 'This aircraft does not belong to a patrol that lands now.', unit)
    : no('7.10', 'not-landing', 'This aircraft is not on a mission that ends now.', unit);
};

export const refuseRefuge = (
  known: Known,
  landing: Landing,
  unit: UnitId,
  home: Home,
): Refusal | undefined => {
  const stranger = refuseLander(landing, unit);
  if (stranger !== undefined) return stranger;
  if (refugesOf(known, unit, landing.cause).some(other => sameHome(other, home))) return undefined;
  return landing.cause === 'cap'
    ? no('8.14.1', 'no-haven', 'A patrol must land on an airfield of its zone that has room.', unit)
    : no(
        'C.2.37',
        'no-refuge',
        'This aircraft must return to an airfield with room in its zone or, if there is none, in the nearest zone.',
        unit,
      );
};

/** [8.14.1] [C.2.37] Who has lost his field but finds another is told where to go. */
export const refuseEndOfLanding = (known: Known, { units, cause }: Landing): Refusal | undefined => {
  const homeless = units.find(
    unit => !isWelcomeHome(known, unit) && refugesOf(known, unit, cause).length > 0,
  );
  return homeless === undefined
    ? undefined
    : cause === 'cap'
      ? no(
          '8.14.1',
          'patrol-homeless',
          'The airfield of this patrol is destroyed. Choose another airfield for it.',
          homeless,
        )
      : no('C.2.37', 'homeless', 'The airfield of this aircraft is gone. Choose where it lands.', homeless);
};

/** The rest come down at home, or where there is room. */
export const endLanding = (state: State, { units, cause }: Landing): Effect =>
  chain(
    state,
    ...units.map(
      (unit): Consequence =>
        now =>
          comeDown(now, unit, cause),
    ),
  );

export const advanceLanding = (state: State, { side, units, cause }: Landing): Effect => {
  if (units.length > 0) return [];
  const next = progressFrom(state, side === 'soviet' ? beginLanding(state, 'nato', cause) : []);
  return isWaiting(next) ? next : andThen(next, [finished(STEPS[cause])]);
};
