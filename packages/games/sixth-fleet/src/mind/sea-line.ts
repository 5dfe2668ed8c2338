import { AEGEAN, EASTERN_MEDITERRANEAN } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { type Board, NOWHERE } from './board.ts';
import { AIR, NATO, SOVIET } from './facts.ts';
import { COAST, lineRuns, type LineSearch, lineSea, newLineSearch } from './line-search.ts';
import { maskOf } from './mask.ts';
import { bonusWorth, emptiness, partlyCut } from './objective.ts';

const IN_AEGEAN = maskOf(AEGEAN);
const IN_EAST = maskOf(EASTERN_MEDITERRANEAN);

/** What looks for lines on the boards of one phase. */
export interface Lines {
  readonly sea: Uint8Array;
  readonly search: LineSearch;
}

export const linesOf = ({ destroyed }: State): Lines => ({
  sea: lineSea(destroyed),
  search: newLineSearch(),
});

/** [13.1] What `objectives` says, on a board. */
export const objectivesOn = (board: Board, lines: Lines): number => {
  const { facts, hexOf, units } = board;
  let aegean = 0;
  let east = 0;
  for (const unit of units[NATO]) {
    const hex = hexOf[unit] as number;
    if (hex === NOWHERE) continue;
    if (IN_AEGEAN[hex] === 1) aegean += 1;
    if (IN_EAST[hex] === 1 && facts.domain[unit] !== AIR) east += 1;
  }
  return bonusWorth(board.goals, emptiness(aegean), cutOff(board, lines), emptiness(east));
};

const cutOff = (board: Board, { sea, search }: Lines): number => {
  const isOpen = (hex: number): boolean => isOpenOn(board, sea, hex);
  return lineRuns(search, isOpen) ? partlyCut(COAST.filter(isOpen).length, COAST.length) : 1;
};

/** Not held by the Soviets, and not under their control unless a NATO ship is there. */
const isOpenOn = ({ sizes, ships, control }: Board, sea: Uint8Array, hex: number): boolean => {
  if (sea[hex] === 0 || sizes[SOVIET][hex] !== 0) return false;
  for (let list = SOVIET * 3; list < SOVIET * 3 + 3; list += 1)
    if ((control[list] as Uint8Array)[hex] !== 0) return ships[NATO][hex] !== 0;
  return true;
};
