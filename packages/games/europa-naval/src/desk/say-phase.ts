import { sideName, theSide } from '../face/words.ts';
import type { Common } from '../model/state.ts';
import { actorOf } from '../turn/turn.ts';
import type { View } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';
import { PHASE_WORDS as SAY } from './phase-words.ts';

const sideIn = ({ phase, phasing }: Common): Side | undefined => {
  if (phase.name === 'over' || phase.name === 'sea-roll') return undefined;
  const actor = actorOf(phase);
  return actor === 'chance' ? phasing : (actor[0] ?? phasing);
};

const moreOf = ({ phase, step, part }: Common): string => {
  switch (phase.name) {
    case 'naval-step':
      return `${part === 'exploitation' ? SAY.exploitation : ''}${SAY.step(step)}`;
    case 'air-segment':
      return SAY.parts[phase.part];
    case 'ground-movement':
      return phase.exploitation ? SAY.exploitation : '';
    default:
      return '';
  }
};

/** "Axis: naval movement, step 2". */
export const titleOf = ({ common }: View): string => {
  const side = sideIn(common);
  return SAY.title(
    side === undefined ? undefined : sideName(common, side),
    common.phase.name,
    moreOf(common),
  );
};

/** For those who are not asked. */
export const adviceToWait = ({ common }: View): string => {
  if (common.phase.name === 'over') return SAY.over;
  const actor = actorOf(common.phase);
  const [side] = actor === 'chance' ? [] : actor;
  return side === undefined ? SAY.dice : SAY.wait(theSide(common, side));
};
