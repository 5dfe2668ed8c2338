import type { Refusal } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { hasSosus } from '../../turn/campaign/rules-in-play.ts';
import { isHeard } from '../optional/high-speed.ts';
import { SOSUS } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { forcesAt, pieceOf } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import type { Force, State, PublicState } from '../../model/state.ts';
import { enemyOf } from '../../model/vocabulary.ts';
import type { View } from '../../secrets/view.ts';
import { isOffWatchedCoast, marking } from '../detection/detection.ts';
import { allowanceOf, costOf, refuseEndIn, refuseStep, type SeaActivation, type Waters } from './movement.ts';
import type { MineRoll } from '../../model/sea/phase.ts';
import { isHeardPassing, isSeenPassing } from '../detection/zones.ts';

/** [4.1.3.1] [4.1.3.2] [4.1.3.3] [4.1.3.4] [4.1.3.5] [4.1.3] [4.2.2] One move, before or after the attacks of ships, before those of a submarine. */
const refuseMoving = (activation: SeaActivation): Refusal | undefined => {
  if (activation.name === 'surface-activation')
    return activation.moved === 'over'
      ? no('4.1.3', 'moved', 'These ships have already moved.', ...activation.units)
      : undefined;
  return activation.attacks.length > 0
    ? no('4.2.2', 'attacked', 'A submarine must move before it attacks.', ...activation.units)
    : undefined;
};

/** [5] Along these hexes; the first is the first entered. */
export const refuseSail = (
  waters: Waters,
  activation: SeaActivation,
  path: readonly HexId[],
): Refusal | undefined => {
  const last = path.at(-1);
  if (last === undefined) return no('5', 'nowhere', 'Name at least one hex to enter.', ...activation.units);
  const moving = refuseMoving(activation);
  if (moving !== undefined) return moving;
  const allowance = allowanceOf(waters, activation);
  let [at, spent] = [activation.hex, activation.spent];
  for (const to of path) {
    const refusal = refuseStep(waters, activation, at, to);
    if (refusal !== undefined) return refusal;
    spent += costOf(waters, activation, allowance, to);
    if (spent > allowance)
      return noAt('5.3', 'too-far', 'The slowest ship of the group cannot go that far.', to);
    at = to;
  }
  return refuseEndIn(waters.table, activation.side, activation.units, last);
};

/** [9.5.2] [9.5.3] [9.5.4] [C.21.6] Whether the enemy notices the step; high speed is heard in every hex entered. */
export const isNoticed = (table: PublicState, activation: SeaActivation, from: HexId, to: HexId): boolean => {
  const { side } = activation;
  if (activation.name === 'submarine-activation') return isHeardPassing(table, enemyOf(side), from, to);
  return (
    isOffWatchedCoast(side, to) ||
    isSeenPassing(table, enemyOf(side), from, to) ||
    (activation.highSpeed && isHeard(table, side, to))
  );
};

const isUnmarked = (table: PublicState, { units }: SeaActivation): boolean =>
  units.some(unit => pieceOf(table, unit).mark === 'none');

/** [19.2] [C.5.4] */
const isListenedTo = (table: PublicState, { name, side, units }: SeaActivation, hex: HexId): boolean =>
  name === 'submarine-activation' &&
  side === 'soviet' &&
  hasHex(SOSUS, hex) &&
  hasSosus(table) &&
  pieceOf(table, units[0]).mark !== 'strategic';

/** [23.3] [C.20.2] Mines that these ships have still to pass on their way out of a hex. */
const minesUnder = (table: PublicState, activation: SeaActivation, hex: HexId): number =>
  activation.name === 'surface-activation' && !activation.dared.includes(hex)
    ? (table.mines.find(field => field.hex === hex)?.mines ?? 0)
    : 0;

/** How far a path is sailed before something happens, and what that is. */
interface Leg {
  readonly path: readonly HexId[];
  readonly cost: number;
  readonly noticed: boolean;
  readonly end: 'path' | 'sosus' | 'mines';
}

