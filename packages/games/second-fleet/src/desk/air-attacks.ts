import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { Flight } from '../model/fire/phase.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { refuseTakeOff, type TakeOff } from '../rules/combat/flight.ts';
import { approachesOf, strikesFrom } from '../rules/combat/sorties.ts';
import type { StrikeAction } from '../rules/combat/strike.ts';
import { flyAlong } from '../rules/patrols/patrol.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { progressFrom } from '../turn/chain.ts';
import { rolesFor } from '../turn/fire/list.ts';
import { fireOffer } from './fire-offers.ts';
import { flyingView, stateSeen } from './foresee.ts';
import { withOnlyAim } from './one-target.ts';
import { at, type DeskChoice, sayAll } from './say.ts';
import { choiceFrom } from './to-choice.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY, warning: WARN } = DESK_WORDS;

/** A place to attack from, the way there, and the view from it; where a patrol may stop the flight, as if it did not. */
interface Approach {
  readonly path: readonly HexId[];
  readonly there: View;
  readonly flight: Flight;
  readonly warning?: string;
}

const flightIn = ({ table: { phase } }: View): Flight | undefined =>
  phase.name === 'flight' ? phase : undefined;

const approachBy = (view: View, start: Flight, path: readonly HexId[]): Approach => {
  const state = stateSeen(view);
  const there = viewFor(progressFrom(state, flyAlong(state, path)).state, view.viewer);
  const arrived = flightIn(there);
  const hex = path.at(-1) ?? start.hex;
  if (arrived?.hex === hex) return { path, there, flight: arrived };
  const flight = { ...start, hex, spent: start.spent + path.length, path: [...start.path, ...path] };
  const { warning } = fireOffer(view, { type: 'fly', path });
  return {
    path,
    there: { ...view, table: { ...view.table, phase: flight } },
    flight,
    warning: [warning, WARN.mayBeStopped].filter(text => text !== undefined).join(' '),
  };
};

const approaches = (view: View, flight: Flight): readonly Approach[] => {
  const paths = new Map(
    [...approachesOf(view, flight)].flatMap(action =>
      action.type === 'fly' ? [[action.path.at(-1) as HexId, action.path] as const] : [],
    ),
  );
  return [
    { path: [], there: view, flight },
    ...[...paths.values()].map(path => approachBy(view, flight, path)),
  ];
};

const choiceBy = (
  view: View,
  first: TakeOff,
  { path, there, flight, warning }: Approach,
  strike: StrikeAction,
): DeskChoice => {
  const attack = withOnlyAim(there, choiceFrom(there, fireOffer(there, strike)));
  const fly: readonly Action[] = path.length === 0 ? [] : [{ type: 'fly', path }];
  const names = sayAll(view.table, first.units);
  return {
    ...attack,
    key: `fly ${strike.attack} ${strike.hex} ${flight.hex} ${first.units.join()}`,
    label: SAY.takeOffAgainst(names, at(flight.hex), strike.attack, at(strike.hex)),
    actions: [first, ...fly, ...attack.actions],
    path,
    ...(warning === undefined ? {} : { warning }),
  };
};

/** [4.3] Armed for attack, out and against an enemy in one go: one picks aircraft and presses the enemy. */
export const airAttacks = (
  view: View,
  segment: Segment,
  picked: readonly UnitId[],
): readonly DeskChoice[] => {
  const units = picked.toSorted((a, b) => a - b);
  const first: TakeOff = { type: 'take-off', units, roles: rolesFor(view.table, units, () => 'atk') };
  if (segment.arm !== 'air' || refuseTakeOff(view, segment, first) !== undefined) return [];
  const then = flyingView(view, first);
  const flight = flightIn(then);
  if (flight === undefined) return [];
  return approaches(then, flight).flatMap(approach =>
    [...strikesFrom(approach.there, approach.flight)].flatMap(action =>
      action.type === 'strike' ? [choiceBy(view, first, approach, action)] : [],
    ),
  );
};
