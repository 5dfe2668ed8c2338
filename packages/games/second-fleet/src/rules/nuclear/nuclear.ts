import { type Refusal, refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import type { NuclearUses, Phase, State, PublicState } from '../../model/state.ts';
import { type AttackType, type BySide, enemyOf, type Side } from '../../model/vocabulary.ts';

/** [C.19.2] [C.2.19] Weapons that each side has, by kind of attack. */
export const NUCLEAR_POOLS: BySide<NuclearUses> = {
  nato: { bombing: 8, asw: 12, ssm: 0 },
  soviet: { bombing: 2, asw: 10, ssm: 12 },
};

/** [C.19.3] [C.19.4] Columns are counted from 1, as on the table [A1]. */
export const NUCLEAR = {
  attackDie: 3,
  /** 90+ */
  column: 12,
  /** 28-35: every other ship of the hex. */
  columnOfOthers: 7,
  /** 58-71 */
  columnAsw: 10,
  /** 21-27: another submarine of the hex. */
  columnAswOfOthers: 6,
} as const;

/** [A11] What the enemy of the first user scores. */
const FIRST_USE: BySide<number> = { nato: 70, soviet: 60 };

type Armed = Pick<PublicState, 'options' | 'campaign' | 'turn' | 'phase'>;

/** The action segment that a phase belongs to; 0 outside the action phase. */
const segmentIn = (phase: Phase): number => {
  if (phase.name === 'segment') return phase.segment;
  return 'resume' in phase ? segmentIn(phase.resume) : 0;
};

/** What the first use of all is called among the things that happen once. */
const firstUseNow = ({ turn, phase }: Armed): string => `first-nuclear-use-${turn}-${segmentIn(phase)}`;

/** [C.19.1] The enemy has just used the first weapon: the answer waits for the next segment. */
const isTooSoon = (table: Armed, side: Side): boolean =>
  table.campaign.firstNuclear === enemyOf(side) && table.campaign.once.includes(firstUseNow(table));

const isNuclear = (attack: AttackType): attack is keyof NuclearUses =>
  attack === 'bombing' || attack === 'asw' || attack === 'ssm';

const weaponsLeft = ({ campaign }: Armed, side: Side, attack: keyof NuclearUses): number =>
  NUCLEAR_POOLS[side][attack] - campaign.nuclearUses[side][attack];

/** [C.19.1] [C.19.2] Whether an attack of this kind may be nuclear. */
export const refuseNuclear = (table: Armed, side: Side, attack: AttackType): Refusal | undefined => {
  if (!table.options.nuclear)
    return refusal('21', 'no-nuclear', 'Nuclear weapons are not part of this game.');
  if (table.campaign.strategy !== 'world-war' || !table.campaign.released)
    return refusal('C.19.1', 'not-released', 'Nuclear weapons have not been released.');
  if (!isNuclear(attack))
    return refusal('C.19.2', 'conventional', 'Nuclear weapons cannot be used for this kind of attack.');
  if (isTooSoon(table, side))
    return refusal(
      'C.19.1',
      'not-yet',
      'You can answer the first use of nuclear weapons from the next segment on.',
    );
  return weaponsLeft(table, side, attack) > 0
    ? undefined
    : refusal('C.19.2', 'pool-empty', 'You have no nuclear weapon of this kind left.');
};

/** [C.19.1] [C.19.2] One weapon is used; the first of all has its price. */
export const useNuclear = ({ table }: State, side: Side, attack: AttackType): readonly Event[] => {
  if (!isNuclear(attack)) throw new RangeError(`There is no nuclear ${attack}`);
  const used: Event = { type: 'nuclear-used', side, attack };
  if (table.campaign.firstNuclear !== undefined) return [used];
  return [
    used,
    { type: 'once', what: firstUseNow(table) },
    { type: 'scored', side: enemyOf(side), cause: 'first-nuclear-use', points: FIRST_USE[side] },
  ];
};

/** [C.19.5] At the end of a turn with this number of uses. */
export const isGeneralWar = (face: number, uses: number): boolean => face + uses >= 12;
