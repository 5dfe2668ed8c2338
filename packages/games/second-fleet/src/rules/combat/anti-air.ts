import type { OddsTerm } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseSpec, baseState } from '../stacking/bases.ts';
import { isFjord, nameOfHex } from '../../model/chart.ts';
import { forceOf, ratingsNow, surfaceAt } from '../../model/position.ts';
import { titleOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import { type BaseId, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import type { Aim, Strike } from '../../model/fire/phase.ts';

/** What weakens the guns: jamming in the strike, and ships that have nothing left to fire [C.18.3]. */
export interface Guns {
  readonly jammed: boolean;
  readonly isSpent: (unit: UnitId) => boolean;
}

/** As far as the other side can tell, everybody still has ammunition. */
export const noneSpent = (): boolean => false;

/** [14.2] An airfield or port; a landing strip defends nobody. */
export const defendedBase = (hex: HexId): BaseId | undefined => {
  const base = baseAt(hex);
  return base === undefined || baseSpec(base).strip ? undefined : base;
};

const areaOf = (table: PublicState, unit: UnitId, { jammed, isSpent }: Guns): number => {
  const { areaAA } = ratingsNow(table, unit);
  if (isSpent(unit)) return 0;
  return jammed ? Math.max(0, areaAA - 1) : areaAA;
};

const closeOf = (table: PublicState, unit: UnitId, { isSpent }: Guns): number => {
  const { closeAA } = ratingsNow(table, unit);
  return isSpent(unit) ? Math.floor(closeAA / 2) : closeAA;
};

/** [10.8.6.1] [10.9.5.1] [12.2.1.2] [C.2.39] [14.2] Area AA of the ships in a hex; none in fjords and bases. */
export const areaAt = (table: PublicState, side: Side, hex: HexId, guns: Guns): number =>
  isFjord(hex) || defendedBase(hex) !== undefined
    ? 0
    : surfaceAt(table, side, hex).reduce((sum, unit) => sum + areaOf(table, unit, guns), 0);

/** [C.7.2] The ship next below in its list. */
export const beneath = (table: PublicState, unit: UnitId): UnitId | undefined => {
  const force = forceOf(table, unit);
  return force[force.indexOf(unit) + 1];
};

/** The ships among the targets. */
export const shipsAimedAt = (aims: readonly Aim[]): readonly UnitId[] =>
  aims.flatMap(({ target }) => (target.kind === 'unit' ? [target.unit] : []));

/** [10.8.6.3] [10.9.5.3] [C.7.2] Those who cover a target without being one. */
const coverersOf = (table: PublicState, targets: readonly UnitId[]): readonly UnitId[] => {
  const below = targets.flatMap(unit => beneath(table, unit) ?? []);
  return [...new Set(below)].filter(unit => !targets.includes(unit));
};

const said = (table: PublicState, unit: UnitId, what: string): string => `${titleOf(table, unit)}: ${what}`;

const shipTerms = (
  table: PublicState,
  { hex, side }: Strike,
  aims: readonly Aim[],
  guns: Guns,
): OddsTerm[] => {
  const targets = shipsAimedAt(aims);
  return [
    {
      what: 'area AA in the hex',
      value: areaAt(table, enemyOf(side), hex, guns),
      rule: isFjord(hex) ? 'C.2.39' : guns.jammed ? 'C.10.4' : 'C.7.3',
    },
    ...targets.map(unit => ({
      what: said(table, unit, 'close AA'),
      value: closeOf(table, unit, guns),
      rule: 'C.7.3',
    })),
    ...coverersOf(table, targets).map(unit => ({
      what: said(table, unit, 'covers the ship above'),
      value: closeOf(table, unit, guns),
      rule: 'C.7.2',
    })),
  ];
};

/** [14.6.2] As long as one of its parts stands. */
const stands = (table: PublicState, base: BaseId): boolean => {
  const { airfield, port } = baseSpec(base);
  const state = baseState(table, base);
  return (airfield && state.airfield < 3) || (port && state.port < 3);
};

/** [14.3.1] [12.2.1.3] [C.2.10] One value for the whole hex, no matter who is the target. */
const baseTerm = (table: PublicState, base: BaseId, cruise: boolean, jammed: boolean): OddsTerm => {
  const { title, closeAA } = baseSpec(base);
  const what = `${title}: close AA`;
  if (!stands(table, base)) return { what, value: 0, rule: '14.6.2' };
  if (cruise) return { what: `${what}, half`, value: Math.floor(closeAA / 2), rule: 'C.21.1' };
  return { what, value: jammed ? closeAA - 1 : closeAA, rule: jammed ? 'C.10.4' : 'C.2.10' };
};

/** [10.8.6.4] [10.9.5.4] [C.10.1] [C.10.2] What fires at them on the way. */
const wayTerms = (table: PublicState, { over, side, cruise }: Strike, guns: Guns): OddsTerm[] =>
  (cruise ? [] : over).flatMap(hex => {
    const value = areaAt(table, enemyOf(side), hex, guns);
    return value === 0 ? [] : [{ what: `area AA on the way, #${nameOfHex(hex)}`, value, rule: 'C.10.1' }];
  });

/** [10.8.6.2] [10.9.5.2] [C.7.3] Everything that defends against missiles and bombs. */
export const antiAirTerms = (
  table: PublicState,
  strike: Strike,
  aims: readonly Aim[],
  guns: Guns,
): readonly OddsTerm[] => {
  const base = defendedBase(strike.hex);
  return [
    ...(base === undefined
      ? shipTerms(table, strike, aims, guns)
      : [baseTerm(table, base, strike.cruise, guns.jammed)]),
    ...wayTerms(table, strike, guns),
  ];
};

/** [C.18.3] The ships whose guns are counted, each of which spends a box. */
export const gunners = (table: PublicState, strike: Strike, aims: readonly Aim[]): readonly UnitId[] => {
  const enemy = enemyOf(strike.side);
  const area = [strike.hex, ...(strike.cruise ? [] : strike.over)]
    .filter(hex => !isFjord(hex) && defendedBase(hex) === undefined)
    .flatMap(hex => surfaceAt(table, enemy, hex))
    .filter(unit => ratingsNow(table, unit).areaAA > 0);
  const targets = defendedBase(strike.hex) === undefined ? shipsAimedAt(aims) : [];
  return [...new Set([...area, ...targets, ...coverersOf(table, targets)])];
};
