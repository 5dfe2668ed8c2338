import { fold } from '../chain.ts';
import type { Event } from '../event.ts';
import { searchStage } from '../shore/search.ts';
import type { State } from '../state.ts';
import { combatStage } from './combat-stage.ts';
import { contactStage } from './contact-stage.ts';
import { huntStage } from './hunt.ts';
import { minesStage } from './mines.ts';
import type { NavalStep, Passage, Reaction, Stage } from './phase.ts';
import { STAGES } from './phase.ts';
import { reactionStage } from './reaction-stage.ts';
import { shippingStage } from './shipping.ts';
import { sighted } from './sighting.ts';
import { whereabouts } from './whereabouts.ts';

/** What may happen at a point of the passage; `next` is the passage from the point after it on. */
export type StageRule = (state: State, next: Passage) => readonly Event[];

const RULES: { readonly [stage in Stage]: StageRule } = {
  mines: minesStage,
  contact: contactStage,
  search: searchStage,
  submarine: huntStage,
  shipping: shippingStage,
  reaction: reactionStage,
  combat: combatStage,
  end: () => [],
};

/** [F.12] A group that only begins its step meets mines, contact and searchers, no more. */
const AT_START: readonly Stage[] = ['mines', 'contact', 'search'];

/** [F.7.4] So does one that reacts, and submarines; its fight is part of the passage that it reacts to. */
const IN_REACTION: readonly Stage[] = [...AT_START, 'submarine'];

const IN_STEP: { readonly [name in Passage['resume']['name']]: readonly Stage[] } = {
  'naval-step': STAGES,
  reaction: IN_REACTION,
  // [F.8.6] Out of a lost battle: what lies in the water, and who watches it.
  withdrawal: ['mines', 'contact'],
};

const isDue = ({ start, resume }: Passage, stage: Stage): boolean =>
  (start ? AT_START : IN_STEP[resume.name]).includes(stage);

const after = (stage: Stage): Stage => STAGES[STAGES.indexOf(stage) + 1] ?? 'end';

export const isWaiting = (events: readonly Event[]): boolean => events.at(-1)?.type === 'began';

const withoutMover = (resume: NavalStep | Reaction): NavalStep | Reaction => {
  if (resume.name === 'reaction') {
    const { moving: _moving, home: _home, ...reaction } = resume;
    return reaction;
  }
  const { moving: _moving, ...step } = resume;
  return step;
};

/** Back to whoever was moving; a group that is gone moves no more. */
const resumed = (state: State, { group, resume }: Passage): Event => {
  const { axis, allied } = state.fleets;
  const here = [...axis.groups, ...allied.groups].some(({ id }) => id === group);
  const phase = here || resume.name === 'withdrawal' ? resume : withoutMover(resume);
  return { type: 'began', phase };
};

/** The step is over: to be seen now would tell of enemies nearby and be forgotten at once [F.7.2]. */
const isOver = ({ resume }: Passage): boolean => resume.name === 'naval-step' && resume.ending === true;

/** The passage at another stage, written out: this happens for each stage of each point spent. */
const at = ({ group, entered, start, night, resume }: Passage, stage: Stage): Passage => ({
  group,
  stage,
  entered,
  start,
  night,
  resume,
});

/** [F.12] What is due from here on, up to the first thing that the dice or somebody must settle. */
export const dueFrom = (start: State, passage: Passage): readonly Event[] => {
  const events: Event[] = isOver(passage) ? [] : [...sighted(start, passage.group, passage.night)];
  let state = events.length === 0 ? start : fold(start, events);
  for (let stage = passage.stage; stage !== 'end'; stage = after(stage)) {
    if (whereabouts(state, passage.group) === undefined) break;
    if (!isDue(passage, stage)) continue;
    const found = RULES[stage](state, at(passage, after(stage)));
    if (found.length === 0) continue;
    events.push(...found);
    if (isWaiting(found)) break;
    state = fold(state, found);
  }
  return events;
};

/** The same, and when nothing is left to settle, back to whoever was moving. */
export const pass = (state: State, passage: Passage): readonly Event[] => {
  const events = dueFrom(state, passage);
  return isWaiting(events) ? events : [...events, resumed(fold(state, events), passage)];
};
