import { choiceOf, seededRandom } from '@narrow-seas/core';
import { evaluateBy } from '../mind/evaluate.ts';
import { seaAnswers } from '../mind/sea-answers.ts';
import { FLEET } from '../mind/staff/staff.ts';
import type { Action } from '../model/action.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { decide } from '../turn/decide.ts';
import { bestAttackOf } from './attacks-proposed.ts';
import { stateSeen } from './foresee.ts';
import { groupsToAct } from './groups-to-act.ts';
import { isNoticedOn } from './noticed.ts';
import type { DeskChoice } from './say.ts';
import { activationIn } from './sea-offers.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY, warning: WARN } = DESK_WORDS;

/** The same position gives the same proposal. */
const SEED = 1;

const DONE: Action = { type: 'done' };

const valueOf = evaluateBy(FLEET);

/** A move of one group, and how things stand after it. */
interface Passage {
  readonly actions: readonly Action[];
  readonly way: readonly number[];
  readonly isNoticed: boolean;
  readonly state: State;
}

const after = (state: State, { side }: Segment, action: Action): State | undefined => {
  const decided = decide(state, side, action);
  return decided.ok ? decided.value.state : undefined;
};

/** Sails along and ends there; nothing where dice or a sighting would cut the way. */
const passageBy = (
  state: State,
  segment: Segment,
  sail: Extract<Action, { type: 'sail' }>,
): State | undefined => {
  const sailed = after(state, segment, sail);
  const arrived = sailed === undefined ? undefined : activationIn(sailed.table)?.hex === sail.path.at(-1);
  return sailed !== undefined && arrived === true ? after(sailed, segment, DONE) : undefined;
};

/** Where the staff would send this group; nothing where it is best left. */
const passageOf = (state: State, segment: Segment, units: readonly UnitId[]): Passage | undefined => {
  const first: Action = { type: 'activate', units, fast: false };
  const begun = after(state, segment, first);
  const activation = begun === undefined ? undefined : activationIn(begun.table);
  if (begun === undefined || activation === undefined) return undefined;
  let best: Passage | undefined;
  let most = valueOf(after(begun, segment, DONE) ?? begun, segment.side);
  for (const sail of seaAnswers(viewFor(begun, segment.side), activation, seededRandom(SEED), FLEET)) {
    const then = sail.type === 'sail' ? passageBy(begun, segment, sail) : undefined;
    if (sail.type !== 'sail' || then === undefined) continue;
    const value = valueOf(then, segment.side);
    if (value <= most) continue;
    most = value;
    const isNoticed = isNoticedOn(begun.table, activation, sail.path);
    best = { actions: [first, sail, DONE], way: [activation.hex, ...sail.path], isNoticed, state: then };
  }
  return best;
};

/** One group after another, each as the others then stand. */
const passagesOf = (view: View, groups: readonly (readonly UnitId[])[]): readonly Passage[] => {
  let state = stateSeen(view);
  return groups.flatMap(units => {
    const { phase } = state.table;
    const passage = phase.name === 'segment' ? passageOf(state, phase, units) : undefined;
    if (passage === undefined) return [];
    ({ state } = passage);
    return [passage];
  });
};

/** [5] One order for forces or submarines of several hexes: the ways that the staff proposes. Who can attack is left out. */
export const stationsProposed = (
  view: View,
  segment: Segment,
  picked: readonly UnitId[],
): readonly DeskChoice[] => {
  const groups = groupsToAct(view, segment).filter(group => group.every(unit => picked.includes(unit)));
  if (groups.length < 2) return [];
  const free = groups.filter(units => bestAttackOf(view, segment, units) === undefined);
  const passages = passagesOf(view, free);
  if (passages.length === 0) return [];
  const noticed = passages.filter(({ isNoticed }) => isNoticed).length;
  return [
    choiceOf<Action>({
      key: 'stations-proposed',
      kind: 'command',
      label: SAY.stations(segment.arm, passages.length),
      actions: passages.flatMap(({ actions }) => actions),
      ways: passages.map(({ way }) => way),
      warning: noticed === 0 ? undefined : WARN.seenSome(noticed),
    }),
  ];
};
