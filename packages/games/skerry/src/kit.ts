import { coveringOpenings, type Disguise, type ExamKit, type Invariant, pick } from '@narrow-seas/core';
import { skerryDesk } from './desk/desk.ts';
import { piecesOf } from './face/pieces.ts';
import type { SkerryTypes } from './game.ts';
import { skerryStanding } from './orders/standing.ts';
import { hexesToMine } from './rules/laying.ts';
import { SCENARIOS } from './scenarios/scenario.ts';
import { viewFor } from './secrets/view.ts';
import { SIGNALS } from './model/vocabulary.ts';
import { isSea, watersOf } from './model/waters.ts';

/** [2.1] [3.1] A mine could lie elsewhere, a signal could be another: nobody else may tell. */
const secrets: Disguise<SkerryTypes> = (state, by, action, viewer, random) => {
  if (by === 'chance' || by === viewer) return undefined;
  if (action.type === 'lay') {
    const hex = pick(random, hexesToMine(viewFor(state, by), by));
    return hex === undefined ? undefined : { type: 'lay', hex };
  }
  const opens = state.phase.name === 'signals' && Object.keys(state.phase.sealed).length === 1;
  if (action.type !== 'signal' || opens) return undefined;
  return { type: 'signal', signal: pick(random, SIGNALS) ?? action.signal };
};

/** [4.2] [4.3] */
const oneBoatToASeaHex: Invariant<SkerryTypes> = state => {
  const taken = new Set<number>();
  for (const { id, where } of state.boats) {
    if (where.at === 'sunk') continue;
    if (!isSea(watersOf(state), where.hex)) return `boat ${id} is not at sea`;
    if (taken.has(where.hex)) return `boat ${id} shares hex ${where.hex}`;
    taken.add(where.hex);
  }
  return undefined;
};

const noNegativeStock: Invariant<SkerryTypes> = ({ stock }) =>
  stock.north < 0 || stock.south < 0 ? 'more mines were laid than exist' : undefined;

export const skerryKit: ExamKit<SkerryTypes> = {
  // The armada is for benches: a hundred boats take minutes.
  openings: SCENARIOS.filter(({ id }) => id === 'sortie').flatMap(coveringOpenings),
  bound: 2000,
  lists: 'every-action',
  secrets,
  invariants: [oneBoatToASeaHex, noNegativeStock],
  desk: {
    desk: skerryDesk,
    hexes: view => watersOf(view).grid.size,
    pieces: view => piecesOf(view).map(({ id }) => id),
  },
  standing: skerryStanding,
};
