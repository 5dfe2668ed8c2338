import type { Task } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../../model/chart.ts';
import { submarineStacks } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';
import { baseAt, baseSpec } from '../../rules/stacking/bases.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { quarriesFor } from '../staff/quarry.ts';
import { type Aim, printAim } from './aim.ts';
import { type Group, groupsOf } from './group.ts';
import { AIRCRAFT, ARMS, packOf } from './orders.ts';
import { portsFor } from './ports.ts';

const USUAL = 'usual';

/** Each trial is dear: this many groups, and for each this many of a kind. */
const MOST = { groups: 4, ports: 3, prey: 2, packPrey: 3, strikes: 4 } as const;

const choiceOf = (force: string, aims: readonly Aim[]): readonly Task[] => [
  { force, aim: USUAL },
  ...aims.map(aim => ({ force, aim: printAim(aim) })),
];

/** Enemy ships at sea, those first that are rich and near. */
const preyFor = (table: PublicState, side: Side, from: readonly HexId[]): readonly Group[] => {
  const far = ({ hex }: Group): number => Math.min(...from.map(place => distanceBetween(place, hex)));
  return groupsOf(table, enemyOf(side))
    .map(group => ({ group, value: group.stake / (4 + far(group)) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ group }) => group);
};

/** From here a group still reaches another in a turn or two. */
const NEAR = 10;

const companyFor = (table: PublicState, side: Side, { name, hex, stake }: Group): readonly Group[] =>
  groupsOf(table, side).filter(
    other =>
      other.name !== name &&
      other.stake >= stake / 2 &&
      other.hex !== hex &&
      baseAt(other.hex) === undefined &&
      distanceBetween(other.hex, hex) <= NEAR,
  );

const groupAims = (table: PublicState, side: Side, group: Group): readonly Aim[] => [
  ...portsFor(table, side, group)
    .slice(0, MOST.ports)
    .map((base): Aim => ({ to: 'port', base })),
  { to: 'shun' },
  ...preyFor(table, side, [group.hex])
    .slice(0, MOST.prey)
    .map(({ name }): Aim => ({ to: 'hunt', ship: name })),
  { to: 'hold', hex: group.hex },
  ...companyFor(table, side, group)
    .slice(0, 1)
    .map(({ name }): Aim => ({ to: 'join', ship: name })),
];

/** Less is not worth a trial. */
const LEAST_STAKE = 10;

const groupChoices = (table: PublicState, side: Side): readonly (readonly Task[])[] =>
  groupsOf(table, side)
    .filter(({ stake }) => stake >= LEAST_STAKE)
    .slice(0, MOST.groups)
    .map(group => choiceOf(group.name, groupAims(table, side, group)));

const packChoices = (table: PublicState, side: Side): readonly (readonly Task[])[] => {
  const packs = new Map<string, HexId[]>();
  for (const [hex, boats] of submarineStacks(table, side))
    for (const boat of boats) {
      const pack = packOf(table, boat);
      if (pack !== undefined) packs.set(pack, [...(packs.get(pack) ?? []), hex]);
    }
  return [...packs].map(([pack, hexes]) =>
    choiceOf(pack, [
      ...preyFor(table, side, hexes)
        .slice(0, MOST.packPrey)
        .map(({ name }): Aim => ({ to: 'hunt', ship: name })),
      { to: 'shun' },
    ]),
  );
};

/** What lies there, as an order calls it. */
const nameAt = (table: PublicState, side: Side, hex: HexId): string | undefined => {
  const group = groupsOf(table, side).find(each => each.hex === hex);
  const base = baseAt(hex);
  return group?.name ?? (base === undefined ? undefined : baseSpec(base).name);
};

const airChoice = (table: PublicState, side: Side): readonly Task[] => {
  const quarries = ['ssm', 'bombing'] as const;
  const places = quarries.flatMap(attack => quarriesFor(table, side, attack));
  const names = places
    .toSorted((a, b) => b.stake - a.stake)
    .flatMap(({ hex }) => nameAt(table, enemyOf(side), hex) ?? []);
  const strikes = [...new Set(names)].slice(0, MOST.strikes);
  return choiceOf(AIRCRAFT, [...strikes.map((target): Aim => ({ to: 'strike', target })), { to: 'spare' }]);
};

const armChoice = (table: PublicState): readonly Task[] => {
  const arms = scenarioOf(table).rules.airSegment
    ? (['air', 'submarine'] as const)
    : (['submarine'] as const);
  return choiceOf(
    ARMS,
    arms.map(arm => ({ to: 'lead', arm })),
  );
};

/** What each force of a side could do, the weightiest first. */
export const choicesOf = (table: PublicState, side: Side): readonly (readonly Task[])[] => {
  const [first = [], ...groups] = groupChoices(table, side);
  const air = scenarioOf(table).rules.airSegment ? [airChoice(table, side)] : [];
  return [first, ...air, ...packChoices(table, side), ...groups, armChoice(table)];
};
