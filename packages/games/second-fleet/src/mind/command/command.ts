import type { Command, Deliberation, Question, Task } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../../game.ts';
import { pieceOf, surfaceAt } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';
import { baseNamed } from '../../rules/stacking/bases.ts';
import type { View } from '../../secrets/view.ts';
import { parseAim } from './aim.ts';
import { choicesOf } from './choices.ts';
import { hexOfShip } from './group.ts';
import { AIRCRAFT, ARMS, BOATS } from './orders.ts';
import { proposalsOf } from './proposals.ts';

type SecondFleetCommand = Command<SecondFleetTypes, Question>;

/** Phases in which ships and aircraft act. */
const ACTION: readonly string[] = ['arm', 'segment', 'surface-activation', 'submarine-activation'];

/** Orders are given once a turn, when the scouts have seen what they see and the arms are about to act. */
const watch = ({ viewer, table: { turn, phase } }: View): number | undefined =>
  ACTION.includes(phase.name) && 'side' in phase && phase.side === viewer ? turn : undefined;

const ALL: readonly string[] = [AIRCRAFT, ARMS, ...Object.values(BOATS)];

const isSeen = (table: PublicState, side: Side, ship: string): boolean => {
  const hex = hexOfShip(table, ship);
  return hex !== undefined && surfaceAt(table, side, hex).some(unit => pieceOf(table, unit).mark !== 'none');
};

const stands = (table: PublicState, side: Side, { force, aim: text }: Task): boolean => {
  const aim = parseAim(text);
  if (aim === undefined || !(ALL.includes(force) || hexOfShip(table, force) !== undefined)) return false;
  switch (aim.to) {
    case 'hunt':
    case 'join':
      return hexOfShip(table, aim.ship) !== undefined;
    case 'strike':
      return baseNamed(aim.target) !== undefined || isSeen(table, enemyOf(side), aim.target);
    case 'lead':
    case 'spare':
      return false;
    default:
      return true;
  }
};

/** A short game with few ships is thought through to its end. */
const isThoughtThrough = ({ level }: PublicState): boolean => level === 'basic';

const STAGES_OF_A_TURN = 10;

const horizonOf = (table: PublicState): number =>
  STAGES_OF_A_TURN * (isThoughtThrough(table) ? table.lastTurn - table.turn + 1 : TURNS);

const TURNS = 2;

export interface Commander {
  readonly under: SecondFleetCommand['under'];
  readonly effort: { readonly [level: string]: Deliberation };
  /** Whether orders are tried out in large games as well, which takes ten times what the game takes: docs/ladder.md. */
  readonly isPatient: boolean;
}

/** How the forces of a side are commanded. */
export const commandWith = ({ under, effort, isPatient }: Commander): SecondFleetCommand => ({
  watch,
  choices: ({ viewer, table }) =>
    viewer === 'spectator' || !(isPatient || isThoughtThrough(table)) ? [] : choicesOf(table, viewer),
  stands: ({ viewer, table }, task) => viewer !== 'spectator' && stands(table, viewer, task),
  proposed: ({ viewer, table }, standing) =>
    viewer === 'spectator' ? [] : proposalsOf(table, viewer, standing),
  under,
  horizon: ({ table }) => horizonOf(table),
  effort,
});
