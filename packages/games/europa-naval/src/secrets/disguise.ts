import { type Disguise, pick, type Random, sameData } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { withAmount } from '../rules/transport/cargo.ts';
import type { Event } from '../model/event.ts';
import { groupOf, shipOf, specOf } from '../model/fleet.ts';
import type { EuropaNavalTypes } from '../game.ts';
import { isHidden, isKnown } from './knowledge.ts';
import { listActions } from '../turn/list.ts';
import type { Fleet, State } from '../model/state.ts';
import { viewFor } from './view.ts';
import type { GroupId, ShipId, Side } from '../model/vocabulary.ts';
import { frontData, paidInOpen, totalPaid } from '../rules/supply/front.ts';

type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** Who acts, and in which truth. */
interface Actor {
  readonly state: State;
  readonly side: Side;
  readonly fleet: Fleet;
}

/** Whether strangers must take the second action for the first: both are allowed, and of the same type. */
type Alike<A> = (actor: Actor, one: A, other: A) => boolean;

const always = (): boolean => true;

/** [F.29 a] What a group does with its holds is hidden while nobody has seen it. */
const isUnseen = ({ state, fleet }: Actor, id: GroupId): boolean => {
  const group = groupOf(fleet, id);
  return group !== undefined && !isKnown(state.common, group);
};

/** [F.29 b] */
const isDived = ({ state, fleet }: Actor, id: GroupId): boolean => {
  const group = groupOf(fleet, id);
  return group !== undefined && isHidden(state.common, group);
};

const ofUnseen = <A extends { readonly group: GroupId }>(actor: Actor, one: A, other: A): boolean =>
  one.group === other.group && isUnseen(actor, one.group);

const ofDived = <A extends { readonly group: GroupId }>(actor: Actor, one: A, other: A): boolean =>
  one.group === other.group && isDived(actor, one.group);

/** Masts of the same harbour, as many, and none that dive: [F.29 a] a marker shows no more. */
const sameMasts = ({ state, fleet }: Actor, one: readonly ShipId[], other: readonly ShipId[]): boolean => {
  const places = new Set([...one, ...other].map(ship => JSON.stringify(shipOf(fleet, ship).where)));
  const inPort = one.every(ship => shipOf(fleet, ship).where.at === 'port');
  const dives = [...one, ...other].some(ship => specOf(state.common, ship).kind === 'SUB');
  return one.length === other.length && places.size === 1 && inPort && !dives;
};

/** [F.29 c] As long as the front's table reads the same, what was paid and from where is hidden. */
const samePay: Alike<Of<'pay-front'>> = ({ state: { common } }, one, other) => {
  const { phase } = common;
  if (phase.name !== 'front-payment') return false;
  const row = ({ port, sp }: Of<'pay-front'>): number => {
    const paid = totalPaid(common, { ...phase, paid: [...phase.paid, { port, sp }] });
    return paidInOpen(common, frontData(common, phase.front).id, paid);
  };
  return row(one) === row(other);
};

/** [36.A.4.b] Repair shows on the island; what the points become otherwise lies in store. */
const isStored = ({ use }: Of<'malta'>): boolean => use === 'srp' || use === 'nrp';

const isSupply = ({ cargo }: Pick<Of<'embark'>, 'cargo'>): boolean => cargo.kind !== 'troops';

const ALIKE: { readonly [Type in Action['type']]?: Alike<Of<Type>> } = {
  income: always,
  repair: always,
  'make-mines': always,
  rail: always,
  convert: always,
  ferry: always,
  malta: (_actor, one, other) => isStored(one) && isStored(other),
  'pay-front': samePay,
  assault: (_actor, one, other) => one.port === other.port && one.bought === other.bought,
  form: (actor, one, other) => sameMasts(actor, one.ships, other.ships),
  activate: (actor, one, other) => one.port === other.port && sameMasts(actor, one.ships, other.ships),
  'put-to-sea': ofUnseen,
  prepare: ofUnseen,
  embark: (actor, one, other) => ofUnseen(actor, one, other) && isSupply(one) && isSupply(other),
  carry: (_actor, one, other) =>
    one.from === other.from && one.to === other.to && isSupply(one) && isSupply(other),
  sail: ofDived,
  begin: ofDived,
  'take-hit': always,
  cover: (actor, one, other) =>
    one.unit === other.unit &&
    [one, other].every(
      ({ mission }) =>
        mission.kind === 'cap' && 'group' in mission.over && isDived(actor, mission.over.group),
    ),
};

