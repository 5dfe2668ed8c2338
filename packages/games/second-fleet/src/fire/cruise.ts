import { specOf, unitOf } from '../roster.ts';
import type { Table } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

/** [C.21.1] */
export const CRUISE_RANGE = 18;
export const CRUISE_POINTS = 20;
export const CRUISE_UNITS = 6;

/** [A14] */
const CARRIERS: readonly UnitId[] = [
  'US-VRGNA',
  'US-SCLNA',
  'US-BHILL',
  'US-CNOLY',
  'US-RDGRS',
  'US-SPNCE',
  'US-BURKE',
  'US-IOWA',
  'US-GROTN',
  'US-OLYPA',
  'US-NPNWS',
  'SO-VOLGA',
  'SO-DON',
  'SO-OKA',
].map(unitOf);

const IOWA = unitOf('US-IOWA');

/** The name of a salvo among the things that happen once. */
const salvoOf = (table: Pick<Table, 'extra'>, unit: UnitId, number: number): string =>
  `cruise-${specOf(table, unit).id}-${number}`;

/** [24.1] [C.21.1] One salvo a game each, two for the battleship. */
export const salvosLeft = (table: Pick<Table, 'extra' | 'campaign' | 'options'>, unit: UnitId): number => {
  if (!table.options.cruiseMissiles || !CARRIERS.includes(unit)) return 0;
  const all = unit === IOWA ? 2 : 1;
  return all - salvosFired(table, unit);
};

const salvosFired = (table: Pick<Table, 'extra' | 'campaign'>, unit: UnitId): number =>
  [1, 2].filter(number => table.campaign.once.includes(salvoOf(table, unit, number))).length;

/** The name under which the next salvo is written down. */
export const nextSalvo = (table: Pick<Table, 'extra' | 'campaign'>, unit: UnitId): string =>
  salvoOf(table, unit, salvosFired(table, unit) + 1);
