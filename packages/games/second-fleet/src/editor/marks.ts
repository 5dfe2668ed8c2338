import { type Adjustable, adjustChoice, adjustFlag, type EditChoice } from '@narrow-seas/core';
import { shortName } from '../face/units.ts';
import { forceOf, forcesAt, pieceOf, surfaceAt, withPieces } from '../model/position.ts';
import { specOf, type UnitSpec } from '../model/roster.ts';
import type { Piece, PublicState, State } from '../model/state.ts';
import { DETECTION_LEVELS, type UnitId } from '../model/vocabulary.ts';
import { withForces } from '../rules/stacking/forces.ts';
import { arrivalFields } from './arrivals.ts';
import { SAID } from './words.ts';

type Mark = Adjustable<State>;

const changed = (
  state: State,
  units: readonly UnitId[],
  change: (piece: Piece) => Partial<Piece>,
): State => ({
  ...state,
  table: withPieces(state.table, units, piece => ({ ...piece, ...change(piece) })),
});

const pieceIn = ({ table }: State, unit: UnitId): Piece => pieceOf(table, unit);

const flagOf = (unit: UnitId, id: 'damaged' | 'deep' | 'landed'): Mark =>
  adjustFlag(
    state => ({ id, title: SAID[id], value: pieceIn(state, unit)[id] }),
    (state, value) => changed(state, [unit], () => ({ [id]: value })),
  );

/** [9.1] [9.2] For the whole hex, or one submarine. */
const seenWith = (table: PublicState, unit: UnitId): readonly UnitId[] => {
  const { side, arm } = specOf(table, unit);
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' && arm === 'surface' ? surfaceAt(table, side, where.hex) : [unit];
};

const detectionOf = (unit: UnitId): Mark =>
  adjustChoice(
    state => ({
      id: 'mark',
      title: SAID.mark,
      about: SAID.markAbout,
      choices: DETECTION_LEVELS.map(value => ({ value, title: SAID.marks[value] })),
      value: pieceIn(state, unit).mark,
    }),
    (state, value) => {
      const mark = DETECTION_LEVELS.find(level => level === value) ?? 'none';
      const units = seenWith(state.table, unit).filter(one => pieceIn(state, one).mark !== mark);
      return units.length === 0 ? state : changed(state, units, () => ({ mark }));
    },
  );

/** [8.1] Only INT and AEW fly patrol. */
const patrolOf = (unit: UnitId): Mark =>
  adjustFlag(
    state => ({ id: 'cap', title: SAID.cap, value: pieceIn(state, unit).where.at === 'cap' }),
    (state, value) =>
      changed(state, [unit], ({ where }) =>
        where.at === 'home' || where.at === 'cap'
          ? { where: { at: value ? 'cap' : 'home', home: where.home } }
          : {},
      ),
  );

const ALONE = 'alone';

const isAlone = (table: PublicState, unit: UnitId): boolean => forceOf(table, unit).length === 1;

/** Forces of the hex that the ship is in or could be in, by the ship that leads each. */
const forcesAround = (table: PublicState, unit: UnitId): readonly (readonly UnitId[])[] => {
  const { where } = pieceOf(table, unit);
  if (where.at !== 'sea') return [];
  return forcesAt(table, specOf(table, unit).side, where.hex).filter(([first]) => first !== unit);
};

const forceChoices = (table: PublicState, unit: UnitId): readonly EditChoice[] => [
  { value: ALONE, title: SAID.alone },
  ...forcesAround(table, unit).map(([first]) => ({
    value: specOf(table, first as UnitId).name,
    title: SAID.withForce(shortName(table, first as UnitId)),
  })),
];

/** [C.1.2] Whom it sails with; the ship that leads a force stays in it. */
const forceFieldOf = (unit: UnitId): Mark =>
  adjustChoice(
    ({ table }) => {
      const [first] = forceOf(table, unit);
      return {
        id: 'force',
        title: SAID.force,
        about: SAID.forceAbout,
        choices: forceChoices(table, unit),
        value: isAlone(table, unit) ? ALONE : specOf(table, first as UnitId).name,
      };
    },
    (state, value) => {
      const { table } = state;
      const force = forcesAround(table, unit).find(
        ([first]) => specOf(table, first as UnitId).name === value,
      );
      if (force === undefined)
        return isAlone(table, unit) ? state : { ...state, table: withForces(table, [unit], [[unit]]) };
      if (force.includes(unit)) return state;
      const together = [...force, unit];
      return { ...state, table: withForces(table, together, [together]) };
    },
  );

const atSea = (table: PublicState, unit: UnitId, { arm, kind }: UnitSpec): readonly Mark[] => {
  if (arm === 'submarine')
    return [detectionOf(unit), ...(table.options.deepMode ? [flagOf(unit, 'deep')] : [])];
  const [first] = forceOf(table, unit);
  const leads = first === unit && !isAlone(table, unit);
  const hasCompany = forcesAround(table, unit).length > 0;
  return [
    detectionOf(unit),
    ...(hasCompany && !leads ? [forceFieldOf(unit)] : []),
    ...(kind === 'AA' ? [flagOf(unit, 'landed')] : []),
  ];
};

const inTheAir = ({ kind }: UnitSpec, unit: UnitId): readonly Mark[] =>
  kind === 'INT' || kind === 'AEW' ? [patrolOf(unit)] : [];

/** All that can be set of a unit where it is. */
export const marksOf = (table: PublicState, unit: UnitId): readonly Mark[] => {
  const spec = specOf(table, unit);
  const { where } = pieceOf(table, unit);
  if (where.at === 'unused' || where.at === 'lost') return [];
  return [
    ...(spec.damaged === undefined ? [] : [flagOf(unit, 'damaged')]),
    ...(where.at === 'sea' ? atSea(table, unit, spec) : []),
    ...(where.at === 'home' || where.at === 'cap' ? inTheAir(spec, unit) : []),
    ...arrivalFields(table, unit),
  ];
};
