import type { Phase, Sailing } from '../model/phase.ts';
import type { Boat, Mine, State } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { nameOf, type Waters, watersOf } from '../model/waters.ts';

/** A position as text: a heading, the stock of mines, the phase, then one line for each boat and mine. */
export const print = (state: State): string => {
  const waters = watersOf(state);
  return [
    `skerry ${state.scenario} turn ${state.turn} of ${state.turns}`,
    `stock ${state.stock.north} ${state.stock.south}`,
    `phase ${printPhase(state.phase)}`,
    ...state.boats.map(boat => printBoat(waters, boat)),
    ...state.mines.map(mine => printMine(waters, mine)),
  ].join('\n');
};

const printPhase = (phase: Phase): string => {
  switch (phase.name) {
    case 'signals':
      return [
        'signals',
        ...SIDES.filter(side => phase.sealed[side]).map(side => `${side}=${phase.sealed[side]}`),
      ].join(' ');
    case 'sailing':
      return printSailing(phase);
    case 'fired':
      return `fired ${phase.target} ${printSailing(phase.resume)}`;
    case 'struck':
    case 'falling-back':
      return `${phase.name} ${phase.boat} ${printSailing(phase.resume)}`;
    default:
      return phase.name;
  }
};

const printSailing = ({ side, order }: Sailing): string => `sailing ${side} ${order}`;

const printBoat = (waters: Waters, { side, where, left, fired }: Boat): string => {
  const marks = `left=${left}${fired ? ' fired' : ''}`;
  return `boat ${side} ${where.at === 'sunk' ? 'sunk' : `@${nameOf(waters, where.hex)}`} ${marks}`;
};

const printMine = (waters: Waters, { side, hex }: Mine): string => `mine ${side} @${nameOf(waters, hex)}`;
