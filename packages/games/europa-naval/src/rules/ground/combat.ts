import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { chartOf, portOf } from '../../model/fleet.ts';
import { type Modifier, modifiers } from '../../model/modifier.ts';
import { NO_TROOPS, no, noAt, noShip, STAYS } from '../../turn/refusals.ts';
import { fortLevel } from '../reaction/combat-zone.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { groundShift } from '../../model/tables.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';
import { isSupplied } from '../supply/supply.ts';
import type { ShoreAction } from '../../model/shore/action.ts';
import {
  garrisonAt,
  groundKind,
  holding,
  reOf,
  sideOfGround,
  staysPut,
  troopAt,
  troopsOf,
} from './ground.ts';
import type { GroundAttack, GroundCombat, TroopRef } from '../../model/shore/phase.ts';
import { gunfireRe, gunsFor } from './support.ts';
import { ferriesOf, wayCost } from './overland.ts';

export type AttackAction = Extract<ShoreAction, { readonly type: 'attack' }>;

const halved = (re: number, supplied: boolean): number => (supplied ? re : re / 2);

/** [F.15.3] REs of the attackers, those out of supply for half. */
const attackersRe = (common: Common, side: Side, from: readonly TroopRef[]): number =>
  from.reduce(
    (sum, { unit, hex }) => sum + halved(troopAt(common, unit, hex)?.re ?? 0, isSupplied(common, side, hex)),
    0,
  );

/** The terms of a side's strength in a fight, for people to see. */
export interface Sum {
  readonly terms: readonly Modifier[];
  readonly total: number;
}

const summed = (...terms: readonly (Modifier | false)[]): Sum => {
  const list = modifiers(...terms);
  return { terms: list, total: list.reduce((sum, { shift }) => sum + shift, 0) };
};

/** [F.15.3] Attackers, with their gunfire. */
export const attackSum = (
  common: Common,
  fleet: Fleet,
  { side, from, support }: Pick<GroundAttack, 'side' | 'from' | 'support'>,
): Sum => {
  const re = attackersRe(common, side, from);
  return summed(
    { label: 'Attacking troops (RE)', shift: re, rule: 'F.15.3' },
    { label: 'Gunfire', shift: gunfireRe(common, fleet, support, re), rule: 'F.23.1' },
  );
};

/** [F.14.2] Half of what the coast defence has left. */
const fortRe = (common: Common, side: Side, hex: HexId): number => {
  const port = chartOf(common).portAt.get(hex);
  if (port === undefined || portOf(common, port.id).owner !== side) return 0;
  return fortLevel(common, port.id) / 2;
};

/** [F.15.3] Defenders, coast defence, and gunfire where it is known. */
export const defenceSum = (common: Common, fleet: Fleet | undefined, side: Side, hex: HexId): Sum => {
  const supplied = isSupplied(common, side, hex);
  const re = halved(reOf(troopsOf(common, side, hex)), supplied);
  const garrison = halved(garrisonAt(common, side, hex), supplied);
  const guns = fleet === undefined ? 0 : gunfireRe(common, fleet, gunsFor(fleet, [hex]), re + garrison);
  return summed(
    { label: 'Defending troops (RE)', shift: re, rule: 'F.15.3' },
    { label: 'Garrison', shift: garrison, rule: 'F.15.1' },
    { label: 'Coast defence', shift: fortRe(common, side, hex), rule: 'F.14.2' },
    { label: 'Gunfire', shift: guns, rule: 'F.23.1' },
  );
};

const sameTroop = (a: TroopRef, b: TroopRef): boolean => a.unit === b.unit && a.hex === b.hex;

