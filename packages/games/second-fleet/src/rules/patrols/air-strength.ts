import type { OddsTerm } from '@narrow-seas/core';
import { zoneOf } from '../../model/chart.ts';
import { capOver, ratingsNow } from '../../model/position.ts';
import { isFighterOrAttack, specOf, titleOf } from '../../model/roster.ts';
import type { Home, PublicState } from '../../model/state.ts';
import { isDark } from '../../model/time.ts';
import type { UnitId, Zone } from '../../model/vocabulary.ts';
import { carrierCapStrength, type Lookout } from './carrier-cap.ts';
import type { Flight } from '../../model/fire/phase.ts';
import { roleOf } from '../combat/strength.ts';

/** The strength of one side in an air fight, term by term. */
export interface AirStrength {
  readonly value: number;
  readonly terms: readonly OddsTerm[];
}

const sumOf = (terms: readonly OddsTerm[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** [16.2.7] Soviet INT and ATK see less where they fight in the dark. */
const fighterTerm = (table: PublicState, unit: UnitId, zone: Zone): OddsTerm => {
  const spec = specOf(table, unit);
  const { aa } = ratingsNow(table, unit);
  const blind = spec.side === 'soviet' && isFighterOrAttack(spec) && isDark(table, zone) && aa > 1;
  return blind
    ? { what: `${titleOf(table, unit)}: AA in the dark`, value: aa - 1, rule: '16.2.7' }
    : { what: `${titleOf(table, unit)}: AA`, value: aa, rule: '10.11.1' };
};

/** [10.5.2] Who flies as attacker has an AA of one. */
const memberTerm = (table: PublicState, flight: Flight, unit: UnitId): OddsTerm =>
  roleOf(flight, unit) === 'atk'
    ? { what: `${titleOf(table, unit)}: flies as attacker`, value: 1, rule: '10.5.2' }
    : fighterTerm(table, unit, zoneOf(flight.hex));

/** [C.11.4] */
export const flightStrength = (table: PublicState, flight: Flight): AirStrength => {
  const terms = flight.units.map(unit => memberTerm(table, flight, unit));
  return { value: sumOf(terms), terms };
};

/** [C.12.2] */
export const patrolStrength = (table: PublicState, units: readonly UnitId[], zone: Zone): AirStrength => {
  const terms = units.map(unit => fighterTerm(table, unit, zone));
  return { value: sumOf(terms), terms };
};

const HELICOPTERS: readonly string[] = ['SKG', 'HLX'];

/** [A3] */
const lookoutOf = (table: PublicState, units: readonly UnitId[]): Lookout => {
  const eyes = units.map(unit => specOf(table, unit)).filter(({ kind }) => kind === 'AEW');
  if (eyes.length === 0) return 'none';
  return eyes.every(({ code }) => HELICOPTERS.includes(code)) ? 'helicopter' : 'aircraft';
};

/** [12.2.1.1] [C.2.40] Jamming counts before the chart, and never takes the last point. */
const jammed = (table: PublicState, flight: Flight, terms: readonly OddsTerm[]): readonly OddsTerm[] => {
  const hasJammer = flight.units.some(unit => specOf(table, unit).kind === 'EW');
  const loss = Math.min(2, sumOf(terms) - 1);
  return hasJammer && loss > 0
    ? [...terms, { what: 'EW in the strike', value: -loss, rule: 'C.2.40' }]
    : terms;
};

/** [8.11] [8.9] [C.11.3] [C.2.5] Full over an airfield, by the chart over a carrier. */
export const capStrength = (
  table: PublicState,
  home: Home,
  flight: Flight,
  distance: number,
): AirStrength => {
  const units = capOver(table, home);
  const all = jammed(table, flight, patrolStrength(table, units, zoneOf(flight.hex)).terms);
  if (home.kind === 'base') return { value: sumOf(all), terms: all };
  const value = carrierCapStrength(sumOf(all), distance, lookoutOf(table, units));
  const lost = value - sumOf(all);
  return {
    value,
    terms:
      lost === 0
        ? all
        : [...all, { what: `carrier patrol at ${distance} hexes`, value: lost, rule: 'C.2.5' }],
  };
};
