import { isCoastal, nameOfHex } from '../../model/chart.ts';
import { MINE_MARKERS, MINES_IN_HEX } from '../../rules/mines/mines.ts';
import { type FlawOf, flaw } from './flaw.ts';

/** [23.1.1] [23.1.4] [23.2] Ten markers, four in a hex, along coasts. */
export const minesHold: FlawOf = ({ mines }) => {
  const total = mines.reduce((sum, field) => sum + field.mines, 0);
  if (total > MINE_MARKERS)
    return flaw('mines', `The game has ${MINE_MARKERS} mine markers, not ${total} [23.1.4].`);
  for (const [place, { hex, mines: count }] of mines.entries()) {
    const at = nameOfHex(hex);
    if (!isCoastal(hex)) return flaw(at, 'Mines can lie only in coastal hexes [23.1.1].');
    if (mines[place - 1]?.hex === hex) return flaw(at, 'The mines of this hex were already given.');
    if (count < 1 || count > MINES_IN_HEX) return flaw(at, 'A hex can hold at most four mines [23.2].');
  }
  return undefined;
};
