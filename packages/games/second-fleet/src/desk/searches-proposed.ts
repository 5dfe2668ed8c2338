import { choiceOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { middleOf } from '../face/map.ts';
import { stakeOf } from '../mind/staff/stake.ts';
import type { Action } from '../model/action.ts';
import type { Recon } from '../model/fire/phase.ts';
import { hexOfUnit, pieceOf, submarineStacks, surfaceAt } from '../model/position.ts';
import type { PublicState } from '../model/state.ts';
import { DIE_FACES, enemyOf, type UnitId } from '../model/vocabulary.ts';
import { quarryOf } from '../rules/detection/sosus.ts';
import { zoneOfMission } from '../rules/strategic-air/missions.ts';
import { canHunt, hexesToSpot, scoutsOf, submarinesToFind } from '../rules/strategic-air/recon.ts';
import { isFound } from '../rules/strategic-air/search-table.ts';
import type { View } from '../secrets/view.ts';
import { actingSide, type DeskChoice } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY, warning: WARN } = DESK_WORDS;

type Report = Extract<Action, { readonly type: 'spot' }>;
type Search = Extract<Action, { readonly type: 'search' }>;

/** What one aircraft can look for: how likely it finds it, and what that is worth. */
interface Look {
  readonly action: Report | Search;
  readonly chance: number;
  readonly worth: number;
}

const isMarked = (table: PublicState, unit: UnitId): boolean => pieceOf(table, unit).mark === 'strategic';

const worthIn = (table: PublicState, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + (isMarked(table, unit) ? 0 : stakeOf(table, unit)), 0);

/** [A4] */
const chanceOf = (table: PublicState, submarine: UnitId): number => {
  const quarry = quarryOf(table, submarine);
  return DIE_FACES.filter(face => isFound(quarry, face)).length / DIE_FACES.length;
};

/** [9.3.1.1] [9.3.1.2] Ships are found without a die. */
const looksOf = (table: PublicState, phase: Recon, unit: UnitId): readonly Look[] => [
  ...hexesToSpot(table, phase, unit).map(
    (hex): Look => ({
      action: { type: 'spot', unit, hex },
      chance: 1,
      worth: worthIn(table, surfaceAt(table, enemyOf(phase.side), hex)),
    }),
  ),
  ...submarinesToFind(table, phase, unit).map(
    (submarine): Look => ({
      action: { type: 'search', unit, submarine },
      chance: chanceOf(table, submarine),
      worth: worthIn(table, [submarine]),
    }),
  ),
];

const quarryIn = ({ action }: Look): string =>
  action.type === 'spot' ? `hex ${action.hex}` : `submarine ${action.submarine}`;

/** What it still promises after others have looked for the same. */
const promiseOf = (look: Look, chosen: readonly Look[]): number =>
  chosen
    .filter(other => quarryIn(other) === quarryIn(look))
    .reduce((left, { chance }) => left * (1 - chance), look.chance * look.worth);

/** Who cannot find submarines anyway goes first after ships. */
const rankOf = (table: PublicState, { action }: Look): number =>
  action.type === 'spot' && !canHunt(table, action.unit) ? 0 : 1;

/** The best look of those left, until nobody has anything to look for. */
const planOf = (table: PublicState, phase: Recon): readonly Look[] => {
  const chosen: Look[] = [];
  let left = scoutsOf(table, phase).flatMap(unit => looksOf(table, phase, unit));
  while (left.length > 0) {
    const [best] = left
      .map(look => ({ look, promise: promiseOf(look, chosen), rank: rankOf(table, look) }))
      .toSorted((one, other) => other.promise - one.promise || one.rank - other.rank);
    if (best === undefined || best.promise <= 0) break;
    chosen.push(best.look);
    left = left.filter(({ action }) => action.unit !== best.look.action.unit);
  }
  // Without dice first, then the likeliest.
  return chosen.toSorted((one, other) => other.chance - one.chance);
};

/** From the middle of the zone to what is looked for. */
const wayOf = (table: PublicState, { action }: Look): readonly number[] => {
  const zone = zoneOfMission(table, action.unit);
  const from = zone === undefined ? undefined : middleOf(zone);
  const to: HexId | undefined = action.type === 'spot' ? action.hex : hexOfUnit(table, action.submarine);
  return from === undefined || to === undefined ? [] : [from, to];
};

/** The order that goes on to the last aircraft. */
const ALL = 'searches-proposed';

/** A submarine that is found changes it: the player may want to send the others elsewhere. */
const foundIn = (table: PublicState, { side }: Recon): number =>
  [...submarineStacks(table, enemyOf(side)).values()].flat().filter(unit => isMarked(table, unit)).length;

const choiceBy = (
  table: PublicState,
  plan: readonly Look[],
  { key, button, warning }: Pick<DeskChoice, 'key' | 'button' | 'warning'>,
): DeskChoice => {
  const searches = plan.filter(({ action }) => action.type === 'search').length;
  return choiceOf<Action>({
    key,
    kind: 'command',
    label: SAY.searches(plan.length - searches, searches, key === ALL),
    button,
    actions: plan.map(({ action }) => action),
    ways: plan.map(look => wayOf(table, look)).filter(({ length }) => length > 1),
    ...(searches > 0 ? { repeats: true, warning } : {}),
  });
};

/** [9.3.1] One order for all reconnaissance: reports first, then searches one after another, to the last or until one finds something. */
export const searchesProposed = (view: View): readonly DeskChoice[] => {
  const { table } = view;
  const { phase } = table;
  if (actingSide(view) === undefined || phase.name !== 'recon') return [];
  const plan = planOf(table, phase);
  if (plan.length === 0) return [];
  const all = { key: ALL, button: SAY.searchesButton(plan.length), warning: WARN.searches };
  const first = {
    key: `searches-until-${foundIn(table, phase)}`,
    button: SAY.searchesUntil,
    warning: WARN.searchesUntil,
  };
  const searches = plan.filter(({ action }) => action.type === 'search');
  return [choiceBy(table, plan, all), ...(searches.length > 1 ? [choiceBy(table, plan, first)] : [])];
};
