import { type Fault, fault, faultAt, ok, type Result, type Statement } from '@narrow-seas/core';
import { type Fields, parseFields } from './notation-field.ts';
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
  if (statements.length === 0) return fault('ERR_POSITION', '', 'The position has no phase line.');
  let built: Fields | undefined;
  for (const statement of statements.toReversed()) {
    const layer = parseLayer(table, statement);
    if (!layer.ok) return layer;
    built = built === undefined ? layer.value : { ...layer.value, resume: built };
  }
  const parsed = PHASE.safeParse(built);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return faultAt(
    (statements[0] as Statement)[0],
    `The phase is not complete: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
  );
};

const parseLayer = (
  table: Pick<Table, 'extra'>,
  [first, name, ...words]: Statement,
): Result<Fields, Fault> => {
  if (name === undefined) return faultAt(first, 'Name the phase here, for example "phase cap side=soviet".');
  const fields = parseFields(table, words);
  return fields.ok ? ok({ ...EMPTY[name.text], ...fields.value, name: name.text }) : fields;
};
