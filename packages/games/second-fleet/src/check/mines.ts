import { isCoastal, nameOfHex } from '../chart.ts';
import { MINE_MARKERS, MINES_IN_HEX } from '../sea/mines.ts';
import { type FlawOf, flaw } from './flaw.ts';

/** [23.1.1] [23.1.4] [23.2] Ten markers, four in a hex, along coasts. */
export const minesHold: FlawOf = ({ mines }) => {
  const total = mines.reduce((sum, field) => sum + field.mines, 0);
  if (total > MINE_MARKERS)
    return flaw('mines', `There are ${MINE_MARKERS} mine markers, not ${total} [23.1.4].`);
  for (const [place, { hex, mines: count }] of mines.entries()) {
    const at = nameOfHex(hex);
    if (!isCoastal(hex)) return flaw(at, 'Mines lie in coastal hexes [23.1.1].');
    if (mines[place - 1]?.hex === hex) return flaw(at, 'The mines of this hex were given before.');
    if (count < 1 || count > MINES_IN_HEX) return flaw(at, 'At most four mines lie in a hex [23.2].');
  }
  return undefined;
};
