import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { pathWithin } from '../rules/movement/reach.ts';
import { AIR_LIMIT, NAVAL_LIMIT } from '../rules/stacking/stacking.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { alikeIn, arrangeAll, type Board, lift, NOWHERE, put, ROOM } from './board.ts';
import type { Choice, Slot } from './choice.ts';
import { AIR, type SideIndex } from './facts.ts';

/** One choice for every unit of a side, and the board as they leave it. */
export interface FleetPlan {
  readonly board: Board;
  readonly side: SideIndex;
  readonly slots: readonly Slot[];
  readonly chosen: Uint16Array;
  /** The place of each unit in its pile when the phase began. */
  readonly rank: Uint8Array;
  /** What the choices are worth by themselves. */
  worth: number;
}

/** Everybody stays, in piles that are in order: so the board depends on the choices alone, not on how they came about. */
export const planFor = (board: Board, side: SideIndex, slots: readonly Slot[]): FleetPlan => {
  const rank = Uint8Array.from(board.hexOf, (hex, unit) => (hex === NOWHERE ? 0 : placeIn(board, unit, hex)));
  arrangeAll(board, side);
  return {
    board,
    side,
    slots,
    chosen: new Uint16Array(slots.length),
    rank,
    worth: slots.reduce((sum, { choices }) => sum + (choices[0]?.worth ?? 0), 0),
  };
};

const placeIn = ({ facts, piles }: Board, unit: number, hex: number): number =>
  piles[facts.side[unit] as SideIndex].subarray(hex * ROOM, hex * ROOM + ROOM).indexOf(unit);

const choiceIn = ({ slots, chosen }: FleetPlan, slot: number): Choice =>
  slots[slot]?.choices[chosen[slot] as number] as Choice;

/** Makes the choice on the board; false, and nothing changed, when there is no room or a carrier is out of reach. */
export const takeChoice = (plan: FleetPlan, index: number, number: number): boolean => {
  const { board, slots, chosen } = plan;
  const slot = slots[index] as Slot;
  const choice = slot.choices[number] as Choice;
  const to = goalOf(board, slot, choice);
  const deck = deckOf(slot, choice);
  if (to === undefined || !hasRoom(board, slot.unit, to) || !hasDeck(board, slot.unit, deck)) return false;
  const leads = board.facts.carrier[slot.unit] === 1;
  const followers = leads ? followersOf(plan, slot.unit) : [];
  if (!followers.every(follower => canFollow(slots[follower] as Slot, slot.unit, to))) return false;
  plan.worth += choice.worth - choiceIn(plan, index).worth;
  chosen[index] = number;
  place(board, slot.unit, to, deck);
  for (const follower of followers)
    if (choiceIn(plan, follower).kind === 'over') place(board, (slots[follower] as Slot).unit, to, NOWHERE);
  return true;
};

const place = (board: Board, unit: number, hex: number, deck: number): void => {
  if (board.hexOf[unit] !== hex) {
    lift(board, unit);
    if (hex !== NOWHERE) put(board, unit, hex);
  }
  board.aboard[unit] = deck;
};

/** The hex where the choice puts the unit, NOWHERE in a box or on the ground; undefined when it cannot get there. */
const goalOf = (board: Board, { within, start, startAboard }: Slot, choice: Choice): number | undefined => {
  const { kind, hex, carrier } = choice;
  if (kind === 'stay') return startAboard === NOWHERE ? start : NOWHERE;
  if (kind === 'hex') return hex;
  if (kind === 'ground') return NOWHERE;
  const deck = board.hexOf[carrier] as number;
  if (deck === NOWHERE || (deck !== start && !within.has(deck))) return undefined;
  return kind === 'over' ? deck : NOWHERE;
};

const deckOf = ({ startAboard }: Slot, { kind, carrier }: Choice): number => {
  if (kind === 'aboard') return carrier;
  return kind === 'stay' ? startAboard : NOWHERE;
};

