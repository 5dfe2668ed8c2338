import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { effectAt } from '../weather/weather.ts';
import { distanceBetween, nationOfHex } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { surfaceStacks } from '../../model/position.ts';
import { noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Phase, State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { DieFace } from '../../model/vocabulary.ts';

type Sweep = Extract<Phase, { readonly name: 'sweep' }>;
type SweepChoice = Extract<Phase, { readonly name: 'sweep-choice' }>;

/** [23.4.2] How far the helicopters go. */
const SWEEP_RANGE = 10;

/** [23.4.1.1] [23.4.1.2] [23.4.1.3] [23.4.1] [C.2.23] The highest face that clears a hex. */
export const sweepNumber = (hex: HexId, aerial: boolean): number => {
  const nation = nationOfHex(hex);
  const by = nation === 'SO' ? 2 : nation === 'UK' ? 1 : 0;
  return by + (aerial ? 1 : 0);
};

const carriesSweepers = (table: PublicState, hex: HexId): boolean =>
  [...surfaceStacks(table, 'nato')].some(
    ([from, units]) =>
      distanceBetween(from, hex) <= SWEEP_RANGE &&
      units.some(unit => {
        const { nation, kind } = specOf(table, unit);
        return nation === 'US' && (kind === 'CV' || kind === 'AA');
      }),
  );

/** [C.13.7] */
const canBeSwept = (table: PublicState, hex: HexId): boolean => effectAt(table, hex).sweeping;

const sweepable = (table: PublicState): readonly HexId[] =>
  table.mines.map(({ hex }) => hex).filter(hex => canBeSwept(table, hex));

/** [23.4.2] Mined hexes off Iceland and Norway that American helicopters can reach. */
export const aerialHexes = (table: PublicState): readonly HexId[] =>
  sweepable(table).filter(hex => ['IS', 'NO'].includes(nationOfHex(hex)) && carriesSweepers(table, hex));

/** [23.4.2.1] One hex in a phase. */
export const refuseAerialSweep = (
  table: PublicState,
  { aerial }: SweepChoice,
  hex: HexId,
): Refusal | undefined => {
  if (aerial.length > 0)
    return noAt('23.4.2.1', 'once', 'You can sweep only one hex from the air in a phase.', hex);
  return aerialHexes(table).includes(hex)
    ? undefined
    : noAt(
        '23.4.2',
        'out-of-reach',
        'You can sweep mines from the air only off Iceland or Norway, within ten hexes of a US carrier or amphibious ship.',
        hex,
      );
};

/** Hex by hex; what is swept from the air is remembered. */
const beginSweep = (hexes: readonly HexId[], aerial: readonly HexId[]): readonly Event[] =>
  hexes.length === 0
    ? [finished('minesweeping')]
    : [{ type: 'began', phase: { name: 'sweep', hexes, aerial } }];

export const endSweepChoice = ({ table }: State, { aerial }: SweepChoice): readonly Event[] =>
  beginSweep(sweepable(table), aerial);

/** [2.3.2] [23.4] Who may choose is asked first; a turn without anything to sweep asks nobody. */
export const beginSweeping = ({ table }: State): readonly Event[] => {
  if (aerialHexes(table).length > 0)
    return [{ type: 'began', phase: { name: 'sweep-choice', side: 'nato', aerial: [] } }];
  const hexes = sweepable(table);
  return hexes.length === 0 ? [] : beginSweep(hexes, []);
};

export const rollSweep = (_state: State, { hexes, aerial }: Sweep, face: DieFace): readonly Event[] => {
  const [hex, ...rest] = hexes as readonly [HexId, ...HexId[]];
  const cleared = face <= sweepNumber(hex, aerial.includes(hex));
  return [
    { type: 'rolled', face },
    ...(cleared ? [{ type: 'mined', hex, mines: 0 } as const] : []),
    ...beginSweep(rest, aerial),
  ];
};
