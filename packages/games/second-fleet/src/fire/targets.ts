import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseSpec, baseState } from '../bases.ts';
import { refuseTattletaleTarget } from '../campaign/optional/tattletale.ts';
import { refuseByOrders } from '../campaign/strategy.ts';
import { isPackIce } from '../ice.ts';
import { pieceOf, submarinesAt, surfaceAt } from '../position.ts';
import { specOf } from '../roster.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import { type Arm, type BaseId, enemyOf, type Side, type UnitId } from '../vocabulary.ts';
import { defendedBase } from './anti-air.ts';
import type { Activation, Strike, Target } from './phase.ts';

/** [9.8] [9.11] [C.5.6] [10.4] [C.5.5] One marked ship opens the whole hex to attack. */
const isHexDetected = (table: Table, side: Side, hex: HexId): boolean =>
  surfaceAt(table, side, hex).some(unit => pieceOf(table, unit).mark !== 'none');

export const isUnderIceHunter = (table: Table, unit: UnitId): boolean => {
  const { kind } = specOf(table, unit);
  return kind === 'SN' || kind === 'SB';
};

const PARTS = ['airfield', 'port'] as const;

const armOf = (table: Table, { units }: Pick<Strike, 'units'>): Arm => {
  const [first] = units;
  return first === undefined ? 'surface' : specOf(table, first).arm;
};

/** [C.15] [C.24] What orders leave alone is no target. */
const isForbidden = (view: View, strike: Strike, base: BaseId | undefined): boolean =>
  !strike.answer &&
  refuseByOrders(view, { side: strike.side, arm: armOf(view.table, strike), from: strike.from, base }) !==
    undefined;

const baseTargets = (view: View, strike: Strike): readonly Target[] => {
  const base = defendedBase(strike.hex);
  if (base === undefined || baseState(view.table, base).owner === strike.side) return [];
  if (isForbidden(view, strike, base)) return [];
  const [spec, state] = [baseSpec(base), baseState(view.table, base)];
  return PARTS.filter(part => spec[part] && state[part] < 3).map(part => ({ kind: 'base', base, part }));
};

const shipTargets = (view: View, strike: Strike): readonly Target[] => {
  const { table } = view;
  const enemy = enemyOf(strike.side);
  if (!strike.answer && !isHexDetected(table, enemy, strike.hex)) return [];
  if (isPackIce(table, strike.hex) || isForbidden(view, strike, undefined)) return [];
  return surfaceAt(table, enemy, strike.hex)
    .filter(unit => refuseTattletaleTarget(table, strike.side, [unit]) === undefined)
    .map(unit => ({ kind: 'unit', unit }));
};

/** [10.10.2.1] [10.10.2.2] [10.10.2.3] [C.8.7] [C.9.6] Ships and aircraft hunt a submarine once in their segment. */
const isHunted = ({ resume }: Activation, unit: UnitId): boolean =>
  resume.arm !== 'submarine' && resume.hunted.includes(unit);

const submarineTargets = (view: View, activation: Activation, strike: Strike): readonly Target[] => {
  const { table } = view;
  const inIce = isPackIce(table, strike.hex);
  if (inIce && !strike.units.every(unit => isUnderIceHunter(table, unit))) return [];
  if (isForbidden(view, strike, undefined)) return [];
  return submarinesAt(table, enemyOf(strike.side), strike.hex)
    .filter(unit => pieceOf(table, unit).mark !== 'none' && !isHunted(activation, unit))
    .filter(unit => !inIce || isUnderIceHunter(table, unit))
    .map(unit => ({ kind: 'unit', unit }));
};

/** [10.7.1.1] Everything in the hex that this attack may be aimed at; torpedoes reach into no base, strips included. */
export const targetsOf = (view: View, activation: Activation, strike: Strike): readonly Target[] => {
  if (strike.cruise) return baseTargets(view, strike);
  switch (strike.type) {
    case 'asw':
      return submarineTargets(view, activation, strike);
    case 'torpedo':
      return baseAt(strike.hex) === undefined ? shipTargets(view, strike) : [];
    case 'close':
      return shipTargets(view, strike);
    default:
      return [...shipTargets(view, strike), ...baseTargets(view, strike)];
  }
};
