import {
  type Fault,
  type Fields,
  parseLayerBy,
  parsePhases as parsePhasesBy,
  type Result,
  type Statement,
} from '@narrow-seas/core';
import { namingOf } from './notation-field.ts';
import { PHASE } from './phase-decoder.ts';
import type { Phase, Table } from './state.ts';

const NONE_CHOSEN = { nato: [], soviet: [] };
const ACTION = { segment: 1, first: 'nato', chosen: NONE_CHOSEN };

/** What a phase holds when it has only just begun, so that a person need not write it. */
const EMPTY: { readonly [name: string]: Fields } = {
  arm: ACTION,
  segment: { ...ACTION, acted: [], hunted: [], guests: [], launched: [] },
  'surface-activation': { spent: 0, moved: 'not', highSpeed: false, attacks: [], fired: [], dared: [] },
  'submarine-activation': { spent: 0, fullSpeed: false, attacks: [], fired: [] },
  flight: { roles: [], spent: 0, path: [], stretched: false, turnedBack: 'no', engaged: [], passed: [] },
  reaction: { ahead: [] },
  'air-losses': { hit: [], cause: 'air-combat' },
  'submarine-mode': { changed: [] },
  'sweep-choice': { aerial: [] },
  assignment: { finished: [] },
  'open-assignment': { rolls: 0, finished: [] },
  bounce: { used: [], struck: [] },
  invasion: { assaulted: [], paras: 0 },
};

/** The phase and, under it, what it interrupts. */
export const parsePhases = (
  table: Pick<Table, 'extra'>,
  statements: readonly Statement[],
): Result<Phase, Fault> => {
  const naming = namingOf(table);
  const parseLayer = parseLayerBy({ empty: EMPTY, example: 'phase cap side=soviet', naming: () => naming });
  return parsePhasesBy(statements, parseLayer, PHASE);
};
