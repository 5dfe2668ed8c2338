import type { Selection } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { hexOfUnit } from '../model/position.ts';
import type { Segment } from '../model/sea/phase.ts';
import { baseAt } from '../rules/stacking/bases.ts';
import { optionsFor } from '../turn/options.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { actionsOfPicked } from './picked-actions.ts';
import { airAttacks } from './air-attacks.ts';
import { attackRuns } from './attack-runs.ts';
import { assignedTogether } from './many-units.ts';
import { flightPlans } from './flight-plans.ts';
import { isMeant, type Offer } from './offer.ts';
import { preyOf } from './prey.ts';
import { byGain } from './prospects.ts';
import { withOnlyAim } from './one-target.ts';
import { offerOf, offersOf } from './offers.ts';
import { actingSide, type DeskChoice } from './say.ts';
import { planChoices } from './segment-choices.ts';
import { stationsProposed } from './stations-proposed.ts';
import { choiceFrom } from './to-choice.ts';

/** Everything that the picked pieces can do now; with a hex or targets pointed at, with these only. */
export const choicesFor = (view: View, selection: Selection): readonly DeskChoice[] => {
  if (actingSide(view) === undefined) return [];
  const { phase } = view.table;
  const picked = selection.pieces as readonly UnitId[];
  const plans = phase.name === 'segment' ? plansIn(view, phase, selection) : [];
  const offers = offersFor(view, selection).map(offer => ({
    ...withOnlyAim(view, choiceFrom(view, offer)),
    ...sharesOf(offer.action, selection),
  }));
  const together = assignedTogether(view, picked);
  const found = [...offers, ...plans, ...together].filter(
    ({ hex }) => selection.hex === undefined || hex === selection.hex,
  );
  return found.some(({ prospect }) => prospect !== undefined) ? found.toSorted(byGain) : found;
};

/** Whether an attack after a move can be meant: nothing is pointed at, or enemies or a base. */
const isAttackMeant = (view: View, { side }: Segment, { hex }: Selection): boolean =>
  hex === undefined || baseAt(hex as HexId) !== undefined || preyOf(view, side).includes(hex as HexId);

/** [4] What is begun and done in one go in a segment. */
const plansIn = (view: View, segment: Segment, selection: Selection): readonly DeskChoice[] => {
  const picked = selection.pieces as readonly UnitId[];
  return [
    ...planChoices(view, segment, picked),
    ...flightPlans(view, segment, picked),
    ...(isAttackMeant(view, segment, selection)
      ? [...attackRuns(view, segment, picked), ...airAttacks(view, segment, picked)]
      : []),
    ...(selection.hex === undefined ? stationsProposed(view, segment, picked) : []),
  ];
};

/** [C.8.2] Points on several targets may be shared out otherwise, when each of them is a piece. */
const sharesOf = (action: Action, { targets }: Selection): Pick<DeskChoice, 'shares'> => {
  if (action.type !== 'aim' || targets.length < 2) return {};
  if (action.aims.some(({ target }) => target.kind === 'base')) return {};
  const pointsOn = (id: number): number =>
    action.aims.find(({ target }) => target.kind === 'unit' && target.unit === id)?.points ?? 0;
  return { shares: targets.map(pointsOn) };
};

const offersFor = (view: View, selection: Selection): readonly Offer[] => {
  // Once targets are named, only what is aimed at them counts; before that an attack on their hex is what was meant.
  const isNaming = view.table.phase.name === 'targeting' && selection.targets.length > 0;
  const picked = isNaming ? [] : listedFor(view, selection.pieces);
  const made = actionsOfPicked(view, selection)
    .filter(action => optionsFor(view).refuse(action) === undefined)
    .flatMap(action => offerOf(view, action) ?? []);
  // Hundreds of flights may be among them, so equal ones are told by their text.
  const known = new Map(
    [...picked, ...made].toReversed().map(offer => [JSON.stringify(offer.action), offer]),
  );
  return [...known.values()].toReversed().filter(isAboutTargets(view, selection));
};

const listedFor = (view: View, pieces: readonly number[]): readonly Offer[] =>
  offersOf(view)
    .filter(offer => isMeant(offer, pieces))
    .flatMap(offer => narrowed(view, offer, pieces));

/** An attack is made by those picked, not by all who could. */
const narrowed = (view: View, offer: Offer, pieces: readonly number[]): readonly Offer[] => {
  const { action } = offer;
  if (action.type !== 'strike') return [offer];
  const units = action.units.filter(unit => pieces.includes(unit));
  if (units.length === action.units.length) return [offer];
  const fewer: Action = { ...action, units };
  return units.length > 0 && optionsFor(view).refuse(fewer) === undefined
    ? [offerOf(view, fewer) ?? offer]
    : [];
};

/** With submarines or ships picked as targets, only what is done to them. */
const isAboutTargets =
  ({ table }: View, { targets }: Selection) =>
  ({ action }: Offer): boolean => {
    if (targets.length === 0) return true;
    if (action.type === 'search') return targets.includes(action.submarine);
    if (action.type === 'bounce') return targets.includes(action.target);
    if (action.type === 'strike')
      return targets.every(unit => hexOfUnit(table, unit as UnitId) === action.hex);
    return action.type === 'aim';
  };
