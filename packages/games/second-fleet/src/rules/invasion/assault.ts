import type { Odds, OddsTerm } from '@narrow-seas/core';
import { baseSpec, baseState } from '../stacking/bases.ts';
import { zoneOf } from '../../model/chart.ts';
import { columnOf, defencePoints } from '../combat/crt.ts';
import { ratingsNow, surfaceAt } from '../../model/position.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import { isDark } from '../../model/time.ts';
import { type BaseId, DIE_FACES, type DieFace, type Side } from '../../model/vocabulary.ts';
import {
  ASSAULT_COLUMNS,
  type AssaultResult,
  assaultColumn,
  assaultResult,
  raidSucceeds,
} from './assault-table.ts';
import { fightersOver, invasionHexes } from './landing.ts';
import type { Assault } from '../../model/campaign/phase.ts';
import { effectAt } from '../weather/weather.ts';

/** [A12] Points of a parachute battalion. */
const PARA_POINTS = 8;

/** Grades of the parts that the base has; none for a landing strip. */
const gradesOf = (table: PublicState, base: BaseId): readonly number[] => {
  const spec = baseSpec(base);
  const state = baseState(table, base);
  return [...(spec.airfield ? [state.airfield] : []), ...(spec.port ? [state.port] : [])];
};

const isBadlyHit = (table: PublicState, base: BaseId): boolean =>
  gradesOf(table, base).some(grade => grade >= 2);

/** [C.17.4] Close AA, half when damaged, none when all is destroyed. */
export const flakOf = (table: PublicState, base: BaseId): number => {
  const grades = gradesOf(table, base);
  const { closeAA } = baseSpec(base);
  if (grades.length > 0 && grades.every(grade => grade === 3)) return 0;
  return grades.some(grade => grade > 0) ? Math.floor(closeAA / 2) : closeAA;
};

/** [C.17.4] Battalions lost to flak. */
export const flakLosses = (flak: number, face: DieFace): number =>
  Math.floor(defencePoints(columnOf(flak), face) / 2);

/** [C.17.4] Battalions that come through the fighters. */
export const parasThrough = (table: PublicState, { side, base, paras }: Assault): number =>
  Math.max(0, paras - fightersOver(table, side, base));

/** [C.17.4] [C.13.6] Points that the battalions bring which came through. */
export const parachuted = (table: PublicState, base: BaseId, battalions: number): number =>
  battalions * (effectAt(table, baseSpec(base).hex).paras === 'half' ? PARA_POINTS / 2 : PARA_POINTS);

/** [C.17.6] What stands ashore once this number of battalions has come through. */
const strengthTerms = (table: PublicState, assault: Assault, paras: number): readonly OddsTerm[] => {
  const { base, amphibious, commandos } = assault;
  const half = effectAt(table, baseSpec(base).hex).paras === 'half';
  const marines = amphibious.reduce((sum, unit) => sum + specOf(table, unit).front.marines, 0);
  return [
    { what: 'marines', value: marines, rule: 'C.17.3' },
    {
      what: half ? 'parachutists in a squall' : 'parachutists',
      value: parachuted(table, base, paras),
      rule: half ? 'C.13.6' : 'C.17.4',
    },
    { what: 'commandos', value: commandos.length, rule: 'C.17.5' },
    { what: 'ashore already', value: baseState(table, base).lodgement, rule: 'C.17.7' },
  ].filter(({ value }) => value > 0);
};

const sum = (terms: readonly OddsTerm[]): number => terms.reduce((total, { value }) => total + value, 0);

export const strengthOf = (table: PublicState, assault: Assault, paras: number): number =>
  sum(strengthTerms(table, assault, paras));

/** Points of troops, and how many of them came by parachute. */
export interface Troops {
  readonly points: number;
  readonly parachuted: number;
}

/**
 * [C.17.10] Parachutists leave in eights, rounded up, marines and commandos by the point. So more may be lost than the
 * table says; their owner loses as little as he can, and of two equal ways the one that keeps those who go by the point.
 */
