import { distance, type HexId } from '@narrow-seas/hex';
import { type Chart, type PortSpec, terrainAt } from '../../model/chart.ts';
import { type Modifier, modifiers } from '../../model/modifier.ts';
import type { Sea } from '../../model/vocabulary.ts';

/** [36.C.3] A belt farther than this from every port of its owner is swept by itself. */
const LONELY_BELT = 7;

/** [36.C.3] [F.21.2] Whether the other side clears the belt in its initial phase without doing anything. */
export const sweptByItself = (
  chart: Chart,
  hex: HexId,
  ownersPorts: readonly PortSpec[],
  sweeperOwnsHex: boolean,
): boolean =>
  (sweeperOwnsHex && terrainAt(chart, hex) === 'coastal') ||
  ownersPorts.every(port => distance(chart.grid, port.hex, hex) > LONELY_BELT);

const SEA_SHIFT: { readonly [sea in Sea]: number } = { stormy: 1, rough: 2, calm: 3 };

export interface SweepFacts {
  readonly sea: Sea;
  readonly cap: boolean;
  /** Unsuppressed levels of an enemy coast defence in the hex. */
  readonly fort: number;
  /** The last point of this hex went so well [36.C.3]. */
  readonly eager: boolean;
}

/** [36.C.3] Table 1, cumulative. */
export const sweepModifiers = ({ sea, cap, fort, eager }: SweepFacts): readonly Modifier[] =>
  modifiers(
    { label: `${sea[0]?.toUpperCase()}${sea.slice(1)} seas`, shift: SEA_SHIFT[sea], rule: '36.C.3' },
    !cap && { label: 'No fighters overhead', shift: -1, rule: '36.C.3' },
    { label: 'Coastal guns', shift: -Math.floor(fort / 2), rule: '36.C.3' },
    eager && { label: 'Clear lane from the last point', shift: 1, rule: '36.C.3' },
  );
