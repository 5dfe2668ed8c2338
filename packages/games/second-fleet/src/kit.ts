import {
  coveringOpenings,
  type Disguise,
  type ExamKit,
  type Invariant,
  pick,
  type ScenarioOpening,
} from '@narrow-seas/core';
import { baseSpec } from './rules/stacking/bases.ts';
import { GRID } from './model/chart.ts';
import { secondFleetDesk } from './desk/desk.ts';
import { secondFleetStanding } from './orders/standing.ts';
import { piecesOf } from './face/pieces.ts';
import { sampleFire } from './turn/fire/sample.ts';
import type { SecondFleetTypes } from './game.ts';
import { checkPosition } from './text/check.ts';
import { hexOfHome, pieceOf } from './model/position.ts';
import { specOf } from './model/roster.ts';
import { SCENARIOS } from './scenarios/scenario.ts';
import type { Piece, State, PublicState } from './model/state.ts';
import { viewFor } from './secrets/view.ts';
import { type BaseId, OPTIONAL_RULES, STRATEGIES, type UnitId } from './model/vocabulary.ts';

type Check = Invariant<SecondFleetTypes>;

const EVERYTHING = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, rule !== 'solitaire']));

/** Each scenario as it is, with everything, and so that every two values of two options meet. */
const openings: readonly ScenarioOpening[] = SCENARIOS.flatMap(scenario => {
  const [usual, ...others] = coveringOpenings(scenario);
  const handicap = scenario.options.find(({ id }) => id === 'handicap')?.values.at(-1) ?? 0;
  const everything = { scenario: scenario.id, options: { ...EVERYTHING, handicap } };
  return [...(usual === undefined ? [] : [usual]), everything, ...others];
});

/** Terrain, stacking, marks, forces, bases, carriers and mines. */
const isPossible: Check = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

const eachPiece =
  (flawOf: (table: PublicState, piece: Piece, unit: UnitId) => string | undefined) =>
  ({ table }: Pick<State, 'table'>): string | undefined => {
    for (const [unit, piece] of table.pieces.entries()) {
      const flaw = flawOf(table, piece, unit as UnitId);
      if (flaw !== undefined) return `${specOf(table, unit as UnitId).name} ${flaw}`;
    }
    return undefined;
  };

/** [C.11.7] Patrols fly only by order, so no new turn begins with one; with its carrier a patrol is gone. */
const patrolsReturn: Check = ({ table }, before) => {
  const newTurn = before !== undefined && before.table.turn < table.turn;
  return eachPiece((_table, { where }) => {
    if (where.at !== 'cap') return undefined;
    if (newTurn) return 'is still on CAP when the turn begins';
    return hexOfHome(table, where.home) === undefined ? 'is on CAP over a carrier that is gone' : undefined;
  })({ table });
};

/** [11.3] [9.2] Nobody is repaired or comes back. */
const harmStays: Check = ({ table }, before) =>
  before === undefined
    ? undefined
    : eachPiece((_table, { where, damaged }, unit) => {
        const was = pieceOf(before.table, unit);
        if (was.where.at === 'lost' && where.at !== 'lost') return 'has come back from the dead';
        return was.damaged && !damaged ? 'has been repaired' : undefined;
      })({ table });

const isOneGradeBetter = (before: number, now: number): boolean => now === before - 1 && before < 3;

/** [14.7] [C.20.3] A base is repaired grade by grade, and never once it is destroyed. */
const basesAreRepairedSlowly: Check = ({ table }, before) => {
  const odd = table.bases.findIndex(({ airfield, port }, id) => {
    const was = before?.table.bases[id];
    if (was === undefined) return false;
    return (
      (airfield < was.airfield && !isOneGradeBetter(was.airfield, airfield)) ||
      (port < was.port && !isOneGradeBetter(was.port, port))
    );
  });
  return odd < 0 ? undefined : `${baseSpec(odd as BaseId).name} has been repaired too fast`;
};

/** [C.1.4] Another order, mine or strategy, that the other side must not be able to tell from this one. */
const disguise: Disguise<SecondFleetTypes> = (state, by, action, viewer, random) => {
  if (by === 'chance' || by === viewer) return undefined;
  const { phase } = state.table;
  if (action.type === 'set-strategy')
    return { type: 'set-strategy', strategy: pick(random, STRATEGIES) ?? action.strategy };
  const sealed = action.type === 'assign' || action.type === 'mine';
  if (!sealed || (phase.name !== 'assignment' && phase.name !== 'mining')) return undefined;
  const other = sampleFire(viewFor(state, by), phase, random);
  return other?.type === action.type ? other : undefined;
};

/** [C.22.2] What was agreed before the first move is not changed by any. */
const handicapStays: Check = ({ table }, before) =>
  before === undefined || before.table.handicap === table.handicap ? undefined : 'the handicap has changed';

export const secondFleetKit: ExamKit<SecondFleetTypes> = {
  openings,
  bound: 60_000,
  lists: 'one-of-a-kind',
  secrets: disguise,
  invariants: [isPossible, patrolsReturn, harmStays, basesAreRepairedSlowly, handicapStays],
  desk: {
    desk: secondFleetDesk,
    hexes: () => GRID.size,
    pieces: view => piecesOf(view).map(({ id }) => id),
  },
  standing: secondFleetStanding,
};
