import { choiceOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { CAPTAIN } from '../mind/staff/doctrine.ts';
import { bestLaunch } from '../mind/staff/take-off.ts';
import type { Action } from '../model/action.ts';
import { hexOfHome, hexOfUnit, homeOf, pieceOf } from '../model/position.ts';
import { unitCount } from '../model/roster.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { airAttacks } from './air-attacks.ts';
import { attackRuns } from './attack-runs.ts';
import { groupsToAct } from './groups-to-act.ts';
import { isNearPrey, preyOf } from './prey.ts';
import { byGain } from './prospects.ts';
import { actingSide, at, type DeskChoice, sayAll } from './say.ts';
import { strikePlans } from './segment-choices.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY, warning: WARN } = DESK_WORDS;

/** An attack, who makes it, and its way on the map. */
interface Proposed {
  readonly units: readonly UnitId[];
  readonly choice: DeskChoice;
  readonly way: readonly number[];
}

/** An attack that hits less often is not proposed. */
const LEAST_CHANCE = 0.1;

const chanceOf = ({ prospect }: DeskChoice): number =>
  (prospect?.outcomes ?? []).reduce((sum, { chance }) => sum + chance, 0);

const isWorthIt = (choice: DeskChoice): boolean =>
  (choice.prospect?.gain ?? -1) >= 0 && chanceOf(choice) >= LEAST_CHANCE;

/** The best average first, then the best chance: a hit may bring no points and still be worth having. */
const byPromise = (one: DeskChoice, other: DeskChoice): number =>
  byGain(one, other) || chanceOf(other) - chanceOf(one);

/** What a group of ships or a submarine would best attack, after a move or from where it is; bases are the player's business. */
export const bestAttackOf = (
  view: View,
  segment: Segment,
  units: readonly UnitId[],
): DeskChoice | undefined => {
  const prey = preyOf(view, segment.side);
  if (!isNearPrey(view, units, prey)) return undefined;
  const isOnPrey = ({ hex }: DeskChoice): boolean => prey.some(enemy => enemy === hex);
  return [...strikePlans(view, segment, units), ...attackRuns(view, segment, units)]
    .filter(choice => isWorthIt(choice) && isOnPrey(choice))
    .toSorted(byPromise)[0];
};

/** [4.3] The flight that the staff would send, and what it would attack. */
const bestFlight = (view: View, segment: Segment): readonly Proposed[] => {
  const launch = bestLaunch(view, segment, CAPTAIN);
  if (launch?.type !== 'take-off') return [];
  const { units } = launch;
  const [choice] = airAttacks(view, segment, units).filter(isWorthIt).toSorted(byPromise);
  return choice === undefined ? [] : [{ units, choice, way: wayOf(view, units, choice) }];
};

const bestAtSea = (view: View, segment: Segment): readonly Proposed[] =>
  groupsToAct(view, segment)
    .flatMap(units => {
      const choice = bestAttackOf(view, segment, units);
      return choice === undefined ? [] : [{ units, choice, way: wayOf(view, units, choice) }];
    })
    .toSorted((one, other) => byPromise(one.choice, other.choice));

/** Who is hit, on either side, is a reason to ask again. */
const casualtiesIn = (table: PublicState): number => {
  let count = 0;
  for (let unit = 0; unit < unitCount(table); unit += 1) {
    const { where, damaged } = pieceOf(table, unit as UnitId);
    if (where.at === 'lost') count += 2;
    else if (damaged) count += 1;
  }
  return count;
};

/** At sea, or at its field or deck. */
const placeOf = (table: PublicState, unit: UnitId): number | undefined => {
  const home = homeOf(table, unit);
  return home === undefined ? hexOfUnit(table, unit) : hexOfHome(table, home);
};

const wayOf = (
  { table }: View,
  [first]: readonly UnitId[],
  { path = [], hex }: DeskChoice,
): readonly number[] => {
  const from = first === undefined ? undefined : placeOf(table, first);
  return [from, ...path, hex].filter(each => each !== undefined);
};

/** "Missile attack on 3210 by Hawes from 3211". */
const sayAttack = ({ table }: View, { units, choice }: Proposed): string => {
  const strike = choice.actions.find(action => action.type === 'strike');
  const from = choice.path?.at(-1);
  return strike === undefined
    ? choice.label
    : SAY.attackBy(
        strike.attack,
        at(strike.hex),
        sayAll(table, units),
        from === undefined ? '' : at(from as HexId),
      );
};

const labelOf = (view: View, first: Proposed, more: number): string => {
  const { outcomes = [] } = first.choice.prospect ?? {};
  const [sunk = 0, damaged = 0] = outcomes.map(({ chance }) => Math.round(chance * 100));
  return SAY.attacks(sayAttack(view, first), sunk, sunk + damaged, more);
};

/** [4.1] [4.2] The attacks that promise most, one after another, until somebody is hit. */
export const attacksProposed = (view: View): readonly DeskChoice[] => {
  const { phase } = view.table;
  if (actingSide(view) === undefined || phase.name !== 'segment') return [];
  const found = phase.arm === 'air' ? bestFlight(view, phase) : bestAtSea(view, phase);
  const [first] = found;
  if (first === undefined) return [];
  const { actions, warning } = first.choice;
  return [
    choiceOf<Action>({
      key: `attacks-proposed-${casualtiesIn(view.table)}`,
      kind: 'command',
      label: labelOf(view, first, found.length - 1),
      button: SAY.attacksButton(found.length),
      actions,
      ways: found.map(({ way }) => way),
      warning: warning === undefined ? WARN.attacks : `${WARN.attacks} ${warning}`,
      repeats: true,
    }),
  ];
};