const hasRoom = (board: Board, unit: number, hex: number): boolean =>
  hex === NOWHERE ||
  hex === board.hexOf[unit] ||
  alikeIn(board, unit, hex) < (board.facts.domain[unit] === AIR ? AIR_LIMIT : NAVAL_LIMIT);

/** [9.62] */
const BOX_LIMIT = 6;

const hasDeck = ({ facts, units, aboard }: Board, unit: number, deck: number): boolean => {
  if (deck === NOWHERE || aboard[unit] === deck) return true;
  let count = 0;
  for (const other of units[facts.side[unit] as SideIndex]) if (aboard[other] === deck) count += 1;
  return count < BOX_LIMIT;
};

/** The aircraft that are to fly over the carrier or to go aboard. */
const followersOf = (plan: FleetPlan, carrier: number): readonly number[] =>
  plan.slots.flatMap((_, index) => {
    const { kind, carrier: other } = choiceIn(plan, index);
    return (kind === 'over' || kind === 'aboard') && other === carrier ? [index] : [];
  });

const canFollow = ({ within, start, startAboard }: Slot, carrier: number, to: number): boolean =>
  startAboard === carrier || to === start || within.has(to);

/** The plan as the rules take it: aircraft leave before their carrier [9.63], and go aboard when she has come. */
export const actionsOf = (plan: FleetPlan): readonly Action[] => {
  const moves: Action[] = [];
  const boarding: Action[] = [];
  for (const [index, slot] of plan.slots.entries()) {
    const choice = choiceIn(plan, index);
    const move = moveOf(plan.board, slot, choice);
    if (move !== undefined) moves.push(move);
    if (choice.kind === 'aboard')
      boarding.push({ type: 'embark', unit: slot.unit, carrier: choice.carrier as UnitId });
  }
  return [...moves, ...boarding, ...arrangements(plan)];
};

const moveOf = (
  board: Board,
  { unit, reach, start, startAboard }: Slot,
  choice: Choice,
): Action | undefined => {
  const { kind, hex, carrier } = choice;
  if (kind === 'stay') return undefined;
  const to = (kind === 'hex' || kind === 'ground' ? hex : board.hexOf[carrier]) as HexId;
  const path = to === start || reach === undefined ? [] : pathWithin(reach, to);
  if (kind === 'ground') return { type: 'ground', unit, path };
  if (path.length > 0) return { type: 'move', unit, path };
  return startAboard !== NOWHERE && kind === 'over' ? { type: 'launch', unit } : undefined;
};

/** [7.47] Piles put into the order that the plan counted on, where it differs: what lies on top is attacked first. */
const arrangements = (plan: FleetPlan): readonly Action[] => {
  const { board, side, slots } = plan;
  const mixed = new Set<number>();
  for (const [index, { unit, start, startAboard }] of slots.entries()) {
    const hex = board.hexOf[unit] as number;
    const stayed = hex === start && startAboard === NOWHERE;
    if (hex !== NOWHERE && !(stayed && isInOrder(plan, index))) mixed.add(hex);
  }
  return [...mixed]
    .map(hex => ({ type: 'arrange', hex: hex as HexId, units: pileAt(board, side, hex) }) as const)
    .filter(({ units }) => units.length > 1);
};

/** Whether the unit lies above those that it lay above when the phase began. */
const isInOrder = ({ board, side, slots, rank }: FleetPlan, index: number): boolean => {
  const { unit } = slots[index] as Slot;
  const pile = pileAt(board, side, board.hexOf[unit] as number);
  const below = pile[pile.indexOf(unit) + 1];
  return below === undefined || (rank[unit] as number) < (rank[below] as number);
};

const pileAt = ({ piles, sizes }: Board, side: SideIndex, hex: number): readonly UnitId[] =>
  Array.from(
    piles[side].subarray(hex * ROOM, hex * ROOM + (sizes[side][hex] as number)),
    unit => unit as UnitId,
  );