const refuseAttacker = (
  common: Common,
  { side, used }: GroundCombat,
  ferries: ReadonlySet<number>,
  attacker: TroopRef,
  hex: HexId,
): Refusal | undefined => {
  const { unit, hex: from } = attacker;
  if (sideOfGround(common, unit) !== side || troopAt(common, unit, from) === undefined) return NO_TROOPS;
  if (groundKind(common, unit) === 'engineer')
    return no('F.15.1', 'engineer', 'Construction engineers cannot attack.');
  if (staysPut(common, unit)) return STAYS;
  if (used.some(each => sameTroop(each, attacker)))
    return no('F.15.3', 'used', 'These troops have already attacked in this phase.');
  return from === hex || wayCost(chartOf(common), from, hex, ferries) !== undefined
    ? undefined
    : noAt(
        'F.15.3',
        'not-beside',
        'Troops can attack only a neighbouring hex that they reach over land or by ferry.',
        from,
      );
};

/** [F.15.3] [F.23.1] */
export const refuseAttack = (
  common: Common,
  fleet: Fleet,
  phase: GroundCombat,
  { from, hex, support }: AttackAction,
): Refusal | undefined => {
  if (holding(common, enemyOf(phase.side), hex) === 0)
    return noAt('F.15.3', 'undefended', 'Nobody defends this hex. Your troops can simply move in.', hex);
  if (phase.attacked.includes(hex))
    return noAt('F.15.3', 'attacked', 'This hex has already been attacked.', hex);
  if (from.length === 0) return no('F.15.3', 'no-troops', 'Name at least one unit that attacks.');
  if (from.some((one, at) => from.slice(0, at).some(other => sameTroop(one, other))))
    return no('F.15.3', 'troops-twice', 'The same troops can attack only once.');
  const ferries = ferriesOf(common, fleet);
  const refusal = from
    .map(attacker => refuseAttacker(common, phase, ferries, attacker, hex))
    .find(each => each !== undefined);
  return refusal ?? refuseGuns(fleet, support, [hex, ...from.map(each => each.hex)]);
};

/** [F.23.1] Gunfire that task forces have prepared for a hex of this fight. */
const refuseGuns = (
  fleet: Fleet,
  support: AttackAction['support'],
  hexes: readonly HexId[],
): Refusal | undefined => {
  if (new Set(support).size !== support.length)
    return no('F.23.1', 'guns-twice', 'You named the gunfire of one ship twice.');
  const ready = gunsFor(fleet, hexes);
  const silent = support.find(ship => !ready.includes(ship));
  return silent === undefined
    ? undefined
    : noShip('F.23.1', 'not-prepared', 'This ship has not prepared gunfire for this fight.', silent);
};

/** [F.18.3] A fight in a port hex damages what lies around. */
const collateral = (common: Common, hex: HexId): readonly Event[] => {
  const port = chartOf(common).portAt.get(hex);
  return port === undefined ? [] : [{ type: 'port-hit', port: port.id, hits: 0 }];
};

/** [T.7] The fight begins: the guns that support it have fired, and the die is due. */
export const begin = (
  { common, fleets }: State,
  phase: GroundCombat,
  attack: GroundAttack,
  strength: number,
): readonly Event[] => {
  const { side, hex, from, support } = attack;
  const enemy = enemyOf(side);
  const shift = groundShift(strength, defenceSum(common, fleets[enemy], enemy, hex).total);
  const resume: GroundCombat = {
    ...phase,
    attacked: [...phase.attacked, hex],
    used: [...phase.used, ...from],
  };
  return [
    { type: 'attacked', attack, shift },
    ...[...support, ...gunsFor(fleets[enemy], [hex])].map((ship): Event => ({ type: 'supported', ship })),
    ...collateral(common, hex),
    { type: 'began', phase: { name: 'ground-roll', attack, shift, resume } },
  ];
};

export const resolveAttack = (
  state: State,
  phase: GroundCombat,
  { from, hex, support }: AttackAction,
): readonly Event[] => {
  const attack: GroundAttack = { side: phase.side, from, hex, support };
  return begin(state, phase, attack, attackSum(state.common, state.fleets[phase.side], attack).total);
};
