import { pieceOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { BySide, Kind, Side, UnitId } from '../../model/vocabulary.ts';

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

/** [A11] What a unit of this kind and side is worth to the other side when it is destroyed. */
export const worthOfKind = (side: Side, kind: Kind): number =>
  DESTROYED[side === 'nato' ? 'soviet' : 'nato'][kind] ?? 0;

/** [A11] What the other side scores when this unit is destroyed. */
export const valueOf = (table: Pick<PublicState, 'pieces' | 'extra'>, unit: UnitId): number => {
  const { kind, side, nation } = specOf(table, unit);
  if (kind === 'AA') return pieceOf(table, unit).landed ? AMPHIBIOUS.landed : AMPHIBIOUS.loaded;
  if (kind === 'CV' && side === 'nato') return nation === 'US' ? CARRIERS.US : CARRIERS.UK;
  return worthOfKind(side, kind);
};
