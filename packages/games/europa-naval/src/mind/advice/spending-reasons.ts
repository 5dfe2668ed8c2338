import type { Reason } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { FieldSpec } from '../../model/chart.ts';
import { sayPort } from '../../desk/say.ts';
import { chartOf, shipsInPort } from '../../model/fleet.ts';
import { preyFrom } from '../basing.ts';
import { cargoShips } from '../../rules/groups/group.ts';
import { roomFor } from '../../rules/groups/handling.ts';
import { kindOfAir } from '../../rules/air/air.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import { viewFor } from '../../secrets/view.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';
import type { Reasoner } from './plan.ts';
import { ADVICE_WORDS } from './words.ts';

const { spending: SAY } = ADVICE_WORDS;

const WEIGHT = 10;

type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** [F.17.1] Supplies are wanted where ships have room for them; two SPs are one point of cargo. */
const ofIncome = ({ common, fleets }: State, side: Side, { port }: Of<'income'>): string => {
  const fleet = fleets[side];
  const room = cargoShips(common, { ships: shipsInPort(fleet, port) }).reduce(
    (sum, ship) => sum + roomFor(common, fleet, ship, { kind: 'sp', amount: 1 }),
    0,
  );
  return SAY.room(sayPort(common, port), 2 * room, stockOf(common, fleet, side, port).sp);
};

/** [F.11.2] What comes within reach by it. */
const ofRebase = (state: State, side: Side, { unit, field }: Of<'rebase'>): string | undefined => {
  const { common } = state;
  const base = common.air[unit]?.base;
  const { fields } = chartOf(common);
  const there = fields[field];
  const here = base?.at === 'field' ? fields[base.field] : undefined;
  if (there === undefined || here === undefined) return undefined;
  const view = viewFor(state, side);
  const reach = (from: FieldSpec): number => preyFrom(view, enemyOf(side), from, kindOfAir(common, unit));
  return reach(there) === reach(here)
    ? undefined
    : SAY.reach(there.name, reach(there), here.name, reach(here));
};

const sentenceOn = (state: State, side: Side, action: Action): string | undefined => {
  if (action.type === 'income') return ofIncome(state, side, action);
  return action.type === 'rebase' ? ofRebase(state, side, action) : undefined;
};

/** Why supplies go ashore there and aircraft to another field. */
export const spendingReasons: Reasoner = ({ side }, steps): readonly Reason[] =>
  steps.flatMap(({ state, action }) => {
    const text = sentenceOn(state, side, action);
    return text === undefined ? [] : [{ text, weight: WEIGHT }];
  });
