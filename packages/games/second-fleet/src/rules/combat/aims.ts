import { NUCLEAR } from '../nuclear/nuclear.ts';
import { submarinesAt, surfaceAt } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';
import { COLUMN_STARTS } from './crt.ts';
import type { Aim, AimedStrike, Target } from '../../model/fire/phase.ts';

export const sameTarget = (a: Target, b: Target): boolean => {
  if (a.kind === 'unit') return b.kind === 'unit' && a.unit === b.unit;
  return b.kind === 'base' && a.base === b.base && a.part === b.part;
};

const startOf = (column: number): number => COLUMN_STARTS[column - 1] ?? 0;

/** Ships, or submarines, of the hex that the weapon was not meant for. */
const bystanders = (table: PublicState, { strike, aims }: AimedStrike): readonly UnitId[] => {
  const { hex, side, type } = strike;
  const there =
    type === 'asw' ? submarinesAt(table, enemyOf(side), hex) : surfaceAt(table, enemyOf(side), hex);
  const meant = aims.map(({ target }) => target);
  return there.filter(unit => !meant.some(target => sameTarget(target, { kind: 'unit', unit })));
};

/** [C.19.3] [C.19.4] What is rolled for: a nuclear weapon has its own columns, and spares nobody in the hex. */
export const aimsRolled = (table: PublicState, aimed: AimedStrike): readonly Aim[] => {
  if (!aimed.nuclear) return aimed.aims;
  const asw = aimed.strike.type === 'asw';
  const others = startOf(asw ? NUCLEAR.columnAswOfOthers : NUCLEAR.columnOfOthers);
  return [
    ...aimed.aims.map(aim => ({ ...aim, points: startOf(asw ? NUCLEAR.columnAsw : NUCLEAR.column) })),
    ...bystanders(table, aimed).map(unit => ({ target: { kind: 'unit', unit } as const, points: others })),
  ];
};

/** Aims at the same target as one. */
export const merged = (aims: readonly Aim[]): readonly Aim[] => {
  const found: Aim[] = [];
  for (const aim of aims) {
    const place = found.findIndex(({ target }) => sameTarget(target, aim.target));
    const known = found[place];
    if (known === undefined) found.push(aim);
    else found[place] = { ...known, points: known.points + aim.points };
  }
  return found;
};
