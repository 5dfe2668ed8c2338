import { chain, type Effect } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { hasBoxes, MINE_BOXES } from '../supply/logistics.ts';
import { isBeside, isCoastal } from '../../model/chart.ts';
import { damageStep } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { hexOfUnit, pieceOf } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Force, State, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { enemyOf, type DieFace, type Side, type UnitId } from '../../model/vocabulary.ts';
import type { MineLosses, MineRoll, SurfaceActivation } from '../../model/sea/phase.ts';
import { sail } from '../movement/sail.ts';

/** [23.1.4] [23.2] */
export const MINE_MARKERS = 10;
export const MINES_IN_HEX = 4;

export const minesIn = ({ mines }: Pick<PublicState, 'mines'>, hex: HexId): number =>
  mines.find(field => field.hex === hex)?.mines ?? 0;

/** [23.1.1] [23.1.4] [23.2] Whether one more can be laid there. */
export const refuseMine = (
  table: Pick<PublicState, 'mines' | 'options'>,
  hex: HexId,
): Refusal | undefined => {
  if (!table.options.mines) return noAt('23', 'no-mines', 'Mines are not part of this game.', hex);
  if (!isCoastal(hex)) return noAt('23.1.1', 'not-coastal', 'Mines can be laid only in coastal hexes.', hex);
  if (table.mines.reduce((sum, { mines }) => sum + mines, 0) >= MINE_MARKERS)
    return no('23.1.4', 'no-marker', 'All ten mine markers are in use.');
  return minesIn(table, hex) >= MINES_IN_HEX
    ? noAt('23.2', 'full', 'A hex can hold at most four mines.', hex)
    : undefined;
};

/** [23.1.3] A Soviet submarine at sea, where logistics are in use. */
export const isLayer = (table: PublicState, unit: UnitId): boolean => {
  const { side, arm } = specOf(table, unit);
  return (
    table.options.mines &&
    table.options.logistics &&
    side === 'soviet' &&
    arm === 'submarine' &&
    pieceOf(table, unit).where.at === 'sea'
  );
};

/** [23.1.3] On a coastal hex next to it, for three torpedo boxes. A side that does not know the roster leaves it out. */
export const refuseLaying = ({ table, own }: View, unit: UnitId, hex: HexId): Refusal | undefined => {
  if (!isLayer(table, unit))
    return no(
      '23.1.3',
      'not-layer',
      'Only Soviet submarines can lay mines, and only with the logistics rules.',
      unit,
    );
  if (!isBeside(hexOfUnit(table, unit) as HexId, hex) || !isCoastal(hex))
    return noAt(
      '23.1.3',
      'not-beside-coast',
      'A submarine can lay mines only in a coastal hex next to it.',
      hex,
    );
  return own === undefined || hasBoxes(own, unit, 'torpedo', MINE_BOXES)
    ? undefined
    : no('23.1.3', 'no-torpedoes', 'This submarine needs three torpedo boxes to lay a mine.', unit);
};

/** [23.3.1] [C.2.22] */
export const hitsOnDie = (mines: number, face: number): number =>
  face <= mines ? Math.max(1, mines - face) : 0;

const rolled = (face: DieFace): Event => ({ type: 'rolled', face });

/** [23.3.4] */
const chooserOf = ({ side }: SurfaceActivation, face: DieFace): Side => (face <= 5 ? side : enemyOf(side));

/** [23.3.3] Undamaged ships are hit before damaged ones. */
export const nextToHit = (table: PublicState, among: readonly UnitId[]): readonly UnitId[] => {
  const undamaged = among.filter(unit => !pieceOf(table, unit).damaged);
  return undamaged.length > 0 ? undamaged : among;
};

/** Nothing to choose: all ships that can be hit next must be. */
const isForced = (table: PublicState, among: readonly UnitId[], hits: number): boolean => {
  const next = nextToHit(table, among);
  return next.length === 1 || next.length <= hits;
};

const mineRollIn = ({ table }: State): MineRoll => {
  const { phase } = table;
  if (phase.name === 'mine-roll') return phase;
  if (phase.name === 'mine-losses') return phase.resume;
  throw new Error(`No mines in phase ${phase.name}`);
};

/** The first die tells how many are hit, the second, where there is a choice, who makes it. */
export const rollMine = (start: State, phase: MineRoll, face: DieFace): Effect => {
  const [force = []] = phase.forces;
  if (phase.hits > 0) return [rolled(face), ...choosing(phase, force, chooserOf(phase.resume, face))];
  const hits = Math.min(force.length, hitsOnDie(phase.mines, face));
  return chain(
    start,
    () => [rolled(face)],
    state => takeHits(state, force, hits),
  );
};

const choosing = (phase: MineRoll, force: Force, side: Side): readonly Event[] => [
  {
    type: 'began',
    phase: { name: 'mine-losses', side, hits: phase.hits, among: force, resume: { ...phase, hits: 0 } },
  },
];

/** Hits that nobody has to share out are taken at once. */
const takeHits = (start: State, among: readonly UnitId[], hits: number): Effect => {
  if (hits === 0 || among.length === 0) return nextForce(start);
  if (!isForced(start.table, among, hits)) return awaitChoice(start, among, hits);
  const [unit] = nextToHit(start.table, among);
  if (unit === undefined) return nextForce(start);
  return chain(
    start,
    state => damageStep(state, unit, 'mine'),
    state =>
      takeHits(
        state,
        among.filter(id => id !== unit),
        hits - 1,
      ),
  );
};

const awaitChoice = ({ table }: State, among: readonly UnitId[], hits: number): readonly Event[] => {
  const { phase } = table;
  if (phase.name === 'mine-losses') return [{ type: 'began', phase: { ...phase, among, hits } }];
  if (phase.name !== 'mine-roll') throw new Error(`No mines in phase ${phase.name}`);
  return [{ type: 'began', phase: { ...phase, hits, forces: [among, ...phase.forces.slice(1)] } }];
};

/** [C.20.2] A die for each force; then the survivors go on. */
const nextForce = (start: State): Effect => {
  const roll = mineRollIn(start);
  const [, ...forces] = roll.forces;
  if (forces.length > 0) return [{ type: 'began', phase: { ...roll, hits: 0, forces } }];
  return chain(start, () => [{ type: 'began', phase: roll.resume }], goOn(roll.ahead));
};

const goOn =
  (ahead: readonly HexId[]) =>
  (state: State): readonly Event[] => {
    const { phase } = state.table;
    if (phase.name !== 'surface-activation') return [];
    return phase.units.length === 0 ? [{ type: 'activation-ended' }] : sail(state, phase, ahead);
  };

/** [23.3.2] [23.3.3] */
export const refuseMineLoss = (
  table: PublicState,
  { among }: MineLosses,
  unit: UnitId,
): Refusal | undefined =>
  nextToHit(table, among).includes(unit)
    ? undefined
    : no('23.3.3', 'not-next', 'Choose undamaged ships of this force first.', unit);

export const takeMine = (start: State, { among, hits }: MineLosses, unit: UnitId): Effect =>
  chain(
    start,
    state => damageStep(state, unit, 'mine'),
    state =>
      takeHits(
        state,
        among.filter(id => id !== unit),
        hits - 1,
      ),
  );
