import { passageFor } from '../rules/movement/passage.ts';
import type { State } from '../model/state.ts';
import { DOMAINS } from '../model/vocabulary.ts';
import { type Board, type Changes, NOWHERE, putAt, ROOM } from './board.ts';
import { HEXES } from './mask.ts';
import { chancesIn, factsOf, NATO, type SideIndex, sideOfIndex, SOVIET } from './facts.ts';
import { goalPointsOf } from './objective.ts';
import { spread } from './sea-control.ts';

const noChanges = (): Changes => ({
  hexes: new Int16Array(HEXES),
  isListed: new Uint8Array(HEXES),
  count: 0,
});

const byHex = (): Uint8Array => new Uint8Array(HEXES);
const listsByHex = (): readonly Uint8Array[] => Array.from({ length: 2 * DOMAINS.length }, byHex);

/** The board of a position. */
export const boardOf = (state: State): Board => {
  const facts = factsOf(state);
  const board: Board = {
    facts,
    chances: chancesIn(state.crt),
    turn: state.turn,
    lastTurn: state.lastTurn,
    goals: goalPointsOf(state.scenario),
    hexOf: new Int16Array(facts.count).fill(NOWHERE),
    aboard: new Int16Array(facts.count).fill(NOWHERE),
    sizes: [byHex(), byHex()],
    ships: [byHex(), byHex()],
    beside: [byHex(), byHex()],
    piles: [new Int16Array(HEXES * ROOM), new Int16Array(HEXES * ROOM)],
    units: [unitsOf(state, NATO), unitsOf(state, SOVIET)],
    open: [...openTo(state, NATO), ...openTo(state, SOVIET)],
    control: listsByHex(),
    byShips: listsByHex(),
    byAircraft: listsByHex(),
    changed: [noChanges(), noChanges()],
  };
  for (const side of [NATO, SOVIET]) {
    for (const { hex, units } of state.stacks[sideOfIndex(side)])
      for (const [place, unit] of units.entries()) putAt(board, unit, hex, place);
    spread(board, side);
  }
  for (const { carrier, units } of state.boxes) for (const unit of units) board.aboard[unit] = carrier;
  return board;
};

const unitsOf = (state: State, side: SideIndex): readonly number[] => {
  const { side: sides } = factsOf(state);
  const aboard = state.boxes.flatMap(({ units }) => units).filter(unit => sides[unit] === side);
  return [...state.stacks[sideOfIndex(side)].flatMap(({ units }) => units), ...aboard];
};

const openTo = (state: State, side: SideIndex): readonly Uint8Array[] => {
  const { stacks } = state;
  const alone = { ...state, stacks: side === NATO ? { ...stacks, soviet: [] } : { ...stacks, nato: [] } };
  return DOMAINS.map(domain => {
    const open = byHex();
    open.set(passageFor(alone, sideOfIndex(side), domain).enter);
    return open;
  });
};
