import type { Survey } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { optionsFor } from '../options.ts';
import { NOT_NOW } from '../refusals.ts';
import type { View } from '../view.ts';
import { PHASE_WORDS as SAY } from './phase-words.ts';
import { sayShips } from './seat.ts';

type Ending = NonNullable<Survey<Action>['end']>;

const labelOf = ({ common: { phase } }: View): string => {
  if (phase.name === 'air-segment') return phase.part === 'cover' ? SAY.endCover : SAY.endAttack;
  if (phase.name === 'reaction' && phase.moving !== undefined) return SAY.endReaction;
  return SAY.ends[phase.name] ?? SAY.endOther;
};

/** What ending now means for what was left undone. */
const lossesOf = ({ common, own }: View): readonly string[] => {
  const { phase } = common;
  switch (phase.name) {
    case 'naval-step':
      return (own?.groups ?? [])
        .filter(({ moved, place }) => !moved && place.at === 'sea')
        .map(({ ships }) => SAY.loss.unmoved(sayShips(common, ships)));
    case 'initial':
      return own !== undefined && own.pools.sp + own.pools.srp > 0 ? [SAY.loss.income] : [];
    case 'front-payment':
      return phase.paid.length === 0 ? [SAY.loss.unpaid] : [];
    default:
      return [];
  }
};

/** How the phase is ended, and why it cannot be ended yet; undefined where it ends by itself. */
export const endingOf = (view: View): Ending | undefined => {
  const action: Action = { type: 'done' };
  const refusal = optionsFor(view).refuse(action);
  if (refusal !== undefined && refusal.code === NOT_NOW.code) return undefined;
  return {
    action,
    label: labelOf(view),
    losses: lossesOf(view),
    ...(refusal === undefined ? {} : { refusal }),
  };
};
