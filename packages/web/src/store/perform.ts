import { showOwnBattle } from '../film/own-battle.ts';
import type { ActionChoice } from '../gesture/choice.ts';
import type { Snapshot } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import { nextHand } from './next-hand.ts';
import { accept, answered, askChoices, fail, refuse, type TableContext } from './table-context.ts';
import { isMyTurn, nameOfHex, namesOf, type TableState } from './table-state.ts';
import { forgotten } from './to-act.ts';

/** What is left on the screen after an action that would else be cleared away. */
export type Kept = (snapshot: Snapshot) => Partial<TableState>;

/** What is done, what kind of order it was where somebody was picked for it, and whether it goes on after its dice. */
export type Order = Pick<ActionChoice, 'actions'> & Partial<Pick<ActionChoice, 'kind' | 'key' | 'repeats'>>;

/** The rest of an order that goes on after its dice; nothing when the game has another question. */
const restOf = ({ key, repeats }: Order, state: TableState): Order | undefined =>
  repeats === true && isMyTurn(state)
    ? state.snapshot.survey.commands.find(choice => choice.key === key && choice.repeats === true)
    : undefined;

/** An order that has emptied the hand in the player's own phase; what comes of an attack is read first. */
const isFollowed = ({ snapshot: before, picked }: TableState, { kind }: Order, now: TableState): boolean => {
  const { survey } = now.snapshot;
  const isOrder = kind !== undefined && kind !== 'attack' && picked.length > 0;
  const isSamePhase = survey.title === before.survey.title && survey.end !== undefined;
  return isOrder && isSamePhase && isMyTurn(now) && now.picked.length === 0;
};

/**
 * The next who can act and should not be forgotten comes into the hand, so that one press is one order. The map never
 * moves by itself: who is out of sight waits for the player.
 */
const leadOn = (context: TableContext, from: number | undefined): void => {
  const { store, sight } = context;
  const state = store.get();
  const hand = nextHand(state, forgotten(state), from, sight.isSeen);
  if (hand === undefined) return;
  const { cursor, spoken } = state;
  store.set({
    selected: hand.hex,
    picked: hand.pieces,
    handed: true,
    cursor: cursor === undefined ? undefined : hand.hex,
    spoken: `${spoken} ${WORDS.toAct.next(namesOf(state, hand.pieces), nameOfHex(state, hand.hex))}`,
    tab: 'here',
  });
  askChoices(context);
};

export const perform = (context: TableContext, order: Order, kept?: Kept): void => {
  const { store, film, client } = context;
  // The table is about to show what came of the last action.
  if (film.get().isRolling) return;
  store.set({ ending: false, refusal: undefined });
  const before = store.get();
  answered(context, client('act', order.actions), result => {
    if (!result.ok) return refuse(context, result.error);
    const done = (): void => {
      accept(context, result.value);
      if (isFollowed(before, order, store.get())) leadOn(context, before.selected);
      if (kept !== undefined) store.set(kept(result.value));
      if (result.value.refused !== undefined) refuse(context, result.value.refused);
    };
    const { display } = store.get();
    const shown = showOwnBattle(
      { display, client, film, fail: failure => fail(context, failure) },
      result.value,
      done,
    );
    return answered(context, shown, () => {
      const rest = result.value.refused === undefined ? restOf(order, store.get()) : undefined;
      if (rest !== undefined) perform(context, rest, kept);
    });
  });
};
