import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { BASES, baseOf, baseSpec } from '../stacking/bases.ts';
import { nationOfHex, zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { no, noBase } from '../../turn/refusals.ts';
import type { Secret, State, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import {
  type Arm,
  type BaseId,
  type Side,
  STRATEGIES,
  type Strategy,
  type Zone,
} from '../../model/vocabulary.ts';
import { mayAttackBase } from '../../turn/campaign/rules-in-play.ts';

/** An attack before it is made: who, from where, and the base if it is one of the targets. */
export interface Intent {
  readonly side: Side;
  readonly arm: Arm;
  readonly from: HexId;
  readonly base: BaseId | undefined;
}

type Known = { readonly table: PublicState; readonly own?: Secret };

/** [C.15] The box as far as the viewer knows it; only the campaign has one. */
export const strategyOf = ({ table, own }: Known): Strategy | undefined =>
  table.campaign.strategy ?? own?.strategy;

const rank = (strategy: Strategy): number => STRATEGIES.indexOf(strategy);

export const isAtLeast = (strategy: Strategy | undefined, least: Strategy): boolean =>
  strategy !== undefined && rank(strategy) >= rank(least);

/** [C.15] One box up; the last is the end of the track. */
export const raised = (strategy: Strategy): Strategy | undefined => STRATEGIES[rank(strategy) + 1];

/** [C.15] Jan Mayen and Svalbard are no mainland. */
const ISLANDS: readonly BaseId[] = [baseOf('JanMayen'), baseOf('Longyearbyen')];

export const isNorwegianMainland = (base: BaseId): boolean =>
  baseSpec(base).nation === 'NO' && !ISLANDS.includes(base);

/** [C.15] On British soil, no matter who flies from it. */
export const isBritish = (base: BaseId): boolean => nationOfHex(baseSpec(base).hex) === 'UK';

/** [C.15] Where a defensive fleet fights. */
const HOME_WATERS: readonly Zone[] = ['BS', 'GS', 'SV', 'NS'];

/** [C.15] What the Soviet box forbids; each box forbids less than the one below it. */
const refuseByStrategy = (known: Known, { side, arm, from, base }: Intent): Refusal | undefined => {
  const strategy = side === 'soviet' ? strategyOf(known) : undefined;
  if (strategy === undefined) return undefined;
  if (strategy === 'defensive' && arm === 'surface' && !HOME_WATERS.includes(zoneOf(from)))
    return no(
      'C.15',
      'defensive',
      'With the defensive strategy Soviet ships can attack only in BS, GS, SV and NS.',
    );
  return base === undefined ? undefined : refuseBase(strategy, base);
};

const refuseBase = (strategy: Strategy, base: BaseId): Refusal | undefined => {
  if (isBritish(base) && strategy !== 'world-war')
    return noBase('C.15', 'british-base', 'British bases can be attacked only at world war.', base);
  if (isNorwegianMainland(base) && !isAtLeast(strategy, 'unrestricted'))
    return noBase(
      'C.15',
      'norwegian-base',
      'Bases in Norway can be attacked only from the unrestricted strategy on.',
      base,
    );
  return undefined;
};

/** All that scenario, level and strategy say against an attack. */
export const refuseByOrders = (view: View, intent: Intent): Refusal | undefined => {
  const { base, side } = intent;
  return (
    (base === undefined ? undefined : refuseByGame(view.table, side, base)) ?? refuseByStrategy(view, intent)
  );
};

/** [C.24] [C.26] What level and scenario leave alone. */
const refuseByGame = (table: PublicState, side: Side, base: BaseId): Refusal | undefined => {
  if (mayAttackBase(table, side, base)) return undefined;
  return table.level === 'basic'
    ? noBase('C.24', 'bases-spared', 'Bases cannot be attacked in the basic game.', base)
    : noBase('C.26', 'base-spared', 'Bases of this nation cannot be attacked in this scenario.', base);
};

const RESTRICTED: readonly BaseId[] = [
  'Akureyri',
  'Angmagssalik',
  'Hofn',
  'JanMayen',
  'Keflavik',
  'Longyearbyen',
  'MestersVig',
  'Narssarssuaq',
  'Reykjavik',
  'Vago',
].map(baseOf);

const UNRESTRICTED: readonly BaseId[] = [
  ...RESTRICTED,
  ...['Andoya', 'Banak', 'Bardufoss', 'Bergen', 'Bodo', 'Narvik', 'Orland', 'Tromso', 'Trondheim'].map(
    baseOf,
  ),
];

/** [A10] The bases that each box lets the Soviets invade. */
export const INVADABLE: { readonly [strategy in Strategy]: readonly BaseId[] } = {
  defensive: [],
  restricted: RESTRICTED,
  unrestricted: UNRESTRICTED,
  'world-war': BASES.flatMap(({ side }, base) => (side === 'nato' ? [base as BaseId] : [])),
};

/** [C.15] [C.17.1] */
export const refuseInvasionByStrategy = (known: Known, base: BaseId): Refusal | undefined => {
  const strategy = strategyOf(known);
  return strategy !== undefined && INVADABLE[strategy].includes(base)
    ? undefined
    : noBase('C.15', 'not-invaded', 'The Soviet strategy does not allow an invasion of this base.', base);
};

/** [C.15] The box is opened: at the first invasion, the first attack on Norway or Britain, or an escalation. */
export const revealStrategy = ({ table, secret }: State): readonly Event[] => {
  const { strategy } = secret.soviet;
  return table.campaign.strategy !== undefined || strategy === undefined
    ? []
    : [{ type: 'strategy-known', strategy }];
};
