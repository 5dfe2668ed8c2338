import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { AIR_WAYS, BOSPHORUS, GRID } from '../model/chart.ts';
import { standingFortress } from '../rules/terrain/fortress.ts';
import { oddsOf } from '../rules/combat/odds.ts';
import { isOccupied } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { canAttack, isNight } from '../rules/combat/strength.ts';
import { type Board, ROOM } from './board.ts';
import { stacksBeside } from './contact.ts';
import { chanceOf, NATO, SOVIET, SURFACE } from './facts.ts';

/** [11.0] Whether the reinforcements come before the end. */
export const isLong = ({ lastTurn, scenario }: Pick<State, 'lastTurn' | 'scenario'>): boolean =>
  lastTurn >= scenario.blackSeaOpens;

/** [12.24] From the reinforcements on, a Soviet fleet lies behind the Bosphorus. */
export const isAtIssue = (state: Pick<State, 'turn' | 'lastTurn' | 'scenario'>): boolean =>
  state.turn >= state.scenario.blackSeaOpens - 1 && isLong(state);

/** [10.44] Whether that fleet has its defences still to beat. */
export const isBarred = (state: State): boolean =>
  isAtIssue(state) && standingFortress(state, BOSPHORUS) !== undefined;

/** From there it can be attacked. */
export const BESIDE_THE_GATE: readonly HexId[] = neighboursOf(GRID, BOSPHORUS);

/** [10.44] How far the Soviets are from opening the Bosphorus: 1 when its defences are gone, else the chance of it. */
export const gateOpen = (state: State): number => {
  if (!isAtIssue(state)) return 0;
  if (standingFortress(state, BOSPHORUS) === undefined) return 1;
  if (isOccupied(state, BOSPHORUS)) return 0;
  let shut = 1;
  for (const { units } of stacksBeside(state, 'soviet', BOSPHORUS)) {
    const attackers = units.filter(unit => canAttack(specOf(state, unit), 'surface'));
    if (attackers.length > 0)
      shut *= 1 - oddsOf(state, { attackers, hex: BOSPHORUS, defenders: [] }).need / 6;
  }
  return 1 - shut;
};

/** What `gateOpen` says, on a board; the defences do not change in a phase. */
export const gateOn = (state: State): ((board: Board) => number) => {
  const fortress = standingFortress(state, BOSPHORUS);
  if (!isAtIssue(state)) return () => 0;
  if (fortress === undefined) return () => 1;
  const { defence, ecm } = fortress;
  return board => {
    if (board.sizes[NATO][BOSPHORUS] !== 0) return 0;
    let shut = 1;
    for (let way = BOSPHORUS * 6; way < BOSPHORUS * 6 + 6; way += 1) {
      const beside = AIR_WAYS[way] as number;
      shut *= 1 - chanceOf(board.chances, gunsIn(board, beside) - defence, ecm);
    }
    return 1 - shut;
  };
};

const gunsIn = ({ facts, piles, sizes, turn }: Board, hex: number): number => {
  const strength = facts.strength[(isNight(turn) ? 3 : 0) + SURFACE] as Float64Array;
  let sum = 0;
  for (let at = hex * ROOM; at < hex * ROOM + (sizes[SOVIET][hex] as number); at += 1)
    sum += strength[piles[SOVIET][at] as number] as number;
  return sum;
};
