import { fullStores } from '../supply/stores.ts';
import { specOf, unitOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

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

/** How the names of its salvos begin among the things that happen once. */
const salvosOf = (table: Pick<PublicState, 'extra'>, unit: UnitId): string =>
  `cruise-${specOf(table, unit).id}-`;

type Counted = Pick<PublicState, 'extra' | 'campaign' | 'options'>;

/** [C.21.1] With logistics a ship that has the second row fires as long as its boxes last. */
const goesByRow = (table: Counted, unit: UnitId): boolean =>
  table.options.logistics && fullStores(table, unit).cruise > 0;

/** [24.1] [C.21.1] One salvo a game each, two for the battleship; the boxes of a second row are counted elsewhere. */
export const salvosLeft = (table: Counted, unit: UnitId): number => {
  if (!table.options.cruiseMissiles || !CARRIERS.includes(unit)) return 0;
  if (goesByRow(table, unit)) return Number.POSITIVE_INFINITY;
  const all = unit === IOWA ? 2 : 1;
  return all - salvosFired(table, unit);
};

const salvosFired = (table: Pick<PublicState, 'extra' | 'campaign'>, unit: UnitId): number =>
  table.campaign.once.filter(what => what.startsWith(salvosOf(table, unit))).length;

/** The name under which the next salvo is written down. */
export const nextSalvo = (table: Pick<PublicState, 'extra' | 'campaign'>, unit: UnitId): string =>
  `${salvosOf(table, unit)}${salvosFired(table, unit) + 1}`;
