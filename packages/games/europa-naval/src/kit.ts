import { coveringOpenings, type ExamKit, type Invariant, type ScenarioOpening } from '@narrow-seas/core';
import { europaNavalDesk } from './desk/desk.ts';
import { disguise, reveals } from './secrets/disguise.ts';
import { piecesOf } from './face/pieces.ts';
import { chartOf } from './model/fleet.ts';
import type { EuropaNavalTypes } from './game.ts';
import { europaNavalStanding } from './orders/standing.ts';
import { checkPosition } from './text/check.ts';
import { SCENARIOS } from './scenarios/setup.ts';

/** Each scenario as it is first, and so that every two values of two options meet. */
const openings: readonly ScenarioOpening[] = SCENARIOS.map(coveringOpenings)
  .flatMap(list => list.map((opening, place) => ({ opening, place })))
  .toSorted((a, b) => Math.sign(a.place) - Math.sign(b.place))
  .map(({ opening }) => opening);

/** Ships, groups, cargo, ports, troops, fields, mines and pools are as they can be. */
const isPossible: Invariant<EuropaNavalTypes> = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

export const europaNavalKit: ExamKit<EuropaNavalTypes> = {
  openings,
  bound: 200_000,
  lists: 'one-of-a-kind',
  secrets: disguise,
  reveals,
  invariants: [isPossible],
  desk: {
    desk: europaNavalDesk,
    hexes: ({ common }) => chartOf(common).grid.size,
    pieces: view => piecesOf(view).map(({ id }) => id),
  },
  standing: europaNavalStanding,
};
