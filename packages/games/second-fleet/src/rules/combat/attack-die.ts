import type { OddsTerm } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { NUCLEAR } from '../nuclear/nuclear.ts';
import { effectBetween } from '../weather/weather.ts';
import { besideOpen, isFjord } from '../../model/chart.ts';
import { pieceOf, surfaceAt } from '../../model/position.ts';
import { specOf, titleOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { AimedStrike, Strike, Target } from '../../model/fire/phase.ts';
import { ATTACK_DIE } from './die-shifts.ts';

const hasShipsBeside = (table: PublicState, side: Side, hex: HexId): boolean =>
  [hex, ...besideOpen(hex)].some(near => surfaceAt(table, side, near).length > 0);

/** [10.8.7.3] [10.8.7] Penalties of missiles; a nuclear one knows only the weather [C.19.3]. */
const missileTerms = (table: PublicState, { strike, guided }: AimedStrike, target: Target): OddsTerm[] => {
  const { hex, side, cruise } = strike;
  if (target.kind === 'base')
    return cruise ? [] : [{ what: 'against a base', value: ATTACK_DIE.base, rule: '10.8.7.4' }];
  return guided === true || hasShipsBeside(table, side, hex)
    ? []
    : [{ what: 'no own ship adjacent', value: ATTACK_DIE.nobodyNear, rule: 'C.2.27' }];
};

/** [C.13.2] Missiles of ships in a storm, or into one. */
const stormTerms = (table: PublicState, { type, units, from, hex }: Strike): OddsTerm[] => {
  const [first] = units;
  const byShips = type === 'ssm' && first !== undefined && specOf(table, first).arm === 'surface';
  const value = byShips ? effectBetween(table, from, hex).ssmDie : 0;
  return value === 0 ? [] : [{ what: 'storm', value, rule: 'C.13.2' }];
};

/** [10.7.5.2] [10.8.7.2] */
const fjordTerms = ({ type, hex }: Strike): OddsTerm[] =>
  (type === 'ssm' || type === 'torpedo') && isFjord(hex)
    ? [{ what: 'target in a fjord', value: ATTACK_DIE.fjord, rule: 'C.2.8' }]
    : [];

const targetTerms = (table: PublicState, aimed: AimedStrike, target: Target): OddsTerm[] => {
  const { strike } = aimed;
  const deep = strike.type === 'asw' && target.kind === 'unit' && pieceOf(table, target.unit).deep;
  return [
    ...(strike.type === 'ssm' ? missileTerms(table, aimed, target) : []),
    ...fjordTerms(strike),
    ...(deep ? [{ what: 'deep', value: ATTACK_DIE.deep, rule: '22.5' }] : []),
  ];
};

/** [10.7.5.1] [10.8.7.1] [10.9.6.1] [A2] What is added to the attack die against one target, the defence result apart. */
export const attackDieTerms = (
  table: PublicState,
  aimed: AimedStrike,
  target: Target,
): readonly OddsTerm[] => {
  const { strike, tacCoord, nuclear } = aimed;
  return [
    ...tacCoord.map(unit => ({
      what: `Tac-Coord ${titleOf(table, unit)}`,
      value: ATTACK_DIE.coordinator,
      rule: 'C.8.6',
    })),
    ...(nuclear && strike.type !== 'asw'
      ? [{ what: 'nuclear', value: NUCLEAR.attackDie, rule: 'C.19.3' }]
      : []),
    ...(nuclear && strike.type !== 'asw' ? [] : targetTerms(table, aimed, target)),
    ...stormTerms(table, strike),
  ];
};

export const attackDieShift = (table: PublicState, aimed: AimedStrike, target: Target): number =>
  attackDieTerms(table, aimed, target).reduce((sum, { value }) => sum + value, 0);
