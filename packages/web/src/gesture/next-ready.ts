import { asideToAct, type Hand, handAt, hexesToAct, nextHand } from '../store/next-hand.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, sayCursor } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { NARROW, type Stage } from '../ui/stage.ts';

export const moveCursor = (table: TableStore, stage: Stage, hex: number): void => {
  table.set({ cursor: hex, hover: undefined, spoken: sayCursor(table.get(), hex) });
  stage.view?.reveal(hex);
};

/** The next hex with pieces that can act; hex by hex, so that a stack is met once. */
const handAfter = (table: TableStore, step: 1 | -1): Hand | undefined => {
  const state = table.get();
  const hexes = hexesToAct(state);
  const place = hexes.indexOf(state.selected ?? -1);
  const hex = place < 0 ? hexes.at(step > 0 ? 0 : -1) : hexes[(place + step + hexes.length) % hexes.length];
  return hex === undefined ? undefined : handAt(state, hex);
};

/** The player will probably ask for this one next. */
export const prefetchNext = (table: TableStore): void => {
  const next = handAfter(table, 1);
  if (next !== undefined && isMyTurn(table.get())) table.prefetch(next.pieces);
};

/** Who can act and is not on the map, such as aircraft over a sea area: the panel has what they can do. */
const takeAside = (table: TableStore): void => {
  const { picked } = table.get();
  const aside = asideToAct(table.get());
  const next = aside[(aside.indexOf(picked[0] ?? -1) + 1) % aside.length];
  if (next === undefined) return table.pick(undefined, []);
  table.pick(undefined, [next]);
  // On a phone the sheet may be down, and nothing on the map would show who was taken.
  table.set({ panelHeight: 'half' });
};

const take = (table: TableStore, stage: Stage, hand: Hand | undefined): void => {
  if (hand === undefined) return takeAside(table);
  table.pick(hand.hex, hand.pieces);
  // The cursor is the keyboard's: a hand on the mouse must not leave it behind.
  if (table.get().cursor === undefined) showHex(table, stage, hand.hex);
  else moveCursor(table, stage, hand.hex);
  if (innerWidth < NARROW) stage.view?.centreOn([hand.hex]);
  prefetchNext(table);
};

const showHex = (table: TableStore, stage: Stage, hex: number): void => {
  table.set({ spoken: sayCursor(table.get(), hex) });
  stage.view?.reveal(hex);
};

/** Picks the next piece that can act. */
export const nextReady = (table: TableStore, stage: Stage, step: 1 | -1): void =>
  take(table, stage, handAfter(table, step));

/** The same for the keyboard on the map, whose cursor goes with it. */
export const nextReadyByKey = (table: TableStore, stage: Stage, step: 1 | -1): void => {
  const hand = handAfter(table, step);
  take(table, stage, hand);
  if (hand !== undefined) moveCursor(table, stage, hand.hex);
};

/** The pieces in the hand stay where they are; the next of their stack is picked, and after the last one the next stack. */
export const letStay = (table: TableStore, stage: Stage): void => {
  const { picked, selected } = table.get();
  table.sleep(picked, true);
  take(
    table,
    stage,
    nextHand(table.get(), toAct(table.get()), selected, () => true),
  );
};