export const lossesOf = (due: number, ashore: Troops): Troops => {
  const others = ashore.points - ashore.parachuted;
  const ways = Array.from({ length: Math.ceil(ashore.parachuted / PARA_POINTS) + 1 }, (_, battalions) => {
    const gone = Math.min(ashore.parachuted, battalions * PARA_POINTS);
    return { points: Math.max(gone, due), parachuted: gone };
  });
  const possible = ways.filter(({ points, parachuted: gone }) => points - gone <= others);
  return possible.reduce((best, way) => (way.points <= best.points ? way : best), ashore);
};

/** [C.17.6] */
export const defenceOf = (table: PublicState, base: BaseId): number => {
  const { defence, garrison } = baseState(table, base);
  const all = defence + garrison;
  return isBadlyHit(table, base) ? Math.ceil(all / 2) : all;
};

/** [C.17.7] Close-combat points of own combat ships in the invasion hexes. */
const gunfire = (table: PublicState, side: Side, base: BaseId): number =>
  invasionHexes(table, side, base)
    .flatMap(hex => surfaceAt(table, side, hex))
    .filter(unit => isCombatant(specOf(table, unit)))
    .reduce((total, unit) => total + ratingsNow(table, unit).closeCombat, 0);

const gunfireDie = (points: number): number => {
  if (points >= 60) return 2;
  return points >= 20 ? 1 : 0;
};

/** [C.17.7] What is added to the die. */
export const dieTerms = (table: PublicState, assault: Assault, paras: number): readonly OddsTerm[] => {
  const { side, base, amphibious, commandos } = assault;
  const { hex } = baseSpec(base);
  return [
    { what: 'gunfire', value: gunfireDie(gunfire(table, side, base)), rule: 'C.17.7' },
    { what: 'marines and parachutists', value: amphibious.length > 0 && paras > 0 ? 1 : 0, rule: 'C.17.7' },
    { what: 'commandos', value: commandos.length >= 2 ? 1 : 0, rule: 'C.17.7' },
    { what: 'base badly hit', value: isBadlyHit(table, base) ? 1 : 0, rule: 'C.17.7' },
    { what: 'weather', value: effectAt(table, hex).assaultDie, rule: 'C.13.6' },
    { what: 'darkness', value: isDark(table, zoneOf(hex)) ? -1 : 0, rule: 'C.17.7' },
  ].filter(({ value }) => value !== 0);
};

/** [C.17.7] The result for a face; troops that never arrived fail without a roll. */
export const resultOf = (
  table: PublicState,
  assault: Assault,
  paras: number,
  face: DieFace,
): AssaultResult => {
  const strength = strengthOf(table, assault, paras);
  if (strength === 0) return 'failed';
  const column = assaultColumn(strength, defenceOf(table, assault.base));
  return assaultResult(column, face + sum(dieTerms(table, assault, paras)));
};

const raidOdds: Odds = {
  terms: [],
  sum: 'raid, succeeds on 0 to 2',
  results: [
    { result: 'raided', ways: DIE_FACES.filter(raidSucceeds).length },
    { result: 'raid-failed', ways: DIE_FACES.filter(face => !raidSucceeds(face)).length },
  ],
};

/** The chances of an assault, flak and all: a hundred ways, as if both dice were always rolled. */
export const oddsOfAssault = (table: PublicState, assault: Assault): Odds => {
  if (assault.raid) return raidOdds;
  const through = parasThrough(table, assault);
  const flak = through > 0 ? flakOf(table, assault.base) : 0;
  const results = DIE_FACES.flatMap(first => {
    const paras = Math.max(0, through - flakLosses(flak, first));
    return DIE_FACES.map(second => resultOf(table, assault, paras, second));
  });
  const strength = strengthOf(table, assault, through);
  const defence = defenceOf(table, assault.base);
  const [label = ''] = ASSAULT_COLUMNS[assaultColumn(strength, defence)] ?? [];
  return {
    terms: [...strengthTerms(table, assault, through), ...dieTerms(table, assault, through)],
    sum: `${strength} : ${defence}, column ${label}${flak > 0 ? `, flak ${flak}` : ''}`,
    results: (['captured', 'lodgement', 'failed'] as const)
      .map(result => ({ result, ways: results.filter(each => each === result).length }))
      .filter(({ ways }) => ways > 0),
  };
};