/** [C.5.2] The path is cut where one may change one's mind, if one may stay there at all. */
const legOf = (waters: Waters, activation: SeaActivation, path: readonly HexId[]): Leg => {
  const { table } = waters;
  const allowance = allowanceOf(waters, activation);
  const unmarked = isUnmarked(table, activation);
  let [at, cost, noticed] = [activation.hex, 0, false];
  for (const [place, to] of path.entries()) {
    if (minesUnder(table, activation, at) > 0)
      return { path: path.slice(0, place), cost, noticed, end: 'mines' };
    cost += costOf(waters, activation, allowance, to);
    const seen = unmarked && !noticed && isNoticed(table, activation, at, to);
    noticed ||= seen;
    at = to;
    const sailed = path.slice(0, place + 1);
    if (isListenedTo(table, activation, to)) return { path: sailed, cost, noticed, end: 'sosus' };
    const stays = refuseEndIn(table, activation.side, activation.units, to) === undefined;
    if (noticed && stays) return { path: sailed, cost, noticed, end: 'path' };
  }
  return { path, cost, noticed, end: 'path' };
};

const forcesOf = (table: PublicState, activation: SeaActivation): readonly Force[] =>
  forcesAt(table, activation.side, activation.hex).flatMap(force => {
    const moving = force.filter(unit => activation.units.includes(unit));
    return moving.length === 0 ? [] : [moving];
  });

/** The forces are those of the table before the step: nobody lies in the mined hex yet who sails into it and on. */
const mineRoll = (
  table: PublicState,
  there: SeaActivation,
  forces: readonly Force[],
  ahead: readonly HexId[],
): readonly Event[] => {
  if (there.name !== 'surface-activation') return [];
  const { hex } = there;
  const resume = { ...there, dared: [...there.dared, hex] };
  const mines = minesUnder(table, there, hex);
  const phase: MineRoll = { name: 'mine-roll', hex, mines, hits: 0, forces, ahead, resume };
  return [{ type: 'began', phase }];
};

const sosusRoll = (
  table: PublicState,
  activation: SeaActivation,
  hex: HexId,
  ahead: readonly HexId[],
): readonly Event[] => {
  if (activation.name !== 'submarine-activation') return [];
  const stays = refuseEndIn(table, activation.side, activation.units, hex) === undefined;
  const [unit] = activation.units;
  return [{ type: 'began', phase: { name: 'sosus', unit, ahead: stays ? [] : ahead, resume: activation } }];
};

/** The waters as their owner knows them, for what goes on by itself. */
export const watersOf = ({ table, secret }: State, { side }: SeaActivation): Waters => ({
  table,
  own: secret[side],
});

export const watersSeen = ({ table, own }: View): Waters => (own === undefined ? { table } : { table, own });

/** [5] [9.5] What comes of sailing along a path that was admitted. */
export const sail = (state: State, activation: SeaActivation, path: readonly HexId[]): readonly Event[] => {
  const { units } = activation;
  const leg = legOf(watersOf(state, activation), activation, path);
  const hex = leg.path.at(-1) ?? activation.hex;
  const ahead = path.slice(leg.path.length);
  const sailed: readonly Event[] =
    leg.path.length === 0 ? [] : [{ type: 'sailed', units, path: leg.path, cost: leg.cost }];
  const marks = leg.noticed ? marking(state.table, units, 'local') : [];
  const there = { ...activation, hex, spent: activation.spent + leg.cost } as SeaActivation;
  const moved =
    there.name === 'surface-activation' && leg.path.length > 0
      ? { ...there, moved: 'under-way' as const }
      : there;
  if (leg.end === 'mines')
    return [...sailed, ...marks, ...mineRoll(state.table, moved, forcesOf(state.table, activation), ahead)];
  if (leg.end === 'sosus') return [...sailed, ...marks, ...sosusRoll(state.table, moved, hex, ahead)];
  return [...sailed, ...marks];
};
