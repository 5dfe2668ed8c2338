import type { HexId } from '@narrow-seas/hex';
import { sameData } from '@narrow-seas/core';
import { isWater, nameOfHex } from '../../model/chart.ts';
import { formed } from '../../rules/stacking/forces.ts';
import { isPackIce } from '../../rules/movement/ice.ts';
import { hexOfUnit, pieceOf, submarineStacks, surfaceStacks } from '../../model/position.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { Force, Phase, PublicState } from '../../model/state.ts';
import { enemyOf, SIDES, type Side, type UnitId } from '../../model/vocabulary.ts';
import { type Flaw, flaw, type FlawOf } from './flaw.ts';

/** [6.1] [C.1.1] Combat ships in a hex, and as many auxiliaries. */
const SHIP_LIMIT = 12;

/** [23.3] Ships that mines stop for a die on their way through a hex; where they end there is room. */
const passing = (phase: Phase): readonly UnitId[] => {
  if (phase.name === 'mine-losses') return passing(phase.resume);
  return phase.name === 'mine-roll' ? phase.resume.units : [];
};

/** While ships or submarines act they may lie with enemies they have met, and under two kinds of marks. */
const isActing = (phase: Phase): boolean =>
  phase.name === 'surface-activation' ||
  phase.name === 'submarine-activation' ||
  ('resume' in phase && isActing(phase.resume));

const flawOfShips = (table: PublicState, hex: HexId, units: readonly UnitId[]): string | undefined => {
  if (!isWater(hex)) return 'Ships cannot be on land.';
  if (isPackIce(table, hex)) return 'Ships cannot be in pack ice [5].';
  const lying = units.filter(unit => !passing(table.phase).includes(unit));
  const combatants = lying.filter(unit => isCombatant(specOf(table, unit))).length;
  if (combatants > SHIP_LIMIT || lying.length - combatants > SHIP_LIMIT)
    return `At most ${SHIP_LIMIT} combat ships and ${SHIP_LIMIT} others can be in a hex [6.1].`;
  if (isActing(table.phase)) return undefined;
  const marks = new Set(units.map(unit => pieceOf(table, unit).mark));
  return marks.has('local') && marks.has('strategic')
    ? 'Ships in one hex can be known locally or strategically, but never both [9.2].'
    : undefined;
};

const flawOfSide = (table: PublicState, side: Side): Flaw | undefined => {
  for (const [hex, units] of surfaceStacks(table, side)) {
    const message = flawOfShips(table, hex, units);
    if (message !== undefined) return flaw(`@${nameOfHex(hex)}`, message);
  }
  const dry = [...submarineStacks(table, side).keys()].find(hex => !isWater(hex));
  return dry === undefined ? undefined : flaw(`@${nameOfHex(dry)}`, 'Submarines cannot be on land.');
};

/** Ships and submarines that a die stops on their way, where they cannot stay. */
const isPassing = ({ name }: Phase): boolean =>
  name === 'mine-roll' || name === 'mine-losses' || name === 'sosus';

/** [5.4] Nobody ends among enemies. */
const sidesLieApart: FlawOf = table => {
  if (isPassing(table.phase)) return undefined;
  const held = (side: Side): readonly HexId[] => [
    ...surfaceStacks(table, side).keys(),
    ...submarineStacks(table, side).keys(),
  ];
  const nato = new Set(held('nato'));
  const shared = held(enemyOf('nato')).find(hex => nato.has(hex));
  return shared === undefined ? undefined : flaw(`@${nameOfHex(shared)}`, 'Both sides are in the hex [5.4].');
};

const flawOfForce = (table: PublicState, force: Force): string | undefined => {
  const hexes = new Set(force.map(unit => hexOfUnit(table, unit)));
  if (hexes.size !== 1 || hexes.has(undefined)) return 'All ships of a force must be in one hex [C.1.2].';
  if (force.some(unit => specOf(table, unit).arm !== 'surface'))
    return 'A force can hold only ships [C.1.2].';
  return sameData(formed(table, force), [force]) ? undefined : 'These ships do not form a force [C.1.2].';
};

/** [C.1.2] Forces partition the ships at sea. */
const forcesPartition: FlawOf = table => {
  const afloat = table.pieces.flatMap(({ where }, unit) =>
    where.at === 'sea' && specOf(table, unit as UnitId).arm === 'surface' ? [unit] : [],
  );
  const grouped = table.forces.flat().toSorted((a, b) => a - b);
  if (!sameData(afloat, grouped)) return flaw('forces', 'The forces do not match the ships at sea [C.1.2].');
  for (const force of table.forces) {
    const message = flawOfForce(table, force);
    if (message !== undefined) return flaw(specOf(table, force[0] as UnitId).name, message);
  }
  return undefined;
};

/** Terrain, stacking, marks, enemies and forces of ships and submarines. */
export const STACK_CHECKS: readonly FlawOf[] = [
  ...SIDES.map(
    (side): FlawOf =>
      table =>
        flawOfSide(table, side),
  ),
  sidesLieApart,
  forcesPartition,
];
