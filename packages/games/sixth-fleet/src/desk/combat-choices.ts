import type { Odds, Selection } from '@narrow-seas/core';
import { targetsFrom } from '../rules/combat/attack-options.ts';
import { forecast } from '../rules/combat/forecast.ts';
import { WORDS } from '../face/words.ts';
import { mayWithdraw } from '../rules/combat/obligation.ts';
import { optionsFor } from '../turn/options.ts';
import { hexOfUnit } from '../model/position.ts';
import type { Attack, Combat } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { refugesOf } from '../rules/combat/retreat.ts';
import { byGain } from './best-attacks.ts';
import { priceOf, prospectOf } from './prospects.ts';
import { type DeskChoice, say, sayAll, where } from './say.ts';
import { DESK_WORDS } from './words.ts';

/** [8] The attacks that the picked units can make together, and the withdrawal of one that must go. */
export const combatChoices = (view: View, phase: Combat, selection: Selection): readonly DeskChoice[] => {
  const attackers = selection.pieces as readonly UnitId[];
  const { refuse } = optionsFor(view);
  const attacks = attacksOn(view, phase, attackers, selection.targets as readonly UnitId[])
    .filter(({ hex }) => selection.hex === undefined || selection.hex === hex)
    .filter(attack => refuse({ type: 'attack', ...attack }) === undefined);
  const pointsAt = selection.hex !== undefined || selection.targets.length > 0;
  const unit = attackers.length === 1 && !pointsAt ? attackers[0] : undefined;
  return [
    ...attacks.map(attack => attackChoice(view, attack)).toSorted(bestFirst),
    ...(unit === undefined ? [] : withdrawal(view, phase, unit)),
  ];
};

const bestFirst = (one: DeskChoice, other: DeskChoice): number =>
  one.prospect === undefined || other.prospect === undefined ? 0 : byGain(one.prospect, other.prospect);

/** On the targets picked, or without any on every group in reach. */
const attacksOn = (
  { table }: View,
  phase: Combat,
  attackers: readonly UnitId[],
  targets: readonly UnitId[],
): readonly Attack[] => {
  const [first] = attackers;
  const from = first === undefined ? undefined : hexOfUnit(table, first);
  const there = targets[0] === undefined ? undefined : hexOfUnit(table, targets[0]);
  if (from === undefined) return [];
  if (targets.length > 0) return there === undefined ? [] : [{ attackers, hex: there, defenders: targets }];
  return targetsFrom(table, phase, from)
    .filter(({ able }) => attackers.every(unit => able.includes(unit)))
    .map(({ hex, defenders }) => ({ attackers, hex, defenders }));
};

const attackChoice = (view: View, { attackers, hex, defenders }: Attack): DeskChoice => {
  const { table } = view;
  const action = { type: 'attack', attackers, hex, defenders } as const;
  const odds = forecast(view, action) as Odds;
  const prospect = prospectOf(table, action);
  const need = prospect.faces?.length ?? 0;
  const targets = defenders.length > 0 ? sayAll(table, defenders) : [prospect.name];
  return {
    key: `attack:${hex}:${defenders.join('-')}`,
    kind: 'attack',
    label: DESK_WORDS.attack.label(sayAll(table, attackers), targets, where(hex)),
    button: DESK_WORDS.attack.button(prospect.name, need),
    actions: [action],
    hex,
    odds,
    targets: defenders,
    prospect,
    ...(need === 0 ? { warning: DESK_WORDS.warning.waste } : {}),
  };
};

/** [8.24] [8.71] Who has no refuge is lost by it. */
const withdrawal = ({ table }: View, phase: Combat, unit: UnitId): readonly DeskChoice[] => {
  if (!mayWithdraw(table, phase, unit)) return [];
  const isLost = refugesOf(table, unit).length === 0;
  return [
    {
      key: 'withdraw',
      kind: 'answer',
      label: WORDS.choice.withdraw(say(table, unit)),
      actions: [{ type: 'withdraw', unit }],
      ...(isLost
        ? { warning: DESK_WORDS.warning.withdrawLost(say(table, unit), priceOf(table, [unit])) }
        : {}),
    },
  ];
};
