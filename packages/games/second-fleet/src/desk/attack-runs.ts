import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { distanceBetween } from '../model/chart.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { refuseActivation } from '../rules/action/activation.ts';
import { strikesFrom } from '../rules/combat/sorties.ts';
import type { StrikeAction } from '../rules/combat/strike.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import { type Destination, destinationsOf } from '../rules/movement/reach.ts';
import { sail, watersSeen } from '../rules/movement/sail.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { progressFrom } from '../turn/chain.ts';
import { fireOffer } from './fire-offers.ts';
import { activatedView, stateSeen } from './foresee.ts';
import { isNoticedOn } from './noticed.ts';
import { withOnlyAim } from './one-target.ts';
import { isNearPrey, preyOf, reachOf } from './prey.ts';
import { at, type DeskChoice, sayAll } from './say.ts';
import { activationIn } from './sea-offers.ts';
import { choiceFrom } from './to-choice.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY, warning: WARN } = DESK_WORDS;

/** An attack after a move, and the view from where it is made. */
interface Run {
  readonly to: Destination;
  readonly strike: StrikeAction;
  readonly there: View;
}

/** The view where the move ends; nothing where dice or the enemy would cut it. */
const arrived = (view: View, activation: SeaActivation, { path, hex }: Destination): View | undefined => {
  const state = stateSeen(view);
  const then = viewFor(progressFrom(state, sail(state, activation, path)).state, view.viewer);
  return activationIn(then.table)?.hex === hex ? then : undefined;
};

/** Unnoticed before noticed, near before far. */
const destinations = (view: View, activation: SeaActivation): readonly Destination[] => {
  const prey = preyOf(view, activation.side);
  const reach = reachOf(view, activation.units);
  const isInRange = (hex: HexId): boolean => prey.some(enemy => distanceBetween(hex, enemy) <= reach);
  const rank = ({ path, cost }: Destination): number =>
    (isNoticedOn(view.table, activation, path) ? 100 : 0) + cost;
  return prey.length === 0
    ? []
    : destinationsOf(watersSeen(view), activation)
        .filter(({ hex }) => isInRange(hex))
        .toSorted((one, other) => rank(one) - rank(other));
};

const keyOf = ({ attack, hex, cruise }: StrikeAction): string => `${attack} ${hex} ${cruise}`;

const strikesAt = (view: View): readonly StrikeAction[] => {
  const activation = activationIn(view.table);
  return activation === undefined
    ? []
    : [...strikesFrom(view, activation)].flatMap(action => (action.type === 'strike' ? [action] : []));
};

/** Each attack that only a move makes possible, from the first hex that will do. */
const runsOf = (view: View, activation: SeaActivation): readonly Run[] => {
  const known = new Set(strikesAt(view).map(keyOf));
  return destinations(view, activation).flatMap(to => {
    const there = arrived(view, activation, to);
    const fresh = there === undefined ? [] : strikesAt(there).filter(strike => !known.has(keyOf(strike)));
    for (const strike of fresh) known.add(keyOf(strike));
    return there === undefined ? [] : fresh.map(strike => ({ to, strike, there }));
  });
};

const choiceOfRun = (then: View, activation: SeaActivation, { to, strike, there }: Run): DeskChoice => {
  const { prospect, ...attack } = withOnlyAim(there, choiceFrom(there, fireOffer(there, strike)));
  const first: readonly Action[] = [
    { type: 'activate', units: activation.units, fast: false },
    { type: 'sail', path: to.path },
  ];
  const names = sayAll(then.table, activation.units);
  return {
    ...attack,
    key: `run ${keyOf(strike)} ${activation.units.join()}`,
    label: `${SAY.sailAs(names, at(to.hex))}; ${SAY.thenStrike(strike.attack)} ${SAY.onHex(at(strike.hex))}`,
    actions: [...first, ...attack.actions],
    path: to.path,
    ...(isNoticedOn(then.table, activation, to.path) ? { warning: WARN.seen } : {}),
    ...(prospect === undefined ? {} : { prospect: { ...prospect, name: SAY.afterSailing(prospect.name) } }),
  };
};

/** [4.1.3] [4.2.2] Ships or a submarine sail into range and attack: one picks them and presses the enemy. */
export const attackRuns = (view: View, segment: Segment, units: readonly UnitId[]): readonly DeskChoice[] => {
  if (segment.arm === 'air' || refuseActivation(view, segment, units, false) !== undefined) return [];
  if (!isNearPrey(view, units, preyOf(view, segment.side))) return [];
  const then = activatedView(view, segment, units);
  const activation = activationIn(then.table);
  return activation === undefined
    ? []
    : runsOf(then, activation).map(run => choiceOfRun(then, activation, run));
};
