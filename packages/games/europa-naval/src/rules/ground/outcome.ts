import type { HexId } from '@narrow-seas/hex';
import { chain, type Effect, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { success } from '../../model/tables.ts';
import { enemyOf, type DieFace, type SuccessResult } from '../../model/vocabulary.ts';
import { assaultEnds } from './assault.ts';
import { holding, reOf, troopAt, troopsOf } from './ground.ts';
import { allLost, attackersLose, defendersLose } from './losses.ts';
import type { GroundAttack, GroundCombat, GroundRoll, TroopRef } from '../../model/shore/phase.ts';
import { ferriesOf, wayCost, waysFrom } from './overland.ts';

const isWon = (result: SuccessResult): boolean => result === 'S' || result === 'S*';

/** [T.7] REs that each side loses. */
const lossesOf = (
  result: SuccessResult,
  attackers: number,
  defenders: number,
): readonly [attackers: number, defenders: number] => {
  switch (result) {
    case 'D':
      return [Math.ceil(attackers / 2), 0];
    case 'F*':
      return [1, 0];
    case 'F':
      return [1, 1];
    case 'S':
      return [0, 1];
    default:
      return [0, Math.ceil(defenders / 2)];
  }
};

const attackersOf = ({ common }: State, { from }: GroundAttack): number =>
  reOf(from.flatMap(({ unit, hex }) => troopAt(common, unit, hex) ?? []));

/** [T.7] The die of a ground attack. */
export const rollGround = (state: State, { attack, shift, resume }: GroundRoll, face: DieFace): Progress => {
  const result = success(face + shift);
  const enemy = enemyOf(attack.side);
  const defenders = holding(state.common, enemy, attack.hex);
  const [lost, fallen] = lossesOf(result, attackersOf(state, attack), defenders);
  return chain(
    state,
    () => [{ type: 'attack-ended', result }],
    ({ common }) => attackersLose(common, attack.from, lost),
    ({ common }) => defendersLose(common, enemy, attack.hex, fallen),
    next => {
      if (attack.assault !== undefined) return assaultEnds(next, attack, isWon(result), resume);
      return isWon(result) ? driveOut(next, attack, resume) : [{ type: 'began', phase: resume }];
    },
  );
};

/** [F.15.3] One hex towards friendly land: owned, over land or by ferry, with no enemy in it. */
const retreatsFrom = (
  { common, fleets }: Pick<State, 'common' | 'fleets'>,
  { side, hex }: GroundAttack,
): readonly HexId[] => retreatHexes(common, ferriesOf(common, fleets[enemyOf(side)]), side, hex);

export const retreatHexes = (
  common: State['common'],
  ferries: ReadonlySet<number>,
  attacker: GroundAttack['side'],
  hex: HexId,
): readonly HexId[] =>
  waysFrom(chartOf(common), hex, ferries).filter(
    to => ownerAt(common, to) === enemyOf(attacker) && holding(common, attacker, to) === 0,
  );

/** [F.15.1] The garrison cannot leave; troops go where they can, and their owner says where. */
const driveOut = (state: State, attack: GroundAttack, resume: GroundCombat): Effect => {
  const side = enemyOf(attack.side);
  const ways = retreatsFrom(state, attack);
  if (troopsOf(state.common, side, attack.hex).length > 0 && ways.length > 1)
    return [{ type: 'began', phase: { name: 'ground-retreat', side, hex: attack.hex, attack, resume } }];
  return retreat(state, attack, resume, ways[0]);
};

/** Everybody to one hex, or nowhere: those are eliminated. */
export const retreat = (
  start: State,
  attack: GroundAttack,
  resume: GroundCombat,
  to: HexId | undefined,
): Progress => {
  const side = enemyOf(attack.side);
  return chain(
    start,
    ({ common }) =>
      to === undefined
        ? []
        : troopsOf(common, side, attack.hex).map(({ unit, re, hex }) => ({
            type: 'marched',
            unit,
            re,
            from: hex,
            to,
          })),
    ({ common }) => allLost(common, side, attack.hex),
    state => wonGround(state, attack),
    state => askAdvance(state, attack, resume),
  );
};

/** [F.10.5] Those who landed and won stand in the hex already. */
const wonGround = ({ common }: State, { side, hex, from }: GroundAttack): readonly Event[] => {
  const there = from.some(each => each.hex === hex && troopAt(common, each.unit, hex) !== undefined);
  return there ? takes(common, side, hex) : [];
};

/** [F.15.5] Ports change hands at the end of the phase. */
const takes = (common: State['common'], side: GroundAttack['side'], hex: HexId): readonly Event[] =>
  chartOf(common).portAt.has(hex) || ownerAt(common, hex) === side
    ? []
    : [{ type: 'taken', hex, owner: side }];

/** Attackers that are left, and could follow into the hex. */
export const followers = (
  common: State['common'],
  ferries: ReadonlySet<number>,
  { from, hex }: GroundAttack,
): readonly TroopRef[] =>
  from.filter(
    each =>
      each.hex !== hex &&
      troopAt(common, each.unit, each.hex) !== undefined &&
      wayCost(chartOf(common), each.hex, hex, ferries) !== undefined,
  );

const askAdvance = (
  { common, fleets }: State,
  attack: GroundAttack,
  resume: GroundCombat,
): readonly Event[] =>
  followers(common, ferriesOf(common, fleets[attack.side]), attack).length > 0
    ? [{ type: 'began', phase: { name: 'ground-advance', side: attack.side, attack, resume } }]
    : [{ type: 'began', phase: resume }];

/** [T.7] Into the hex that was won. */
export const advance = (
  state: State,
  { side, hex }: GroundAttack,
  resume: GroundCombat,
  units: readonly TroopRef[],
): Progress => {
  const marched = units.map(
    (each): Event => ({
      type: 'marched',
      unit: each.unit,
      re: troopAt(state.common, each.unit, each.hex)?.re ?? 0,
      from: each.hex,
      to: hex,
    }),
  );
  return chain(
    state,
    () => marched,
    ({ common }) => (units.length > 0 ? takes(common, side, hex) : []),
    // Where they stand now they have attacked too.
    () => [
      {
        type: 'began',
        phase: { ...resume, used: [...resume.used, ...units.map(({ unit }) => ({ unit, hex }))] },
      },
    ],
  );
};
