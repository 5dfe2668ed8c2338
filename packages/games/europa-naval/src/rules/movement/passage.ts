import { andThen, isWaiting, type Progress, progressFrom, unlessWaiting } from '../../turn/chain.ts';
import { type Event, NOTHING } from '../../model/event.ts';
import { searchStage } from '../air/search.ts';
import type { State } from '../../model/state.ts';
import { combatStage } from '../naval-combat/combat-stage.ts';
import { contactStage } from '../danger-zones/contact-stage.ts';
import { huntStage } from '../reaction/hunt.ts';
import { minesStage } from '../mines/mines.ts';
import type { NavalStep, Passage, Reaction, Stage } from '../../model/sea/phase.ts';
import { STAGES } from '../../model/sea/phase.ts';
import { reactionStage } from '../reaction/reaction-stage.ts';
import { shippingStage } from '../danger-zones/shipping.ts';
import { sighted } from '../reaction/sighting.ts';
import { type Whereabouts, whereabouts } from '../groups/whereabouts.ts';

/** What may happen at a point of the passage; `next` is the passage from the point after it on. */
export type StageRule = (state: State, next: Passage, found: Whereabouts) => readonly Event[];

/** In the order of STAGES; nothing happens at the end. */
const RULES: readonly StageRule[] = [
  minesStage,
  contactStage,
  searchStage,
  huntStage,
  shippingStage,
  reactionStage,
  combatStage,
];

/** How many of them a group meets. [F.12] One that only begins its step: mines, contact and searchers, no more. */
const AT_START = 3;

/** [F.7.4] One that reacts: submarines too; its fight is part of the passage that it reacts to. */
const IN_REACTION = 4;

/** [F.8.6] Out of a lost battle: what lies in the water, and who watches it. */
const IN_WITHDRAWAL = 2;

const countOf = ({ start, resume }: Passage): number => {
  if (start) return AT_START;
  if (resume.name === 'withdrawal') return IN_WITHDRAWAL;
  return resume.name === 'reaction' ? IN_REACTION : RULES.length;
};

const withoutMover = (resume: NavalStep | Reaction): NavalStep | Reaction => {
  if (resume.name === 'reaction') {
    const { moving: _moving, home: _home, ...reaction } = resume;
    return reaction;
  }
  const { moving: _moving, ...step } = resume;
  return step;
};

/** Back to the group that was moving; a group that is gone moves no more. */
const resumed = (state: State, { group, resume }: Passage): Event => {
  const { axis, allied } = state.fleets;
  const here = [...axis.groups, ...allied.groups].some(({ id }) => id === group);
  const phase = here || resume.name === 'withdrawal' ? resume : withoutMover(resume);
  return { type: 'began', phase };
};

/** The step is over: to be seen now would tell of enemies nearby and be forgotten at once [F.7.2]. */
const isOver = ({ resume }: Passage): boolean => resume.name === 'naval-step' && resume.ending === true;

/** The passage at another stage. */
const at = ({ group, entered, start, night, resume }: Passage, stage: Stage): Passage => ({
  group,
  stage,
  entered,
  start,
  night,
  resume,
});

/** [F.12] What is due from here on, up to the first thing that the dice or somebody must settle. */
export const dueFrom = (start: State, passage: Passage): Progress => {
  let found = whereabouts(start, passage.group);
  const seen = found === undefined || isOver(passage) ? NOTHING : sighted(start, found, passage.night);
  let progress = progressFrom(start, seen);
  if (seen.length > 0) found = whereabouts(progress.state, passage.group);
  const count = countOf(passage);
  for (let stage = STAGES.indexOf(passage.stage); stage < count; stage += 1) {
    if (found === undefined) break;
    const rule = RULES[stage] as StageRule;
    // Mostly nothing: the passage from the next point on is made only when something comes of it.
    if (rule(progress.state, passage, found).length === 0) continue;
    progress = andThen(progress, rule(progress.state, at(passage, STAGES[stage + 1] as Stage), found));
    if (isWaiting(progress)) break;
    found = whereabouts(progress.state, passage.group);
  }
  return progress;
};

/** The same, and when nothing is left to settle, back to the group that was moving. */
export const pass = (state: State, passage: Passage): Progress =>
  unlessWaiting(dueFrom(state, passage), after => [resumed(after, passage)]);
