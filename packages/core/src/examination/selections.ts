import type { Selection, Survey } from '../desk.ts';
import { pick, type Random } from '../random.ts';

/** What a desk may be asked about: the grid with its drawn land and its corners off the sheet, and the pieces. */
export interface Reachable {
  readonly hexes: number;
  readonly pieces: readonly number[];
}

/** Numbers that name no hex and no piece, or hardly any. */
const nonsenseIn = ({ hexes }: Reachable): readonly number[] => [
  -1,
  -7,
  hexes,
  hexes + 1,
  999_999,
  2 ** 31,
  0.5,
];

const anyHex = (reach: Reachable, random: Random): number =>
  random.below(12) === 0 ? (pick(random, nonsenseIn(reach)) ?? 0) : random.below(Math.max(1, reach.hexes));

const anyPiece = (reach: Reachable, random: Random): number =>
  (random.below(12) === 0 ? undefined : pick(random, reach.pieces)) ?? pick(random, nonsenseIn(reach)) ?? 0;

const some = (count: number, one: () => number): readonly number[] => Array.from({ length: count }, one);

/** What a person would pick first: nothing, one piece, a force, everybody, and what the desk itself points at. */
const likely = <A>(survey: Survey<A>, random: Random): readonly Selection[] => {
  const { ready, groups = [], focus } = survey;
  const one = pick(random, ready);
  return [
    ...(one === undefined ? [] : [{ pieces: [one], targets: [] }]),
    ...[ready, pick(random, groups) ?? []]
      .filter(({ length }) => length > 1)
      .map(pieces => ({ pieces, targets: [] })),
    ...(focus === undefined ? [] : [{ targets: [], ...focus }]),
  ];
};

/** Pieces of anybody, targets of anybody, points for them, and a hex anywhere. */
const unlikely = <A>(survey: Survey<A>, reach: Reachable, random: Random): Selection => {
  const own = pick(random, survey.groups ?? []) ?? some(1, () => pick(random, survey.ready) ?? 0);
  const targets = some(random.below(3), () => anyPiece(reach, random));
  return {
    pieces: random.below(2) === 0 ? own : some(random.below(4), () => anyPiece(reach, random)),
    targets,
    ...(random.below(3) === 0 ? {} : { hex: anyHex(reach, random) }),
    ...(random.below(4) === 0 ? { shares: targets.map(() => random.below(20) - 2) } : {}),
  };
};

/** Selections for a desk in this state of affairs, the likely ones first; most have a hex pointed at. */
export const selectionsFor = <A>(
  survey: Survey<A>,
  reach: Reachable,
  random: Random,
): readonly Selection[] => {
  const picked = likely(survey, random);
  return [
    { pieces: [], targets: [] },
    ...picked,
    ...picked.map(selection => ({ ...selection, hex: anyHex(reach, random) })),
    unlikely(survey, reach, random),
    unlikely(survey, reach, random),
  ];
};
