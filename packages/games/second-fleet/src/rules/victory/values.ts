import { changesOf, type Figures } from '../../model/changes.ts';
import { pieceOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import {
  type BySide,
  enemyOf,
  type Kind,
  KINDS,
  type Side,
  SIDES,
  type UnitId,
} from '../../model/vocabulary.ts';

type Values = { readonly [kind in Kind]?: number };

const COMMON: Values = {
  CG: 8,
  SN: 8,
  DD: 6,
  FF: 4,
  SS: 4,
  AM: 4,
  ST: 4,
  TK: 4,
  CS: 4,
  CR: 4,
  INT: 4,
  ATK: 4,
};

/** [A11] [C.22.1] What a side scores for units of the other that are destroyed; CR and SB are ours. */
const DESTROYED: BySide<Values> = {
  soviet: { ...COMMON, BB: 18, PC: 1 },
  nato: { ...COMMON, CV: 10, CL: 6, SB: 8 },
};

/** [A11] Carriers by nation, for the Soviets. */
export const CARRIERS = { US: 25, UK: 10 } as const;

/** [A11] Amphibious ships before and after landing. */
export const AMPHIBIOUS = { loaded: 8, landed: 2 } as const;

/** What is worth something of its own, whatever its kind is. */
const SPECIALS = {
  'CV-US': CARRIERS.US,
  'CV-UK': CARRIERS.UK,
  'AA-loaded': AMPHIBIOUS.loaded,
  'AA-landed': AMPHIBIOUS.landed,
} as const;
export type Special = keyof typeof SPECIALS;

const idOfKind = (side: Side, kind: Kind): string => `sunk-${side}-${kind}`;
const idOfSpecial = (special: Special): string => `sunk-${special}`;

/** [A11] What a unit of this kind and side is worth to the other side when it is destroyed. */
export const worthOfKind = (side: Side, kind: Kind, own: Figures = {}): number =>
  own[idOfKind(side, kind)] ?? DESTROYED[enemyOf(side)][kind] ?? 0;

/** [A11] The same for carriers of NATO and for amphibious ships. */
export const worthOfSpecial = (special: Special, own: Figures = {}): number =>
  own[idOfSpecial(special)] ?? SPECIALS[special];

/** [A11] What the other side scores when this unit is destroyed. */
export const valueOf = (table: Pick<PublicState, 'pieces' | 'extra' | 'changes'>, unit: UnitId): number => {
  const { kind, side, nation } = specOf(table, unit);
  const own = changesOf(table).worths;
  if (kind === 'AA') return worthOfSpecial(pieceOf(table, unit).landed ? 'AA-landed' : 'AA-loaded', own);
  if (kind === 'CV' && side === 'nato') return worthOfSpecial(nation === 'US' ? 'CV-US' : 'CV-UK', own);
  return worthOfKind(side, kind, own);
};

/** What a loss is worth, by its name in a position. */
export type LossWorth = { readonly id: string; readonly points: number } & (
  | { readonly side: Side; readonly kind: Kind }
  | { readonly special: Special }
);

const isSpecial = (side: Side, kind: Kind): boolean => kind === 'AA' || (kind === 'CV' && side === 'nato');

/** [A11] All that a position may change of them. */
export const LOSS_WORTHS: readonly LossWorth[] = [
  ...SIDES.flatMap(side =>
    KINDS.filter(kind => !isSpecial(side, kind)).map(kind => ({
      id: idOfKind(side, kind),
      points: worthOfKind(side, kind),
      side,
      kind,
    })),
  ),
  ...(Object.keys(SPECIALS) as Special[]).map(special => ({
    id: idOfSpecial(special),
    points: SPECIALS[special],
    special,
  })),
];