/** Another amount of the same: lists hold one or two of them. */
const withOtherAmount = (action: Action, random: Random): Action => {
  const some = (most: number): number => 1 + random.below(Math.max(1, Math.ceil(most)));
  switch (action.type) {
    case 'income':
    case 'rail':
      return action.sp > 0 ? { ...action, sp: some(action.sp) } : action;
    case 'make-mines':
    case 'malta':
      return { ...action, points: some(action.points + 1) };
    case 'pay-front':
      return { ...action, sp: some(action.sp + 2) };
    case 'repair':
      return { ...action, hits: some(action.hits + 1) };
    case 'embark':
    case 'carry':
      return action.cargo.kind === 'troops'
        ? action
        : { ...action, cargo: withAmount(action.cargo, some(action.cargo.amount + 2)) };
    default:
      return action;
  }
};

/** Enough to choose from; a submarine has hundreds of ways. */
const MOST = 60;

const others = (state: State, by: Side, type: Action['type']): readonly Action[] => {
  const found: Action[] = [];
  for (const action of listActions(viewFor(state, by))) {
    if (action.type === type) found.push(action);
    if (found.length >= MOST) break;
  }
  return found;
};

/** [F.29] Another action of the same kind that the other side must not be able to tell from this one. */
export const disguise: Disguise<EuropaNavalTypes> = (state, by, action, viewer, random) => {
  const alike = ALIKE[action.type] as Alike<Action> | undefined;
  if (alike === undefined || by === 'chance' || by === viewer || state.common.options.openSea)
    return undefined;
  const actor = { state, side: by, fleet: state.fleets[by] };
  const tried = [...others(state, by, action.type), action].map(other =>
    random.below(2) === 0 ? other : withOtherAmount(other, random),
  );
  return pick(
    random,
    tried.filter(other => !sameData(other, action) && alike(actor, action, other)),
  );
};

/** Events that bring something hidden into the open, or follow from it: then two truths may differ from there on. */
const OPENING: ReadonlySet<Event['type']> = new Set([
  // Who is where shows when ships leave a harbour or a marker.
  'formed',
  'seen',
  'contact',
  'searched',
  'strike-offered',
  'shipping-checked',
  'turned-back',
  'stopped',
  'hit',
  'sunk',
  'scuttled',
  'escaped',
  'battle-began',
  'torpedoed',
  'bombarded',
  'raid-flown',
  'attacked',
  'unloaded',
  'carriage-ended',
  'mine-laid',
  'mine-swept',
  'blockaded',
  'supply-judged',
  'front-paid',
  'malta-set',
  'scored',
  // Everybody knows who leaves, and sees which marker or harbour has one fewer.
  'withdrew',
  'refloated',
]);

/** Phases that somebody sees begin because of what he does not see. */
const ASKED: ReadonlySet<string> = new Set([
  'contact-roll',
  'search-roll',
  'shipping-roll',
  'strike-choice',
  'hunt-choice',
  'reaction',
  'battle-choice',
  'raid-aim',
  'losses',
  'zone-sweep',
  'waiting',
]);

/** A submarine that puts in is counted in that harbour. */
const putsIn = (event: Event): boolean => event.type === 'moved' && event.place.at === 'port';

export const reveals = (event: Event): boolean =>
  OPENING.has(event.type) || putsIn(event) || (event.type === 'began' && ASKED.has(event.phase.name));
