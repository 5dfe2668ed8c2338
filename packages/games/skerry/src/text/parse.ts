import {
  type Failed,
  type Fault,
  fault,
  faultAt,
  ok,
  pairOf,
  type Result,
  readStatements,
  type Statement,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { STEPS } from '../model/event.ts';
import { parsePhase } from './phase.ts';
import type { Boat, Mine, State } from '../model/state.ts';
import { type BoatId, SIDES, type Side } from '../model/vocabulary.ts';
import { hexNamed, homeOf, isSea, WATERS, type WatersId, watersOf } from '../model/waters.ts';

/** Reads a position; what breaks a rule is refused where it stands. */
export const parse = (text: string): Result<State, Fault> => {
  const [heading, stock, phase, ...pieces] = readStatements(text);
  if (heading === undefined || stock === undefined || phase === undefined) {
    return fault('ERR_POSITION', '', 'A position starts with a heading, a stock line and a phase line.');
  }
  const begun = parseHeading(heading, stock);
  if (!begun.ok) return begun;
  const placed = parsePieces(begun.value, pieces);
  if (!placed.ok) return placed;
  const parsed = parsePhase(phase, placed.value);
  if (!parsed.ok) return parsed;
  const state = { ...placed.value, phase: parsed.value };
  const wrong = flawOfStock(state);
  return wrong === undefined ? ok(state) : faultAt(stock[0], wrong);
};

/** [2.1] [2.3] [2.4] Mines are laid before the first turn, all of them, and there is a hex for each. */
const flawOfStock = (state: State): string | undefined => {
  const { stock, mines, phase } = state;
  if ((phase.name === 'laying') !== stock.north + stock.south > 0)
    return 'Mines can be left to lay only in the phase "laying" [2.4].';
  const full = SIDES.find(
    side =>
      stock[side] > watersOf(state).homes[side].length - mines.filter(mine => mine.side === side).length,
  );
  return full === undefined ? undefined : `There are not enough free hexes for the mines of ${full} [2.3].`;
};

const parseHeading = (heading: Statement, stock: Statement): Result<State, Fault> => {
  const [word, scenario, turnWord, turn, of, turns] = heading;
  const waters = Object.keys(WATERS).find((id): id is WatersId => id === scenario?.text);
  if (word.text !== 'skerry' || waters === undefined || turnWord?.text !== 'turn' || of?.text !== 'of') {
    return faultAt(word, 'Write "skerry sortie turn 1 of 6" here.');
  }
  const last = turns === undefined ? undefined : wholeOf(turns, 1, 99);
  const now = turn === undefined ? undefined : wholeOf(turn, 1, last ?? 0);
  if (now === undefined || last === undefined) return faultAt(turn ?? word, 'This turn is outside the game.');
  const [north, south] = [stock[1], stock[2]].map(count => (count ? wholeOf(count, 0, 99) : undefined));
  if (stock[0].text !== 'stock' || north === undefined || south === undefined) {
    return faultAt(stock[0], 'Write "stock 3 3": the mines that North and South still have to lay.');
  }
  return ok({
    scenario: waters,
    turn: now,
    turns: last,
    phase: { name: 'over' },
    boats: [],
    mines: [],
    stock: { north, south },
  });
};

const parsePieces = (start: State, pieces: readonly Statement[]): Result<State, Fault> => {
  const boats: Boat[] = [];
  const mines: Mine[] = [];
  for (const piece of pieces) {
    const added = piece[0].text === 'mine' ? addMine(start, mines, piece) : addBoat(start, boats, piece);
    if (added !== undefined) return added;
  }
  return ok({ ...start, boats, mines });
};

const sideOf = (word: Word | undefined): Side | undefined => SIDES.find(side => side === word?.text);

const hexOfWord = (state: State, word: Word | undefined): HexId | undefined => {
  const hex = word?.text.startsWith('@') ? hexNamed(watersOf(state), word.text.slice(1)) : undefined;
  return hex !== undefined && isSea(watersOf(state), hex) ? hex : undefined;
};

const addMine = (
  state: State,
  mines: Mine[],
  [first, sideWord, at]: Statement,
): Failed<Fault> | undefined => {
  const side = sideOf(sideWord);
  const hex = hexOfWord(state, at);
  if (side === undefined || hex === undefined)
    return faultAt(at ?? first, 'Write "mine north @0304" with a sea hex.');
  if (homeOf(watersOf(state), hex) !== side)
    return faultAt(at ?? first, `This hex is not in ${side}'s half [2.2].`);
  if (mines.some(mine => mine.side === side && mine.hex === hex))
    return faultAt(at ?? first, 'This side already has a mine in this hex [2.3].');
  mines.push({ side, hex });
  return undefined;
};

const addBoat = (
  state: State,
  boats: Boat[],
  [first, sideWord, at, ...marks]: Statement,
): Failed<Fault> | undefined => {
  const side = sideOf(sideWord);
  const sunk = at?.text === 'sunk';
  const hex = hexOfWord(state, at);
  if (first.text !== 'boat' || side === undefined || (!sunk && hex === undefined)) {
    return faultAt(
      at ?? first,
      'Write "boat north @0304 left=3" with a sea hex, or "boat north sunk left=0".',
    );
  }
  if (boats.some(({ where }) => where.at === 'sea' && where.hex === hex)) {
    return faultAt(at ?? first, 'There is already a boat in this hex [4.3].');
  }
  const left = leftOf(marks[0]);
  if (left === undefined) return faultAt(marks[0] ?? first, `Write left=0 to left=${STEPS} [4.1].`);
  const wrong =
    marks[1] !== undefined && (marks[1].text !== 'fired' || marks.length > 2) ? marks[1] : undefined;
  if (wrong !== undefined) return faultAt(wrong, 'Only "fired" may follow here.');
  const where: Boat['where'] = hex === undefined ? { at: 'sunk' } : { at: 'sea', hex };
  boats.push({ id: boats.length as BoatId, side, where, left, fired: marks.length > 1 });
  return undefined;
};

const leftOf = (word: Word | undefined): number | undefined => {
  const pair = word === undefined ? undefined : pairOf(word);
  return pair?.key === 'left' ? wholeOf(pair.value, 0, STEPS) : undefined;
};
