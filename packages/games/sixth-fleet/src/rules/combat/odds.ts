import { type HexId, hasHex } from '@narrow-seas/hex';
import { RESTRICTED } from '../../model/chart.ts';
import { COLUMNS, columnOf, needOf } from './crt.ts';
import { standingFortress } from '../terrain/fortress.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import type { Attack, State } from '../../model/state.ts';
import { isNight, strengthAt } from './strength.ts';
import type { Domain, UnitId } from '../../model/vocabulary.ts';

/** One number in the sum, with the case that made it what it is. */
export interface Term {
  readonly unit?: UnitId;
  readonly value: number;
  readonly rule: string;
  readonly note: string;
}

/** [8.0] [8.9] How an attack is worked out. */
export interface Odds {
  readonly attack: readonly Term[];
  readonly defence: readonly Term[];
  readonly differential: number;
  readonly column: number;
  readonly ecm: number;
  /** Retreat on a roll of 1 to this; 0: it cannot succeed. */
  readonly need: number;
}

/** [8.36] The one type that the attack is aimed at; a Defended hex counts as surface [10.44]. */
export const targetDomain = (state: State, { defenders }: Attack): Domain => {
  const [first] = defenders;
  return first === undefined ? 'surface' : specOf(state, first).domain;
};

export const oddsOf = (state: State, attack: Attack): Odds => {
  const domain = targetDomain(state, attack);
  const attackTerms = attack.attackers.map(unit => attackTerm(state, unit, domain));
  const defenceTerms =
    attack.defenders.length > 0
      ? attack.defenders.map(unit => defenceTerm(state, unit, attack.hex))
      : fortressTerms(state, attack.hex);
  const differential = differentialOf(state, attack);
  const ecm = ecmOf(state, attack);
  return {
    attack: attackTerms,
    defence: defenceTerms,
    differential,
    column: COLUMNS[columnOf(differential)] as number,
    ecm,
    need: differential < 0 ? 0 : needOf(state.crt, differential, ecm),
  };
};

/** [8.0] [8.6] The combat differential alone, never less than it is: search and obligations ask for it thousands of times. */
export const differentialOf = (state: State, { attackers, hex, defenders }: Attack): number => {
  const [first] = defenders;
  const domain = first === undefined ? 'surface' : specOf(state, first).domain;
  let differential = first === undefined ? -(standingFortress(state, hex)?.defence ?? 0) : 0;
  for (const unit of attackers) differential += strengthAt(specOf(state, unit), domain, state.turn);
  for (const unit of defenders) differential -= defenceAt(state, unit, hex);
  return differential;
};

const attackTerm = (state: State, unit: UnitId, domain: Domain): Term => {
  const spec = specOf(state, unit);
  const halved = spec.daylight && isNight(state.turn);
  return {
    unit,
    value: strengthAt(spec, domain, state.turn),
    rule: halved ? '8.45' : '8.43',
    note: halved ? 'daylight aircraft at night: half' : `strength against ${domain} units`,
  };
};

/** [8.44] [10.31] Ships in Restricted Water defend at double strength. */
const defenceTerm = (state: State, unit: UnitId, hex: HexId): Term => {
  const doubled = isDoubled(state, unit, hex);
  return {
    unit,
    value: defenceAt(state, unit, hex),
    rule: doubled ? '8.44' : '8.32',
    note: doubled ? 'in Restricted Water: doubled' : 'defence',
  };
};

const isDoubled = (state: State, unit: UnitId, hex: HexId): boolean =>
  isNaval(specOf(state, unit)) && hasHex(RESTRICTED, hex);

const defenceAt = (state: State, unit: UnitId, hex: HexId): number =>
  specOf(state, unit).ratings.defence * (isDoubled(state, unit, hex) ? 2 : 1);

/** [10.41] Never doubled, and never added to units [10.43]. */
const fortressTerms = (state: State, hex: HexId): readonly Term[] => {
  const fortress = standingFortress(state, hex);
  return fortress === undefined
    ? []
    : [{ value: fortress.defence, rule: '10.44', note: `${fortress.name}: intrinsic defence` }];
};

/** [8.32] The highest among the defenders. */
const ecmOf = (state: State, { defenders, hex }: Attack): number =>
  defenders.length === 0
    ? (standingFortress(state, hex)?.ecm ?? 0)
    : Math.max(...defenders.map(unit => specOf(state, unit).ratings.ecm));
