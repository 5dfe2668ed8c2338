import { mustBe } from '@narrow-seas/core';
import { type Action, secondFleet, type State } from '@narrow-seas/second-fleet';
import type { Work } from '../lap.ts';
import { type Measurement, microsecondsEach, warmingUp } from '../measurement.ts';

/** A battle cruiser and a destroyer two hexes from a task group that has been seen. */
const POSITION = [
  'second-fleet kola-strike turn 2 of 15',
  'phase surface-activation side=soviet units=[FRNZE,OTTUK] hex=2807 start=2807',
  'under segment side=soviet arm=surface',
  'soviet @2807 FRNZE OTTUK',
  'nato @2809 HAWES/local ELROD/local CARR/local',
].join(' | ');

const ORDERS = ['strike ssm FRNZE OTTUK at 2809 over 2808', 'aim HAWES=26', 'roll 4', 'roll 6'] as const;

const ordered = (state: State, text: string): Action => mustBe(secondFleet.notation.parseAction(state, text));

const moverIn = (state: State): 'nato' | 'soviet' | 'chance' => {
  const actor = secondFleet.actor(state);
  const [side] = actor === 'chance' ? ['chance' as const] : actor;
  if (side === undefined) throw new Error('No side may act');
  return side;
};

const played = (state: State, action: Action): State =>
  mustBe(secondFleet.decide(state, moverIn(state), action)).state;

/** The defender stays as he is; only a stack of several forces asks. */
const formed = (state: State): State => {
  const { phase } = state.table;
  if (phase.name !== 'formation') return state;
  const [action] = secondFleet.options(secondFleet.view(state, phase.side)).list();
  if (action === undefined) throw new Error('The defender has nothing to choose from');
  return played(state, action);
};

/** What is asked and decided in one strike: orders are read beforehand, as a click would give them. */
interface Script {
  readonly start: State;
  readonly actions: readonly Action[];
}

export const strikeScript = (): Script => {
  const start = mustBe(secondFleet.notation.parse(POSITION));
  const actions: Action[] = [];
  let state = start;
  for (const text of ORDERS) {
    state = formed(state);
    const action = ordered(state, text);
    actions.push(action);
    state = played(state, action);
  }
  return { start, actions };
};

/** From the order to fire to the last event: the odds against each ship, those of the aim, then both dice. */
export const resolveStrike = ({ start, actions }: Script): { readonly end: State; readonly ways: number } => {
  let state = start;
  let ways = 0;
  for (const action of actions) {
    state = formed(state);
    const mover = moverIn(state);
    if (mover !== 'chance')
      ways += secondFleet.odds(secondFleet.view(state, mover), action)?.results.length ?? 0;
    state = played(state, action);
  }
  return { end: state, ways };
};

const STRIKES = 50;

const strikes =
  (script: Script): Work =>
  () => {
    let check = 0;
    for (let count = 0; count < STRIKES; count += 1) check += resolveStrike(script).ways;
    return { operations: STRIKES, check };
  };

export const secondFleetStrike = (): Measurement => ({
  id: 'second-fleet-strike',
  title: 'Second Fleet: a full SSM strike with odds',
  unit: 'µs',
  better: 'less',
  ours: warmingUp(microsecondsEach(strikes(strikeScript()))),
  target: { of: 'median', is: 'under', value: 100 },
});
