import { choiceOf, type Prospect } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { oddsOf } from '../turn/odds.ts';
import type { View } from '../secrets/view.ts';
import type { Offer } from './offer.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { answerOdds } from './answer-odds.ts';
import { prospectOf } from './prospects.ts';
import type { DeskChoice } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { prospect: SAY } = DESK_WORDS;

/** The ships that an attack is aimed at. */
const targetsIn = (action: Action): readonly UnitId[] | undefined =>
  action.type === 'aim'
    ? action.aims.flatMap(({ target }) => (target.kind === 'unit' ? [target.unit] : []))
    : undefined;

const percent = (chance: number): number => Math.round(chance * 100);

const buttonFor = (action: Action, prospect: Prospect | undefined): string | undefined => {
  const [sunk, damaged] = (prospect?.outcomes ?? []).map(({ chance }) => percent(chance));
  if (sunk === undefined || damaged === undefined) return undefined;
  if (action.type === 'aim') return SAY.fire(sunk, sunk + damaged);
  return action.type === 'strike' ? SAY.declare(action.attack) : undefined;
};

/** An offer as the screen has it, with its chances. */
export const choiceFrom = (view: View, { action, ...offer }: Offer): DeskChoice => {
  const prospect = prospectOf(view, action);
  return choiceOf({
    ...offer,
    actions: [action],
    odds: oddsOf(view, action) ?? answerOdds(view, action),
    prospect,
    targets: targetsIn(action),
    button: buttonFor(action, prospect),
  });
};

/** Two actions that are done one after the other as one choice. */
export const inTurn = (first: Action, then: DeskChoice, label: string): DeskChoice => ({
  ...then,
  label,
  actions: [first, ...then.actions],
});
