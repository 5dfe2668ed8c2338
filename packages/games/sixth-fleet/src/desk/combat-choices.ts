import type { Odds, Selection } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { targetsFrom } from '../attack-options.ts';
import { forecast } from '../forecast.ts';
import { FORTRESS_AT } from '../chart.ts';
import { WORDS } from '../face/words.ts';
import { mayWithdraw } from '../obligation.ts';
import { optionsFor } from '../options.ts';
import { hexOfUnit } from '../position.ts';
import type { Attack, Combat } from '../state.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { at, type DeskChoice, keyFor, say, sayAll } from './seat.ts';

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
    ...attacks.map(attack => attackChoice(view, attack)),
    ...(unit === undefined ? [] : withdrawal(view, phase, unit)),
  ];
};

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
  const action = { type: 'attack', attackers, hex, defenders } as const;
  const odds = forecast(view, action) as Odds;
  const need = odds.results.find(({ result }) => result !== 'no effect')?.ways ?? 0;
  return {
    key: `attack:${hex}:${defenders.join('-')}`,
    kind: 'attack',
    label: WORDS.choice.attack(sayDefenders(view, hex, defenders), at(hex), need),
    action,
    hex,
    odds,
    ...(need === 0 ? { warning: WORDS.warning.waste } : {}),
  };
};

const sayDefenders = ({ table }: View, hex: HexId, defenders: readonly UnitId[]): readonly string[] =>
  defenders.length > 0
    ? sayAll(table, defenders)
    : [WORDS.choice.defences(FORTRESS_AT.get(hex)?.name ?? at(hex))];

/** [8.24] */
const withdrawal = ({ table }: View, phase: Combat, unit: UnitId): readonly DeskChoice[] =>
  mayWithdraw(table, phase, unit)
    ? [
        {
          key: keyFor('withdraw', unit),
          kind: 'answer',
          label: WORDS.choice.withdraw(say(table, unit)),
          action: { type: 'withdraw', unit },
        },
      ]
    : [];
